import { alike } from '../../../engine/checksum.ts';
import type { Dice } from '../../../engine/dice.ts';
import { untold } from '../../../engine/event.ts';
import type { TakenUp } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import { secretFault } from '../../../table/byhand/counted.ts';
import { faultOf, Lying } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import { sceneByHand } from '../../../table/byhand/scene.ts';
import { type Play, playOn } from '../rules/play.ts';
import { proceed } from '../rules/resolve.ts';
import { nextPlayer, waitingOf } from '../rules/round.ts';
import { type Battle, copyBattle } from '../rules/state.ts';
import { sceneOf } from '../view/scene.ts';
import { putCards } from './cards.ts';
import { catalogue } from './catalogue.ts';
import { putGround } from './ground.ts';
import { ROUNDS } from './lasting.ts';
import { no } from './no.ts';
import { putWarriors, WARRIOR_MARKS } from './warriors.ts';

/** Marks that mean something, on warriors and on items that lie about. */
const MARKS = [...WARRIOR_MARKS, ROUNDS, 'count'];

/**
 * A battle out of what lies on the table: warriors with damage, tokens and conditions, cards, cursed ground, items.
 * What has no piece (round, whose turn it is, Fate) stays. Where anything was changed, a blow that was
 * under way is not finished, and whoever is to act next is found anew: in a round without tokens a new one begins.
 * Refused where warriors or cards lie so that the rules could not go on.
 */
export function takeUp(state: Battle, pieces: readonly FreePiece[], dice: Dice): TakenUp<Battle> {
  const scene = sceneByHand(sceneOf(state), catalogue());
  const lying = new Lying(pieces, scene);
  const first = playOn(copyBattle(state), dice, untold);
  const ground = putGround(first.b, lying);
  const put = putWarriors(first, state, pieces, lying);
  const p = playOn(put.battle, dice, untold);
  const cards = putCards(p.b, state, lying, pieces, scene);
  const faults = [...put.faults, ...cards.faults];
  if (faults.length > 0) return { ok: false, faults };
  const unread = [...ground, ...put.unread];
  const rest = () => lying.unread(MARKS);
  const lies = copyBattle(p.b);
  if (!alike(p.b, state)) {
    if (goOn(p)) unread.push(words('unread.blow'));
    const { over } = p.b;
    if (over) {
      const side = over.winners.map((seat) => p.b.base.setup.sides[seat].name).join(', ');
      return {
        ok: false,
        faults: [faultOf(no(side === '' ? 'hand-over-draw' : 'hand-over', 'A33', { side }), [])],
      };
    }
  }
  const secret = cards.secret && { secret: secretFault('A4') };
  return { ok: true, state: p.b, lies, unread: [...unread, ...rest()], ...secret };
}

/** Finds who acts next. True where something was under way that is not finished now. */
function goOn(p: Play): boolean {
  const { b } = p;
  const broken = b.frames.length > 0;
  b.frames.length = 0;
  b.prompt = null;
  const idle = b.open.length === 0 && b.placing === null && b.turn >= 0;
  if (idle && waitingOf(b, b.turn) === 0) nextPlayer(p);
  proceed(p);
  return broken;
}
