import type { Dice } from '../../../engine/dice.ts';
import type { Tell } from '../../../engine/event.ts';
import { words } from '../../../engine/words.ts';
import { cardOf, deckName, idOf } from '../data/decks.ts';
import { type Card, contestOf, type Move, opponentOf, SIDES, type Side } from '../model.ts';
import { hasAnswered } from './choices.ts';
import { clearPiles, drawUp, swapLocations, throwAway } from './draw.ts';
import { reveal } from './reveal.ts';
import { NONE, OPEN, type RingWar } from './state.ts';

/** Makes a move that `refusalOf` lets pass; when both sides have answered, the phase ends. */
export function applyMove(b: RingWar, side: Side, move: Move, dice: Dice, tell: Tell): void {
  switch (move.do) {
    case 'toss':
    case 'keep':
      b.toss[side] ^= 1 << b.hands[side].indexOf(cardOf(side, move.card));
      return;
    case 'lay': {
      const card = cardOf(side, move.card);
      takeBack(b, side, card);
      b.laid[side][contestOf(move.pile)].push(card);
      return;
    }
    case 'take':
      takeBack(b, side, cardOf(side, move.card));
      return;
    case 'unready':
      setReady(b, side, false, tell);
      return;
    case 'aid':
      b.toss[side] = move.cards.reduce(
        (bits, id) => bits | (1 << b.hands[side].indexOf(cardOf(side, id))),
        0,
      );
      setReady(b, side, true, tell);
      break;
    case 'split':
      b.laid[side] = [move.quest.map((id) => cardOf(side, id)), move.war.map((id) => cardOf(side, id))];
      setReady(b, side, true, tell);
      break;
    case 'ready':
      setReady(b, side, true, tell);
      break;
    case 'scout':
      b.answer[side] = move.card === null ? NONE : cardOf(side, move.card);
      break;
  }
  if (SIDES.every((one) => hasAnswered(b, one))) endPhase(b, dice, tell);
}

function takeBack(b: RingWar, side: Side, card: Card): void {
  for (const pile of b.laid[side]) {
    const at = pile.indexOf(card);
    if (at !== -1) pile.splice(at, 1);
  }
}

/** Everybody may know that a side is ready, not with what. */
function setReady(b: RingWar, side: Side, on: boolean, tell: Tell): void {
  if (b.ready[side] === on) return;
  b.ready[side] = on;
  tell({ kind: 'mark', words: words(''), seat: side, mark: 'ready', on, rule: 'commit' });
}

function endPhase(b: RingWar, dice: Dice, tell: Tell): void {
  switch (b.phase) {
    case 'aid':
      for (const side of SIDES) clearPiles(b, side);
      throwAway(b, tell);
      drawUp(b, dice, tell);
      swapLocations(b, dice, tell);
      b.ready = [false, false];
      b.phase = 'scout';
      break;
    case 'scout':
      showScouts(b, tell);
      b.answer = [OPEN, OPEN];
      b.phase = 'split';
      break;
    case 'split':
      reveal(b, dice, tell);
      break;
    case 'over':
      break;
  }
}

/** Who shows a scout sees the other's whole hand, and the other learns one card (R7, R40). */
function showScouts(b: RingWar, tell: Tell): void {
  for (const side of SIDES) {
    const card = b.answer[side];
    b.scout[side] = card;
    if (card === NONE) continue;
    const other = opponentOf(side);
    b.known[side] = b.hands[other].slice();
    if (!b.known[other].includes(card)) b.known[other].push(card);
    const id = idOf(side, card);
    tell({
      ...{ kind: 'cards', seat: side, piece: `scout-${id}`, cards: [id], rule: 'R7' },
      words: words('scout.shown', { side: words(`side.${deckName(side)}`), card: words(`name.${id}`) }),
    });
  }
  if (b.scout.every((card) => card === NONE))
    tell({ kind: 'note', words: words('scout.nobody'), rule: 'R41' });
}
