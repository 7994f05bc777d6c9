import { Bout } from './bout.ts';
import { check } from './checks.ts';
import { found } from './clauses.ts';
import { answerOf, moveOf, newName } from './commands.ts';
import { Mismatch } from './dice.ts';
import type { Case, Step } from './grammar.ts';

export type Verdict =
  | { readonly is: 'passed' }
  /** `why`: expected and found, a line each. */
  | { readonly is: 'failed'; readonly line: number; readonly why: readonly string[] };

/** Plays a case on the real engine. A file that is not in the grammar throws BadFile. */
export function judgeCase(one: Case): Verdict {
  let line = one.line;
  try {
    const bout = new Bout(one);
    for (const step of one.steps) {
      line = step.line;
      const why = take(bout, step);
      if (why.length > 0) return { is: 'failed', line, why };
    }
    const { left } = bout.dice;
    if (left.length > 0)
      return {
        is: 'failed',
        line,
        why: [`expected every die to be used; found ${left.join(' ')} left over`],
      };
    return { is: 'passed' };
  } catch (error) {
    if (error instanceof Mismatch) return { is: 'failed', line, why: [error.message] };
    throw error;
  }
}

function take(bout: Bout, step: Step): readonly string[] {
  switch (step.is) {
    case 'do':
      return accept(bout, step);
    case 'refuse':
      return refuse(bout, step);
    case 'hold':
      return step.clauses
        .map((clause) => ({ clause, real: found(bout, clause, step.line) }))
        .filter(({ clause, real }) => real !== clause.replace(/\s+/g, ' '))
        .map(({ clause, real }) => `expected ${clause}; found ${real}`);
    case 'check': {
      const { expected, found: real } = check(bout, step.what, step.text, step.line);
      return expected === real ? [] : [`${step.what} ${step.text}: expected ${expected}; found ${real}`];
    }
  }
}

function accept(bout: Bout, step: Extract<Step, { is: 'do' }>): readonly string[] {
  const move = moveOf(bout, step.text, step.line);
  const before = bout.b.units.length;
  if (!move) {
    const bar = step.text === 'round' ? bout.roundBar() : '';
    if (bar) return [`expected "${step.text}" to be accepted; found it refused: ${bar}`];
    if (step.text === 'initiative') bout.initiative();
    else bout.nextRound();
  } else {
    const why = bout.why(move);
    if (why) return [`expected "${step.text}" to be accepted; found it refused: ${why}`];
    bout.make(move);
  }
  const name = move && newName(step.text);
  const answers = [...step.answers];
  for (let prompt = bout.takePrompt(); prompt; prompt = bout.takePrompt()) {
    const fits = answers[0]?.text.startsWith(`${prompt.kind} `);
    const answer = fits ? answers.shift() : undefined;
    bout.answer(prompt, answerOf(bout, prompt, answer?.text ?? null, answer?.line ?? step.line));
  }
  if (name) bout.christen(before, name);
  return answers.map(({ text }) => `expected to be asked for "${text}"; found nothing asked`);
}

function refuse(bout: Bout, step: Extract<Step, { is: 'refuse' }>): readonly string[] {
  const move = moveOf(bout, step.text, step.line);
  const before = JSON.stringify(bout.b);
  const why = move ? bout.why(move) : step.text === 'round' ? bout.roundBar() : '';
  if (!why) return [`expected "${step.text}" to be refused; found it accepted`];
  return JSON.stringify(bout.b) === before ? [] : [`expected "${step.text}" to change nothing; found it did`];
}
