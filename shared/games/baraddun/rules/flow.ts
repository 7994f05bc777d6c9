import { foeOf, type Move, TEAMS, type Team, teamOf } from '../model.ts';
import { earnsDefence, earnsWeapon, takeDefence, takeFighter } from './draw.ts';
import { assess, resultOf, stepOf } from './fight.ts';
import { drawerAt, type Fighter, mightOf, type Play, pairAt, seatOf, type War } from './state.ts';
import * as tale from './tale.ts';
import { bestSlot, openSlots, prospectsOf } from './wall.ts';

/** Changes the game by a move that is legal. */
export function applyMove(play: Play, seat: number, move: Move): void {
  const { war } = play;
  switch (move.do) {
    case 'next':
      reveal(play);
      return;
    case 'rush':
      rush(play, seat, move.to);
      return;
    case 'leave':
      war.left[seat] = true;
      return;
    case 'place':
      place(play, move.slot);
      return;
    case 'extra':
      answerOffer(play, move.draw);
      return;
  }
}

/** Turns up what comes next. Not while a seat is asked about its wall or an extra card. */
function reveal(play: Play): void {
  const { war } = play;
  war.reveals++;
  switch (war.phase) {
    case 'fighters':
      drawFighters(play);
      return;
    case 'weapons':
    case 'defences':
      drawOn(play);
      return;
    case 'roll':
      roll(play);
      return;
    case 'collect':
      collect(play);
      return;
    default:
      throw new Error(`nothing to reveal in the phase "${war.phase}"`);
  }
}

/**
 * Plays on by itself until the round or the game is over, or another must decide; of the whole game only the
 * fights' ends are told.
 */
function rush(play: Play, seat: number, to: 'round' | 'game'): void {
  const { war } = play;
  const begun = war.round;
  const quiet: Play = {
    ...play,
    tell: (event) => {
      if (to === 'round' || event.kind === 'fall' || event.kind === 'over') play.tell(event);
    },
  };
  // Cards are seen: this can't be taken back for nothing.
  if (to === 'game') play.tell({ kind: 'cards', words: { key: 'tale.rush' }, rule: 'B40', cards: [] });
  while (war.phase !== 'over' && (to === 'game' || war.round === begun) && !waitsForOther(war, seat))
    step(quiet);
}

/**
 * Whether somebody else is asked about a wall (B33) or an extra card (B20, B25). Not wanting to tap is no answer
 * to that; having left, or always drawing, is.
 */
function waitsForOther(war: War, seat: number): boolean {
  const asked = war.offered >= 0 ? war.offered : war.phase === 'wall' ? war.bench[0].seat : seat;
  if (asked === seat || war.left[asked] || war.gone[asked]) return false;
  return war.phase === 'wall' || war.extras[asked] === 'ask';
}

/** One step as the table would make it. */
function step(play: Play): void {
  const { war } = play;
  if (war.offered >= 0) answerOffer(play, true);
  else if (war.phase === 'wall') place(play, bestSlot(prospectsOf(war)));
  else reveal(play);
}

/** Each seat draws a fighter; whoever stays without a foe sits out and belongs to nobody (B16, B17, B34). */
function drawFighters(play: Play): void {
  const { war, dice } = play;
  const { deck, perTeam } = war.base;
  tale.tellRound(play);
  const drawn: [Fighter[], Fighter[]] = [[], []];
  const lost: number[] = [];
  let last = perTeam;
  for (let at = 0; at < perTeam; at++)
    for (const team of [war.lead, foeOf(war.lead)]) {
      const taken = takeFighter(deck, war.fighters, seatOf(team, at), dice);
      if ('lost' in taken) {
        lost.push(...taken.lost);
        last = Math.min(last, at);
      } else {
        drawn[team].push(taken.fighter);
        tale.tellFighter(play, taken.fighter);
      }
    }
  for (const team of TEAMS) for (const fighter of drawn[team].splice(last)) lost.push(...fighter.cards);
  setAside(play, lost, 'B34');
  if (last === 0) {
    end(play);
    return;
  }
  const answering = foeOf(war.lead);
  war.wall[war.lead] = drawn[war.lead];
  war.wall[answering] = drawn[answering].map(() => null);
  war.bench = drawn[answering];
  war.fights = drawn[answering].map(() => ({
    ...{ verdict: '', winner: -1, rolls: 0, dice: [0, 0], over: false },
  }));
  war.slot = 0;
  war.phase = 'wall';
  settleWall(play);
}

