import { isDeepStrictEqual } from 'node:util';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { commitmentOf } from '../../shared/engine/dice-seeded.ts';
import type { GameEvent } from '../../shared/engine/event.ts';
import { type Entry, LOG_VERSION } from '../../shared/engine/log.ts';
import { Match } from '../../shared/engine/match.ts';
import type { Position } from '../../shared/engine/position.ts';
import { takebackOf } from '../../shared/engine/undo.ts';
import type { FromClient } from '../../shared/protocol/messages.ts';
import { randomAct } from '../../shared/table/byhand/testing/random-act.ts';
import { type HiddenPieces, namedTooEarly } from './entitled.ts';
import type { Laid } from './play.ts';
import { type Message, messageIn, personOf, World } from './world.ts';

/** Acts for which two worlds are held side by side. */
const SPAN = 24;
/** Acts of hands in one go. */
const HANDS = 14;

export interface Watched {
  readonly acts: number;
  /** Acts after which what one seat heard was compared between two worlds, byte by byte. */
  readonly compared: number;
  /** Of these: secret answers of others, of which it must hear nothing. */
  readonly secrets: number;
  /** Acts of hands, done in both worlds. */
  readonly hands: number;
  readonly breaks: readonly string[];
}

/**
 * Plays a game in pairs of worlds that one seat can't tell apart: in the second one all that the seat may not
 * know has been drawn anew. As long as the same things happen in both (others may answer differently in secret
 * and change their minds more often), every byte that reaches this seat and a spectator must be the same in
 * both. The worlds are real table rooms. They part without a fault when a card that is turned up, or that the
 * seat itself sees, is another one.
 */
export function watchGame(
  laid: Laid,
  seed: number,
  most: number,
  hidden: HiddenPieces,
  options = {},
): Watched {
  const dice = new FastDice(seed);
  const secret = Array.from({ length: 64 }, () => dice.pick(16).toString(16)).join('');
  const opened = opening(laid, secret, options);
  if (typeof opened === 'string') return { acts: 0, compared: 0, secrets: 0, hands: 0, breaks: [opened] };
  const count = { acts: 0, compared: 0, secrets: 0, hands: 0 };
  const breaks: string[] = [];
  let match = opened;
  hidden.note(laid.game, match.position);
  // A pair that parts at once makes no act.
  for (let pairs = 0; pairs < most && count.acts < most && breaks.length === 0; pairs++) {
    if (match.position.phase !== 'playing') break;
    hidden.redraw(laid.game, match.position, dice);
    const pair = new Pair(laid, secret, match, dice.pick(laid.seats), dice, breaks);
    for (let i = 0; i < SPAN && pair.together; i++) {
      const acts = pair.first.table.match.step;
      pair.next();
      count.acts += pair.first.table.match.step - acts;
    }
    count.compared += pair.compared;
    count.secrets += pair.secrets;
    count.hands += pair.hands;
    match = pair.end();
  }
  return { ...count, breaks: breaks.slice(0, 6) };
}

function opening({ game, file, seats }: Laid, secret: string, options: object): Match | string {
  const opened = Match.open(game, secret, {
    e: 'open',
    v: LOG_VERSION,
    game: game.id,
    rules: game.version,
    file,
    options: { ...options },
    seats,
    commitment: commitmentOf(secret),
  });
  if (!opened.ok) return `the table can't be opened: ${opened.refusal.code}`;
  const match = opened.value;
  for (let seat = 0; seat < seats; seat++)
    match.act({ e: 'sit', by: personOf(seat), seat, name: `Seat ${seat}`, word: '' });
  match.act({ e: 'host', by: personOf(0) });
  match.act({ e: 'start', by: personOf(0) });
  return match;
}

/** A world as it is, and one that looks the same to one seat. */
class Pair {
  readonly first: World;
  together = true;
  compared = 0;
  secrets = 0;
  hands = 0;
  private readonly second: World;
  private readonly laid: Laid;
  private readonly seat: number;
  private readonly dice: FastDice;
  private readonly breaks: string[];
  private readonly cut: number;
  private readonly before: readonly Entry[];
  /** Others have answered the same in both worlds … */
  private faithful: boolean;
  /** … and as often. */
  private inStep = true;
  /** Pieces that lay on the table before the present act. */
  private lying: ReadonlySet<string> = new Set();

