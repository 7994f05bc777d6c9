import type { ChoiceView, DecisionView } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import type { Seat } from '../../../table/model.ts';
import { CARDS, rowOfId } from '../data/cards.ts';
import { DOOM, isHaven, regionOf } from '../data/spaces.ts';
import type { Move } from '../model.ts';
import { cheapestAids, idsOf, isReachable, leads, missing } from '../rules/aids.ts';
import { choicesOf, layBar, offerBar } from '../rules/choices.ts';
import { againBar, specialBar, strengthOf } from '../rules/legal.ts';
import { bareChance } from '../rules/odds.ts';
import { cardName, pawnOf, sideName } from '../rules/play.ts';
import {
  activeOf,
  type Fellowship,
  HAND,
  isSealed,
  PIPE_WEED,
  pieceOf,
  type Race,
  rowOf,
} from '../rules/state.ts';
import { sorted } from './look.ts';
import { handOf } from './table.ts';

const RULES: Readonly<Record<string, string>> = {
  limit: 'C4',
  pipe: 'C35',
  main: 'C8',
  haven: 'C11',
  encounter: 'C16',
  battle: 'C21',
  hardship: 'C27',
  smeagol: 'C38',
  post: 'C31',
};

/** What is most likely wanted comes first: the first choice without a place is the main button. */
const ORDER = ['answer', 'ring', 'rest', 'end', 'card', 'other'];

/** The question to this seat, in words, places and odds; nothing in it depends on what others hold or answer. */
export function presentTo(race: Race, who: Seat): DecisionView<Move> | null {
  const moves = choicesOf(race, who);
  if (moves.length === 0) return null;
  const seat = race.seats[who];
  const choices = [
    ...suggestionOf(race, seat),
    ...moves.flatMap((move) => answerViews(race, who, move)),
  ].sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group));
  const automatic = automaticOf(race, who, moves);
  const at = automatic === null ? -1 : choices.findIndex(({ move }) => move === automatic);
  const sealed = isSealed(race.phase);
  return {
    seat: who,
    kind: race.phase,
    title: titleOf(race, who),
    rule: RULES[race.phase],
    piece: pawnOf(race.active),
    choices,
    ...(at >= 0 && seat.answer === 0 && { automatic: at }),
    ...(sealed && { sealed: true as const }),
    ...(sealed && seat.answer !== 0 && { answered: true as const }),
    idle: idleOf(race, who, choices),
  };
}

function titleOf(race: Race, who: Seat): Words {
  const seat = race.seats[who];
  const mover = activeOf(race);
  const place = {
    side: sideName(race, race.active),
    space: mover.space,
    place: words(regionOf(mover.space)),
  };
  switch (race.phase) {
    case 'limit':
      return words('ask.limit', { n: seat.hand.length - HAND });
    case 'encounter':
    case 'pipe':
      return words(seat.answer === 0 ? `ask.${race.phase}` : 'ask.waiting', place);
    case 'main':
      if (seat.space === DOOM) return words('ask.try');
      return words(race.noMove ? 'ask.halted' : 'ask.main', { n: seat.defeat });
    case 'battle':
    case 'hardship': {
      const need = race.encounter?.strength ?? 0;
      const short = missing(race, seat.laid, race.ring);
      if (short <= 0) return words(`ask.${race.phase}.enough`, { need });
      return words(isReachable(race) ? `ask.${race.phase}` : 'ask.lost', { need, n: short });
    }
    case 'smeagol':
      return words('ask.smeagol', { total: race.doom?.total ?? 0 });
    default:
      return words(`ask.${race.phase}`);
  }
}

/** The choice that the table makes by itself, since nothing else is of use or a standing answer says so. */
function automaticOf(race: Race, who: Seat, moves: readonly Move[]): Move | null {
  const seat = race.seats[who];
  const last = moves[moves.length - 1];
  switch (race.phase) {
    case 'limit':
    case 'haven': {
      const marked = seat.marked.map((held) => CARDS[rowOf(held)].id);
      return moves.find((move) => move.do === 'throw' && marked.includes(move.card)) ?? null;
    }
    case 'pipe':
      if (moves.length === 1) return last;
      if (seat.pipe === 'ask') return null;
      return moves[standingPipe(race, seat) ? 1 : 0];
    case 'encounter':
      return wantsToBeAsked(race, seat, moves) ? null : last;
    case 'main':
      if (moves.length === 1) return last;
      return moves.length === 2 && moves[0].do === 'roll' && seat.defeat === 0 && !isHaven(seat.space)
        ? moves[0]
        : null;
    case 'battle':
    case 'hardship':
      return isReachable(race) ? null : last;
    case 'smeagol':
    case 'post':
      return moves.length === 1 ? last : null;
    default:
      return null;
  }
}

