import type { Words } from '../../shared/engine/words.ts';

/** A value of a table option as people read it: 'eachRound' → 'each round', true → 'yes'. */
export function valueWords(value: string | number | boolean): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return String(value)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .toLowerCase();
}

/**
 * The same in the game's own words, its sentence `option.NAME.VALUE`, where it has one. `inGame` renders words
 * with the game's text and gives the key of those that it does not know.
 */
export function optionValue(
  name: string,
  value: string | number | boolean,
  inGame: (what: Words) => string,
): string {
  const key = `option.${name}.${value}`;
  const own = inGame({ key });
  return own === key ? valueWords(value) : own;
}
