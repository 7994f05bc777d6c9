import type { FastDice } from '../../shared/engine/dice-fast.ts';
import type { Past } from './past.ts';
import type { Laid } from './play.ts';
import { World } from './world.ts';

/**
 * A game in two table rooms: as it is, and with all drawn anew that one seat may not know. To this seat both look the
 * same, and must go on looking the same for as long as the same things happen in both.
 */
export class Pair {
  readonly laid: Laid;
  /** Who must not tell the worlds apart; nor must a spectator, who knows still less. */
  readonly seat: number;
  readonly dice: FastDice;
  readonly first: World;
  readonly second: World;
  /** Entries that were there before the worlds parted. */
  readonly cut: number;
  /** False: they have been told apart, or another thing has happened in each, or the game is over. */
  together = true;
  /** Others have answered the same in both worlds … */
  faithful: boolean;
  /** … and as often. */
  inStep = true;
  /** Pieces that lay on the table before the present act. */
  lying: ReadonlySet<string> = new Set();
  /** How much was looked at (`Watched` in leaks.ts). */
  readonly count = { compared: 0, secrets: 0, hands: 0 };
  /** What went wrong, one sentence each; shared by all pairs of a game. */
  readonly breaks: string[];

  constructor(laid: Laid, seed: string, past: Past, seat: number, dice: FastDice, breaks: string[]) {
    const { game } = laid;
    const { match } = past;
    this.laid = laid;
    this.seat = seat;
    this.dice = dice;
    this.breaks = breaks;
    this.cut = match.step;
    const { state, sealedSince, asked, moves } = match.position;
    // What others have answered or made ready so far is drawn anew as well; who that is, is forgotten over hands.
    const last = moves.at(-1)?.seat;
    const begins = !match.entries.some(({ e }) => e === 'move');
    this.faithful = sealedSince === 0 && (last === undefined ? begins : last === seat || asked[last] === '');
    const before = { ...past, seed, ears: [-1, seat] };
    this.first = new World(before, game.copy(state));
    this.second = new World(before, game.determinize(game.copy(state), seat, dice));
  }

  /** The same in both worlds. */
  both(happens: (world: World) => void): void {
    happens(this.first);
    happens(this.second);
  }

  /** `who` (a seat, or -1 for a spectator) has seen or heard two different things. */
  toldApart(who: number, after: string, one: string, two: string): void {
    let at = 0;
    while (at < one.length && one[at] === two[at]) at++;
    const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    this.breaks.push(
      `${nameOf(who)} can tell two worlds apart after ${after} (hidden from ${this.seat}): …${part(one)}… and …${part(two)}…`,
    );
    this.together = false;
  }

  /** Ends both worlds. The game as it went on in the first one. */
  end(): Past {
    this.second.end();
    return this.first.end();
  }
}

export const nameOf = (who: number) => (who === -1 ? 'a spectator' : `seat ${who}`);