function standingPipe(race: Race, seat: Fellowship): boolean {
  if (activeOf(race).space <= Number(seat.pipePast)) return false;
  if (seat.pipe === 'leader') return leads(race, race.active);
  return seat.pipe === `seat${race.active}`;
}

/** Personal filters for encounters: 'ask' always, 'strong' with a card of five or more, 'leader' for whoever leads. */
function wantsToBeAsked(race: Race, seat: Fellowship, moves: readonly Move[]): boolean {
  if (seat.laid.length > 0) return true;
  const cards = moves.flatMap((move) => (move.do === 'lay' ? [rowOfId(move.card)] : []));
  if (cards.length === 0 || seat.filter === 'never') return false;
  if (seat.filter === 'leader') return leads(race, race.active);
  return seat.filter === 'ask' || cards.some((row) => CARDS[row].strength >= 5);
}

/** In a battle: what would do, in one press. */
function suggestionOf(race: Race, seat: Fellowship): ChoiceView<Move>[] {
  if (race.phase !== 'battle' && race.phase !== 'hardship') return [];
  if (missing(race, seat.laid, race.ring) <= 0) return [];
  const aids = cheapestAids(race, race.ring, seat.laid);
  if (!aids) return [];
  const added = aids.filter((held) => !seat.laid.includes(held));
  const reached = (race.encounter?.strength ?? 0) - missing(race, aids, race.ring);
  return [
    {
      move: { do: 'settle', aids: idsOf(aids), ring: race.ring },
      label: words('do.add', { cards: added.map((held) => cardName(rowOf(held))).join(', '), n: reached }),
      group: 'answer',
      rule: 'C21',
    },
  ];
}

/** The views of one move; it is said of the answer that was given that it stands. */
function answerViews(race: Race, who: Seat, move: Move): ChoiceView<Move>[] {
  const views = viewsOf(race, who, move);
  return isGiven(race.seats[who], move) ? views.map((view) => ({ ...view, chosen: true })) : views;
}

function isGiven({ answer }: Fellowship, move: Move): boolean {
  if (move.do === 'pass') return answer === 1;
  return move.do === 'pipe' && answer === (move.use ? 2 : 1);
}

function viewsOf(race: Race, who: Seat, move: Move): ChoiceView<Move>[] {
  const seat = race.seats[who];
  switch (move.do) {
    case 'throw':
      return ofCards(seat, move, words('do.throw', named(move.card)), { group: 'card', zone: 'discard' });
    case 'lay':
      return ofCards(seat, move, words('do.lay', named(move.card)), {
        group: 'card',
        zone: 'battle',
        ...(race.phase === 'encounter' &&
          CARDS[rowOfId(move.card)].type !== 'M' && { odds: failOdds(race, [rowOfId(move.card)]) }),
      });
    case 'take':
      return ofCards(seat, move, words('do.take', named(move.card)), { group: 'card', zone: handOf(who) });
    case 'special':
      return ofCards(
        seat,
        move,
        words('do.special', { ...named(move.card), whom: sideName(race, move.target) }),
        { group: 'card', target: pawnOf(move.target), rule: 'C32' },
      );
    case 'again':
      return ofCards(seat, move, words('do.again', named(move.card)), {
        group: 'card',
        zone: 'trail',
        rule: 'C34',
      });
    case 'pipe':
      if (!move.use) return [{ move, label: words('do.pipe.no'), group: 'end' }];
      return seat.hand
        .filter((held) => rowOf(held) === PIPE_WEED)
        .map((held) => ({
          move,
          label: words('do.pipe'),
          group: 'card',
          piece: pieceOf(held),
          target: pawnOf(race.active),
          zone: 'battle',
        }));
    case 'offer':
      return move.card === undefined
        ? [
            {
              move,
              label: words('do.offer', { card: cardName(rowOf(seat.laid[0])) }),
              group: 'answer',
              odds: failOdds(race, seat.laid.map(rowOf)),
            },
          ]
        : ofCards(seat, move, words('do.offer', named(move.card)), {
            group: 'card',
            zone: 'battle',
            odds: failOdds(race, [rowOfId(move.card)]),
          });
    case 'settle':
      return settleViews(race, seat, move);
    case 'ring':
      return [{ move, label: words(move.on ? 'do.ring' : 'do.ring.off'), group: 'ring', rule: 'C25' }];
    case 'smeagol':
      return [
        {
          move,
          label: words(move.use ? 'do.smeagol' : 'do.smeagol.no'),
          group: move.use ? 'answer' : 'end',
          rule: 'C38',
        },
      ];
    case 'roll':
      return [
        {
          move,
          label: words('do.roll'),
          group: 'answer',
        },
      ];
    case 'rest':
      return [
        {
          move,
          label: words(seat.defeat > 0 ? 'do.rest.heals' : 'do.rest'),
          group: race.noMove ? 'answer' : 'rest',
          rule: 'C8',
        },
      ];
    case 'try':
      return [{ move, label: words('do.try'), group: 'answer', rule: 'C39' }];
    case 'fill':
      return [
        {
          move,
          label: words(seat.hand.length < HAND ? 'do.fill' : 'do.fill.none', { n: HAND - seat.hand.length }),
          group: 'end',
          rule: 'C11',
        },
      ];
    case 'pass':
      return [{ move, label: words('do.pass'), group: 'end' }];
    case 'end':
      return [{ move, label: words('do.end'), group: 'end' }];
  }
}

