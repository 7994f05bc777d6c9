import { PLASTIC_KEYS, plasticOf } from '../art/plastics.ts';
import { type Dot, SEATS, TEAMS } from '../art/seats.ts';

/**
 * The colours of sides, seats and teams for the style files, from the tables that also drawings take theirs from.
 * Whatever has the class `side-KEY` or `seat-N` can use --dot-light, --dot, --dot-deep and --name (for letters on
 * paper); a side also --plastic, a seat --letters-on (dark enough for white letters). Where both classes stand, the
 * seat counts, and a team before a seat. --rust and --tide are the teams' colours anywhere.
 */
export function sideRules(): string {
  const dot = ([light, middle, deep]: Dot) => ({ 'dot-light': light, dot: middle, 'dot-deep': deep });
  return [
    rule(':root', { rust: TEAMS.rust.colour, tide: TEAMS.tide.colour }),
    ...PLASTIC_KEYS.map((key) => {
      const side = plasticOf(key);
      return rule(`.side-${key}`, { ...dot(side.dot), name: side.ink, plastic: side.ramp[2] });
    }),
    ...[
      ...SEATS.map((seat, i) => [`.seat-${i}`, seat] as const),
      ...Object.entries(TEAMS).map(([name, team]) => [`.side-${name}`, team] as const),
    ].map(([of, { dot: tones, ink, ground }]) =>
      rule(of, { ...dot(tones), name: ink, 'letters-on': ground }),
    ),
  ].join('\n');
}

/** Puts the colours into the page, once for its whole life. */
export function wearSides(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sideRules());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function rule(of: string, properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  --${name}: ${value};\n`);
  return `${of} {\n${lines.join('')}}`;
}
