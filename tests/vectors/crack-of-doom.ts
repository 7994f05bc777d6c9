import { z } from 'zod';
import type { Dice } from '../../shared/engine/dice.ts';
import { type GameEvent, type Tell, untold } from '../../shared/engine/event.ts';
import { CARDS, DECK, rowOfId } from '../../shared/games/crack-of-doom/data/cards.ts';
import { inMordor, inMoria, isHaven } from '../../shared/games/crack-of-doom/data/spaces.ts';
import type { Move } from '../../shared/games/crack-of-doom/model.ts';
import { applyMove } from '../../shared/games/crack-of-doom/rules/apply.ts';
import { refusalOf } from '../../shared/games/crack-of-doom/rules/check.ts';
import { choicesOf } from '../../shared/games/crack-of-doom/rules/choices.ts';
import { brokenIn } from '../../shared/games/crack-of-doom/rules/hidden.ts';
import { back } from '../../shared/games/crack-of-doom/rules/legal.ts';
import { waysToThrow } from '../../shared/games/crack-of-doom/rules/odds.ts';
import { type Options, readOptions } from '../../shared/games/crack-of-doom/rules/options.ts';
import { playOn } from '../../shared/games/crack-of-doom/rules/play.ts';
import { newRace, turnOrder } from '../../shared/games/crack-of-doom/rules/setup.ts';
import { numbered, type Race, rowOf } from '../../shared/games/crack-of-doom/rules/state.ts';
import { beginTurn, missesTurn } from '../../shared/games/crack-of-doom/rules/turn.ts';
import { CaseDice } from './case-dice.ts';
import { BadCase, type Judge, op } from './json-judge.ts';

const count = z.int().min(0);
const die = z.int().min(1).max(6);
const space = z.int().min(1).max(72);
const cards = z.array(z.string());
const options = z.record(z.string(), z.unknown()).default({});

const card = (id: string): number => {
  const row = rowOfId(id);
  if (row < 0) throw new BadCase(`no card is called "${id}"`);
  return row;
};
const idOf = (row: number): string => CARDS[row].id;

interface SeatGiven {
  readonly space: number;
  readonly defeat?: number;
  readonly corr?: number;
  readonly miss?: number;
  readonly hand?: readonly string[];
}

