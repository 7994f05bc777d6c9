import type { ChoiceView } from '../../shared/engine/game.ts';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { duel } from './duel.ts';
import { deed, level } from './level.ts';
import type { RealServer } from './server.ts';
import { eventually, TablePage } from './table-page.ts';
import { desktop, type World } from './world.ts';

/** A seat with somebody in it: the page to act by, and a second line of the same person to read what may be done. */
export interface Sitter {
  readonly seat: number;
  readonly token: string;
  readonly at: TablePage;
  readonly guest: Guest;
}

export interface Sitting {
  readonly table: string;
  readonly sitters: readonly [Sitter, Sitter];
  /** Who must decide now, and the other one. */
  turn(): Promise<{ actor: Sitter; other: Sitter }>;
  /** Waits until both pages have shown all that has happened, and ask what is asked now. */
  agree(): Promise<void>;
}

interface Wish {
  readonly server?: RealServer;
  /** Address that the pages use, where it is not the server's own. */
  readonly through?: string;
  readonly file?: unknown;
  readonly scenario?: string;
  /** Seconds that a question gives. */
  readonly limit?: 15;
  readonly screens?: readonly [typeof desktop, typeof desktop];
}

/** Two people in their seats at a new table, each with a browser of their own. The battle has begun. */
export async function sitTwo(world: World, wish: Wish = {}): Promise<Sitting> {
  const { address } = wish.server ?? world.server;
  const tokens = [newToken(), newToken()];
  const table = await makeTable(address, {
    token: tokens[0],
    name: 'Rowan',
    seats: [0],
    limit: wish.limit ?? 0,
    ...(wish.scenario ? { scenario: wish.scenario } : { file: wish.file ?? duel }),
  });
  const [first, second] = [await joinAs(address, table, tokens[0]), await joinAs(address, table, tokens[1])];
  await second.act({ do: 'sit', seat: 1, word: 'clover' });
  if (first.table.phase === 'gathering') await first.act({ do: 'start' });
  await first.until(() => first.table.phase === 'playing', 'the start');
  const [near, far] = wish.screens ?? [desktop, desktop];
  const open = async (token: string, screen: typeof desktop) =>
    TablePage.open(await world.person(screen), wish.through ?? address, table, token);
  const sitters: [Sitter, Sitter] = [
    { seat: 0, token: tokens[0], guest: first, at: await open(tokens[0], near) },
    { seat: 1, token: tokens[1], guest: second, at: await open(tokens[1], far) },
  ];
  return {
    table,
    sitters,
    async turn() {
      await first.until(() => first.table.phase === 'over' || asking(sitters) !== undefined, 'a decision');
      const actor = asking(sitters);
      if (!actor) throw new Error('The battle is over.');
      await level(actor);
      await actor.at.asked();
      return { actor, other: sitters[1 - actor.seat] };
    },
    async agree() {
      const heard = Math.max(first.table.step, second.table.step);
      for (const sitter of sitters) {
        await sitter.guest.until(() => sitter.guest.table.step >= heard, 'what the other has heard');
        await level(sitter);
      }
    },
  };
}

/** Who is asked something that the table does not answer itself. */
const asking = (sitters: readonly Sitter[]): Sitter | undefined =>
  sitters.find(({ guest }) => guest.settled && guest.decisions().length > 0);

/** The first choice of the sitter's decision that fits. */
export function choiceOf(sitter: Sitter, fits: (choice: ChoiceView) => boolean): ChoiceView {
  const choices = sitter.guest.decisions().flatMap((decision) => decision.choices);
  const choice = choices.find(fits);
  if (!choice) throw new Error(`No such choice among ${JSON.stringify(choices.map((one) => one.move))}`);
  return choice;
}

/** Activates one of the sitter's warriors by clicking it, and waits for its cards. */
export async function activate(sitter: Sitter, piece: string): Promise<void> {
  await deed(sitter, `the cards of ${piece}`, () => sitter.at.clickPiece(piece));
}

/** Clicks something, and takes the first of the list where several things could be meant. */
export function clickFirst(
  pair: { readonly at: TablePage; readonly guest: Guest },
  what: string,
  click: () => Promise<void>,
): Promise<void> {
  const { at, guest } = pair;
  return deed(pair, what, async () => {
    const { step } = guest;
    await click();
    const menu = at.page.getByRole('menu');
    await eventually(`a list, or ${what}`, async () => guest.step > step || (await menu.count()) > 0);
    if (guest.step === step) await menu.getByRole('menuitem').first().click();
  });
}

/** Ends every turn of this round without doing anything in it. */
export async function endRound({ sitters }: Sitting): Promise<void> {
  const [{ guest }] = sitters;
  const round = guest.table.facts.get('round');
  const done = () => guest.table.facts.get('round') !== round || guest.table.phase === 'over';
  for (;;) {
    await guest.until(() => done() || asking(sitters) !== undefined, 'a decision');
    if (done()) return;
    const actor = asking(sitters);
    const [decision] = actor?.guest.decisions() ?? [];
    if (!actor || !decision) continue;
    const { move } = decision.choices.find((choice) => choice.group === 'end') ?? decision.choices[0];
    await actor.guest.answer(actor.seat, move);
    // The first line may hear of it after the one that answered.
    await guest.until(() => guest.table.step >= actor.guest.table.step, 'the same step');
  }
}
