import { SPELL_BY_ID, spellsOf } from '../data/spells.ts';
import { isHostile, type Power, type Spell, type SpellList, type SpellSplash } from '../magic.ts';
import type { Colour } from '../model.ts';
import type { Blow } from './frames.ts';
import type { Activation } from './state.ts';

/** A spell that a warrior can cast, and what with. */
export interface SpellOffer {
  readonly spell: Spell;
  /** Two cards of the list, or one purple (A143, A166). */
  readonly by: 'pair' | 'purple';
  /** Item that casts it, '' for none. */
  readonly item: string;
  /** A blue card may stand for a purple one (A167). */
  readonly blueAsPurple: boolean;
  /** For spells that are attacks or hostile. */
  readonly blow: Blow | null;
}

interface Caster {
  readonly drain: boolean;
  readonly harmless: boolean;
  readonly blueAsPurple: boolean;
}

/** All that a warrior casts: its lists, then single spells of its own and of its items. */
export function spellOffers(
  lists: readonly SpellList[],
  powers: readonly (Power & { readonly item?: string })[],
  caster: Caster,
): readonly SpellOffer[] {
  const offer = (spell: Spell, by: SpellOffer['by'], item: string): SpellOffer[] => {
    if (caster.harmless && spell.effect.is === 'attack') return [];
    return [{ spell, by, item, blueAsPurple: caster.blueAsPurple, blow: blowOfSpell(spell, caster.drain) }];
  };
  const listed = lists.flatMap((list) => spellsOf(list).flatMap((spell) => offer(spell, 'pair', '')));
  const owned = powers.flatMap(({ spell: id, by, item = '' }) => {
    const spell = SPELL_BY_ID.get(id);
    if (!spell) throw new Error(`no spell ${id}`);
    return offer(spell, by, item);
  });
  return [...listed, ...owned];
}

const BLOWS = new Map<string, Blow | null>();

/** What strikes with a spell; null for one that harms nobody. `drain`: the caster drains (A102). */
export function blowOfSpell(spell: Spell, drain = false): Blow | null {
  const key = `${spell.id}${drain ? '+' : ''}`;
  let blow = BLOWS.get(key);
  if (blow === undefined) {
    blow = makeBlow(spell, drain);
    BLOWS.set(key, blow);
  }
  return blow;
}

function makeBlow(spell: Spell, drain: boolean): Blow | null {
  const { effect, splash } = spell;
  if (effect.is !== 'attack' && !isHostile(spell)) return null;
  const kind = effect.is === 'attack' ? effect.kind : effect.is === 'rust' ? 'RUS' : 'PLY';
  const main = magicBlow(spell.id, kind, spell.figure, drain);
  if (!splash || splash.does === 'INS' || splash.does === 'RAL') return main;
  const does = splash.does === 'RUST' ? 'RUS' : splash.does;
  const beside = magicBlow(spell.id, does, splash.figure, drain);
  return { ...main, splash: { whom: splash.whom, blow: beside } };
}

type MagicKind = Exclude<SpellSplash['does'], 'INS' | 'RAL' | 'RUST'> | 'PLY' | 'RUS';

function magicBlow(row: string, kind: MagicKind, figure: number, drain: boolean): Blow {
  const damages = kind === 'ATK' || kind === 'PRC' || kind === 'CRU' || kind === 'SWP';
  const ploy = kind === 'PLY' || kind === 'RUS';
  return {
    ...{ kind, row, figure, bonus: 0, damages, ploy, drain },
    ...{ crush: kind === 'CRU', pierce: kind === 'PRC', flex: false, indirect: ploy },
    ...{ hand: false, skel: false, magical: true, spell: true, poison: false },
    ...{ slays: [], splash: null },
  };
}

/** The attack of a cursed hex (A159). */
export const cursedGround = (figure: number): Blow => magicBlow('necro:cursedground', 'ATK', figure, false);

/** Cards of a hand by colour. */
export function countsOf(open: Activation): Readonly<Record<Colour, number>> {
  const counts = { R: 0, O: 0, Y: 0, G: 0, B: 0, P: 0 };
  for (const card of open.hand) counts[card.colour] += 1;
  return counts;
}

/** The cards of a hand that an offer takes, the right ones before a blue one for purple; null when it cannot. */
export function cardsFor(
  offer: SpellOffer,
  counts: Readonly<Record<Colour, number>>,
): readonly Colour[] | null {
  const wanted: readonly Colour[] = offer.by === 'purple' ? ['P'] : offer.spell.cards;
  if (wanted.length === 1) {
    if (counts.P > 0) return wanted;
    return offer.blueAsPurple && counts.B > 0 ? ['B'] : null;
  }
  const [first, second] = wanted;
  if (counts[first] >= (first === second ? 2 : 1) && counts[second] > 0) return wanted;
  if (!offer.blueAsPurple) return null;
  const purples = (first === 'P' ? 1 : 0) + (second === 'P' ? 1 : 0);
  const blues = (first === 'B' ? 1 : 0) + (second === 'B' ? 1 : 0);
  const short = Math.max(0, purples - counts.P);
  if (purples === 0 || blues + short > counts.B) return null;
  const others = wanted.filter((colour) => colour !== 'P' && colour !== 'B');
  if (others.some((colour) => counts[colour] === 0)) return null;
  let left = short;
  return wanted.map((colour) => (colour === 'P' && left-- > 0 ? 'B' : colour));
}

/** Whether these cards, in this order, are the offer's: only B/P and P/B depend on the order (A135, A167). */
export function areCardsOf(offer: SpellOffer, cards: readonly Colour[]): boolean {
  const fits = (card: Colour | undefined, wanted: Colour): boolean =>
    card === wanted || (wanted === 'P' && card === 'B' && offer.blueAsPurple);
  if (offer.by === 'purple') return cards.length === 1 && fits(cards[0], 'P');
  if (cards.length !== 2) return false;
  const [first, second] = offer.spell.cards;
  if (fits(cards[0], first) && fits(cards[1], second)) return true;
  const special = (card: Colour): boolean => card === 'B' || card === 'P';
  return !(special(first) && special(second)) && fits(cards[1], first) && fits(cards[0], second);
}
