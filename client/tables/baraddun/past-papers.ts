import type { Paper, PaperLine } from '../../../shared/engine/game.ts';
import { words } from '../../../shared/engine/words.ts';
import type { Kind } from '../../../shared/table/model.ts';
import type { Shown } from '../shown.ts';
import type { PastCard, PastFight, PastSide } from './past.ts';
import { slotZone } from './plan.ts';

type Kinds = Readonly<Record<string, Kind>>;

/**
 * The reckonings of a fight that is over, as the game wrote them while it went on (`side:0:1`, `fight:0`): card by card
 * from the cards' own faces, both ranges and the last roll on the ruler.
 */
export function pastPapers(fight: PastFight, kinds: Kinds, looker: number): readonly Paper[] {
  const { slot, sides, results } = fight;
  const mights = [mightOf(sides[0], kinds), mightOf(sides[1], kinds)] as const;
  const reach = (team: 0 | 1): readonly [number, number] => {
    const by = mights[team].strength - 6 - mights[1 - team].defence;
    return [Math.max(1, 1 + by), Math.max(1, 6 + by)];
  };
  const ranges = [1 - looker, looker].map((side) => {
    const [from, to] = reach(side === 0 ? 0 : 1);
    return { side, from, to, ...(results ? { at: results[side] } : {}) };
  });
  const papers = sides.map((side, team): Paper => {
    const { strength, defence } = mights[team];
    return {
      id: `side:${slot}:${team}`,
      title: words('paper.card', { name: nameOf(championOf(side), kinds) }),
      lines: linesOf(side, kinds),
      total: words('paper.might', { strength, defence }),
    };
  });
  papers.push({
    id: `fight:${slot}`,
    title: words('paper.fight', { which: words(`slot.${slot}`) }),
    lines: [
      { words: fight.end, tone: 'condition', sign: 'note' },
      ...(results ? [] : [{ words: words('status.yield'), tone: 'plain', sign: 'status' } as const]),
    ],
    ruler: { from: 1, to: Math.max(14, ...ranges.map(({ to }) => to)), ranges },
  });
  return papers;
}

/** The cards of a fight as they lay in the zones of the table, with the marks that they had at its end. */
export function pastPieces({ slot, sides, results, winner }: PastFight): readonly Shown[] {
  return sides.flatMap((side, team) => {
    const lay = (sort: string, cards: readonly PastCard[]): Shown[] =>
      cards.map(({ piece, kind }, at) => {
        const fights = sort === 'fighter' && at === cards.length - 1;
        const marks: Record<string, number> = {};
        if (fights && side.gimped) marks.gimped = 1;
        if (fights && winner === 1 - team) marks[results ? 'lost' : 'yields'] = 1;
        return { id: piece, kind, seat: side.seat, zone: slotZone(sort, slot, team), at, marks };
      });
    return [...lay('fighter', side.cards), ...lay('weapon', side.weapons), ...lay('defence', side.defences)];
  });
}

const championOf = ({ cards }: PastSide): PastCard => cards[cards.length - 1];
const nameOf = ({ kind }: PastCard, kinds: Kinds): string => kinds[kind]?.name ?? kind;

/** The figure on a card's face: strength or, as a magnitude, defence. */
function figureOf({ kind }: PastCard, sign: string, kinds: Kinds): number {
  const figure = kinds[kind]?.face?.figures.find((one) => one.sign === sign)?.figure ?? '0';
  return Number(figure.replace('−', ''));
}

function mightOf(side: PastSide, kinds: Kinds): { readonly strength: number; readonly defence: number } {
  const sum = (cards: readonly PastCard[], sign: string): number =>
    cards.reduce((all, card) => all + figureOf(card, sign, kinds), 0);
  const bonus = side.bonuses.reduce((all, one) => all + one, 0);
  return {
    strength: figureOf(championOf(side), 'strength', kinds) + bonus + sum(side.weapons, 'strength'),
    defence: sum([...side.weapons, ...side.defences], 'defence'),
  };
}

const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

function linesOf(side: PastSide, kinds: Kinds): PaperLine[] {
  const strength = { tone: 'plain', sign: 'strength' } as const;
  const champion = championOf(side);
  return [
    {
      words: words('paper.card', { name: nameOf(champion, kinds) }),
      ...strength,
      amount: figureOf(champion, 'strength', kinds),
      pieces: [champion.piece],
    },
    ...side.bonuses.map(
      (bonus): PaperLine => ({
        words: words('paper.new-fighter'),
        ...{ amount: signed(bonus), tone: 'bonus', sign: 'strength' },
      }),
    ),
    ...side.weapons.map(
      (card): PaperLine => ({
        words: words('paper.card', { name: nameOf(card, kinds) }),
        ...strength,
        amount: signed(figureOf(card, 'strength', kinds)),
      }),
    ),
  ];
}
