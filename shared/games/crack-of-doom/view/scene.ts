import { type Words, words } from '../../../engine/words.ts';
import type { CardFace, Kind, Scene, ZoneSpec } from '../../../table/model.ts';
import { CARDS, type CardRow, type CardType } from '../data/cards.ts';
import { lookOf } from '../data/names.ts';
import { shownOptions } from '../rules/options.ts';
import { sideName } from '../rules/play.ts';
import type { Race } from '../rules/state.ts';

const TYPES: { readonly [T in CardType]: string } = {
  F: 'foe',
  H: 'hardship',
  A: 'aid',
  M: 'modifier',
  X: 'special',
};

/** Short notes at the foot of cards whose use is told by more than their place. */
function footOf({ id, type, where, nazgul, orc, hardship, special }: CardRow): Words | undefined {
  if (special) return words(`foot.${id}`);
  if (hardship) return words('foot.hardship');
  if (type === 'M') return words(`foot.${id}`);
  if (where) return words(`foot.${where}`);
  if (nazgul) return words('foot.nazgul');
  return orc ? words('foot.orc') : undefined;
}

function figuresOf({ type, strength, special }: CardRow): CardFace['figures'] {
  if (type === 'F' || type === 'H') return [{ sign: 'strength', figure: String(strength) }];
  if (!special) return [{ sign: 'bonus', figure: `+${strength}` }];
  return special.effect === 'plus2'
    ? [{ sign: 'bonus', figure: '+2' }]
    : [{ sign: special.effect, figure: '' }];
}

function faceOf(card: CardRow): CardFace {
  const foot = footOf(card);
  const text =
    card.special || card.type === 'M' || card.hardship ? `card.${card.id}` : `card.${TYPES[card.type]}`;
  return {
    frame: 'crack-of-doom',
    deck: 'doom',
    type: TYPES[card.type],
    figures: figuresOf(card),
    ...(foot && { foot }),
    text: words(card.betterVersusNazgul ? 'card.eowyn' : text, { n: card.strength }),
  };
}

/** By type in the order of TYPES, then by strength. */
const orderOf = ({ type, strength }: CardRow): number => Object.keys(TYPES).indexOf(type) * 100 + strength;

const CARD_KINDS: Readonly<Record<string, Kind>> = Object.fromEntries(
  CARDS.map((card) => [
    card.id,
    { ...lookOf(card.id), shape: 'card' as const, face: faceOf(card), order: orderOf(card) },
  ]),
);

const PLASTICS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What does not change while the race lasts. */
export function sceneOf(race: Race): Scene {
  const { setup, options } = race.base;
  const zones: Record<string, ZoneSpec> = {
    trail: { kind: 'row', label: 'zone.trail' },
    deck: { kind: 'pile', label: 'zone.deck', back: 'doom' },
    discard: { kind: 'pile', label: 'zone.discard' },
    battle: { kind: 'row', label: 'zone.battle' },
  };
  const kinds: Record<string, Kind> = { ...CARD_KINDS };
  race.seats.forEach((_, seat) => {
    zones[`hand${seat}`] = { kind: 'hand', label: 'zone.hand', seat, back: 'doom' };
    zones[`seen${seat}`] = { kind: 'row', label: 'zone.seen', seat };
    kinds[`pawn${seat}`] = { name: sideName(race, seat), shape: 'pawn', icon: '' };
  });
  return {
    game: 'crack-of-doom',
    title: setup.title,
    story: setup.story,
    zones,
    kinds,
    sides: race.seats.map((_, seat) => ({ name: sideName(race, seat), plastic: PLASTICS[seat] })),
    options: shownOptions(options),
  };
}
