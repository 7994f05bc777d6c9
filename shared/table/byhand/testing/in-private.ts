import { FastDice } from '../../../engine/dice-fast.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { refusalOfHand } from '../check.ts';
import { byHand } from '../hand.ts';
import { layDown } from '../lay.ts';
import { sceneByHand } from '../scene.ts';
import { randomAct } from './random-act.ts';
import { twinFor } from './twin.ts';

/**
 * Lets hands do anything at a game that was left in this state, and asks again and again why the rules can't be kept.
 * `told`: every code that was told in private; `betrayed`: answers that hung on something hidden, as JSON.
 */
export function askedInPrivate(game: AnyGame, state: unknown, seed: number, acts = 60) {
  const dice = new FastDice(seed);
  const scene = sceneByHand(game.scene(state), game.byHand.catalogue(state));
  let table = layDown(game.byHand.layOut(state), scene, dice);
  const told = new Set<string>();
  const betrayed: string[] = [];
  const answer = (lies: typeof table) => {
    const taken = game.byHand.takeUp(state, lies.pieces, new FastDice(1));
    return taken.ok ? [] : taken.faults;
  };
  const names = scene.sides.map(({ name }) => name);
  for (let i = 0; i < acts; i++) {
    const seat = dice.pick(scene.sides.length);
    const act = randomAct(table, scene, seat, dice);
    if (refusalOfHand(table, scene, seat, act)) continue;
    // So that what is in order comes up as well.
    const before = table;
    table = byHand(table, act, { scene, seat, names, dice, tell: () => {} });
    const truth = answer(table);
    for (const { code } of truth) told.add(code);
    const [one, other] = [truth, answer(twinFor(table, scene, -1, dice))].map((faults) =>
      JSON.stringify(faults),
    );
    if (one !== other) betrayed.push(`${one} or ${other}`);
    if (dice.pick(3) > 0) table = before;
  }
  return { told, betrayed };
}
