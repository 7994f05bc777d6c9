import { words } from '../../../engine/words.ts';
import { spellBudget } from '../magic.ts';
import type { Colour, Move } from '../model.ts';
import { beginActivation } from './activation.ts';
import { ruleOf } from './blow.ts';
import { spend } from './cards.ts';
import { beginCast } from './cast.ts';
import { castOfferOf, onceOf } from './castings.ts';
import { type Answer, moveOfferOf, strikeBlowOf, useOfferOf } from './check.ts';
import { armed, eachTarget } from './choices.ts';
import { deploy } from './deploy.ts';
import { pushEffect, regain } from './effects.ts';
import { profileOf } from './field.ts';
import { swap } from './harm.ts';
import { drink, give, loot, useUp } from './items.ts';
import { openOf, type Play } from './play.ts';
import type { UseOffer } from './profile.ts';
import { shortestPath } from './reach.ts';
import { proceed } from './resolve.ts';
import { endRound, nextPlayer, startRound } from './round.ts';
import { pushAttack } from './stack.ts';
import type { Activation } from './state.ts';
import { enters, travel } from './travel.ts';
import { agreeDraw, seatsStanding } from './victory.ts';
import { DRAWS } from './withstand.ts';

/** Makes a move that `whyNot` lets pass, and resolves it as far as it goes without asking anybody. */
export function applyMove(p: Play, seat: number, move: Move): void {
  switch (move.do) {
    case 'act':
      beginActivation(p, move.unit, move.remount === true, 0, move.give);
      break;
    case 'end':
      endOpen(p);
      break;
    case 'pass':
      pass(p, seat);
      break;
    case 'deploy':
      deploy(p, seat, move);
      break;
    case 'draw':
      answerDraw(p, seat, move.accept);
      break;
    case 'martyr':
    case 'fate':
    case 'guard':
    case 'defend':
    case 'push':
    case 'lure':
    case 'place':
    case 'form':
    case 'pick':
      answer(p, move);
      break;
    default:
      playCard(p, move);
  }
  proceed(p);
}

/** Whoever is acting is done; what follows comes with the resolution. */
function endOpen(p: Play): void {
  const open = openOf(p.b);
  if (!open) throw new Error('nobody is acting');
  open.spent = true;
}

/** A side gives the turn away; when all have done so one after another the round ends (option pass). */
function pass(p: Play, seat: number): void {
  const { b } = p;
  b.passes += 1;
  b.last = seat;
  b.run = 0;
  if (p.loud)
    p.tell({
      kind: 'note',
      words: words('passes', { side: b.base.setup.sides[seat].name }),
      rule: 'A19',
      seat,
    });
  const waiting = new Set(b.units.filter((unit) => unit.tokens > 0).map((unit) => unit.seat));
  if (b.passes < waiting.size) {
    nextPlayer(p);
    return;
  }
  endRound(p);
  if (!b.over) startRound(p);
}

/** Offers a draw, or answers an offer (A34). */
function answerDraw(p: Play, seat: number, accept: boolean): void {
  const { b } = p;
  const side = b.base.setup.sides[seat].name;
  if (b.offer < 0) {
    b.offer = seat;
    b.offered = b.round;
    b.agreed = [];
  } else if (!accept) b.offer = -1;
  else {
    b.agreed = [...b.agreed, seat];
    if (seatsStanding(b).every((one) => one === b.offer || b.agreed.includes(one))) agreeDraw(p);
  }
  if (p.loud && !b.over) {
    const key = b.offer === seat ? 'draw.offered' : accept ? 'draw.agreed' : 'draw.declined';
    p.tell({ kind: 'note', words: words(key, { side }), rule: 'A34', seat });
  }
}

