import { words } from '../../../engine/words.ts';
import { type Play, seatsOf } from './play.ts';
import type { Battle, Verdict } from './state.ts';

/** Checked after every resolved card, forced move and escape: does the battle end here? (A33) */
export function judge(p: Play): void {
  const { b } = p;
  if (b.over || !b.fell) return;
  b.fell = false;
  const standing = seatsStanding(b);
  if (teamsAmong(b, standing) <= 1) {
    finish(p, { winners: withTeam(b, standing), reason: 'annihilation' });
    return;
  }
  const { victory } = b.base.options;
  if (victory === 'leader') eliminate(p, 'leader', (seat) => !leaderLives(b, seat));
  else if (victory === 'breakpoint 50') eliminate(p, 'breakpoint', (seat) => lostShare(b, seat) >= 0.5);
  else if (victory === 'breakpoint 75') eliminate(p, 'breakpoint', (seat) => lostShare(b, seat) >= 0.75);
}

/** Checked when a round ends: the last round of a battle of so many rounds. */
export function judgeRound(p: Play): void {
  const { victory } = p.b.base.options;
  if (p.b.over || !victory.startsWith('rounds ')) return;
  if (p.b.round >= Number(victory.slice('rounds '.length)))
    finish(p, { winners: mostDestroyed(p.b), reason: 'rounds' });
}

/** Ends the battle as a draw decided by Hits destroyed (A34). */
export function agreeDraw(p: Play): void {
  finish(p, { winners: mostDestroyed(p.b), reason: 'stalemate' });
}

/** The seat has given up: does that leave one team? Then it has won. */
export function judgeResigned(p: Play): void {
  const others = seatsStanding(p.b).filter((seat) => !p.b.resigned.includes(seat));
  if (teamsAmong(p.b, others) <= 1) finish(p, { winners: withTeam(p.b, others), reason: 'resigned' });
}

/** Hits that a seat has destroyed: damage tokens on foes and the Hits of dead ones. */
export function hitsDestroyed(b: Battle, seat: number): number {
  let sum = 0;
  for (const unit of b.units)
    if (b.base.teams[unit.owner] !== b.base.teams[seat])
      sum += unit.dead ? b.base.types[unit.type].hits : unit.damage;
  return sum;
}

/** Seats that own a living unit, in order. */
export function seatsStanding(b: Battle): number[] {
  const standing: number[] = [];
  for (const unit of b.units)
    if (!unit.dead && !standing.includes(unit.owner)) {
      standing.push(unit.owner);
      if (standing.length === seatsOf(b)) break;
    }
  return standing.sort((x, y) => x - y);
}

function mostDestroyed(b: Battle): number[] {
  const sums = Array.from({ length: seatsOf(b) }, (_, seat) => hitsDestroyed(b, seat));
  const best = Math.max(...sums);
  const winners = sums.flatMap((sum, seat) => (sum === best ? [seat] : []));
  return teamsAmong(b, winners) === 1 ? withTeam(b, winners) : [];
}

/** How many teams these seats are of; a side without a team is one by itself (A9). */
const teamsAmong = (b: Battle, seats: readonly number[]): number =>
  new Set(seats.map((seat) => b.base.teams[seat])).size;

/** A team wins together, those of it who are beaten too; who gave up wins nothing. */
const withTeam = (b: Battle, seats: readonly number[]): number[] =>
  b.base.teams.flatMap((team, seat) =>
    seats.some((one) => b.base.teams[one] === team) && !b.resigned.includes(seat) ? [seat] : [],
  );

function eliminate(p: Play, reason: Verdict['reason'], broken: (seat: number) => boolean): void {
  const seats = Array.from({ length: seatsOf(p.b) }, (_, seat) => seat);
  const winners = seats.filter((seat) => !broken(seat) && !p.b.resigned.includes(seat));
  if (teamsAmong(p.b, winners) <= 1) finish(p, { winners: withTeam(p.b, winners), reason });
}

/** A side's leader is its first unit. */
function leaderLives(b: Battle, seat: number): boolean {
  const leader = b.units.find((unit) => unit.owner === seat);
  return leader !== undefined && !leader.dead;
}

/** Part of a side's printed Hits that its dead units held. */
function lostShare(b: Battle, seat: number): number {
  let all = 0;
  let lost = 0;
  for (const unit of b.units) {
    if (unit.owner !== seat || unit.summoned) continue;
    const { hits } = b.base.types[unit.type];
    all += hits;
    if (unit.dead) lost += hits;
  }
  return all === 0 ? 1 : lost / all;
}

function finish(p: Play, verdict: Verdict): void {
  const { b } = p;
  b.over = verdict;
  b.frames.length = 0;
  b.prompt = null;
  b.offer = -1;
  if (!p.loud) return;
  const side = verdict.winners.map((seat) => b.base.setup.sides[seat].name).join(', ');
  p.tell({
    kind: 'over',
    words: words(verdict.winners.length > 0 ? `over.${verdict.reason}` : 'over.draw', { side }),
    rule: RULE[verdict.reason],
    seat: verdict.winners[0] ?? -1,
  });
}

export const RULE: Readonly<Record<Verdict['reason'], string>> = {
  annihilation: 'A33',
  rounds: 'A33',
  breakpoint: 'A33',
  leader: 'A33',
  stalemate: 'A34',
  resigned: 'A34',
};
