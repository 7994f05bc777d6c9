import { type Words, words } from '../../../engine/words.ts';
import type { Lying } from '../../../table/byhand/lying.ts';
import type { FreePiece, LaidPiece } from '../../../table/byhand/piece.ts';
import type { Kind } from '../../../table/model.ts';
import { ITEM_BY_ID, ITEMS } from '../data/items.ts';
import { SPELL_BY_ID, SPELLS } from '../data/spells.ts';
import type { Duration, Gain } from '../magic.ts';
import { HERO } from '../rules/harm.ts';
import { type Play, seatsOf } from '../rules/play.ts';
import type { Battle, Lasting, Unit } from '../rules/state.ts';
import { roundsOf } from '../rules/timed.ts';
import { FOR_THE_BATTLE } from '../view/table.ts';

/**
 * What works on a warrior for a time, as tokens in its hex: taken off, it ends; laid into another hex, it works on who
 * stands there; a new one out of the catalogue begins to work. The figure on it is the rounds that are left.
 */

const LASTING = 'lasting:';
/** Rounds left, 99 for the battle; a new token that shows none gets its usual ones. */
export const ROUNDS = 'rounds';

const isLasting = ({ kind, at, down }: FreePiece): boolean => kind.startsWith(LASTING) && at >= 0 && !down;
const kindOf = (rule: string): string => LASTING + rule;
const tokenId = (unit: number, n: number): string => `lasting-${unit}-${n}`;
/** What a level of a hero brings is nothing that lies on it. */
const lies = ({ rule }: Lasting): boolean => rule !== HERO;

export const lastingPieces = (b: Battle): LaidPiece[] =>
  b.units.flatMap(({ lasting, cell, dead }, i) =>
    lasting.flatMap((one, n): LaidPiece[] =>
      dead || cell < 0 || !lies(one)
        ? []
        : [
            {
              ...{ id: tokenId(i, n), kind: kindOf(one.rule), seat: one.control, zone: 'board', at: cell },
              ...{ down: false, marks: { [ROUNDS]: one.left < 0 ? FOR_THE_BATTLE : one.left } },
            },
          ],
    ),
  );

/** Tokens of everything that a spell or a potion may lay on a warrior for a time, by kind. */
export const lastingKinds = (): Readonly<Record<string, Kind>> =>
  Object.fromEntries([
    ...SPELLS.flatMap(({ id, name }) => kindFor(`spell:${id}`, name)),
    ...ITEMS.flatMap(({ id, names }) => kindFor(`item:${id}`, names[0])),
  ]);

function kindFor(rule: string, name: string): readonly (readonly [string, Kind])[] {
  const gift = giftOf(rule);
  if (!gift) return [];
  return [[kindOf(rule), { name, shape: 'marker', icon: gift.controls ? 'puppet' : 'hourglass' }]];
}

interface Gift {
  readonly gain: Gain;
  readonly lasts: Duration;
  readonly controls: boolean;
}

const NOTHING: Gain = { traits: [], hits: 0 };

/** What a spell or a potion gives for a time; null: nothing of the kind. */
function giftOf(rule: string): Gift | null {
  const [what, ...rest] = rule.split(':');
  const id = rest.join(':');
  if (what === 'spell') {
    const effect = SPELL_BY_ID.get(id)?.effect;
    if (effect?.is === 'grant') return { gain: effect.gain, lasts: effect.lasts, controls: false };
    return effect?.is === 'control' ? { gain: NOTHING, lasts: effect.lasts, controls: true } : null;
  }
  const effect = ITEM_BY_ID.get(id)?.effects.find((one) => one.is === 'gainOnce');
  return effect?.is === 'gainOnce' ? { gain: effect.gain, lasts: effect.lasts, controls: false } : null;
}

/**
 * What lasts on each warrior, by the tokens that lie in its hex; `before`: the battle as the rules were left. Who obeys
 * whom and what each can do is still to follow from it. The words say what could not be read.
 */
export function putLasting(p: Play, before: Battle, lying: Lying): readonly Words[] {
  const { b } = p;
  const known = new Map(
    before.units.flatMap(({ lasting }, i) => lasting.map((one, n) => [tokenId(i, n), one] as const)),
  );
  const tokens = lying.take('board', (piece) => isLasting(piece) && b.at[piece.at] >= 0);
  const unread: Words[] = [];
  for (const [i, unit] of b.units.entries()) {
    if (unit.dead) continue;
    const own = new Map<string, Lasting>();
    const more: Lasting[] = [];
    for (const piece of tokens.filter(({ at }) => at === unit.cell)) {
      const was = known.get(piece.id);
      const one = was ? { ...was, left: leftOn(piece) ?? was.left } : newGift(p, unit, piece);
      if (!one) unread.push(words('unread.nobody-commands', { name: unit.name }));
      else if (piece.id.startsWith(`lasting-${i}-`)) own.set(piece.id, one);
      else more.push(one);
    }
    const kept = unit.lasting.flatMap((one, n) => (lies(one) ? (own.get(tokenId(i, n)) ?? []) : one));
    unit.lasting = more.reduce(together, kept);
  }
  return unread;
}

/** The same thing once more only lasts as long as the longer of the two. */
function together(all: Lasting[], one: Lasting): Lasting[] {
  const same = all.find(({ rule, control }) => rule === one.rule && control === one.control);
  if (!same) return [...all, one];
  const longer = same.left < 0 || (one.left >= 0 && same.left > one.left) ? same : one;
  return [...all.filter((other) => other !== same), longer];
}

/** Rounds by the figure on a token; null: it shows none. */
function leftOn({ marks }: FreePiece): number | null {
  const rounds = marks[ROUNDS] ?? 0;
  if (rounds <= 0) return null;
  return rounds >= FOR_THE_BATTLE ? -1 : rounds;
}

/** null: it would be commanded, and the token has nobody's colours, or its own side's. */
function newGift(p: Play, unit: Unit, piece: FreePiece): Lasting | null {
  const rule = piece.kind.slice(LASTING.length);
  const gift = giftOf(rule);
  if (!gift) return null;
  const { gain, lasts, controls } = gift;
  const commanded = piece.seat >= 0 && piece.seat < seatsOf(p.b) && piece.seat !== unit.owner;
  if (controls && !commanded) return null;
  const left = leftOn(piece) ?? roundsOf(p, lasts, unit, rule);
  return { rule, ...gain, skill: 0, fate: 0, control: controls ? piece.seat : -1, left };
}
