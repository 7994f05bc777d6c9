import { type Words, words } from '../../../engine/words.ts';
import type { UnitEntry } from '../../../scenario/unit.ts';
import { SPELL_LISTS } from '../magic.ts';
import type { UnitType } from '../model.ts';
import { USUAL_LEVELS } from './heroes.ts';
import { itemByName } from './items.ts';
import { PASSIVE_BY_ID } from './passives.ts';
import { ROW_BY_ID } from './rows.ts';
import { sampleType } from './types.ts';

/** What an army costs, may have, and is usually made of (sections 1.9, 1.10; A181, A195). */
export interface ArmyRules {
  /** As in armies.ts. */
  readonly id: string;
  /** Gold to recruit with, in per cent of what was agreed. */
  readonly gold: number;
  /** Traits that nobody of the army has, race or not; always enforced (A195). */
  readonly never: readonly string[];
  /** Traits that nobody of the race itself has. */
  readonly raceNever: readonly string[];
  /** Of these, each of the race has at least one. */
  readonly raceNeedsOne: readonly string[];
  /** Who leads, and of whom it consists: advice, unless the table plays it strictly (option composition). */
  readonly leader: Wanted | null;
  readonly allOf: string;
}

/** A warrior that an army should have: any of these sample units, or one with any of these traits, or a hero. */
export interface Wanted {
  readonly units: readonly string[];
  readonly traits: readonly string[];
  readonly hero: boolean;
}

const unit = (...units: string[]): Wanted => ({ units, traits: [], hero: false });
const trait = (...traits: string[]): Wanted => ({ units: [], traits, hero: false });
const HERO: Wanted = { units: [], traits: [], hero: true };

const army = (id: string, leader: Wanted | null = null, rules: Partial<ArmyRules> = {}): ArmyRules => ({
  ...{ id, leader, gold: 100, raceNever: [], raceNeedsOne: [], allOf: '' },
  // Only humans have priests (A195).
  never: id === 'human' ? [] : ['priest'],
  ...rules,
});

/** The 15 armies in the order of the rulebook. */
export const ARMY_RULES: readonly ArmyRules[] = [
  army('human', null, { gold: 120 }),
  army('dwarf', HERO),
  army('highelf', trait('mage')),
  army('forestelf', trait('druid')),
  army('darkelf', trait('mage')),
  army('orc', HERO),
  army('goblin', null, {
    raceNever: ['pike', 'battleaxe', 'greatsword'],
    raceNeedsOne: ['swarm', 'poison', 'ambush', 'trickery'],
  }),
  army('undead', { units: ['Lich'], traits: ['necro'], hero: false }),
  army('lizard', trait('shaman')),
  army('dragonmen', trait('mage')),
  army('magical', trait('mage')),
  army('nature', trait('druid')),
  army('fey', unit('Fairy Queen')),
  army('infernal', unit('Demon Lord'), { allOf: 'infernal' }),
  army('giant', unit('Storm Giant')),
];

export function armyRules(id: string): ArmyRules | null {
  return ARMY_RULES.find((rules) => rules.id === id) ?? null;
}

/** Gold that an army recruits with where the sides agreed on `gold`: humans a fifth more, rounded down (A181). */
export function goldFor(armyId: string, gold: number): number {
  return Math.floor((gold * (armyRules(armyId)?.gold ?? 100)) / 100);
}

/** Spell-casters that an army may have: one for every 20 gold or part of it, before any bonus (A181). */
export function casterLimit(gold: number): number {
  return Math.ceil(gold / 20);
}

/** A unit counts once however many lists it has; powers and items of one card make no caster (A166, A182). */
export function isCaster(type: Pick<UnitType, 'traits'>): boolean {
  return SPELL_LISTS.some((list) => type.traits.includes(list));
}

/**
 * Gold for a warrior: its Hits, Skill, Fate, items, and `specials`, the special abilities of a hero (A183,
 * A188). Durability is in the Hits already; a mount that is printed with a unit costs nothing more. `itemCost`
 * 0: items are free unless they are relics of a hero's levels, of which `relics` says how many there are.
 */
export function costOf(
  type: Pick<UnitType, 'hits' | 'skill' | 'fate' | 'items'>,
  more: { readonly specials?: number; readonly relics?: number; readonly itemCost?: 0 | 1 } = {},
): number {
  const relics = Math.min(more.relics ?? 0, type.items.length);
  const bought = (type.items.length - relics) * (more.itemCost ?? 1);
  return type.hits + type.skill + type.fate + relics + bought + (more.specials ?? 0);
}

/** Rows that a warrior cannot hold beside something of two hands (A59). */
const OTHER_HAND = ['shield', 'emptyhand', 'maingauche', 'dual'];

type Build = Pick<UnitType, 'name' | 'traits' | 'army' | 'items'>;

