import type { Passive } from '../model.ts';

/**
 * Passive defences, permanent traits and keywords: everything a unit line may name that is no row of the
 * activation list (sections 1.4 and 1.13).
 */

/** Layers that absorb damage on 1..figure, in the order in which they are rolled (A72). */
export const LAYERS: readonly Passive[] = [
  { id: 'lightarmor', names: ['Light Armor'], absorbs: 1 },
  // "Tough Skin" occurs once (Carnosaur) and is the thick one (A152).
  { id: 'thickskin', names: ['Thick Skin', 'Tough Skin'], absorbs: 1 },
  { id: 'heavyarmor', names: ['Heavy Armor'], absorbs: 2 },
  { id: 'toughhide', names: ['Tough Hide'], absorbs: 2 },
  { id: 'mithril', names: ['Mithril Armor', 'Mithril'], absorbs: 3 },
  { id: 'hardshell', names: ['Hard Shell'], absorbs: 3 },
  // Printed "1, 2, or 2"; 1-3 unless the table plays it as 1-2 (A75). Only against sword, spear, arrow (A76).
  { id: 'skeletal', names: ['Skeletal Form', 'Skeletal'], absorbs: 3 },
  { id: 'forcefield', names: ['Force Field'], absorbs: 4 },
  { id: 'invulnerable', names: ['Invulnerable'], absorbs: 5 },
];

/** Traits with a rule of their own. */
export const TRAITS: readonly Passive[] = [
  { id: 'spirit', names: ['Spirit Form'] },
  { id: 'poison', names: ['Poison'] },
  { id: 'martyr', names: ['Martyr'] },
  { id: 'drain', names: ['Drain'] },
  { id: 'slay', names: ['Slay'] },
  { id: 'slow', names: ['Slow'] },
  { id: 'berserk', names: ['Berserk'] },
  { id: 'fey', names: ['Fey'] },
  { id: 'infernal', names: ['Infernal'] },
  { id: 'harmless', names: ['Harmless'] },
];

/**
 * Words that name what a unit is and change no die: Undead for Slay and Turn Undead, Crew (A180), and the
 * single spells that two units have without a list (A143, A144).
 */
export const KEYWORDS: readonly Passive[] = [
  { id: 'undead', names: ['Undead'] },
  { id: 'crew', names: ['Crew'] },
  { id: 'mesmer', names: ['Mesmer'] },
  { id: 'cureandbless', names: ['Cure and Bless Spells', 'Cure and Bless'] },
];

export const PASSIVES: readonly Passive[] = [...LAYERS, ...TRAITS, ...KEYWORDS];

export const PASSIVE_BY_ID: ReadonlyMap<string, Passive> = new Map(PASSIVES.map((p) => [p.id, p]));
