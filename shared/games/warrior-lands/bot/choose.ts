import type { Dice } from '../../../engine/dice.ts';
import type { Move } from '../model.ts';
import { areAllied, type Field, profileOf } from '../rules/field.ts';
import type { Prompt } from '../rules/frames.ts';
import type { Battle } from '../rules/state.ts';
import { hitsDestroyed } from '../rules/victory.ts';
import { promise } from '../view/promise.ts';
import { threatOf } from './blows.ts';
import { answerSpell } from './spells.ts';
import { worthOf } from './worth.ts';

/** Which unit to activate: what strikes hardest from where it stands, and leaders before those they lead. */
export function chooseUnit(
  b: Battle,
  field: Field,
  seat: number,
  choices: readonly Move[],
  dice: Dice,
): Move {
  // Not every round: people get tired of saying no.
  if (b.round % 3 === 0 && wantsDraw(b, field, seat)) {
    const offer = choices.find((move) => move.do === 'draw');
    if (offer) return offer;
  }
  let best = choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of choices) {
    if (move.do !== 'act' || move.give) continue;
    const worth = unitWorth(b, field, move.unit, move.remount === true) + dice.pick(100) * 0.0005;
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

function unitWorth(b: Battle, field: Field, index: number, remount: boolean): number {
  const unit = b.units[index];
  const hope = promise(b, index);
  if (remount) return hope >= 3 ? -1 : 0.6;
  if (unit.trapped) return 0.1;
  const profile = profileOf(field, unit);
  const leads = profile.traits.has('leader') || profile.traits.has('music') ? 0.5 : 0;
  const draws = 1 + 0.15 * (profile.draws + (unit.inspired ? 1 : 0) + unit.extra);
  return hope * 0.3 + threatOf(b, field, index) * draws * 0.6 + leads;
}

/** Answers to questions in the middle of a resolution. */
export function answerPrompt(
  b: Battle,
  field: Field,
  prompt: Prompt,
  choices: readonly Move[],
  dice: Dice,
): Move {
  switch (prompt.kind) {
    case 'martyr':
      return martyrFor(b, field, prompt, choices);
    case 'fate': {
      const frame = b.frames[b.frames.length - 1];
      const trifle = frame?.f === 'effect' && frame.kind !== 'ESC' && b.units[prompt.unit].fateLeft < 2;
      return choices.find((move) => move.do === 'fate' && move.reroll === !trifle) ?? choices[0];
    }
    // It never hurts (A62).
    case 'guard':
      return choices[0];
    case 'lure':
      return mostBeset(b, field, prompt, choices);
    case 'place':
    case 'form':
    case 'pick':
      return answerSpell(b, field, prompt, choices);
    case 'push':
      return choices[dice.pick(choices.length)];
    case 'defend': {
      const receive = prompt.defences.find(({ kind }) => kind === 'RCV');
      const best = prompt.defences[0];
      const wanted = receive && receive.figure >= best.figure - 1 ? receive : best;
      return (
        choices.find(
          (move) => move.do === 'defend' && move.row === wanted.row && move.kind === wanted.kind,
        ) ?? choices[0]
      );
    }
  }
}

/** The one who steps in should be worth clearly less than the one who is saved, or stand more. */
function martyrFor(b: Battle, field: Field, prompt: Prompt, choices: readonly Move[]): Move {
  const risk = (index: number): number => {
    const profile = profileOf(field, b.units[index]);
    const left = profile.hits - b.units[index].damage;
    const armour = profile.layers.reduce((through, layer) => through * (1 - layer.figure / 6), 1);
    return (worthOf(b, field, index) * armour) / left;
  };
  const saved = risk(prompt.unit);
  let best = choices[choices.length - 1];
  let least = saved - 0.25;
  for (const move of choices) {
    if (move.do !== 'martyr' || move.unit < 0 || risk(move.unit) >= least) continue;
    least = risk(move.unit);
    best = move;
  }
  return best;
}

/** The hex next to most of one's own: there the lured foe is struck. */
function mostBeset(b: Battle, field: Field, prompt: Prompt, choices: readonly Move[]): Move {
  const friends = (cell: number): number => {
    let n = 0;
    for (const next of field.board.within(cell, 1))
      if (b.at[next] >= 0 && areAllied(field, b.units[b.at[next]].seat, prompt.seat)) n += 1;
    return n;
  };
  return choices.reduce((best, move) =>
    move.do === 'lure' && best.do === 'lure' && friends(move.to) > friends(best.to) ? move : best,
  );
}

/** Rounds without damage after which any bot has had enough. */
const ENOUGH = 25;

/** A stalemate that has been won on points, one that cannot be turned, or one that goes on for ever. */
export function wantsDraw(b: Battle, field: Field, seat: number): boolean {
  const others = b.base.setup.sides.flatMap((_, other) => (other === seat ? [] : [hitsDestroyed(b, other)]));
  if (hitsDestroyed(b, seat) > Math.max(0, ...others)) return true;
  return b.round - b.lastHarm >= ENOUGH || !canHarm(b, field, seat);
}

/** Has the seat a unit left that could hurt a foe at all? Spirits need magic (A83). */
function canHarm(b: Battle, field: Field, seat: number): boolean {
  const living = b.units.filter((unit) => !unit.dead);
  const ours = living.filter((unit) => areAllied(field, unit.seat, seat));
  const magic = ours.some((unit) => {
    const { magical, spells } = profileOf(field, unit);
    return magical || spells.length > 0;
  });
  return magic || living.some((unit) => !ours.includes(unit) && !profileOf(field, unit).immune);
}
