import type { Sheet, SheetLine } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import { CARD_KINDS, type CardSpec, DECKS, deckName } from '../data/decks.ts';
import { nameOf } from '../data/names.ts';
import { QUEST, WAR } from '../model.ts';
import type { RingWar } from '../rules/state.ts';
import { cardBehind } from './pieces.ts';

/** The sheet of a card: what it counts, where it belongs, what it does. null where its face is hidden. */
export function sheetOf(b: RingWar, seat: number, piece: string): Sheet | null {
  const found = cardBehind(b, seat, piece);
  if (!found) return null;
  const spec = DECKS[found.side][found.card];
  return {
    piece,
    title: nameOf(spec.id).full,
    subtitle: kindsOf(spec),
    hits: 0,
    damage: 0,
    traits: linesOf(spec),
    cards: [],
    conditions: [],
    policies: [],
  };
}

/** "Hero, Scout" as words. */
export function kindsOf(spec: CardSpec): Words {
  const kinds = CARD_KINDS.filter((kind) => spec.kinds.has(kind)).map((kind) => words(`kind.${kind}`));
  return kinds.length === 0
    ? words('kind.other')
    : kinds.reduce((left, right) => words('list', { left, right }));
}

function linesOf(spec: CardSpec): readonly SheetLine[] {
  const line = (what: Words, rule: string): SheetLine => ({ card: '', words: what, rule });
  return [
    line(words('sheet.values', { war: spec.values[WAR], quest: spec.values[QUEST] }), 'R9'),
    ...spec.alliances.map((letter) =>
      line(
        words('sheet.alliance', { alliance: words(`alliance.${deckName(spec.side)}.${letter}`), letter }),
        'R19',
      ),
    ),
    ...(spec.effects.length > 0 ? [line(words(`effect.${spec.id}`), ruleOf(spec.id))] : []),
    ...(spec.kinds.has('location') ? [line(words('sheet.location'), 'R8')] : []),
    ...(spec.kinds.has('scout') ? [line(words('sheet.scout'), 'R7')] : []),
  ];
}

/** The ruling behind a card's effect. */
const RULES: Readonly<Record<string, string>> = {
  mouth: 'R16',
  gothmog: 'R16',
  palantir: 'R26',
  fell_beasts: 'R27',
  moria: 'R28',
  gandalf: 'R30',
  legolas: 'R31',
  gimli: 'R31',
  sting: 'R32',
  anduril: 'R32',
  shadowfax: 'R32',
  one_ring: 'R33',
  smeagol: 'R34',
  corruption: 'R35',
  boromir: 'R36',
  pippin: 'R36',
  grond: 'R37',
  eowyn: 'R12',
  bard: 'R12',
};
const ruleOf = (id: string): string => RULES[id] ?? 'R10';
