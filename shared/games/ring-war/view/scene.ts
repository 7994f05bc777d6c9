import { words } from '../../../engine/words.ts';
import type { CardFace, Kind, Scene, ZoneSpec } from '../../../table/model.ts';
import { TOKEN_KINDS, TOKEN_ZONES } from '../byhand/tokens.ts';
import { CARD_KINDS, type CardSpec, DECKS, deckName } from '../data/decks.ts';
import { pictureOf } from '../data/looks.ts';
import { nameOf } from '../data/names.ts';
import { QUEST, SIDES, type Side, WAR } from '../model.ts';
import { shownOptions } from '../rules/options.ts';
import type { RingWar } from '../rules/state.ts';
import { SEEN, zoneOf } from './pieces.ts';

export const GAME_ID = 'ring-war';
export const FRAME = 'ring-war';

/** What does not change while a game lasts. */
export function sceneOf({ base }: RingWar): Scene {
  return {
    game: GAME_ID,
    title: base.title,
    story: base.story,
    exchange: true,
    zones: ZONES,
    kinds: KINDS,
    sides: [
      { name: 'Dark Powers', plastic: 'a' },
      { name: 'Forces of Light', plastic: 'b' },
    ],
    options: shownOptions(base.options),
  };
}

const NAMES = ['hand', 'scout', 'quest', 'war', 'deck', 'discard'] as const;
const SPREADS = {
  hand: 'hand',
  scout: 'row',
  quest: 'row',
  war: 'row',
  deck: 'pile',
  discard: 'pile',
} as const;

const ZONES: Readonly<Record<string, ZoneSpec>> = {
  ...Object.fromEntries(
    SIDES.flatMap((side) =>
      NAMES.map((name): [string, ZoneSpec] => [
        zoneOf(name, side),
        { kind: SPREADS[name], label: `zone.${name}`, seat: side, back: deckName(side) },
      ]),
    ),
  ),
  ...TOKEN_ZONES,
  [SEEN]: { kind: 'row', label: 'zone.seen' },
};

/** Every card of both decks by its id. */
const KINDS: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    SIDES.flatMap((side) => DECKS[side].map((spec): [string, Kind] => [spec.id, kindOf(spec, side)])),
  ),
  ...TOKEN_KINDS,
};

function kindOf(spec: CardSpec, side: Side): Kind {
  return {
    name: nameOf(spec.id).short,
    shape: 'card',
    icon: pictureOf(spec.id),
    face: faceOf(spec, side),
    order: orderOf(spec, side),
  };
}

/** By alliance, those of none last, then by value in war and in quest. */
function orderOf({ alliances, values }: CardSpec, side: Side): number {
  const letter = Math.min(...alliances.map((one) => one.charCodeAt(0)), 'Z'.charCodeAt(0) + 1);
  return ((side * 100 + letter) * 100 + values[WAR]) * 100 + values[QUEST];
}

function faceOf(spec: CardSpec, side: Side): CardFace {
  return {
    frame: FRAME,
    deck: deckName(side),
    figures: [
      { sign: 'war', figure: String(spec.values[WAR]) },
      { sign: 'quest', figure: String(spec.values[QUEST]) },
    ],
    sigils: spec.alliances,
    signs: CARD_KINDS.filter((kind) => spec.kinds.has(kind)),
    ...(spec.effects.length > 0 ? { text: words(`effect.${spec.id}`) } : {}),
  };
}
