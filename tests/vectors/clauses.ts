import { idByName } from '../../shared/games/warrior-lands/names.ts';
import { fieldOf, profileOf } from '../../shared/games/warrior-lands/rules/field.ts';
import { openOf } from '../../shared/games/warrior-lands/rules/play.ts';
import type { Unit } from '../../shared/games/warrior-lands/rules/state.ts';
import type { Bout } from './bout.ts';
import { BadFile } from './grammar.ts';

/** The clause as it really is, in the words of the clause: equal to it when it holds. */
export function found(bout: Bout, clause: string, line: number): string {
  const words = clause.split(/\s+/);
  const whole = ofBattle(bout, words);
  if (whole !== null) return whole;
  const [id, what, ...rest] = words;
  const unit = bout.find(id);
  if (what === 'absent') return unit ? `${id} present` : clause;
  if (!unit || what === undefined) throw new BadFile(line, `no clause: "${clause}"`);
  const value = ofUnit(bout, unit, what, rest.join(' '));
  if (value === null) throw new BadFile(line, `no clause: "${clause}"`);
  return `${id} ${value}`;
}

function ofBattle(bout: Bout, words: readonly string[]): string | null {
  const { b } = bout;
  const [what, arg] = words;
  const seat = (n: number): string => (n < 0 ? 'none' : `P${n + 1}`);
  switch (what) {
    case 'dice':
      return `dice ${bout.dice.used}`;
    case 'cards':
      return `cards ${bout.drawn}`;
    case 'hand': {
      const hand = (openOf(b)?.hand ?? []).map((card) => card.colour);
      return `hand ${sameLetters(hand.join(''), arg) ? arg : hand.join('') || '-'}`;
    }
    case 'deck':
      return `deck ${b.decks[0].length}`;
    case 'discard':
      return `discard ${b.discards[0].length}`;
    case 'active':
      return `active ${openOf(b) ? b.units[openOf(b)?.unit ?? 0].id : 'none'}`;
    case 'next':
      return `next ${seat(b.turn)}`;
    case 'round':
      return `round ${b.round}`;
    case 'winner':
      return `winner ${winner(bout)}`;
    case 'prompts':
      return `prompts ${arg} ${bout.asked.get(arg) ?? 0}`;
    default:
      return null;
  }
}

function winner({ verdict }: Bout): string {
  if (!verdict) return 'none';
  return verdict.winners.length === 1 ? `P${verdict.winners[0] + 1}` : 'draw';
}

const sameLetters = (a: string, b: string): boolean =>
  [...a].sort().join('') === [...(b === '-' ? '' : b)].sort().join('');

/** One fact of a unit in the words of the clause; null for a clause that does not exist. */
function ofUnit(bout: Bout, unit: Unit, what: string, rest: string): string | null {
  const field = fieldOf(bout.b);
  const either = (yes: boolean, one: string, other: string): string => (yes ? one : other);
  switch (what) {
    case 'dead':
    case 'alive':
      return either(unit.dead, 'dead', 'alive');
    case 'dmg':
      return `dmg ${unit.damage}`;
    case 'hits':
      return `hits ${profileOf(field, unit).hits}`;
    case 'at':
      return `at ${unit.cell < 0 ? '-' : `${field.board.q[unit.cell]},${field.board.r[unit.cell]}`}`;
    case 'tok':
      return `tok ${unit.tokens}`;
    case 'stunned':
    case 'unstunned':
      return either(unit.stunned, 'stunned', 'unstunned');
    case 'trapped':
    case 'free':
      return either(unit.trapped, 'trapped', 'free');
    case 'inspired':
    case 'uninspired':
      return either(unit.inspired, 'inspired', 'uninspired');
    case 'cursed':
    case 'uncursed':
      return either(unit.cursed, 'cursed', 'uncursed');
    case 'extra':
      return `extra ${unit.extra}`;
    case 'less':
      return `less ${unit.less}`;
    case 'ctrl':
      return `ctrl P${unit.seat + 1}`;
    case 'has':
    case 'lacks': {
      const id = idByName(rest);
      if (!id) return null;
      return `${either(profileOf(field, unit).traits.has(id), 'has', 'lacks')} ${rest}`;
    }
    case 'sumhits':
      return `sumhits ${unit.summonedHits}`;
    case 'form':
      return `form ${unit.form < 0 ? 'none' : bout.b.base.types[unit.form].name}`;
    case 'fate':
      return `fate ${unit.fateLeft}`;
    case 'mount':
      return `mount ${unit.mount}`;
    case 'mountdmg':
      return `mountdmg ${unit.mountDamage}`;
    default:
      return null;
  }
}
