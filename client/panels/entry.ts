import type { GameEvent } from '../../shared/engine/event.ts';
import { say, words } from '../../shared/engine/words.ts';
import { tableText } from '../table/text.ts';

/** One line of a block of the chronicle. `sentence`: false where the line before has said it already. */
export interface Told {
  readonly event: GameEvent;
  readonly sentence: boolean;
}

/** What one warrior did, as the chronicle tells it: its lines, and the rules behind them, each once. */
export interface Block {
  readonly lines: readonly Told[];
  readonly rules: readonly string[];
}

/**
 * That a warrior acts goes without saying where its cards are turned; an attack that was just announced needs
 * no second sentence before its dice.
 */
export function blockOf(events: readonly GameEvent[]): Block {
  const drew = new Set(events.flatMap(({ kind, piece }) => (kind === 'cards' && piece ? [piece] : [])));
  const lines = events
    .filter(({ kind, piece }) => kind !== 'turn' || piece === undefined || !drew.has(piece))
    .map((event, i, told) => ({
      event,
      sentence: event.words.key !== '' && !announced(event, told[i - 1]),
    }));
  return { lines, rules: [...new Set(lines.flatMap(({ event }) => event.rule ?? []))] };
}

function announced(event: GameEvent, before: GameEvent | undefined): boolean {
  return (
    event.kind === 'roll' &&
    before?.kind === 'note' &&
    event.target !== undefined &&
    before.piece === event.piece &&
    before.target === event.target
  );
}

/** What came of the dice in one word, as the pill beside the dice on the table says it: '✓ hit', '✗ pierced'. */
export function verdict(event: GameEvent): string {
  const came = event.dice?.some((die) => die.ok) ? 'yes' : 'no';
  const own = `table.roll.${event.words.key.replace(/^.*\./, '')}.${came}`;
  return say(words(tableText[own] === undefined ? `table.roll.${came}` : own), tableText);
}
