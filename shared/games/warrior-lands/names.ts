import { PASSIVES } from './data/passives.ts';
import { ROWS } from './data/rows.ts';

/** What a word of a unit line means. */
export type Trait =
  /** A row of the activation list; `range`: X of a Burst ("Grenade (Range = 2)"); `wood`: a Club, no Mace (A162). */
  | { readonly is: 'row'; readonly id: string; readonly range?: number; readonly wood?: true }
  | { readonly is: 'passive'; readonly id: string }
  /** Slay X: 'dragon', 'giant', 'goblin', 'undead', 'all' … */
  | { readonly is: 'slay'; readonly of: string }
  /** "5 Hits", "1 Skill", "2 Fate". */
  | { readonly is: 'figure'; readonly of: 'hits' | 'skill' | 'fate'; readonly n: number }
  /** A mount that is printed among the traits. */
  | { readonly is: 'mount'; readonly of: string }
  /** "Bow & Arrows or Club": one of them, chosen when the unit is set up, the first by default (A60). */
  | { readonly is: 'choice'; readonly among: readonly Trait[] };

/**
 * Names as they are compared: without case, hyphens and plurals, "&" read as "and".
 * "Bows & Arrows" and "bow and arrow" are one.
 */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[-\s]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ');
}

const NAMES: ReadonlyMap<string, Trait> = new Map<string, Trait>([
  ...ROWS.flatMap((row) =>
    row.names.map((name): [string, Trait] => [foldName(name), { is: 'row', id: row.id }]),
  ),
  ...PASSIVES.flatMap((passive) =>
    passive.names.map((name): [string, Trait] => [foldName(name), { is: 'passive', id: passive.id }]),
  ),
]);

/** Printed among the traits of a rider; "Fast" is the same row on four legs or two, without a mount (A123). */
const MOUNTS: ReadonlyMap<string, string> = new Map([
  ['horse', 'Horse'],
  ['pegasu', 'Pegasus'],
]);

/** X of a Burst where the line gives none in brackets (A128). */
const BURST_RANGES: Readonly<Record<string, number>> = { grenade: 2, bomb: 1, shell: 3 };

const FIGURE = /^(\d+) (Hits|Skill|Fate)$/i;
const BURST = /^(.+?) \(.*range = (\d+)\)$/i;

/**
 * What a trait as printed means, any spelling of sections 1.5 and 1.13; null when unknown. `riders: false`
 * reads "Horse" as the row and not as a mount: for naming a row in a rule, a log or a vector.
 */
export function traitByName(text: string, riders = true): Trait | null {
  const figure = FIGURE.exec(text.trim().replace(/ hit$/i, ' Hits'));
  if (figure)
    return { is: 'figure', of: figure[2].toLowerCase() as 'hits' | 'skill' | 'fate', n: Number(figure[1]) };
  const burst = BURST.exec(text.trim());
  if (burst) {
    const row = NAMES.get(foldName(burst[1]));
    return row?.is === 'row' && row.id === 'burst' ? { ...row, range: Number(burst[2]) } : null;
  }
  const name = foldName(text);
  const mount = riders && MOUNTS.get(name);
  if (mount) return { is: 'mount', of: mount };
  const slay = /^slay (.+)$/.exec(name);
  if (slay) return { is: 'slay', of: slay[1] };
  const known = NAMES.get(name);
  if (known?.is === 'row' && name in BURST_RANGES) return { ...known, range: BURST_RANGES[name] };
  if (known?.is === 'row' && name === 'club') return { ...known, wood: true };
  if (known) return known;
  const parts = text.split(/ or /i);
  if (parts.length < 2) return null;
  const halves = parts.map((half) => traitByName(half, riders));
  const among = halves.filter((half): half is Trait => half !== null);
  return among.length === halves.length ? { is: 'choice', among } : null;
}

/** Id of the row or passive that a name means (ALIAS, "use Trait" of the vectors); null when unknown. */
export function idByName(text: string): string | null {
  const trait = traitByName(text, false);
  if (trait?.is === 'row' || trait?.is === 'passive') return trait.id;
  return trait?.is === 'slay' ? 'slay' : null;
}

/** Every name that may be written, as printed. */
export function knownTraitNames(): readonly string[] {
  return [...ROWS, ...PASSIVES].flatMap((known) => known.names);
}
