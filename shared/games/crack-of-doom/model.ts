/**
 * What players do. Cards are named by their id in the list (two Courages are as good as each other), opponents by
 * their seat.
 */
export type Move =
  /** Throw a card away: at the limit of nine, or at a Haven. */
  | { readonly do: 'throw'; readonly card: string }
  /** Haven: keep the rest and fill the hand. */
  | { readonly do: 'fill' }
  /** Pipe Weed on whoever's turn it is, or not. */
  | { readonly do: 'pipe'; readonly use: boolean }
  | { readonly do: 'roll' }
  | { readonly do: 'rest' }
  /** A Corruption Roll in a turn that begins on Mount Doom. */
  | { readonly do: 'try' }
  | { readonly do: 'special'; readonly card: string; readonly target: number }
  /** Move again with Waybread or Fair Travels. */
  | { readonly do: 'again'; readonly card: string }
  | { readonly do: 'end' }
  /** Lay a card into one's part of the tray, or take it back: nothing happens yet, nobody sees it. */
  | { readonly do: 'lay'; readonly card: string }
  | { readonly do: 'take'; readonly card: string }
  | { readonly do: 'ring'; readonly on: boolean }
  /** Answers to "who plays a Foe or Hardship?". `offer` without a card means what is laid. */
  | { readonly do: 'offer'; readonly card?: string; readonly mods?: readonly string[] }
  | { readonly do: 'pass' }
  /** Settle a battle or Hardship: with what is laid, or with exactly these. */
  | { readonly do: 'settle'; readonly aids?: readonly string[]; readonly ring?: boolean }
  | { readonly do: 'smeagol'; readonly use: boolean };

/** What a scenario file sets up. */
export interface RaceSetup {
  readonly title: string;
  readonly story: string;
  /** Names for the Fellowships, by seat; missing ones get the usual. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** Standing answers to the question for encounters. */
export const FILTERS = ['ask', 'strong', 'leader', 'never'] as const;
export type Filter = (typeof FILTERS)[number];

/** Standing answers for Pipe Weed: asked, never, on whoever leads, or on the Fellowship of one seat. */
export const PIPE_ORDERS = [
  'ask',
  'never',
  'leader',
  'seat0',
  'seat1',
  'seat2',
  'seat3',
  'seat4',
  'seat5',
] as const;
export type PipeOrder = (typeof PIPE_ORDERS)[number];

/** The standing order for Pipe Weed waits until its target has passed this space: anywhere, or a Haven. */
export const PIPE_PAST = ['0', '10', '30', '40', '50'] as const;
export type PipePast = (typeof PIPE_PAST)[number];
