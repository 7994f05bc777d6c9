import type { Sheet, SheetLine } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import { COLOURS, type Colour, type Effect, type Row } from '../model.ts';
import { drawsOf } from '../rules/activation.ts';
import { ruleOf } from '../rules/blow.ts';
import { eachTarget, holds, useBar } from '../rules/choices.ts';
import { areAllied, type Field, fieldOf, profileOf } from '../rules/field.ts';
import { isFree } from '../rules/places.ts';
import { openOf } from '../rules/play.ts';
import type { Profile, UseOffer } from '../rules/profile.ts';
import { reachFrom } from '../rules/reach.ts';
import type { Battle, Unit } from '../rules/state.ts';
import { attackBar, budgetBar } from '../rules/targets.ts';
import { upTo } from './figures.ts';
import { policiesOf } from './policies.ts';
import { magicLines, spellConditions } from './sheet-magic.ts';

/** A warrior's sheet: all of it is public; its owner also sees the standing answers. null: no such warrior. */
export function sheetOf(b: Battle, seat: number, piece: string): Sheet | null {
  const index = b.units.findIndex((unit) => unit.id === piece);
  if (index < 0) return null;
  const unit = b.units[index];
  const field = fieldOf(b);
  const profile = profileOf(field, unit);
  return {
    piece,
    title: unit.name,
    subtitle: words('sheet.subtitle', {
      side: b.base.setup.sides[unit.owner].name,
      n: drawsOf({ b, field }, index),
    }),
    hits: profile.hits,
    damage: unit.damage,
    traits: [...traitLines(profile), ...magicLines(unit, profile)],
    cards: COLOURS.flatMap((colour) => cardLines(b, field, index, profile, colour)),
    conditions: [...conditionLines(unit, profile), ...spellConditions(b, index)],
    policies: seat === unit.seat && !unit.dead ? policiesOf(b, index) : [],
  };
}

const line = (key: string, rule: string, values?: Words['with']): SheetLine => ({
  card: '',
  words: words(key, values),
  rule,
});

function traitLines(profile: Profile): readonly SheetLine[] {
  const lines: SheetLine[] = [];
  if (profile.skill > 0) lines.push(line('sheet.skill', 'A67', { n: profile.skill }));
  if (profile.fate > 0) lines.push(line('sheet.fate', 'A185', { n: profile.fate }));
  if (profile.mount)
    lines.push(line('sheet.mount', 'A171', { mount: profile.mount.type.name, hits: profile.mount.hits }));
  for (const row of profile.rows) lines.push(rowLine(row, profile.type.burst));
  for (const id of profile.traits) {
    if (profile.rows.some((row) => row.id === id)) continue;
    const layer = profile.layers.find((one) => one.id === id);
    if (id === 'slay')
      for (const type of profile.slay) lines.push(line('sheet.slay', 'passive:slay', { type }));
    else if (layer)
      lines.push(
        line('sheet.layer', `passive:${id}`, { trait: words(`trait.${id}`), upto: upTo(layer.figure) }),
      );
    else lines.push(line('sheet.trait', `passive:${id}`, { trait: words(`trait.${id}`) }));
  }
  return lines;
}

function rowLine(row: Row, burst: number): SheetLine {
  const rule = ruleOf(row.id);
  const name = words(`row.${row.id}`);
  const isSpells = row.blue.some(({ kind }) => kind === 'SPELL');
  if (isSpells) return line('sheet.trait', rule, { trait: name });
  return line('sheet.row', rule, {
    row: name,
    blue: eitherOf(row.blue, burst),
    purple: eitherOf(row.purple, burst),
  });
}

const eitherOf = (effects: readonly Effect[], burst: number): Words => {
  const [one, other] = effects.map(({ kind, range, figure }) =>
    effectWords(kind, kind === 'BUR' ? burst : range, figure),
  );
  if (!one) return words('sheet.card.nothing');
  return other ? words('two.or', { one, other }) : one;
};

const effectWords = (kind: string, range: number, figure: number): Words =>
  words(`effect.${kind}`, { range, steps: upTo(range), upto: upTo(figure) });

/**
 * What one colour would do for the unit now: moves, attacks, support, then what it is worth in defence. Whose turn it
 * is can do only what its cards, and what it has done before with them, leave to it (S6).
 */
