import type { ChoiceView, DecisionView } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import type { Move } from '../model.ts';
import { ruleOf } from '../rules/blow.ts';
import { decisionsOf } from '../rules/choices.ts';
import { unplaced } from '../rules/deploy.ts';
import { openOf } from '../rules/play.ts';
import type { Battle } from '../rules/state.ts';
import { actionView } from './action.ts';
import { blockedLines } from './blocked.ts';
import { upTo } from './figures.ts';
import { makesOf, spellAnswer } from './magic.ts';
import { placeName } from './places.ts';
import { promise } from './promise.ts';

/** What the seat must decide now, in words, places and odds; null: nothing. */
export function presentTo(b: Battle, seat: number): DecisionView<Move> | null {
  const decision = decisionsOf(b).find((one) => one.seat === seat);
  if (!decision) return null;
  switch (decision.kind) {
    case 'unit':
      return unitDecision(b, seat, decision.choices);
    case 'action':
      return actionDecision(b, seat, decision.choices);
    case 'deploy':
      return deployDecision(b, seat, decision.choices);
    case 'draw':
      return {
        seat,
        kind: 'draw',
        title: words('title.draw'),
        rule: 'A34',
        choices: decision.choices.map((move) => ({ move, label: drawLabel(b, move), group: 'answer' })),
      };
    default:
      return promptDecision(b, seat, decision.choices);
  }
}

/** A hex for the warrior that is asked about, another one first, or all as they stand (A11). */
function deployDecision(b: Battle, seat: number, moves: readonly Move[]): DecisionView<Move> {
  const [first] = unplaced(b, seat);
  const unit = first === undefined ? undefined : b.units[first];
  return {
    seat,
    kind: 'deploy',
    title: unit ? words('title.deploy', { who: unit.name }) : words('title.deploy.done'),
    rule: 'A11',
    ...(unit && { piece: unit.id }),
    choices: moves.flatMap((move) => (move.do === 'deploy' ? [deployChoice(b, move)] : [])),
  };
}

function deployChoice(b: Battle, move: Extract<Move, { do: 'deploy' }>): ChoiceView<Move> {
  if (move.unit < 0) return { move, label: words('choice.deploy.done'), group: 'end', rule: 'A11' };
  const { id: piece, name: who } = b.units[move.unit];
  if (move.to === undefined)
    return { move, label: words('choice.deploy.first', { who }), group: 'unit', piece, rule: 'A11' };
  return {
    move,
    label: words('choice.deploy.at', { who, place: placeName(b, move.to) }),
    group: 'move',
    piece,
    cell: move.to,
    rule: 'A11',
  };
}

/** Units that can reach a foe first, those without hope last (section 5.4). */
function unitDecision(b: Battle, seat: number, moves: readonly Move[]): DecisionView<Move> {
  const hope = new Map<number, number>();
  for (const move of moves) if (move.do === 'act') hope.set(move.unit, promise(b, move.unit));
  const rank = (move: Move): number => (move.do === 'act' ? (hope.get(move.unit) ?? 0) : -1);
  const sorted = [...moves].sort((a, c) => rank(c) - rank(a));
  return {
    seat,
    kind: 'unit',
    title: words('title.unit'),
    rule: 'A18',
    choices: sorted.map((move) => unitChoice(b, move)),
  };
}

function unitChoice(b: Battle, move: Move): ChoiceView<Move> {
  if (move.do !== 'act') {
    const label = move.do === 'pass' ? words('choice.pass') : drawLabel(b, move);
    return { move, label, group: 'answer', rule: move.do === 'pass' ? 'A19' : 'A34' };
  }
  const unit = b.units[move.unit];
  const [gift] = move.give ?? [];
  if (gift)
    return {
      move,
      label: words('choice.act.give', {
        who: unit.name,
        item: words(`item.${gift.item}`),
        whom: b.units[gift.to].name,
      }),
      group: 'item',
      piece: unit.id,
      rule: 'A191',
    };
  const label = words(move.remount ? 'choice.remount' : 'choice.act', { who: unit.name });
  return { move, label, group: 'unit', piece: unit.id, rule: move.remount ? 'A124' : 'A1' };
}