  constructor(laid: Laid, seed: string, match: Match, seat: number, dice: FastDice, breaks: string[]) {
    const { game } = laid;
    this.laid = laid;
    this.seat = seat;
    this.dice = dice;
    this.breaks = breaks;
    this.cut = match.step;
    this.before = [...match.entries];
    const { state, sealedSince, asked, moves } = match.position;
    // What others have answered or made ready so far is drawn anew as well.
    const last = moves.at(-1)?.seat ?? -1;
    this.faithful = sealedSince === 0 && (last === -1 || last === seat || asked[last] === '');
    this.first = new World(game, seed, this.before, laid.seats, game.copy(state));
    this.second = new World(
      game,
      seed,
      this.before,
      laid.seats,
      game.determinize(game.copy(state), seat, dice),
    );
    this.compare('coming to the table');
  }

  /** Something happens in both worlds. */
  next(): void {
    const chance = this.dice.pick(40);
    const worlds = [this.first, this.second];
    if (chance === 0) {
      const { pieces } = this.laid.game.table(this.first.table.position.state);
      const piece = pieces[this.dice.pick(pieces.length)]?.id ?? '';
      for (const world of worlds) world.send(this.seat, 'inspect', { piece });
      this.compare(`looking at the sheet of ${piece}`);
    } else if (chance === 1) {
      for (const world of worlds) world.send(this.seat, 'again', {});
      this.compare('asking for everything anew');
    } else if (chance === 2) {
      for (const world of worlds) world.join(this.seat);
      this.compare('coming back');
    } else if (chance === 3) this.takeBack();
    else if (chance === 4 && this.first.table.position.sealedSince > 0) {
      const by = (this.seat + 1) % this.laid.seats;
      for (const world of worlds) world.send(by, 'drag', { piece: 'any', x: 1, y: 1 });
      this.hears(by);
    } else if (chance === 5 || chance === 6) this.byHand();
    else this.move();
  }

  /** Ends both worlds. The match as the first one left it. */
  end(): Match {
    this.first.end();
    this.second.end();
    return this.first.table.match;
  }

  /** A wish to take back, by whoever: refused alike, or agreed to by all. */
  private takeBack(): void {
    const { position, match } = this.first.table;
    const seat = this.dice.pick(this.laid.seats);
    const back = takebackOf(position, seat);
    // What was before the worlds parted is the true state in both.
    const place = back ? position.moves[back.from].place : this.cut;
    if (place < this.cut || (back && !match.keeps(place))) return;
    if (!this.inStep || (!this.faithful && !position.free)) return;
    for (const world of [this.first, this.second]) this.wish(world, seat, { do: 'undo', seat });
    this.compare(`a wish of seat ${seat} to take back`);
  }

  /** Somebody wishes something, and whoever is asked agrees. */
  private wish(world: World, seat: number, act: FromClient['act']['act']): void {
    world.act(seat, act);
    for (let other = 0; world.table.position.ask && other < this.laid.seats; other++)
      if (world.table.position.ask.waiting.includes(personOf(other)))
        world.act(other, { do: 'agree', seat: other, yes: true });
  }

  /** Over to hands in both worlds, anything that they might do, and back to the rules. */
  private byHand(): void {
    if (!this.inStep) return;
    const over = (world: World, on: boolean) =>
      this.wish(world, this.seat, { do: 'by-hand', seat: this.seat, on });
    for (const world of [this.first, this.second]) over(world, true);
    this.compare('going over to hands');
    const scene = this.first.table.match.scene();
    for (let i = this.dice.pick(HANDS); i > 0 && scene && this.together; i--) {
      const { free } = this.first.table.position;
      if (!free) break;
      const seat = this.dice.pick(this.laid.seats);
      if (this.dice.pick(8) === 0) this.takeBack();
      else {
        const act = randomAct(free, scene, seat, this.dice);
        for (const world of [this.first, this.second]) world.act(seat, { do: 'free', seat, act });
        this.hands++;
        this.compare(`${JSON.stringify(act)} by hand of seat ${seat}`);
      }
    }
    if (this.together) {
      for (const world of [this.first, this.second]) over(world, false);
      // Whether the rules can be kept may hang on what lies hidden; then one of the two goes on alone.
      if ((this.first.table.position.free === null) !== (this.second.table.position.free === null))
        this.together = false;
      else this.compare('going back to the rules');
    } else over(this.first, false);
    if (this.first.table.position.free) this.returnUntouched(over);
  }

  /** All that hands did is taken back, and then the rules are kept again. */
  private returnUntouched(over: (world: World, on: boolean) => void): void {
    const worlds = this.together ? [this.first, this.second] : [this.first];
    for (const world of worlds) {
      const { match } = world.table;
      for (let seat = 0; match.position.moves.length > 0; seat = (seat + 1) % this.laid.seats)
        if (match.canUndo(seat)) this.wish(world, seat, { do: 'undo', seat });
      over(world, false);
      if (match.position.free) this.breaks.push('the rules can’t be kept though all was taken back by hand');
    }
    if (this.together) this.compare('going back to the rules with all taken back');
  }

