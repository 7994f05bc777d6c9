/**
 * Letters that people write to each other, without those that nobody sees and that turn the lines around them
 * about: controls, halves of pairs, marks of direction, spaces without width. The joiner inside emoji stays.
 */
export function tidyText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(
      /[\p{Cs}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu,
      '',
    )
    .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/gu, '');
}

/** The first `most` UTF-16 units of a tidy text, without half a pair at the end. */
export const tidyTo = (text: string, most: number): string => tidyText(tidyText(text).slice(0, most));

/** The first `most` UTF-16 units of a text of several lines, whole letters only. */
export const cutTo = (text: string, most: number): string =>
  text
    .trim()
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim();