interface Given {
  readonly seats: readonly SeatGiven[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A race as a case lays it out; cards that it names nowhere are not in it. */
function raceOf({ seats, deck = [], discard = [], options: chosen = {} }: Given): Race {
  const read = readOptions(chosen);
  if (read.problems.length > 0)
    throw new BadCase(`no option ${read.problems[0].name} = ${read.problems[0].value}`);
  const race = newRace(
    { title: '', story: '', names: [], options: {} },
    { ...read.options, players: seats.length as Options['players'] },
  );
  seats.forEach((given, i) => {
    const seat = race.seats[i];
    seat.space = given.space;
    seat.defeat = given.defeat ?? 0;
    seat.corruption = given.corr ?? 0;
    seat.miss = given.miss ?? 0;
    seat.hand = (given.hand ?? []).map((id) => numbered(race.serial++, card(id)));
  });
  race.deck = deck.map(card).reverse();
  race.discard = discard.map(card);
  return race;
}

const seatOf = (race: Race, i: number) => {
  const { space, defeat, corruption, miss, hand } = race.seats[i];
  return { space, defeat, corr: corruption, miss, hand: hand.map(rowOf).map(idOf), handSize: hand.length };
};

/** Asked anew: a move may have changed it. */
const phaseOf = (race: Race): Race['phase'] => race.phase;

/** Makes a move on the real engine, after its own check; false: it is refused. */
function make(race: Race, seat: number, move: Move, dice: Dice, tell: Tell = untold): boolean {
  if (refusalOf(race, seat, move)) return false;
  applyMove(playOn(race, dice, tell), seat, move);
  return true;
}

/** The first seat stands where the case says, before its roll; the second one holds what it may be met with. */
const before = (mover: SeatGiven, hand: readonly string[] = []): Race => {
  const race = raceOf({ seats: [mover, { space: 1, hand }] });
  race.phase = 'main';
  return race;
};

/** Plays an encounter out: the mover has come to its space, the other seat offers, the mover settles. */
function encounter(
  mover: SeatGiven,
  foe: { readonly card: string; readonly mods?: readonly string[] },
  rolls: readonly number[],
  answer: { readonly aids: readonly string[]; readonly ring?: boolean },
): { readonly race: Race; readonly legal: boolean } {
  const race = before({ ...mover, hand: answer.aids }, [foe.card, ...(foe.mods ?? [])]);
  // Three Hardships may stop a pawn at a Haven, whose hand is then filled.
  race.deck = Array.from({ length: 9 }, () => card('hide'));
  race.phase = 'encounter';
  const dice = new CaseDice(rolls);
  if (!make(race, 1, { do: 'offer', card: foe.card, mods: foe.mods ?? [] }, dice))
    return { race, legal: false };
  if (race.encounter && !make(race, 0, { do: 'settle', ...answer }, dice)) return { race, legal: false };
  if (phaseOf(race) === 'haven') make(race, 0, { do: 'fill' }, dice);
  dice.finish();
  return { race, legal: true };
}

const seatSchema = z.strictObject({
  space,
  defeat: count.optional(),
  corr: count.optional(),
  miss: count.optional(),
  hand: cards.optional(),
});
const answers = z
  .array(z.strictObject({ seat: z.string(), prompt: z.string(), do: z.unknown() }))
  .default([]);
const turn = z
  .object({
    order: z.array(z.string()).min(2).max(6),
    active: z.string(),
    deck: cards.default([]),
    discard: cards.optional(),
    shuffleTo: cards.optional(),
    dice: z.array(die).default([]),
    answers,
    options,
  })
  .catchall(z.unknown());

/** What a seat does when a case has no answer for the prompt. */
const DEFAULTS: Readonly<Record<string, Move>> = {
  pipe: { do: 'pipe', use: false },
  encounter: { do: 'pass' },
  haven: { do: 'fill' },
  battle: { do: 'settle', aids: [], ring: false },
  hardship: { do: 'settle', aids: [], ring: false },
  smeagol: { do: 'smeagol', use: false },
  post: { do: 'end' },
};

const many = z.array(z.string());
const readings: Readonly<Record<string, (said: unknown) => readonly Move[]>> = {
  limit: (said) => many.parse(said).map((id) => ({ do: 'throw', card: id })),
  haven: (said) => [...many.parse(said).map((id): Move => ({ do: 'throw', card: id })), { do: 'fill' }],
  pipe: (said) => [{ do: 'pipe', use: z.boolean().parse(said) }],
  smeagol: (said) => [{ do: 'smeagol', use: z.boolean().parse(said) }],
  encounter: (said) => {
    if (said === 'pass') return [{ do: 'pass' }];
    const { card: id, mods } = z.strictObject({ card: z.string(), mods: cards.default([]) }).parse(said);
    return [{ do: 'offer', card: id, mods }];
  },
  battle: (said) => {
    const { aids, ring } = z
      .strictObject({ aids: cards.default([]), ring: z.boolean().default(false) })
      .parse(said);
    return [{ do: 'settle', aids, ring }];
  },
  hardship: (said) => {
    const { aids } = z.strictObject({ aids: cards.default([]) }).parse(said);
    return [{ do: 'settle', aids, ring: false }];
  },
  main: ownTurn,
  post: ownTurn,
};

function ownTurn(said: unknown): readonly Move[] {
  if (said === 'roll' || said === 'rest' || said === 'try' || said === 'end') return [{ do: said }];
  const again = z.strictObject({ again: z.string() }).safeParse(said);
  if (again.success) return [{ do: 'again', card: again.data.again }];
  const { special, target } = z.strictObject({ special: z.string(), target: z.int() }).parse(said);
  return [{ do: 'special', card: special, target }];
}

/** Plays a whole turn: the answers of the case where they are asked for, the defaults elsewhere. */
function playTurn(given: z.infer<typeof turn>) {
  const { order } = given;
  const race = raceOf({
    seats: order.map((name) => seatSchema.parse(given[name])),
    deck: given.deck,
    discard: given.discard,
    options: given.options,
  });
  race.active = order.indexOf(given.active);
  if (race.active < 0) throw new BadCase(`nobody is called "${given.active}"`);
  const dice = new CaseDice(given.dice, given.shuffleTo?.map(card));
  const waiting = [...given.answers];
  // The next player's turn would draw and roll on: it is stopped where it begins.
  const isOver = missesTurn(playOn(race, dice, untold));
  if (!isOver) beginTurn(playOn(race, dice, untold));
  while (!isOver && race.phase !== 'over') {
    const asked = race.phase;
    const seat = whoIsAsked(race);
    if (asked === 'post' && !waiting.some((one) => one.prompt === 'post')) break;
    for (const move of movesFor(race, order[seat], asked, waiting)) {
      const refusal = refusalOf(race, seat, move);
      if (refusal) throw new BadCase(`${order[seat]}: ${JSON.stringify(move)} is refused as ${refusal.code}`);
      applyMove(playOn(race, dice, untold), seat, move);
    }
  }
  if (waiting.length > 0) throw new BadCase(`${waiting[0].seat} is never asked for "${waiting[0].prompt}"`);
  dice.finish();
  const winner = race.ending?.winners[0];
  return {
    ...Object.fromEntries(order.map((name, i) => [name, seatOf(race, i)])),
    deck: race.deck.map(idOf).reverse(),
    discard: race.discard.map(idOf),
    winner: winner === undefined ? null : order[winner],
  };
}

function whoIsAsked(race: Race): number {
  const unanswered = race.order.find(
    (seat) => race.seats[seat].answer === 0 && seat !== race.active && choicesOf(race, seat).length > 0,
  );
  return race.phase === 'pipe' || race.phase === 'encounter' ? (unanswered ?? -1) : race.active;
}

type Waiting = z.infer<typeof answers>;

function movesFor(race: Race, name: string, prompt: string, waiting: Waiting): readonly Move[] {
  const at = waiting.findIndex((one) => one.seat === name && one.prompt === prompt);
  if (at < 0) {
    const usual = race.seats[race.active].space === 72 ? 'try' : race.noMove ? 'rest' : 'roll';
    const move: Move | undefined = prompt === 'main' ? { do: usual } : DEFAULTS[prompt];
    if (!move) throw new BadCase(`${name} is asked for "${prompt}", and the case has no answer`);
    return [move];
  }
  const [answer] = waiting.splice(at, 1);
  const moves = readings[prompt]?.(answer.do);
  if (!moves) throw new BadCase(`no prompt is called "${prompt}"`);
  return moves;
}

const markers = { defeat: count.default(0), corr: count.default(0), miss: count.default(0) };

/** Operations of the Crack of Doom vectors. */
export const crackOfDoomJudge: Judge = {
  deck: op(z.strictObject({}), () => {
    const each = (of: readonly { readonly type: string }[]) =>
      Object.fromEntries(
        ['F', 'H', 'A', 'M', 'X'].map((type) => [type, of.filter((one) => one.type === type).length]),
      );
    const race = newRace({ title: '', story: '', names: [], options: {} }, readOptions({}).options);
    const [broken] = brokenIn(race);
    if (broken) throw new BadCase(broken);
    return {
      total: DECK.length,
      cards: each(DECK.map((row) => CARDS[row])),
      rows: each(CARDS),
      names: CARDS.length,
    };
  }),
  order: op(z.strictObject({ n: z.int().min(2).max(6), rolls: z.array(die) }), ({ n, rolls }) => {
    const dice = new CaseDice(rolls);
    const order = turnOrder(n, () => dice.d6());
    return { order, rollsUsed: rolls.length - dice.left };
  }),
  forward: op(
    z.strictObject({ from: space, die, defeat: count.default(0), others: z.array(space).default([]) }),
    ({ from, die: rolled, defeat, others }) => {
      const pawns = others.length > 0 ? others : [1];
      const race = raceOf({ seats: [{ space: from, defeat }, ...pawns.map((at) => ({ space: at }))] });
      race.deck = DECK.slice(0, 20);
      race.phase = 'main';
      make(race, 0, { do: 'roll' }, new CaseDice([rolled, 1, 1, 1]));
      const to = race.seats[0].space;
      return { to, haven: isHaven(to), encounterPossible: phaseOf(race) === 'encounter' };
    },
  ),
  back: op(z.strictObject({ from: space, die, options }), ({ from, die: rolled, options: chosen }) => {
    const to = back(from, rolled, readOptions(chosen).options.retreat === 'stopAtHaven');
    return { to, haven: isHaven(to), moria: inMoria(to), mordor: inMordor(to, false) };
  }),
  enc: op(
    z.strictObject({
      card: z.string(),
      mods: cards.default([]),
      space,
      occupied: z.boolean().default(false),
      options,
    }),
    ({ card: id, mods, space: at, occupied, options: chosen }) => {
      // It steps there, and maybe finds somebody; the seat with the cards waits elsewhere.
      const race = raceOf({
        seats: [{ space: at - 1 }, { space: 1, hand: [id, ...mods] }, { space: occupied ? at : 1 }],
        options: chosen,
      });
      race.phase = 'main';
      // The second die meets the encounter, or is one of three on Mount Doom.
      const dice = new CaseDice([1, 1, 1, 1]);
      make(race, 0, { do: 'roll' }, dice);
      if (race.seats[0].space !== at) throw new BadCase(`space ${at} is not reached`);
      make(race, 2, { do: 'pass' }, dice);
      const legal = make(race, 1, { do: 'offer', card: id, mods }, dice);
      return { legal, strength: race.encounter?.strength };
    },
  ),
  aid: op(z.strictObject({ card: z.string(), space, foe: z.string() }), ({ card: id, space: at, foe }) => {
    const met = encounter({ space: at }, { card: foe }, [1], { aids: [id] });
    return { legal: met.legal, value: (met.race.settled?.result ?? 0) - 1 };
  }),
  foe: op(
    z.strictObject({
      space,
      ...markers,
      card: z.string(),
      mods: cards.default([]),
      die,
      aids: cards,
      ring: z.boolean().default(false),
    }),
    ({ card: id, mods, die: rolled, aids, ring, ...mover }) => {
      const { race, legal } = encounter(mover, { card: id, mods }, [rolled], { aids, ring });
      const { defeat, corr, miss } = seatOf(race, 0);
      return { legal, result: race.settled?.result, escaped: race.settled?.won, defeat, corr, miss };
    },
  ),
  hardship: op(
    z.strictObject({ space, ...markers, card: z.string(), die, aids: cards, backDie: die.optional() }),
    ({ card: id, die: rolled, aids, backDie, ...mover }) => {
      const rolls = backDie === undefined ? [rolled] : [rolled, backDie];
      const { race, legal } = encounter(mover, { card: id }, rolls, { aids });
      return { ...seatOf(race, 0), legal, result: race.settled?.result, survived: race.settled?.won };
    },
  ),
  special: op(
    z.strictObject({
      card: z.string(),
      target: z.strictObject({ space, corr: count.default(0), miss: count.default(0) }),
      options,
    }),
    ({ card: id, target, options: chosen }) => {
      const race = raceOf({ seats: [{ space: 2, hand: [id] }, target], options: chosen });
      const listed = choicesOf(race, 0).some((move) => move.do === 'special');
      const legal = make(race, 0, { do: 'special', card: id, target: 1 }, new CaseDice([]));
      if (legal !== listed) throw new BadCase('what is refused and what is listed differ');
      const { miss, corr } = seatOf(race, 1);
      return { legal, miss, corr };
    },
  ),
  again: op(
    z.strictObject({ card: z.string(), space, moved: z.boolean(), noMove: z.boolean().default(false) }),
    ({ card: id, space: at, moved, noMove }) => {
      const race = before({ space: at, hand: [id] });
      Object.assign(race, { phase: 'post', moved, noMove });
      const legal = make(race, 0, { do: 'again', card: id }, new CaseDice([1, 1, 1, 1]));
      if (legal && race.seats[0].space === at) throw new BadCase('it may move again and stays');
      return { legal };
    },
  ),
  corruption: op(
    z.strictObject({ dice: z.array(die).length(3), corr: count, smeagol: z.boolean().default(false) }),
    ({ dice, corr, smeagol }) => {
      const race = before({ space: 72, corr, hand: smeagol ? ['smeagol'] : [] });
      const script = new CaseDice(dice);
      const told: GameEvent[] = [];
      const tell: Tell = (event) => told.push(event);
      make(race, 0, { do: 'try' }, script, tell);
      if (phaseOf(race) === 'smeagol') make(race, 0, { do: 'smeagol', use: smeagol }, script, tell);
      script.finish();
      const total = told.findLast(({ words }) => words.with?.total !== undefined)?.words.with?.total;
      return { total, thrown: race.ending?.reason === 'ring' };
    },
  ),
  odds: op(z.strictObject({ corr: count, smeagol: z.boolean().default(false) }), ({ corr, smeagol }) => ({
    ways: waysToThrow(corr, smeagol),
    of: 216,
  })),
  turn: op(turn, playTurn),
};