function drawLabel(b: Battle, move: Move): Words {
  if (b.offer < 0) return words('choice.draw.offer');
  return words(move.do === 'draw' && move.accept ? 'choice.draw.accept' : 'choice.draw.decline');
}

/** Attacks with the best odds first; then support, moves with the cheapest card first, and the end. */
function actionDecision(b: Battle, seat: number, moves: readonly Move[]): DecisionView<Move> {
  const open = openOf(b);
  if (!open) throw new Error('an action without an activation');
  const unit = b.units[open.unit];
  const views = moves.map((move) => actionView(b, open, move));
  const attacks = views.filter(({ group }) => group === 'attack');
  attacks.sort((a, c) => (c.odds ?? 0) - (a.odds ?? 0));
  const choices = [...attacks, ...views.filter(({ group }) => group !== 'attack')];
  return {
    seat,
    kind: 'action',
    title: words(`title.act.${whatCanBeDone(choices)}`, { who: unit.name }),
    rule: 'A22',
    piece: unit.id,
    choices,
    ...makesOf(moves),
    ...blockedLines(b, open, choices),
    ...(choices.length === 1 && { automatic: 0 }),
  };
}

function whatCanBeDone(choices: readonly ChoiceView<Move>[]): string {
  const has = (group: string): boolean => choices.some((choice) => choice.group === group);
  const help = has('support') || has('spell') || has('item');
  const parts = [has('move') && 'move', has('attack') && 'attack', help && 'help'].filter(Boolean);
  return parts.length === 0 ? 'end' : parts.length === 3 ? 'all' : parts.join('-');
}

const PROMPT_RULE: Readonly<Record<string, string>> = {
  martyr: 'A98',
  fate: 'A185',
  guard: 'A62',
  defend: 'A66',
  push: 'A120',
  lure: 'A125',
  place: 'A142',
  form: 'A153',
  pick: 'A154',
};

function promptDecision(b: Battle, seat: number, moves: readonly Move[]): DecisionView<Move> {
  const { prompt } = b;
  if (!prompt) throw new Error('a question that nobody asked');
  const unit = b.units[prompt.unit];
  return {
    seat,
    kind: prompt.kind,
    title: words(`title.${prompt.kind}`, { who: unit.name }),
    rule: PROMPT_RULE[prompt.kind],
    piece: unit.id,
    choices: moves.map((move) => answerView(b, move)),
  };
}

function answerView(b: Battle, move: Move): ChoiceView<Move> {
  const { prompt } = b;
  const unit = b.units[prompt?.unit ?? 0];
  switch (move.do) {
    case 'martyr':
      if (move.unit < 0) return { move, label: words('choice.martyr.no'), group: 'answer' };
      return {
        move,
        label: words('choice.martyr.yes', { who: b.units[move.unit].name }),
        group: 'answer',
        piece: b.units[move.unit].id,
        rule: 'A98',
      };
    case 'fate':
      return {
        move,
        label: words(move.reroll ? 'choice.fate.yes' : 'choice.fate.no', { left: unit.fateLeft }),
        group: 'answer',
        rule: 'A185',
      };
    case 'guard':
      return {
        move,
        label: words(move.draw ? 'choice.guard.yes' : 'choice.guard.no'),
        group: 'answer',
        rule: 'A62',
      };
    case 'defend': {
      const defence = prompt?.defences.find((d) => d.row === move.row && d.kind === move.kind);
      const figure = defence?.figure ?? 0;
      return {
        move,
        label: words('choice.defend', {
          kind: words(`kind.${move.kind}`),
          upto: upTo(figure),
          row: words(`row.${move.row}`),
        }),
        group: 'answer',
        odds: figure / 6,
        rule: ruleOf(move.row),
      };
    }
    case 'push':
    case 'lure':
      return {
        move,
        label: words(`choice.${move.do}`, { place: placeName(b, move.to) }),
        group: 'answer',
        cell: move.to,
        rule: PROMPT_RULE[move.do],
      };
    case 'place':
    case 'form':
    case 'pick':
      return spellAnswer(b, move);
    default:
      throw new Error(`${move.do} is no answer`);
  }
}
