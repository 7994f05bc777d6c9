import { takebackOf } from '../../shared/engine/undo.ts';
import type { FromClient } from '../../shared/protocol/messages.ts';
import { randomAct } from '../../shared/table/byhand/testing/random-act.ts';
import { compare, heardNothing } from './leaks-heard.ts';
import { moveInBoth } from './leaks-move.ts';
import type { Pair } from './leaks-pair.ts';
import { personOf, type World } from './world.ts';

/** Acts of hands in one go. */
const HANDS = 14;

/** Something happens in both worlds: a move of the game mostly, or something that clients ask for beside it. */
export function next(pair: Pair): void {
  const { seat, dice } = pair;
  const chance = dice.pick(40);
  if (chance === 0) {
    const { pieces } = pair.laid.game.table(pair.first.table.position.state);
    const piece = pieces[dice.pick(pieces.length)]?.id ?? '';
    pair.both((world) => world.send(seat, 'inspect', { piece }));
    compare(pair, `looking at the sheet of ${piece}`);
  } else if (chance === 1) {
    pair.both((world) => world.send(seat, 'again', {}));
    compare(pair, 'asking for everything anew');
  } else if (chance === 2) {
    pair.both((world) => world.join(seat));
    compare(pair, 'coming back');
  } else if (chance === 3) takeBack(pair);
  else if (chance === 4 && pair.first.table.position.sealedSince > 0) {
    const by = (seat + 1) % pair.laid.seats;
    pair.both((world) => world.send(by, 'drag', { piece: 'any', x: 1, y: 1 }));
    heardNothing(pair, by);
  } else if (chance === 5 || chance === 6) playByHand(pair);
  else moveInBoth(pair);
}

/** A wish to take back, by whoever: refused alike, or agreed to by all. */
function takeBack(pair: Pair): void {
  const { position, match } = pair.first.table;
  const seat = pair.dice.pick(pair.laid.seats);
  const back = takebackOf(position, seat);
  // What was before the worlds parted is the true state in both.
  const place = back ? position.moves[back.from].place : pair.cut;
  if (place < pair.cut || (back && !match.keeps(place))) return;
  if (!pair.inStep || (!pair.faithful && !position.free)) return;
  pair.both((world) => wish(world, pair.laid.seats, seat, { do: 'undo', seat }));
  compare(pair, `a wish of seat ${seat} to take back`);
}

/** Over to hands in both worlds, anything that they might do, and back to the rules. */
function playByHand(pair: Pair): void {
  if (!pair.inStep) return;
  const { first, second, dice } = pair;
  pair.both((world) => turnOver(pair, world, true));
  compare(pair, 'going over to hands');
  const scene = first.table.match.scene();
  for (let i = dice.pick(HANDS); i > 0 && scene && pair.together; i--) {
    const { free } = first.table.position;
    if (!free) break;
    const seat = dice.pick(pair.laid.seats);
    if (dice.pick(8) === 0) takeBack(pair);
    else {
      const act = randomAct(free, scene, seat, dice);
      pair.both((world) => world.act(seat, { do: 'free', seat, act }));
      pair.count.hands++;
      compare(pair, `${JSON.stringify(act)} by hand of seat ${seat}`);
    }
  }
  if (pair.together) {
    pair.both((world) => turnOver(pair, world, false));
    // Whether the rules can be kept may hang on what lies hidden; then one of the two goes on alone.
    if ((first.table.position.free === null) !== (second.table.position.free === null)) pair.together = false;
    else compare(pair, 'going back to the rules');
  } else turnOver(pair, first, false);
  if (first.table.position.free) returnUntouched(pair);
}

/** All that hands did is taken back, and then the rules are kept again. */
function returnUntouched(pair: Pair): void {
  const { seats } = pair.laid;
  const worlds = pair.together ? [pair.first, pair.second] : [pair.first];
  for (const world of worlds) {
    const { match } = world.table;
    for (let seat = 0; match.position.moves.length > 0; seat = (seat + 1) % seats)
      if (match.canUndo(seat)) wish(world, seats, seat, { do: 'undo', seat });
    turnOver(pair, world, false);
    if (match.position.free) pair.breaks.push('the rules can’t be kept though all was taken back by hand');
  }
  if (pair.together) compare(pair, 'going back to the rules with all taken back');
}

/** `on`: over to hands; else back to the rules. */
const turnOver = ({ seat, laid }: Pair, world: World, on: boolean) =>
  wish(world, laid.seats, seat, { do: 'by-hand', seat, on });

/** Somebody wishes something, and whoever is asked agrees. */
function wish(world: World, seats: number, seat: number, act: FromClient['act']['act']): void {
  world.act(seat, act);
  for (let other = 0; world.table.position.ask && other < seats; other++)
    if (world.table.position.ask.waiting.includes(personOf(other)))
      world.act(other, { do: 'agree', seat: other, yes: true });
}