function setAside(play: Play, cards: readonly number[], rule: string): void {
  play.war.aside.push(...cards);
  tale.tellAside(play, cards, rule);
}

function place(play: Play, slot: number): void {
  const { war } = play;
  const fighter = war.bench.shift();
  const foe = war.wall[war.lead][slot];
  if (!fighter || !foe) throw new Error('nobody to place, or nobody to place him against');
  war.wall[foeOf(war.lead)][slot] = fighter;
  if (war.fights.length > 1) tale.tellPlaced(play, fighter, foe);
  settleWall(play);
}

/** The last place fills itself (B33), and the table places for who gave up. */
export function settleWall(play: Play): void {
  const { war } = play;
  if (war.phase !== 'wall') return;
  if (war.bench.length === 1) place(play, openSlots(war)[0]);
  else if (war.bench.length === 0) beginDraws(war, 'weapons');
  else if (war.gone[war.bench[0].seat]) place(play, bestSlot(prospectsOf(war)));
}

function beginDraws(war: War, phase: 'weapons' | 'defences'): void {
  war.phase = phase;
  war.cursor = 0;
  war.opened = false;
  for (const team of TEAMS) for (const fighter of war.wall[team]) if (fighter) fighter.done = false;
}

/** Draws weapons or defences in their order until somebody must be asked or all have theirs (B23, B31). */
function drawOn(play: Play): void {
  const { war } = play;
  while (war.cursor < 2 * war.fights.length) {
    const fighter = drawerAt(war, war.cursor);
    if (!war.opened) {
      war.opened = true;
      drawCard(play, fighter);
    }
    while (isOfferedMore(war, fighter)) {
      if (war.base.options.extras === 'ask' && !war.gone[fighter.seat]) {
        war.offered = fighter.seat;
        return;
      }
      drawCard(play, fighter);
    }
    war.cursor++;
    war.opened = false;
  }
  if (war.phase === 'weapons') beginDraws(war, 'defences');
  else assessAll(play);
}

function isOfferedMore(war: War, fighter: Fighter): boolean {
  const { deck } = war.base;
  if (war.phase === 'weapons') return war.weapons.length > 0 && earnsWeapon(deck, fighter);
  return war.defences.length > 0 && earnsDefence(deck, fighter);
}

/** From an empty stack nothing comes (B30). */
function drawCard(play: Play, fighter: Fighter): void {
  const { war } = play;
  const { deck, options } = war.base;
  if (war.phase === 'weapons') {
    const card = war.weapons.pop();
    if (card === undefined) return;
    fighter.weapons.push(card);
    tale.tellWeapon(play, fighter, card);
    return;
  }
  const taken = takeDefence(deck, war.defences, fighter, options.dup);
  if (!taken) return;
  if (!taken.placed) war.discardedDefences.push(taken.card);
  tale.tellDefence(play, fighter, taken.card, taken.placed);
}

/** The answer to the open offer; then the drawing goes on. */
export function answerOffer(play: Play, draw: boolean): void {
  const { war } = play;
  const fighter = drawerAt(war, war.cursor);
  war.offered = -1;
  if (draw) drawCard(play, fighter);
  else {
    fighter.done = true;
    tale.tellDeclined(play, fighter);
  }
  drawOn(play);
}

/** Judged once, when all cards are known and before the first roll (B11). */
function assessAll(play: Play): void {
  const { war } = play;
  war.fights.forEach((fight, slot) => {
    const [first, second] = pairAt(war, slot);
    fight.verdict = assess(mightOf(war, first), mightOf(war, second));
  });
  beginFight(play);
}

