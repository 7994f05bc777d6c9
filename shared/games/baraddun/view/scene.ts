import { type Words, words } from '../../../engine/words.ts';
import type { CardFace, Kind, Scene, ZoneSpec } from '../../../table/model.ts';
import { defenceIcon, fighterIcon, weaponIcon } from '../data/looks.ts';
import type { DefenceCard, FighterCard, WeaponCard } from '../model.ts';
import { TEAMS, teamOf } from '../model.ts';
import { shownOptions } from '../rules/options.ts';
import type { War } from '../rules/state.ts';
import { sideName } from '../rules/tale.ts';
import { zone } from './places.ts';

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** What does not change while a game lasts. */
export function sceneOf(war: War): Scene {
  const { setup, options, seats } = war.base;
  return {
    game: 'baraddun',
    title: setup.title,
    story: setup.story,
    zones: zonesOf(war),
    kinds: kindsOf(war),
    sides: Array.from({ length: seats }, (_, seat) => ({
      name: sideName(war, seat),
      plastic: teamOf(seat) === 0 ? 'rust' : 'tide',
      team: setup.teams[teamOf(seat)].name,
    })),
    options: shownOptions(options),
  };
}

function kindsOf({ base }: War): Readonly<Record<string, Kind>> {
  const kinds: Record<string, Kind> = {
    tempo: { name: 'Tempo', shape: 'marker', icon: 'perspective-dice-six-faces-random' },
  };
  base.deck.fighters.forEach((card, place) => {
    kinds[card.id] = fighterKind(card, place);
  });
  for (const card of base.deck.weapons) kinds[card.id] ??= weaponKind(card);
  for (const card of base.deck.defences) kinds[card.id] ??= defenceKind(card);
  return kinds;
}

/** How cards look; `place` among the fighters gives strangers their pictures. */
export const fighterKind = (card: FighterCard, place: number): Kind =>
  cardKind(card.name, fighterIcon(card.id, place), fighterFace(card), card.strength);
export const weaponKind = (card: WeaponCard): Kind =>
  cardKind(card.name, weaponIcon(card.id), weaponFace(card), card.strength);
export const defenceKind = (card: DefenceCard): Kind =>
  cardKind(card.name, defenceIcon(card.id), defenceFace(card), card.defence);

/** A sorted hand has the sorts of cards in this order, each by its `worth`. */
const SORTS = ['fighter', 'weapon', 'defence'];
const cardKind = (name: string, icon: string, face: CardFace, worth: number): Kind => ({
  ...{ name, shape: 'card', icon, face },
  order: SORTS.indexOf(face.deck) * 1000 + worth,
});
const FRAME = 'baraddun';

function fighterFace({ affiliation, strength, isNew }: FighterCard): CardFace {
  return {
    ...{ frame: FRAME, deck: 'fighter', type: slug(affiliation) },
    figures: [isNew ? { sign: 'die', figure: '−3' } : { sign: 'strength', figure: String(strength) }],
    foot: words('card.affiliation', { name: affiliation }),
    ...(isNew && { text: words('card.new-fighter') }),
  };
}

function weaponFace({ id, strength, defence, restricts, more }: WeaponCard): CardFace {
  const lines: Words = more
    ? words('card.more-weapon')
    : restricts
      ? words(id === 'red' ? 'card.restricts-red' : 'card.restricts')
      : words('card.weapon-text', { strength });
  return {
    ...{ frame: FRAME, deck: 'weapon' },
    figures: [
      { sign: 'strength', figure: String(strength) },
      ...(defence > 0 ? [{ sign: 'defence', figure: `−${defence}` }] : []),
    ],
    foot: words(more ? 'card.foot-more-weapon' : restricts ? 'card.foot-restricts' : 'card.foot-weapon'),
    text: lines,
  };
}

function defenceFace({ defence, more, handy }: DefenceCard): CardFace {
  return {
    ...{ frame: FRAME, deck: 'defence' },
    figures: [{ sign: 'defence', figure: defence > 0 ? `−${defence}` : '0' }],
    foot: words(more ? 'card.foot-more-defence' : 'card.foot-defence'),
    text: words(more ? 'card.more-defence' : handy ? 'card.handy' : 'card.big', { defence }),
  };
}

function zonesOf({ base }: War): Readonly<Record<string, ZoneSpec>> {
  const zones: Record<string, ZoneSpec> = {
    [zone.stack.fighters]: { kind: 'pile', label: 'zone.fighters', back: 'fighter' },
    [zone.stack.weapons]: { kind: 'pile', label: 'zone.weapons', back: 'weapon' },
    [zone.stack.defences]: { kind: 'pile', label: 'zone.defences', back: 'defence' },
    [zone.discard.weapons]: { kind: 'pile', label: 'zone.discarded', back: 'weapon' },
    [zone.discard.defences]: { kind: 'pile', label: 'zone.discarded', back: 'defence' },
    [zone.aside]: { kind: 'pile', label: 'zone.aside', back: 'fighter' },
  };
  for (const team of TEAMS) {
    zones[zone.won(team)] = { kind: 'pile', label: 'zone.won', seat: team, back: 'fighter' };
    zones[zone.bench(team)] = { kind: 'row', label: 'zone.bench', seat: team, back: 'fighter' };
    for (let slot = 0; slot < base.perTeam; slot++) {
      zones[zone.fighter(slot, team)] = { kind: 'row', label: 'zone.slot', seat: team, back: 'fighter' };
      zones[zone.weapon(slot, team)] = { kind: 'row', label: 'zone.weapons', seat: team, back: 'weapon' };
      zones[zone.defence(slot, team)] = { kind: 'row', label: 'zone.defences', seat: team, back: 'defence' };
    }
  }
  for (let seat = 0; seat < base.seats; seat++)
    zones[zone.tempo(seat)] = { kind: 'box', label: 'zone.tempo', seat };
  return zones;
}
