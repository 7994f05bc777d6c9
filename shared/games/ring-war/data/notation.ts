/**
 * Reads the effects of the card lists (section 1.4 of the rules): clauses with `; ` between them.
 *
 *   self +N[Q|W] [once] if opp WHAT [or WHAT]     WHAT lies in the pile opposite (R10)
 *   self +N[Q|W] if own WHAT                      WHAT lies in the same pile (R13)
 *   self +N[Q|W] per opp WHAT                     for each (R35)
 *   self =0 if [any] WHAT played                  WHAT lies face up anywhere (R14)
 *   own WHAT +N[Q|W] [each]                       to each WHAT in the same pile (R16, R26, R27)
 *   with WHAT: pile +N                            both in one pile (R31)
 *
 * WHAT is a card's id or a kind. Without a letter the bonus counts in whichever contest the pile fights (R11).
 */

/** Which figure is meant: Quest, War, or whichever counts. */
export type Figure = 'Q' | 'W' | 'any';

export type Effect =
  | {
      readonly is: 'bonus';
      readonly amount: number;
      readonly figure: Figure;
      /** Where the others must lie. */
      readonly where: 'own' | 'opp';
      /** For each of them, or once. */
      readonly each: boolean;
      readonly whom: readonly string[];
    }
  | { readonly is: 'zero'; readonly whom: readonly string[] }
  | {
      readonly is: 'lift';
      readonly amount: number;
      readonly figure: Figure;
      readonly whom: readonly string[];
    }
  | { readonly is: 'pair'; readonly amount: number; readonly whom: readonly string[] };

const BONUS = /^self \+(\d+)([QW])?( once)? (?:(if|per)) (own|opp) (\w+(?: or \w+)*)$/;
const ZERO = /^self =0 if (?:any )?(\w+) played$/;
const LIFT = /^own (\w+) \+(\d+)([QW])?(?: each)?$/;
const PAIR = /^with (\w+): pile \+(\d+)$/;

/** Throws where a clause is not in the notation: the lists are ours. */
export function readEffects(text: string): readonly Effect[] {
  return text
    .split(';')
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .map(readEffect);
}

function readEffect(clause: string): Effect {
  const bonus = BONUS.exec(clause);
  if (bonus) {
    const [, amount, figure, , how, where, whom] = bonus;
    return {
      is: 'bonus',
      amount: Number(amount),
      figure: figureOf(figure),
      where: where === 'own' ? 'own' : 'opp',
      each: how === 'per',
      whom: whom.split(' or '),
    };
  }
  const zero = ZERO.exec(clause);
  if (zero) return { is: 'zero', whom: [zero[1]] };
  const lift = LIFT.exec(clause);
  if (lift)
    return { is: 'lift', amount: Number(lift[2]), figure: figureOf(lift[3]), whom: [singular(lift[1])] };
  const pair = PAIR.exec(clause);
  if (pair) return { is: 'pair', amount: Number(pair[2]), whom: [pair[1]] };
  throw new Error(`No effect of a card: "${clause}".`);
}

const figureOf = (letter: string | undefined): Figure => (letter === 'Q' || letter === 'W' ? letter : 'any');

const PLURALS: Readonly<Record<string, string>> = { armies: 'army', maiar: 'maia' };
const singular = (word: string): string => PLURALS[word] ?? word;
