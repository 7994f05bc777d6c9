import { words } from '../../../engine/words.ts';
import { COLOURS, type Colour } from '../model.ts';
import { discard, drawCard } from './cards.ts';
import { areAllied, type Field, profileOf, victimOf } from './field.ts';
import type { AttackFrame, Defence } from './frames.ts';
import type { Play } from './play.ts';
import type { Profile } from './profile.ts';
import type { Battle } from './state.ts';

/** What decides whether a defence may be used against an attack (section 3.4). */
export interface Against {
  readonly flex: boolean;
  readonly spell: boolean;
  readonly hand: boolean;
  readonly adjacent: boolean;
  /** The attacker is a foe: a Receive strikes back at foes only. */
  readonly foe: boolean;
  readonly slays: boolean;
  readonly onMount: boolean;
}

export function against(b: Battle, field: Field, frame: AttackFrame): Against {
  const target = b.units[frame.target];
  const attacker = frame.attacker >= 0 ? b.units[frame.attacker] : undefined;
  return {
    flex: frame.blow.flex,
    spell: frame.blow.spell,
    hand: frame.blow.hand,
    adjacent:
      attacker !== undefined && !attacker.dead && field.board.distance(attacker.cell, target.cell) === 1,
    foe: attacker !== undefined && !areAllied(field, attacker.seat, target.seat),
    slays: slays(b, field, frame),
    onMount: frame.onMount,
  };
}

/** The attacker has Slay and the victim is of that type; splash does not slay (A131). */
export function slays(
  b: Battle,
  field: Field,
  frame: Pick<AttackFrame, 'attacker' | 'target' | 'role' | 'blow' | 'onMount'>,
): boolean {
  const { blow } = frame;
  if (frame.attacker < 0 || frame.role === 'splash' || blow.ploy || blow.spell) return false;
  const { slay } = profileOf(field, b.units[frame.attacker]);
  if (slay.length === 0 && blow.slays.length === 0) return false;
  const victim = victimOf(field, b.units[frame.target], frame.onMount);
  return slaysType(slay, victim) || slaysType(blow.slays, victim);
}

const slaysType = (slay: readonly string[], victim: Profile): boolean =>
  slay.includes('all') || slay.some((type) => victim.keywords.includes(type));

function isUsable(defence: Defence, a: Against): boolean {
  if (defence.green) return !a.slays;
  if (defence.shield) return !a.flex;
  if (defence.kind === 'PAR') return a.hand && a.adjacent && !a.flex && !a.spell;
  if (defence.kind === 'RCV') return a.adjacent && a.foe && !a.onMount;
  return true;
}

/** Best figure of a colour against this attack, 0 if it is no use: c(X) of section 5.2. */
export function bestFigure(victim: Profile, colour: Colour, a: Against): number {
  for (const defence of victim.defences[colour]) if (isUsable(defence, a)) return defence.figure;
  return 0;
}

export function couldHelp(victim: Profile, a: Against): boolean {
  for (const colour of COLOURS) if (bestFigure(victim, colour, a) > 0) return true;
  return false;
}

export const usableOf = (victim: Profile, colour: Colour, a: Against): Defence[] =>
  victim.defences[colour].filter((defence) => isUsable(defence, a));

/**
 * Draws the defence cards and lays them away (T6). Returns those that can be used, best figure first, ties in
 * the order of the draw. Cards held back for defence (option holdDefence) are tried as well.
 */
export function drawDefence(p: Play, frame: AttackFrame, victim: Profile, a: Against): Colour[] {
  const unit = p.b.units[frame.target];
  const skill = p.field.options.skillOnDefence === 'on' ? victim.skill : 0;
  const drawn: Colour[] = [];
  for (let i = 0; i < 1 + skill; i++) {
    const colour = drawCard(p, unit.seat);
    if (colour === null) break;
    drawn.push(colour);
  }
  if (p.loud)
    p.tell({
      kind: 'cards',
      words: words('cards.defence', { who: unit.name, n: drawn.length }),
      rule: frame.onMount ? 'A171' : 'A64',
      seat: unit.seat,
      piece: unit.id,
      cards: drawn.map((colour) => `card:${colour}`),
      amount: drawn.length,
    });
  const tried = [...drawn];
  if (!frame.onMount && unit.held.length > 0) {
    tried.push(...unit.held);
    for (const colour of unit.held) discard(p.b, unit.seat, colour);
    unit.held = [];
  }
  for (const colour of drawn) discard(p.b, unit.seat, colour);
  if (tried.length === 1) return bestFigure(victim, tried[0], a) > 0 ? tried : [];
  return tried
    .map((colour) => ({ colour, figure: bestFigure(victim, colour, a) }))
    .filter(({ figure }) => figure > 0)
    .sort((x, y) => y.figure - x.figure)
    .map(({ colour }) => colour);
}

/**
 * Must the owner be asked which of a colour's defences to use? Never with one; by policy always, never, or
 * only where a Receive and a better figure are both there (section 3.6).
 */
export function asksWhich(options: readonly Defence[], policy: 'differ' | 'ask' | 'best'): boolean {
  if (options.length < 2 || policy === 'best') return false;
  return policy === 'ask' || (options[0].kind !== 'RCV' && options.some((d) => d.kind === 'RCV'));
}
