import { isDeepStrictEqual } from 'node:util';
import type { Dice } from '../../shared/engine/dice.ts';
import type { GameEvent } from '../../shared/engine/event.ts';
import { say, type Words } from '../../shared/engine/words.ts';
import { warriorLands as game } from '../../shared/games/warrior-lands/game.ts';
import { ruleEntry } from '../../shared/games/warrior-lands/rulebook/book.ts';
import type { Battle } from '../../shared/games/warrior-lands/rules/state.ts';

/** What the players read and see of a battle. Each check returns the breaks that it found, in words. */

/** Every event has its sentence, its rule, and dice that add up. */
export function told(events: readonly GameEvent[]): string[] {
  const breaks: string[] = [];
  for (const { words, rule, dice, kind } of events) {
    breaks.push(...sentence(words), ...entry(rule));
    for (const { value, need, ok } of dice ?? [])
      if (value < 1 || value > 6 || (need !== undefined && ok !== undefined && ok !== value <= need))
        breaks.push(`a die reads ${value} of ${need}, ${ok}, in a ${kind}`);
  }
  return breaks;
}

/** Every seat's question, the outcome and the table: words, rules, ids and places. */
export function presented(b: Battle): string[] {
  const breaks: string[] = [];
  const seats = b.base.setup.sides.length;
  const decisions = game.decisions(b);
  const outcome = game.outcome(b);
  if (b.over) {
    if (!outcome) breaks.push('it is over and has no outcome');
    else breaks.push(...sentence(outcome.words), ...entry(outcome.rule));
    for (const line of outcome?.summary ?? []) breaks.push(...sentence(line.words));
  } else if (outcome) breaks.push('an outcome before the end');
  for (let seat = 0; seat < seats; seat++) {
    const asked = decisions.find((decision) => decision.seat === seat);
    const view = game.present(b, seat);
    if ((view === null) !== (asked === undefined))
      breaks.push(`seat ${seat} is asked one thing and shown another`);
    if (!view) continue;
    breaks.push(...sentence(view.title), ...entry(view.rule));
    if (view.choices.length === 0) breaks.push(`"${view.kind}" is presented without a choice`);
    for (const { label, rule, parts, odds, move } of view.choices) {
      breaks.push(...sentence(label), ...entry(rule));
      for (const part of parts ?? []) breaks.push(...sentence(part.words));
      if (odds !== undefined && !(odds >= 0 && odds <= 1))
        breaks.push(`odds of ${odds}: ${JSON.stringify(move)}`);
      const refusal = game.check(b, seat, move);
      if (refusal) breaks.push(`a presented choice is refused as ${refusal.code}: ${JSON.stringify(move)}`);
    }
  }
  const { pieces } = game.table(b);
  const scene = game.scene(b);
  if (new Set(pieces.map(({ id }) => id)).size !== pieces.length) breaks.push('two pieces have one id');
  const standing = b.units.filter(({ dead }) => !dead);
  if (new Set(standing.map(({ cell }) => cell)).size !== standing.length) breaks.push('two stand on one hex');
  for (const { id, kind, zone } of pieces) {
    if (kind !== '' && !scene.kinds[kind]) breaks.push(`${id} is of an unknown kind "${kind}"`);
    if (!scene.zones[zone]) breaks.push(`${id} lies in an unknown zone "${zone}"`);
  }
  return breaks;
}

/** Every warrior's sheet, for every seat and for who looks on; and nothing of the decks shows. */
export function seen(b: Battle, dice: Dice): string[] {
  const breaks: string[] = [];
  const other = game.determinize(b, 0, dice);
  if (!isDeepStrictEqual(game.table(other), game.table(b))) breaks.push('the table shows what is hidden');
  for (let seat = -1; seat < b.base.setup.sides.length; seat++) {
    if (seat >= 0 && !isDeepStrictEqual(game.present(other, seat), game.present(b, seat)))
      breaks.push(`the question to seat ${seat} shows what is hidden`);
    for (const { id } of b.units) {
      const sheet = game.inspect(b, seat, id);
      if (!sheet) {
        breaks.push(`there is no sheet of ${id}`);
        continue;
      }
      breaks.push(...sentence(sheet.subtitle));
      for (const line of [...sheet.traits, ...sheet.cards, ...sheet.conditions])
        breaks.push(...sentence(line.words), ...entry(line.rule));
    }
  }
  return breaks;
}

const sound = new Set<string>();

/** Words whose key or place is left as it was. Words of the same keys and places are looked at once. */
function sentence(words: Words): string[] {
  if (words.key === '') return [];
  const shape = shapeOf(words);
  if (sound.has(shape)) return [];
  const missing = missingKey(words);
  if (missing) return [`no sentence for "${missing}"`];
  const text = say(words, game.text);
  if (/\{\w+\}/.test(text)) return [`a place is left in "${text}" (${words.key})`];
  sound.add(shape);
  return [];
}

function shapeOf(words: Words): string {
  let shape = words.key;
  for (const name in words.with) {
    const value = words.with[name];
    shape += typeof value === 'object' ? ` ${name}=${shapeOf(value)}` : value === undefined ? '' : ` ${name}`;
  }
  return shape;
}

function missingKey(words: Words): string | undefined {
  if (words.key !== '' && game.text[words.key] === undefined) return words.key;
  for (const value of Object.values(words.with ?? {})) {
    const missing = typeof value === 'object' ? missingKey(value) : undefined;
    if (missing !== undefined) return missing;
  }
  return undefined;
}

const known = new Map<string, boolean>();

function entry(rule: string | undefined): string[] {
  if (!rule) return [];
  let found = known.get(rule);
  if (found === undefined) {
    found = ruleEntry(rule) !== null;
    known.set(rule, found);
  }
  return found ? [] : [`no entry in the rulebook for "${rule}"`];
}
