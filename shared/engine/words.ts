/**
 * What a player reads, as a key into a text table plus the values that fill it.
 *
 * Nothing in shared/ or server/ writes sentences for players: a game or a panel keeps its sentences in a
 * text table (`{ 'attack.hit': '{who} hits {whom}' }`), so that they can be translated.
 */
export interface Words {
  /** Key into the text table of the game (or of the protocol, for refusals of the table itself). */
  readonly key: string;
  /** Values for the `{name}` places of the sentence. A value that is itself Words is rendered first. */
  readonly with?: Readonly<Record<string, string | number | Words>>;
}

/** One language of one game or panel: key to sentence with `{name}` places. */
export type TextTable = Readonly<Record<string, string>>;

/** Shorthand for a Words value. */
export function words(key: string, values?: Words['with']): Words {
  return values ? { key, with: values } : { key };
}

/**
 * Renders words with the first table that knows the key. An unknown key renders as itself, so that a
 * missing sentence shows in the page and in the tests instead of breaking either.
 */
export function say(what: Words, ...tables: TextTable[]): string {
  const table = tables.find((t) => t[what.key] !== undefined);
  const sentence = table?.[what.key] ?? what.key;
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = what.with?.[name];
    if (value === undefined) return place;
    return typeof value === 'object' ? say(value, ...tables) : String(value);
  });
}