/** Writes an answer where the waiting frame looks for it. */
function answer(p: Play, move: Answer): void {
  const { b } = p;
  const { prompt } = b;
  const frame = b.frames[b.frames.length - 1];
  if (!prompt || !frame) throw new Error(`nobody asked for ${move.do}`);
  b.prompt = null;
  if (move.do === 'fate') {
    if (frame.f === 'walk') throw new Error('a walk throws no die');
    if (!move.reroll) {
      frame.stay = true;
      return;
    }
    const payer = b.units[prompt.unit];
    payer.fateLeft -= 1;
    frame.die = 0;
    if (p.loud)
      p.tell({
        kind: 'note',
        words: words('fate.spent', { who: payer.name, left: payer.fateLeft }),
        rule: 'A185',
        seat: payer.seat,
        piece: payer.id,
      });
    return;
  }
  if (move.do === 'place' || move.do === 'form' || move.do === 'pick') {
    if (frame.f !== 'cast') throw new Error(`no spell waits for ${move.do}`);
    if (move.do === 'place') frame.chosen = move.to;
    else frame.pick = move.name;
    return;
  }
  if (frame.f !== 'attack') throw new Error(`no attack waits for ${move.do}`);
  if (move.do === 'martyr') frame.next = move.unit < 0 ? -2 : move.unit;
  else if (move.do === 'guard') frame.next = move.draw ? DRAWS : 0;
  else if (move.do === 'defend')
    frame.chosen = prompt.defences.find((d) => d.row === move.row && d.kind === move.kind) ?? null;
  else frame.rolled = move.to;
}

type CardMove = Extract<
  Move,
  { do: 'move' | 'strike' | 'use' | 'bonus' | 'cast' | 'drink' | 'give' | 'loot' }
>;

function playCard(p: Play, move: CardMove): void {
  const { b, field } = p;
  const open = openOf(b);
  if (!open) throw new Error(`${move.do} without an open activation`);
  const unit = b.units[open.unit];
  const profile = profileOf(field, unit);
  if (move.do === 'bonus') {
    const way = move.path ?? shortestPath(b, field, unit.cell, move.to, open.bonus, false, -1);
    open.bonus = 0;
    walk(p, open, way, false, 'A133');
    return;
  }
  if (move.do === 'give' || move.do === 'loot') {
    open.closing = true;
    if (move.do === 'give') give(p, open.unit, move.item, move.target);
    else loot(p, open.unit, move.item, move.cell);
    return;
  }
  if (move.do === 'drink') {
    for (const colour of move.cards) spend(p, open.hand, unit.seat, colour);
    drink(p, open.unit, move.item);
    return;
  }
  if (move.do === 'cast') {
    cast(p, open, move);
    return;
  }
  spend(p, open.hand, unit.seat, move.card);
  if (move.do === 'move') {
    const offer = moveOfferOf(profile, move);
    if (!offer) throw new Error(`${unit.id} cannot move with ${move.card}`);
    const flies = offer.kind === 'FLY';
    const over = flies && profile.traits.has('burst') && profile.type.burst === 0 ? unit.seat : -1;
    const way = move.path ?? shortestPath(b, field, unit.cell, move.to, offer.steps, flies, over);
    open.moved = true;
    tellPlayed(p, open, move.card, offer.row);
    walk(p, open, way, flies, ruleOf(offer.row));
    return;
  }
  if (move.do === 'strike') {
    const blow = strikeBlowOf(profile, move);
    if (!blow) throw new Error(`${unit.id} cannot strike with ${move.card}`);
    open.attacks += 1;
    tellPlayed(p, open, move.card, blow.row);
    tellAttack(p, open.unit, move.target, blow.row);
    pushAttack(p, 'main', open.unit, move.target, blow);
    return;
  }
  const use = useOfferOf(b, field, open.unit, move);
  if (!use) throw new Error(`${unit.id} cannot use ${move.row}`);
  if (use.budget === 'attack') open.attacks += 1;
  if (use.budget === 'second') open.seconds += 1;
  tellPlayed(p, open, move.card, use.row);
  if (move.item !== undefined) useUp(p, open.unit, move.item);
  useRow(p, open, armed(use, move.item), move);
}

function walk(p: Play, open: Activation, way: readonly number[] | null, flies: boolean, rule: string): void {
  if (!way) throw new Error('walks where there is no way');
  if (flies) open.flown = way;
  travel(p, open.unit, way, flies, flies ? 'flies' : 'walks', rule);
}