  private move(): void {
    const { game } = this.laid;
    const { match } = this.first.table;
    const decisions = match.decisions();
    const open = decisions.filter((decision) => !decision.answered);
    const asked = open.length > 0 && this.dice.pick(8) > 0 ? open : decisions;
    const { seat, choices, kind } = asked[this.dice.pick(asked.length)];
    // The bot brings on a game in which much can be laid down and taken up again.
    const move =
      this.dice.pick(8) > 0
        ? choices[this.dice.pick(choices.length)]
        : game.advise(game.determinize(game.copy(match.position.state), seat, this.dice), seat, this.dice);
    const prepared = match.prepare({ e: 'move', by: personOf(seat), seat, move });
    if (!prepared.ok) {
      // Listed, or thought out on what the seat may know.
      this.breaks.push(
        `what seat ${seat} may do depends on what it may not know: ${kind} ${JSON.stringify(move)}`,
      );
      this.together = false;
      return;
    }
    const { sealed, position, events } = prepared.value;
    const what = `${kind} ${JSON.stringify(move)} of seat ${seat}`;
    this.keepsQuestion(seat, sealed, events, position, what);
    if (!sealed) {
      this.breaks.push(...namedTooEarly(game, match.position, position, events, this.dice));
      if (!isDeepStrictEqual(game.look(position.state, -1).pieces.filter(isFace), []))
        this.breaks.push('a spectator sees faces that are not public');
    } else if (!isDeepStrictEqual(game.table(position.state), game.table(match.position.state)))
      this.breaks.push(`a secret answer changes the public table: ${what}`);

    const { step } = match;
    if (this.alike(seat, move, sealed, position.answered[seat], what)) {
      this.first.act(seat, { do: 'move', seat, move });
      if (sealed && seat !== this.seat) this.hears(seat);
      else this.compare(what);
    } else {
      this.first.act(seat, { do: 'move', seat, move });
      this.together = false;
    }
    if (match.step === step) this.breaks.push(`the room refuses a listed choice: ${what}`);
    if (match.position.phase !== 'playing') this.together = false;
  }

  /** Does the same in the second world, or something as secret. False: nothing there corresponds. */
  private alike(seat: number, move: unknown, sealed: boolean, answered: boolean, what: string): boolean {
    const { match } = this.second.table;
    if (!sealed && !this.faithful) return false;
    if (seat === this.seat) {
      const refusal = match.position.asked[seat]
        ? this.laid.game.check(match.position.state, seat, move)
        : null;
      if (refusal || !match.position.asked[seat]) {
        this.breaks.push(`what seat ${seat} may do depends on what it may not know: ${what}`);
        return false;
      }
      this.second.act(seat, { do: 'move', seat, move });
      return true;
    }
    if (sealed && this.dice.pick(3) === 0) this.changeMind(seat);
    const like = (choice: unknown) => {
      const done = match.prepare({ e: 'move', by: personOf(seat), seat, move: choice });
      return done.ok && done.value.sealed === sealed && done.value.position.answered[seat] === answered;
    };
    if (like(move)) {
      this.second.act(seat, { do: 'move', seat, move });
      return true;
    }
    if (!sealed) return false;
    const choices = match.decisions().find((decision) => decision.seat === seat)?.choices ?? [];
    const other = this.dice.shuffle([...choices]).find(like);
    if (other === undefined) return false;
    this.faithful = false;
    this.second.act(seat, { do: 'move', seat, move: other });
    return true;
  }

  /** Somebody else answers once more in secret, in the second world alone. */
  private changeMind(seat: number): void {
    const { match } = this.second.table;
    const choices = match.decisions().find((decision) => decision.seat === seat)?.choices ?? [];
    const move = choices[this.dice.pick(choices.length)];
    const done = match.prepare({ e: 'move', by: personOf(seat), seat, move });
    if (!done.ok || !done.value.sealed) return;
    this.inStep = false;
    // Something laid ready in an open phase stays, unlike an answer that is given anew.
    if (match.position.sealedSince === 0) this.faithful = false;
    this.second.act(seat, { do: 'move', seat, move });
  }

  /** The answers to a sealed question tell nothing as long as it stands. */
  private keepsQuestion(
    seat: number,
    sealed: boolean,
    events: readonly GameEvent[],
    after: Position,
    what: string,
  ): void {
    const before = this.first.table.position;
    if (before.sealedSince === 0 || sealed || after.sealedSince === 0) return;
    const others = before.asked.some(
      (kind, other) =>
        other !== seat && kind !== '' && !before.answered[other] && after.asked[other] === kind,
    );
    const unasked = after.asked[seat] === '' && others;
    if (events.length === 0) this.breaks.push(`an answer shows in who is asked: ${what}`);
    else if (unasked) this.breaks.push(`who has answered is asked no more while others are: ${what}`);
  }