/** Why this warrior cannot be in the army; nothing if it can. `armyId` '' asks only what holds for all. */
export function buildFaults(armyId: string, type: Build): readonly Words[] {
  const faults: Words[] = [];
  const has = [...type.traits, ...type.items.flatMap((name) => itemByName(name)?.weapon || [])];
  const heavy = has.find((id) => ROW_BY_ID.get(id)?.tags.includes('2h'));
  const other = OTHER_HAND.find((id) => has.includes(id));
  if (heavy && other)
    faults.push(words('recruit.two-hands', { name: type.name, weapon: nameOf(heavy), other: nameOf(other) }));

  const rules = armyRules(armyId);
  if (!rules) return faults;
  for (const id of rules.never)
    if (has.includes(id)) faults.push(words('recruit.never', { name: type.name, trait: nameOf(id) }));
  if (type.army !== armyId) return faults;
  for (const id of rules.raceNever)
    if (has.includes(id)) faults.push(words('recruit.never-race', { name: type.name, trait: nameOf(id) }));
  const one = rules.raceNeedsOne;
  // What the rulebook prints as a unit of the race is right as it stands, as scenario units are (A194).
  if (one.length > 0 && !one.some((id) => has.includes(id)) && sampleType(type.name)?.army !== armyId)
    faults.push(words('recruit.needs-one', { name: type.name, traits: one.map(nameOf).join(', ') }));
  return faults;
}

/** A row or passive by a name that stands alone: "Ambush", not "Ambush or Pounce". */
export function nameOf(id: string): string {
  const names = (ROW_BY_ID.get(id) ?? PASSIVE_BY_ID.get(id))?.names ?? [id];
  return names.find((name) => !/ or |,|2H/.test(name)) ?? names[0];
}

export function legalBuild(armyId: string, type: Build): boolean {
  return buildFaults(armyId, type).length === 0;
}

/** A warrior on an army list and what its levels hold besides Skill, Fate and Hits. */
export interface Recruit {
  readonly type: UnitType;
  readonly specials?: number;
  readonly relics?: number;
  /** Names of those who came with its levels: they are paid for by the level (A187). */
  readonly companions?: readonly string[];
}

/** What the levels in a line of a file hold besides Hits, Skill and Fate. */
export function raisedBy(levels: UnitEntry['levels'] = []): Omit<Recruit, 'type'> {
  const specials = levels.filter(({ brings }) => brings === 'special').length;
  const relics = levels.filter(({ brings }) => brings === 'relic').length;
  const companions = levels.flatMap(({ as, what }) => (as === 'companions' && what ? what : []));
  return {
    ...(specials > 0 && { specials }),
    ...(relics > 0 && { relics }),
    ...(companions.length > 0 && { companions }),
  };
}

/** Gold of a whole army; companions of heroes cost nothing of their own, one for each level that brought one. */
export function costOfArmy(recruits: readonly Recruit[], itemCost: 0 | 1 = 1): number {
  const free = recruits.flatMap(({ companions = [] }) => companions);
  return recruits.reduce((sum, { type, ...levels }) => {
    const brought = free.indexOf(type.name);
    if (brought >= 0) free.splice(brought, 1);
    return brought >= 0 ? sum : sum + costOf(type, { ...levels, itemCost });
  }, 0);
}

/** How strictly a table recruits (section 2.10, the standard first). */
export interface RecruitOptions {
  readonly casterLimit?: 'warn' | 'enforce' | 'off';
  readonly composition?: 'hints' | 'strict';
  readonly itemCost?: 1 | 0;
}

export interface Review {
  readonly cost: number;
  /** With the bonus of humans. */
  readonly gold: number;
  readonly casters: number;
  readonly casterLimit: number;
  /** What forbids the army, and what only departs from custom. */
  readonly faults: readonly Words[];
  readonly warnings: readonly Words[];
}

/** An army list against its gold and its rules. `agreed`: gold of each side before any bonus. */
export function reviewArmy(
  armyId: string,
  agreed: number,
  recruits: readonly Recruit[],
  options: RecruitOptions = {},
): Review {
  const { casterLimit: limiting = 'warn', composition = 'hints', itemCost = 1 } = options;
  const gold = goldFor(armyId, agreed);
  const cost = costOfArmy(recruits, itemCost);
  const casters = recruits.filter(({ type }) => isCaster(type)).length;
  const limit = casterLimit(agreed);
  const faults = recruits.flatMap(({ type }) => buildFaults(armyId, type));
  const warnings: Words[] = [];
  if (recruits.length === 0) faults.push(words('recruit.nobody'));
  if (cost > gold) faults.push(words('recruit.overspent', { cost, gold }));
  if (limiting !== 'off' && casters > limit)
    (limiting === 'enforce' ? faults : warnings).push(words('recruit.casters', { n: casters, max: limit }));
  (composition === 'strict' ? faults : warnings).push(...customs(armyId, recruits));
  for (const { type } of recruits)
    if (type.hits - 1 + type.skill + type.fate > USUAL_LEVELS && type.skill + type.fate > 0)
      warnings.push(words('recruit.levels', { name: type.name, max: USUAL_LEVELS }));
  return { cost, gold, casters, casterLimit: limit, faults, warnings };
}

/** What an army of this kind usually has and this one lacks. */
function customs(armyId: string, recruits: readonly Recruit[]): readonly Words[] {
  const rules = armyRules(armyId);
  if (!rules || recruits.length === 0) return [];
  const lacking: Words[] = [];
  const { leader, allOf } = rules;
  if (leader && !recruits.some(({ type }) => answers(leader, type)))
    lacking.push(words(`recruit.leader.${armyId}`));
  const stranger = allOf && recruits.find(({ type }) => !type.traits.includes(allOf));
  if (stranger) lacking.push(words('recruit.stranger', { name: stranger.type.name }));
  return lacking;
}

function answers(wanted: Wanted, type: UnitType): boolean {
  if (wanted.hero) return type.skill + type.fate > 0;
  return wanted.units.includes(type.name) || wanted.traits.some((id) => type.traits.includes(id));
}