/** The fight of the present slot; who has no way to win yields at once (B8, B10). */
export function beginFight(play: Play): void {
  const { war } = play;
  const { verdict } = war.fights[war.slot];
  if (verdict === 'fight') {
    war.phase = 'roll';
    return;
  }
  if (verdict === 'standoff') endFight(play, -1, '', 'B9');
  else endFight(play, verdict === 'yield1' ? 0 : 1, 'tale.yields', 'B8');
}

function endFight(play: Play, winner: Team | -1, key: string, rule: string): void {
  const { war } = play;
  const fight = war.fights[war.slot];
  fight.winner = winner;
  fight.over = true;
  if (winner !== -1) war.fightsWon[pairAt(war, war.slot)[winner].seat]++;
  war.phase = 'collect';
  tale.tellEnd(play, winner, key, rule);
}

function roll(play: Play): void {
  const { war, dice } = play;
  const fight = war.fights[war.slot];
  const pair = pairAt(war, war.slot);
  const [a, b] = [mightOf(war, pair[0]), mightOf(war, pair[1])];
  // In this order by convention, though they fall together (B39).
  fight.dice = [dice.d6(), dice.d6()];
  fight.rolls++;
  for (const team of TEAMS) {
    war.pips[pair[team].seat] += fight.dice[team];
    war.thrown[pair[team].seat]++;
  }
  const results = [resultOf(fight.dice[0], a.S, b.D), resultOf(fight.dice[1], b.S, a.D)] as const;
  const outcome = stepOf(results, [pair[0].gimped, pair[1].gimped]);
  tale.tellRoll(play, outcome);
  if (outcome === 'gimp0' || outcome === 'gimp1') pair[outcome === 'gimp0' ? 0 : 1].gimped = true;
  else if (outcome !== 'tie') {
    const narrow = Math.abs(results[0] - results[1]) === 1;
    endFight(
      play,
      outcome === 'win0' ? 0 : 1,
      narrow ? 'tale.beats-gimped' : 'tale.beats',
      narrow ? 'B6' : 'B4',
    );
  }
}

/** The winner's team takes the fighters, arms are discarded for good (B15, B37). */
function collect(play: Play): void {
  const { war } = play;
  const { winner } = war.fights[war.slot];
  tale.tellTaken(play, winner);
  const pair = pairAt(war, war.slot);
  for (const team of TEAMS) {
    const fighter = pair[team];
    if (winner !== -1) war.won[winner].push(...fighter.cards);
    else if (war.base.options.standoff === 'ownBack') war.won[team].push(...fighter.cards);
    else war.aside.push(...fighter.cards);
    war.discardedWeapons.push(...fighter.weapons);
    war.discardedDefences.push(...fighter.defences);
    war.wall[team][war.slot] = null;
  }
  war.slot++;
  if (war.slot < war.fights.length) beginFight(play);
  else endRound(play);
}

/** Another round as long as a pair can be fielded, which everybody can count (B32). */
function endRound(play: Play): void {
  const { war } = play;
  war.wall = [[], []];
  war.fights = [];
  war.slot = 0;
  if (ordinaryLeft(war) < 2) {
    setAside(play, war.fighters.splice(0), 'B16');
    end(play);
    return;
  }
  war.round++;
  war.lead = foeOf(war.lead);
  war.phase = 'fighters';
}

/** Fighters still to come who can stand for themselves: as many fights, two by two. */
export function ordinaryLeft({ base, fighters }: War): number {
  let n = 0;
  for (const card of fighters) if (!base.deck.fighters[card].isNew) n++;
  return n;
}

function end({ war, tell }: Play): void {
  war.phase = 'over';
  tell({ kind: 'over', words: { key: 'tale.over' }, rule: 'B35' });
}

/** The table plays on for who gave up; when a whole team did, the other has won. */
export function resignSeat(play: Play, seat: number): void {
  const { war } = play;
  if (war.phase === 'over') return;
  war.gone[seat] = true;
  war.tempo[seat] = 'auto';
  const team = teamOf(seat);
  let stays = false;
  for (let other: number = team; other < war.base.seats; other += 2) stays ||= !war.gone[other];
  if (!stays) {
    war.resigned = team;
    war.offered = -1;
    end(play);
  } else if (war.offered === seat) answerOffer(play, true);
  else settleWall(play);
}