  /** Neither the seat nor a spectator hears anything of a secret answer of somebody else. */
  private hears(by: number): void {
    this.secrets++;
    for (const world of [this.first, this.second])
      for (const seat of [this.seat, -1])
        if (world.heard(seat).length > 0)
          this.breaks.push(
            `${seat === -1 ? 'a spectator' : `seat ${seat}`} hears of a secret answer of seat ${by}`,
          );
  }

  private compare(what: string): void {
    for (const seat of [this.seat, -1]) {
      const [one, two] = [this.first.heard(seat), this.second.heard(seat)];
      this.compared++;
      if (one.length === two.length && one.every((frame, i) => frame.equals(two[i]))) continue;
      const [told, other] = [one.flatMap(read), two.flatMap(read)];
      // After more answers in the second world its dice differ; the steps must not.
      if (!this.inStep) {
        if (stepsIn(told) !== stepsIn(other)) this.differ(seat, what, stepsIn(told), stepsIn(other));
        this.together = false;
      } else if (
        this.turnedUp(told) !== this.turnedUp(other) ||
        this.facesOn(this.first) !== this.facesOn(this.second)
      )
        this.together = false;
      else this.differ(seat, what, JSON.stringify(told), JSON.stringify(other));
    }
    this.lying = this.idsOn(this.first);
    if (this.together) this.known(what);
  }

  /** Cards that were turned up, as events tell them, and the ids of those that did not lie on the table before. */
  private turnedUp(messages: readonly Message[]): string {
    return JSON.stringify(
      messages.flatMap(({ kind, body }) => {
        if (kind !== 'events') return [];
        const turned = (body as { events: GameEvent[] }).events.filter((event) => event.cards);
        return turned.map(({ cards, piece, pieces = [] }) => [
          cards,
          [piece, ...pieces].filter((id) => id !== undefined && !this.lying.has(id)),
        ]);
      }),
    );
  }

  private idsOn({ table }: World): ReadonlySet<string> {
    return new Set(table.table()?.pieces.map((piece) => piece.id));
  }

  private differ(seat: number, what: string, one: string, two: string): void {
    let at = 0;
    while (at < one.length && one[at] === two[at]) at++;
    const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    const who = seat === -1 ? 'a spectator' : `seat ${seat}`;
    this.breaks.push(
      `${who} can tell two worlds apart after ${what} (hidden from ${this.seat}): …${part(one)}… and …${part(two)}…`,
    );
    this.together = false;
  }

  /** What the seat knows of the first world holds in every world that fits it. */
  private known(what: string): void {
    const { game } = this.laid;
    const { position } = this.first.table;
    if (position.state === null || position.free) return;
    const guess = game.determinize(game.copy(position.state), this.seat, this.dice);
    const views = (state: unknown) => [
      game.table(state),
      game.look(state, this.seat),
      game.look(state, -1),
      game.present(state, this.seat),
      game
        .decisions(state)
        .map(({ seat, kind, sealed }) => [seat, kind, sealed])
        .sort(),
    ];
    const names = ['the table', 'its look', 'a spectator’s look', 'its question', 'who is asked'];
    const [one, two] = [views(position.state), views(guess)];
    names.forEach((name, i) => {
      if (!isDeepStrictEqual(one[i], two[i]))
        this.differ(this.seat, `${what}: ${name}`, JSON.stringify(one[i]), JSON.stringify(two[i]));
    });
  }

  /** Faces that are up for all or for this seat. */
  private facesOn({ table }: World): string {
    const shown = table.match.table();
    if (!shown) return '';
    const { pieces, piles } = shown;
    const seen = [...pieces, ...(table.match.look(this.seat)?.pieces ?? [])].filter(isFace);
    return JSON.stringify([
      seen.map(({ id, kind }) => [id, kind]),
      Object.values(piles).map((pile) => pile.top),
    ]);
  }
}

const isFace = ({ kind }: { kind: string }) => kind !== '';

const read = (frame: Buffer): Message[] => {
  const message = messageIn(frame);
  return message ? [message] : [{ kind: 'patch', body: frame.toString('latin1') }];
};

function stepsIn(messages: readonly Message[]): string {
  return JSON.stringify(
    messages.flatMap(({ kind, body }) => {
      const { step, since } = body as { step?: number; since?: number };
      return step === undefined ? [] : [kind, step, since];
    }),
  );
}