const named = (card: string) => ({ card: cardName(rowOfId(card)) });

/** Chance that the mover's bare roll falls short. */
const failOdds = (race: Race, rows: readonly number[]): number =>
  1 - bareChance(strengthOf(rows), activeOf(race).defeat);

/** One view for each copy in the hand, so that whichever is taken up is meant. */
function ofCards(
  seat: Fellowship,
  move: Move & { readonly card?: string },
  label: Words,
  more: Omit<ChoiceView<Move>, 'move' | 'label' | 'piece'>,
): ChoiceView<Move>[] {
  const row = rowOfId(move.card ?? '');
  return sorted(seat.hand)
    .filter((held) => rowOf(held) === row && seat.laid.includes(held) === (move.do === 'take'))
    .map((held) => ({ move, label, piece: pieceOf(held), ...more }));
}

/** What is laid is settled where it reaches. Laying too little is legal (C44) but never offered: who loses keeps the cards. */
function settleViews(race: Race, seat: Fellowship, move: Move & { do: 'settle' }): ChoiceView<Move>[] {
  const isFoe = race.phase === 'battle';
  if (move.aids) {
    const label = words(isFoe ? 'do.defeat' : 'do.turn-back');
    return [{ move, label, group: 'end', rule: isFoe ? 'C29' : 'C28' }];
  }
  const short = missing(race, seat.laid, race.ring);
  if (short > 0) return [];
  const n = (race.encounter?.strength ?? 0) - short;
  return [{ move, label: words(isFoe ? 'do.escape' : 'do.survive', { n }), group: 'answer', rule: 'C26' }];
}

/** Why the other cards of the hand are of no use now. */
function idleOf(race: Race, who: Seat, choices: readonly ChoiceView[]): Readonly<Record<string, Words>> {
  const seat = race.seats[who];
  const used = new Set(choices.map(({ piece }) => piece));
  const idle: Record<string, Words> = {};
  for (const held of seat.hand) {
    const piece = pieceOf(held);
    if (!used.has(piece) && !seat.laid.includes(held))
      idle[piece] = words(`why.${reasonFor(race, seat, rowOf(held))}`);
  }
  return idle;
}

function reasonFor(race: Race, seat: Fellowship, row: number): string {
  const { type, special } = CARDS[row];
  switch (race.phase) {
    case 'battle':
    case 'hardship':
      if (special?.effect === 'again') return 'after-battle';
      return layBar(race, row) || 'not-now';
    case 'encounter':
      return offerBar(race, seat, row) || 'not-now';
    case 'main':
    case 'post':
      if (type === 'A') return 'in-battle';
      if (type !== 'X') return 'on-others';
      if (special?.effect === 'again')
        return againBar(row, seat.space, race, race.base.doomIsMordor) || 'after-roll';
      if (special?.effect === 'plus2') return 'own-roll';
      if (special?.effect === 'halt') return 'others-turn';
      return specialBar(row, 0, 0, false) || 'no-target';
    default:
      return 'not-now';
  }
}
