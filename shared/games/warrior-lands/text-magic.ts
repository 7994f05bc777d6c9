import type { TextTable } from '../../engine/words.ts';
import { ITEMS } from './data/items.ts';
import { SPELLS } from './data/spells.ts';

const spellNames: TextTable = Object.fromEntries(SPELLS.map(({ id, name }) => [`row.${id}`, name]));
const itemNames: TextTable = Object.fromEntries([
  ...ITEMS.map(({ id, names }) => [`item.${id}`, names[0]]),
  ...ITEMS.map(({ id, names }) => [`row.item:${id}`, names[0]]),
]);

const events: TextTable = {
  barred: '{whom} can no longer be brought back.',
  casts: '{who} casts {spell}.',
  'casts.on': '{who} casts {spell} on {whom}.',
  fades: '{what} on {whom} ends.',
  gains: '{spell} works on {whom}.',
  'ground.cursed': '{who} curses the ground.',
  'item.given': '{who} hands {item} to {whom}.',
  'item.made': '{whom} holds {item} for {n} rounds.',
  'item.taken': '{whom} takes {item}.',
  'item.used': '{whom} uses {item}.',
  level: '{who} gains {what}.',
  'mark.controlled.off': '{whom} is its own again: {side}.',
  'mark.controlled.on': '{whom} obeys {side}.',
  'mark.cursed.off': 'The curse on {whom} is lifted.',
  'mark.cursed.on': '{whom} is cursed: one card less in each turn.',
  'mark.extra.on': '{whom} gathers strength: more cards next turn.',
  'mark.form.off': '{whom} has its own shape again.',
  'mark.form.on': '{whom} turns into: {form}.',
  'mark.less.on': '{whom} is in darkness: one card less next turn.',
  misled: '{whom} is led astray.',
  'roll.beast': '{who} calls a beast: {value}.',
  'roll.form': 'Hits of the new shape, at most: {value}.',
  'roll.ground': 'The cursed ground strikes at {whom}.',
  'roll.level': '{who} rolls {value} on the hero table.',
  'roll.rounds': 'Rounds: {value}.',
  'roll.spell': 'The spell reaches for {whom}.',
  'roll.spell.alone': '{who} tries {spell}.',
  rusts: 'Metal on {whom} rusts away.',
  'rusts.not': '{whom} has nothing that rusts.',
  summoned: '{who} summons {whom}.',
};

const choices: TextTable = {
  'cards.none': 'no card',
  'cards.one': '{first}',
  'cards.two': '{first} and {second}',
  'cards.order': '{first}, then {second}',
  'choice.act.give': '{who}: hand {item} to {whom} first',
  'choice.cast': '{spell} ({cards})',
  'choice.cast.at': '{spell} at {place} ({cards})',
  'choice.cast.on': '{spell}: {whom} ({cards})',
  'choice.cast.on.at': '{spell}: {whom} at {place} ({cards})',
  'choice.cast.pair': '{spell}: {whom} and {other} ({cards})',
  'choice.cast.pick': '{spell}: {pick} for {whom} ({cards})',
  'choice.cast.pick.at': '{spell}: {pick} at {place} ({cards})',
  'choice.drink': 'Use {item} ({cards})',
  'choice.form': '{name}, {hits} Hits',
  'choice.give': 'Hand {item} to {whom}',
  'choice.loot': 'Take {item} at {place}',
  'choice.pick': '{item}',
  'choice.place': 'To {place}',
  'choice.use.arrow': '{row} with {item}: {effect} {whom} ({card})',
  'pick.name': '{name}',
  companion: '{whom} follows {who}.',
  'improved.redMoves2': 'red cards that move one or two',
  'improved.orangeDefends': 'orange cards that defend on 1-2',
  'improved.blueAsPurple': 'blue cards that may be purple',
  'title.form': 'What does {who} turn into?',
  'title.pick': 'Which item for {who}?',
  'title.place': 'Where does {who} go?',
};

const sheet: TextTable = {
  'condition.barred': 'Cannot be brought back by magic',
  'condition.controlled': 'Controlled by {side}',
  'condition.controlled.rounds': 'Controlled by {side}: {n} rounds left',
  'condition.cursed': 'Cursed: one card less in each turn',
  'condition.form': 'Transformed: {form}',
  'condition.item.rounds': '{item}: {n} rounds left',
  'condition.lasting': '{what}: for the battle',
  'condition.lasting.rounds': '{what}: {n} rounds left',
  'condition.less': 'In darkness: {n} less next time',
  'condition.rust': 'Rusted away: {what}',
  'condition.summoned': 'Summoned: cannot be brought back',
  'condition.summons': 'Has summoned {n} of 5 Hits',
  'sheet.item': '{item}: {line}',
  'sheet.item.uses': '{item}: {line} ({n} left)',
  'sheet.spell': '{spell} ({cards}): {line}',
};

const options: TextTable = {
  'option.consumables': 'Potions and scrolls',
  'option.cureStatue': 'Cure brings back those of stone',
  'option.durations': 'Spells last',
  'option.resRule': 'A failed resurrection bars',
};

const refusals: TextTable = {
  'refused.barred': 'A resurrection has failed already.',
  'refused.closing': 'Items have changed hands: only that is left to do in this turn.',
  'refused.cursed-already': 'That is cursed already.',
  'refused.has-it-already': 'This spell works on it already.',
  'refused.no-such-item': 'There is no such item to use.',
  'refused.no-such-pick': 'That is none of those to choose from.',
  'refused.no-such-spell': 'This warrior has no such spell.',
  'refused.not-beside': 'That is not right beside.',
  'refused.not-oneself': 'Nobody does that to itself.',
  'refused.not-undead': 'That is no undead.',
  'refused.nothing-lies-there': 'No such item lies there.',
  'refused.nothing-to-cure': 'There is nothing of that to cure.',
  'refused.summons-spent': 'A caster summons no more than 5 Hits in a battle.',
  'refused.warded': 'Only spells reach this one from a distance.',
  'refused.wrong-cards': 'These cards, in this order, do not form the spell.',
};

/** What players read of spells and items. */
export const magicText: TextTable = {
  ...spellNames,
  ...itemNames,
  'do.PLY': 'bewitch',
  'do.RUS': 'rust',
  'group.item': 'Items',
  'group.spell': 'Spells',
  'zone.ground': 'On the ground',
  ...events,
  ...choices,
  ...sheet,
  ...options,
  ...refusals,
};