/** A spell: its cards, its budget, an item that is used up for it. */
function cast(p: Play, open: Activation, move: Extract<Move, { do: 'cast' }>): void {
  const { b, field } = p;
  const unit = b.units[open.unit];
  const offer = castOfferOf(b, open, profileOf(field, unit), move);
  if (!offer) throw new Error(`${unit.id} cannot cast ${move.spell}`);
  for (const colour of move.cards) spend(p, open.hand, unit.seat, colour);
  const { spell } = offer;
  const budget = spellBudget(spell);
  if (budget === 'attack') open.attacks += 1;
  const flier = spell.target === 'selfAndFriend' || move.target === open.unit;
  if (budget === 'move' || (budget === 'moveIfSelf' && flier)) open.moved = true;
  if (p.loud && move.cards.length > 0)
    p.tell({
      kind: 'discard',
      words: words(''),
      rule: `spell:${spell.id}`,
      seat: unit.seat,
      piece: unit.id,
      cards: move.cards.map((colour) => `card:${colour}`),
      amount: move.cards.length,
    });
  if (onceOf(offer.item)) useUp(p, open.unit, offer.item);
  beginCast(p, open.unit, offer, move);
}

/** Starts a row effect that is no move: its target was checked. */
function useRow(p: Play, open: Activation, use: UseOffer, move: Extract<Move, { do: 'use' }>): void {
  const { b } = p;
  const { unit: by } = open;
  const target = move.target ?? -1;
  const rule = ruleOf(use.row);
  switch (use.kind) {
    case 'REG':
      regain(p, by, rule);
      return;
    case 'SWI':
      swap(p, target, move.second ?? -1, rule);
      enters(p, target, move.second ?? -1);
      if (p.loud)
        p.tell({
          kind: 'note',
          words: words('switch', { who: b.units[target].name, whom: b.units[move.second ?? -1].name }),
          rule,
          piece: b.units[target].id,
        });
      return;
    case 'DEP':
      if (p.loud)
        p.tell({
          kind: 'note',
          words: words('deploys', { who: b.units[by].name, whom: b.units[target].name }),
          rule: 'A133',
          piece: b.units[by].id,
          target: b.units[target].id,
        });
      beginActivation(p, target, false, 2);
      return;
    case 'INS':
    case 'RAL':
    case 'REV':
      pushEffect(p, {
        kind: use.kind,
        unit: by,
        row: use.row,
        figure: use.figure,
        targets: [target],
        to: move.to ?? -1,
        blow: null,
      });
      return;
    case 'INA':
    case 'STA':
      useOnAll(p, by, use);
      return;
    case 'LUR':
      if (use.blow) pushAttack(p, 'ploy', by, target, use.blow);
      return;
    default:
      if (!use.blow) throw new Error(`${use.row} has no blow`);
      tellAttack(p, by, target, use.row);
      // The stack resolves from its top: the first named target's blow goes on last.
      if (move.second !== undefined) pushAttack(p, 'main', by, move.second, use.blow, target);
      pushAttack(p, 'main', by, target, use.blow, move.second ?? -1);
  }
}

function useOnAll(p: Play, by: number, use: UseOffer): void {
  const targets = eachTarget(p.b, p.field, by, use);
  if (use.kind === 'STA' && p.field.options.allRoll === 'each') {
    const { blow } = use;
    if (blow) for (const target of targets.toReversed()) pushAttack(p, 'each', by, target, blow);
    return;
  }
  pushEffect(p, {
    kind: use.kind === 'STA' ? 'STA' : 'INA',
    unit: by,
    row: use.row,
    figure: use.figure,
    targets,
    to: -1,
    blow: use.blow,
  });
}

function tellPlayed(p: Play, open: Activation, card: Colour, row: string): void {
  if (!p.loud) return;
  const unit = p.b.units[open.unit];
  p.tell({
    kind: 'discard',
    words: words(''),
    rule: row === '' || row === 'unarmed' ? 'A22' : ruleOf(row),
    seat: unit.seat,
    piece: unit.id,
    cards: [`card:${card}`],
    amount: 1,
  });
}

function tellAttack(p: Play, by: number, target: number, row: string): void {
  if (!p.loud) return;
  const unit = p.b.units[by];
  const foe = p.b.units[target];
  p.tell({
    kind: 'note',
    words: words('attacks', { who: unit.name, whom: foe.name, row: words(`row.${row}`) }),
    rule: ruleOf(row),
    seat: unit.seat,
    piece: unit.id,
    target: foe.id,
  });
}
