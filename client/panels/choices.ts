import type { ChoiceView, DecisionView } from '../../shared/engine/game.ts';

/** A choice with its place in the decision, which is what is sent. */
export interface Listed {
  readonly index: number;
  readonly choice: ChoiceView;
}

export interface Group {
  readonly name: string;
  readonly choices: readonly Listed[];
  /** Few choices stand side by side as buttons of their own; many fold into one. */
  readonly folded: boolean;
}

/** What was chosen first; '' or absent for nothing. */
interface Chosen {
  readonly card: string;
  readonly made?: string;
}

const ORDER = ['answer', 'move', 'attack', 'spell', 'support', 'card', 'unit', 'end'];
/** So many answers fit beside each other. */
const SIDE_BY_SIDE = 4;
/** Of warriors only two, whose names are long: a third would break the row. */
const WARRIORS = 2;

/**
 * Orders a decision's choices for the prompt: groups in a fixed order, attacks by their odds. A card chosen
 * first leaves only what it can pay for and what needs no card; what cards make together leaves itself and
 * the end.
 */
export function grouped(decision: DecisionView, { card, made = '' }: Chosen): Group[] {
  const groups = new Map<string, Listed[]>();
  decision.choices.forEach((choice, index) => {
    if (made && choice.made !== made && choice.group !== 'end') return;
    if (card && choice.cards && choice.cards.length > 0 && !choice.cards.includes(card)) return;
    const listed = groups.get(choice.group);
    if (listed) listed.push({ index, choice });
    else groups.set(choice.group, [{ index, choice }]);
  });
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, choices]) => ({
      name,
      choices: name === 'attack' ? byOdds(choices) : choices,
      folded: choices.length > mostOf(name, groups.size === 1),
    }));
}

function mostOf(group: string, alone: boolean): number {
  if (group === 'answer') return SIDE_BY_SIDE;
  if (!alone) return 1;
  return group === 'unit' ? WARRIORS : SIDE_BY_SIDE;
}

function rank(group: string): number {
  const place = ORDER.indexOf(group);
  return place < 0 ? ORDER.length : place;
}

function byOdds(choices: readonly Listed[]): Listed[] {
  return [...choices].sort((a, b) => (b.choice.odds ?? -1) - (a.choice.odds ?? -1) || a.index - b.index);
}

/** Cards that would narrow the decision, in the order in which the choices name them. */
export function payingCards(decision: DecisionView): string[] {
  return [...new Set(decision.choices.flatMap((choice) => choice.cards ?? []))];
}

/** What Space means: the choice that ends, or the one that the table would make by itself. */
export function endingChoice(decision: DecisionView): number {
  const end = decision.choices.findIndex((choice) => choice.group === 'end');
  return end >= 0 ? end : (decision.automatic ?? -1);
}
