import type { Paper, PaperLine, Ruler } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import type { Seat } from '../../../table/model.ts';
import { CARDS } from '../data/cards.ts';
import { DOOM, nextHaven, regionOf } from '../data/spaces.ts';
import { aidValue } from '../rules/legal.ts';
import { averageMove, bareChance, waysToThrow } from '../rules/odds.ts';
import { cardName, sideName } from '../rules/play.ts';
import { activeOf, type Held, holds, pieceOf, type Race, rowOf, SMEAGOL } from '../rules/state.ts';

/**
 * Reckonings: the open or last encounter for all (with what its own Fellowship has laid ready for that seat alone), what an
 * offer would be worth for whoever is asked, and for each seat its way to the next Haven or its chances on Mount Doom.
 */
export function papersFor(race: Race, viewer: Seat): Paper[] {
  const papers: Paper[] = [];
  const battle = battlePaper(race, viewer);
  if (battle) papers.push(battle);
  if (viewer < 0) return papers;
  if (race.phase === 'encounter' && viewer !== race.active) papers.push(offerPaper(race, viewer));
  papers.push(race.seats[viewer].space === DOOM ? doomPaper(race, viewer) : roadPaper(race, viewer));
  for (const { of, turn, rows } of race.seats[viewer].sights)
    papers.push({
      id: `seen${of}`,
      title: words('paper.seen', { side: sideName(race, of) }),
      lines: [
        line('paper.seen.ago', 'plain', race.turn - turn),
        line('paper.seen.left', 'plain', rows.length),
      ],
      rule: 'C36',
    });
  return papers;
}

function line(
  key: string,
  tone: PaperLine['tone'],
  amount?: number | string,
  values: Words['with'] = {},
  more: Partial<PaperLine> = {},
): PaperLine {
  return { words: words(key, values), tone, ...(amount !== undefined && { amount }), ...more };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function battlePaper(race: Race, viewer: Seat): Paper | null {
  const { encounter, settled } = race;
  const lying = encounter ?? settled;
  if (!lying) return null;
  const foe = rowOf(lying.cards[0]);
  const own = viewer === race.active && encounter !== null;
  const aids = encounter ? (own ? activeOf(race).laid : []) : (settled?.aids ?? []);
  const ring = encounter ? own && race.ring : (settled?.ring ?? false);
  const lines: PaperLine[] = [line('paper.die', 'plain', lying.die)];
  let sum = lying.die - lying.defeat;
  if (lying.defeat > 0) lines.push(line('paper.defeat', 'warning', signed(-lying.defeat)));
  for (const held of aids) {
    const value = aidValue(rowOf(held), foe);
    sum += value;
    lines.push(aidLine(held, value, encounter !== null));
  }
  if (ring) {
    sum += 2;
    lines.push(line('paper.ring', encounter ? 'preview' : 'bonus', '+2', {}, { sign: 'ring' }));
  }
  const isFoe = CARDS[foe].type === 'F';
  const short = lying.strength - sum;
  const total =
    short <= 0
      ? words(isFoe ? 'paper.escapes' : 'paper.survives', { sum, need: lying.strength })
      : words('paper.short', { sum, need: lying.strength, n: short });
  return {
    id: 'battle',
    title: words(isFoe ? 'paper.battle' : 'paper.hardship', {
      what: cardName(foe),
      whom: sideName(race, race.active),
    }),
    lines,
    total,
    ruler: ladder(Math.max(0, lying.die - lying.defeat), sum, lying.strength),
    rule: isFoe ? 'C21' : 'C27',
  };
}

/** The sum as a ladder up to the strength: what the die gives, then what cards and the Ring add. */
const ladder = (die: number, sum: number, to: number): Ruler => ({
  from: 1,
  to,
  ranges: [
    { side: 0, from: 1, to: Math.min(die, to) },
    { side: 1, from: die + 1, to: Math.min(sum, to) },
  ],
});

const aidLine = (held: Held, value: number, open: boolean): PaperLine =>
  line(
    'paper.card',
    open ? 'preview' : 'bonus',
    signed(value),
    { card: cardName(rowOf(held)) },
    { pieces: [pieceOf(held)] },
  );

/** What the laid Foe or Hardship would do to whoever has come there. */
function offerPaper(race: Race, viewer: Seat): Paper {
  const mover = activeOf(race);
  const { laid } = race.seats[viewer];
  const lines: PaperLine[] = laid.map((held, i) =>
    line(
      'paper.card',
      i === 0 ? 'plain' : 'bonus',
      i === 0 ? CARDS[rowOf(held)].strength : signed(CARDS[rowOf(held)].strength),
      {
        card: cardName(rowOf(held)),
      },
    ),
  );
  const strength = laid.reduce((sum, held) => sum + CARDS[rowOf(held)].strength, 0);
  lines.push(
    line('paper.mover.defeat', 'condition', mover.defeat),
    line('paper.mover.hand', 'condition', mover.hand.length),
  );
  if (race.base.options.encounters === 'one') lines.push(line('paper.first', 'condition'));
  return {
    id: 'offer',
    title: words('paper.offer', {
      side: sideName(race, race.active),
      space: mover.space,
      place: words(regionOf(mover.space)),
    }),
    lines,
    ...(strength > 0 && {
      gauge: { words: words('paper.bare'), chance: 1 - bareChance(strength, mover.defeat) },
    }),
    rule: 'C16',
  };
}

function roadPaper(race: Race, viewer: Seat): Paper {
  const { space, defeat, corruption } = race.seats[viewer];
  const haven = nextHaven(space);
  const average = Math.round(averageMove(defeat) * 100) / 100;
  return {
    id: 'road',
    title: words('paper.road'),
    lines: [
      haven > 0
        ? line('paper.haven', 'plain', haven - space, { place: words(regionOf(haven)) })
        : line('paper.to-doom', 'plain', DOOM - space),
      line('paper.average', defeat > 0 ? 'warning' : 'plain', average),
    ],
    gauge: {
      words: words('paper.per-try-there'),
      chance: waysToThrow(corruption, false, race.base.options.natural18 === 'on') / 216,
    },
    rule: 'C9',
  };
}

function doomPaper(race: Race, viewer: Seat): Paper {
  const seat = race.seats[viewer];
  const natural = race.base.options.natural18 === 'on';
  const chance = waysToThrow(seat.corruption, false, natural) / 216;
  const lines = [line('paper.corruption', seat.corruption > 0 ? 'warning' : 'plain', seat.corruption)];
  if (chance > 0) lines.push(line('paper.tries', 'plain', Math.round(10 / chance) / 10));
  if (holds(seat, SMEAGOL)) {
    const helped = waysToThrow(seat.corruption, true, natural) / 216;
    lines.push(line('paper.smeagol', 'bonus', `${Math.round(helped * 1000) / 10} %`));
  }
  return {
    id: 'doom',
    title: words('paper.doom'),
    lines,
    gauge: { words: words('paper.per-try'), chance },
    rule: 'C39',
  };
}
