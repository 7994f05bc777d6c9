import type { Paper, PaperLine } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import { foeOf, TEAMS, type Team, teamOf } from '../model.ts';
import { type Might, modifierOf, rangeOf, resultOf } from '../rules/fight.ts';
import { chanceOf } from '../rules/odds.ts';
import { champion, type Fight, type Fighter, mightOf, pairAt, stakeAt, type War } from '../rules/state.ts';
import { defencePiece, fighterPiece, nameOf, signed, weaponPiece } from '../rules/tale.ts';

/** The reckonings of a round: of each fighter who stands in the wall, and of each fight. */
export function papersOf(war: War, seat: number): readonly Paper[] {
  const papers: Paper[] = [];
  for (let slot = 0; slot < war.fights.length; slot++) {
    for (const team of TEAMS) {
      const fighter = war.wall[team][slot];
      if (fighter) papers.push(sidePaper(war, slot, team, fighter));
    }
    if (war.wall[0][slot] && war.wall[1][slot]) papers.push(fightPaper(war, slot, seat));
  }
  return papers;
}

/** 'd6+4', 'd6', 'd6-2'. */
const dieOf = (modifier: number): string => (modifier === 0 ? 'd6' : `d6${signed(modifier)}`);

/** Strength and defence card by card, then what he rolls against this foe: id `side:slot:team`. */
function sidePaper(war: War, slot: number, team: Team, fighter: Fighter): Paper {
  const { deck } = war.base;
  const might = mightOf(war, fighter);
  const last = champion(fighter);
  const lines: PaperLine[] = [
    {
      words: words('paper.card', { name: deck.fighters[last].name }),
      ...{ amount: deck.fighters[last].strength, tone: 'plain', sign: 'strength' },
      pieces: [fighterPiece(last)],
    },
    ...fighter.dice.map(
      (die, i): PaperLine => ({
        words: words('paper.new-fighter'),
        ...{ amount: signed(die - 3), tone: 'bonus', sign: 'strength' },
        pieces: [fighterPiece(fighter.cards[i])],
      }),
    ),
  ];
  for (const card of fighter.weapons) {
    const { name, strength, defence } = deck.weapons[card];
    const line = {
      words: words('paper.card', { name }),
      tone: 'plain',
      pieces: [weaponPiece(card)],
    } as const;
    lines.push({ ...line, amount: signed(strength), sign: 'strength' });
    if (defence > 0) lines.push({ ...line, amount: `-${defence}`, sign: 'defence' });
  }
  for (const card of fighter.defences) {
    const { name, defence } = deck.defences[card];
    lines.push({
      words: words('paper.card', { name }),
      ...{ amount: defence > 0 ? `-${defence}` : 0, tone: 'plain', sign: 'defence' },
      pieces: [defencePiece(card)],
    });
  }
  const foe = war.wall[1 - team][slot];
  if (foe && drawn(war)) lines.push(...rollLines(might, mightOf(war, foe)));
  return {
    id: `side:${slot}:${team}`,
    title: words('paper.card', { name: nameOf(war, fighter) }),
    lines,
    total: words('paper.might', { strength: might.S, defence: might.D }),
    rule: 'strength',
  };
}

/** All cards of the round lie: what is rolled is known. */
const drawn = ({ phase }: War): boolean => phase === 'roll' || phase === 'collect' || phase === 'over';

function rollLines(own: Might, foe: Might): PaperLine[] {
  const [from, to] = rangeOf(own, foe);
  return [
    {
      words: words('paper.modifier', { strength: own.S, foe: foe.D }),
      ...{ amount: dieOf(modifierOf(own.S) - foe.D), tone: 'bonus', sign: 'die' },
    },
    {
      words: words(from === to ? 'paper.always' : 'paper.range', { from, to }),
      tone: 'plain',
      sign: 'range',
    },
  ];
}

/** The chance and both ranges on one ruler: id `fight:slot`. The chance is that of the looker's own team. */
function fightPaper(war: War, slot: number, seat: number): Paper {
  const fight = war.fights[slot];
  const pair = pairAt(war, slot);
  const mights = [mightOf(war, pair[0]), mightOf(war, pair[1])] as const;
  const team: Team = seat < 0 ? 0 : teamOf(seat);
  const stake = stakeAt(war, slot);
  const status: PaperLine[] = [{ words: statusOf(war, slot), tone: 'plain', sign: 'status' }];
  const note = noteOf(war, slot);
  if (note) status.push({ words: note, tone: 'condition', sign: 'note' });
  if (stake > 2) status.push({ words: words('paper.stake', { n: stake }), tone: 'condition', sign: 'stake' });
  const known = drawn(war);
  return {
    id: `fight:${slot}`,
    title: words('paper.fight', { which: words(`slot.${slot}`) }),
    lines: status,
    ...(known && { ruler: rulerOf(fight, mights, team) }),
    ...(known &&
      !fight.over &&
      fight.verdict === 'fight' && {
        gauge: {
          words: words('paper.chance', { name: nameOf(war, pair[team]) }),
          chance: chanceOf(mights[team], mights[1 - team], [pair[team].gimped, pair[1 - team].gimped]),
        },
      }),
    rule: fight.verdict.startsWith('yield') ? 'B8' : fight.verdict === 'standoff' ? 'B9' : 'roll',
  };
}

/** The foe's range first, one's own second: they are shown above and below the figures. */
function rulerOf(fight: Fight, mights: readonly [Might, Might], looker: Team): Paper['ruler'] {
  const ranges = [foeOf(looker), looker].map((team) => {
    const [own, foe] = [mights[team], mights[1 - team]];
    const [from, to] = rangeOf(own, foe);
    const at = fight.rolls > 0 ? { at: resultOf(fight.dice[team], own.S, foe.D) } : {};
    return { side: team, from, to, ...at };
  });
  return { from: 1, to: Math.max(14, ...ranges.map(({ to }) => to)), ranges };
}

/** A word or two for the head of the fight. */
function statusOf(war: War, slot: number): Words {
  const fight = war.fights[slot];
  if (!drawn(war)) return words('status.arming');
  if (fight.verdict === 'standoff') return words('status.standoff');
  if (fight.verdict !== 'fight') return words('status.yield');
  if (fight.over) return words('status.decided');
  if (slot > war.slot) return words('status.waits');
  return words(fight.rolls > 0 ? 'status.again' : 'status.first', { n: fight.rolls + 1 });
}

/** What there is to say about it, null for nothing. */
function noteOf(war: War, slot: number): Words | null {
  const fight = war.fights[slot];
  const pair = pairAt(war, slot);
  if (!drawn(war)) return null;
  if (fight.verdict === 'standoff') return words('note.standoff');
  const beaten = fight.verdict === 'yield0' ? 0 : fight.verdict === 'yield1' ? 1 : 1 - fight.winner;
  if (fight.over || fight.verdict !== 'fight') {
    const names = { winner: nameOf(war, pair[1 - beaten]), loser: nameOf(war, pair[beaten]) };
    return words(fight.verdict === 'fight' ? 'note.won' : 'note.yields', names);
  }
  const [first, second] = pair;
  if (first.gimped && second.gimped) return words('note.both-gimped');
  if (first.gimped || second.gimped)
    return words('note.gimped', { name: nameOf(war, first.gimped ? first : second) });
  return null;
}
