import { type RuleEntry, type RuleSection, rule } from '../../../engine/rulebook.ts';
import { PASSIVES } from '../data/passives.ts';
import type { Passive } from '../model.ts';

/** Text and related entries of the traits that are more than a layer of armour. */
const TRAITS: Readonly<Record<string, readonly [text: string, ...see: string[]]>> = {
  skeletal: ['Absorbs damage by swords, spears and arrows on {figure}.', 'A75', 'A76'],
  spirit: ['Ordinary attacks do nothing to it; magic harms it.', 'A83', 'A84'],
  poison: ['Its missed attacks for damage may still do harm.', 'A92', 'A93', 'A94'],
  martyr: ['May trade places with an attacked friend next to it and take the attack instead.', 'A97', 'A98'],
  drain: ['Doing damage brings one more card in its next turn.', 'A102'],
  slay: ['Hits the kind that it names without a roll, past green cards.', 'A104', 'A107'],
  slow: ['Its orange card moves one hex.', 'A39'],
  berserk: ['Its green card may attack like a yellow one.', 'card:G'],
  fey: [
    'Hides well and strikes weakly: it has Hide, and its yellow card hits on 1-2. Its attacks harm spirits.',
    'row:hide',
    'A83',
    'A174',
  ],
  infernal: ['Its green card attacks and does not defend. Its attacks harm spirits.', 'A91', 'A83', 'A174'],
  harmless: ['Never attacks.', 'A179'],
  undead: ['Says what it is. It changes no roll by itself.', 'A107'],
  crew: ['Says that the engine has its crew. It changes no roll.', 'A180'],
  mesmer: ['Casts the one spell Mesmer with a single purple card.', 'A143', 'spell:mage:mesmer'],
  cureandbless: [
    'Casts two spells of a priest, Cure and Bless, and no other.',
    'A144',
    'spell:priest:cure',
    'spell:priest:bless',
  ],
};

/** Armour, hides, traits: what works without a card. */
export const passives: RuleSection = {
  id: 'traits',
  title: 'Traits',
  text: 'What works by itself, without a card.',
  entries: PASSIVES.map(entryOfPassive),
};

function entryOfPassive(passive: Passive): RuleEntry {
  const figure = passive.absorbs === 1 ? '1' : `1-${passive.absorbs}`;
  const [text, ...see] = TRAITS[passive.id] ?? ['Absorbs damage on {figure}.', '1.4', 'A72'];
  return rule(`passive:${passive.id}`, passive.names[0], text.replace('{figure}', figure), ...see);
}