function cardLines(
  b: Battle,
  field: Field,
  index: number,
  profile: Profile,
  colour: Colour,
): readonly SheetLine[] {
  const unit = b.units[index];
  const lines: SheetLine[] = [];
  const add = (key: string, values: Words['with'], rule: string, now?: boolean): void => {
    lines.push({
      card: `card:${colour}`,
      words: words(key, values),
      rule,
      ...(now !== undefined && { now }),
    });
  };
  const turn = openOf(b);
  const open = turn?.unit === index ? turn : undefined;
  const can = !unit.dead && (!open || (!open.closing && holds(open, colour)));
  for (const move of profile.moves[colour]) {
    const effect = effectWords(move.kind, move.steps, 0);
    const now = can && !open?.moved && canMove(b, field, unit, move.steps, move.kind === 'FLY');
    if (move.row === '') add('sheet.card.own', { effect }, 'A35', now);
    else add('sheet.card', { row: words(`row.${move.row}`), effect }, ruleOf(move.row), now);
  }
  const strike = profile.strikes[colour];
  if (strike) {
    const [blow] = strike.blows;
    const now =
      can &&
      (!open || open.attacks === 0) &&
      someFoe(b, field, index, 1, (target) => attackBar(b, field, index, target, blow, 1) === '');
    const rule = ruleOf(blow.row);
    add(
      'sheet.card',
      { row: words(`row.${blow.row}`), effect: effectWords('ATK', 1, blow.figure) },
      rule,
      now,
    );
  }
  for (const use of profile.uses[colour])
    add(
      'sheet.card',
      { row: words(`row.${use.row}`), effect: effectWords(use.kind, use.range, use.figure) },
      ruleOf(use.row),
      can && (!open || budgetBar(open, use.budget) === '') && canUse(b, field, index, use),
    );
  for (const defence of profile.defences[colour])
    add('sheet.card.defend', { effect: effectWords(defence.kind, 0, defence.figure) }, ruleOf(defence.row));
  if (lines.length === 0) add('sheet.card.nothing', {}, `card:${colour}`, false);
  return lines;
}

function canMove(b: Battle, field: Field, unit: Unit, steps: number, flies: boolean): boolean {
  const reach = reachFrom(b, field, unit.cell, steps, flies);
  for (let i = 1; i < reach.count; i++) if (isFree(b, field, reach.cells[i])) return true;
  return false;
}

function someFoe(
  b: Battle,
  field: Field,
  index: number,
  range: number,
  fits: (target: number) => boolean,
): boolean {
  for (const cell of field.board.within(b.units[index].cell, range)) {
    const target = b.at[cell];
    if (target >= 0 && fits(target)) return true;
  }
  return false;
}

/** Is there somebody to do it to, from where the unit stands? */
function canUse(b: Battle, field: Field, index: number, use: UseOffer): boolean {
  if (use.kind === 'REG') return b.units[index].damage > 0;
  if (use.kind === 'INA' || use.kind === 'STA') return eachTarget(b, field, index, use).length > 0;
  if (use.kind === 'REV')
    return b.units.some((u) => u.dead && !u.summoned && areAllied(field, u.owner, b.units[index].seat));
  if (use.kind === 'SWI') return true;
  if (use.kind === 'BUR' && use.range === 0) return false;
  return someFoe(b, field, index, use.range, (target) => useBar(b, field, index, use, target) === '');
}

function conditionLines(unit: Unit, profile: Profile): readonly SheetLine[] {
  const lines: SheetLine[] = [];
  if (unit.tokens > 0) lines.push(line('condition.token', 'A21', { n: unit.tokens }));
  if (unit.stunned) lines.push(line('condition.stunned', 'A108'));
  if (unit.trapped) lines.push(line('condition.trapped', 'A115'));
  if (unit.inspired) lines.push(line('condition.inspired', 'A111'));
  if (unit.extra > 0) lines.push(line('condition.extra', 'A102', { n: unit.extra }));
  if (unit.mount === 'off') lines.push(line('condition.unhorsed', 'A124'));
  if (unit.mount === 'dead') lines.push(line('condition.mountdead', 'A172'));
  if (profile.fate > 0) lines.push(line('condition.fate', 'A185', { n: unit.fateLeft, all: profile.fate }));
  if (unit.held.length > 0) lines.push(line('condition.held', 'A24', { n: unit.held.length }));
  return lines;
}
