import { words } from '../../../engine/words.ts';
import { ITEMS } from '../data/items.ts';
import { SPELL_BY_ID } from '../data/spells.ts';
import { randomSummons, stillFit, summonedType } from '../data/summons.ts';
import type { Spell, SpellEffect } from '../magic.ts';
import type { Move } from '../model.ts';
import { pushEffect } from './effects.ts';
import { areAllied } from './field.ts';
import type { CastFrame } from './frames.ts';
import { rise, tellMark } from './harm.ts';
import { cure, transform } from './magic.ts';
import { arrive, create } from './newcomers.ts';
import { isFree } from './places.ts';
import { openOf, type Play } from './play.ts';
import { reachFrom, shortestPath } from './reach.ts';
import { blowOfSpell, type SpellOffer } from './spells.ts';
import { pushAttack } from './stack.ts';
import { inspireBar, rallyBar } from './targets.ts';
import { countingDie, throwDie } from './throw.ts';
import { lay, roundsOf } from './timed.ts';
import { travel } from './travel.ts';

type CastMove = Extract<Move, { do: 'cast' }>;

/** Begins a spell that was checked; its cards are spent (section 3.5). */
export function beginCast(p: Play, by: number, offer: SpellOffer, move: CastMove): void {
  const { b } = p;
  const { spell, blow } = offer;
  const caster = b.units[by];
  const target = move.target ?? -1;
  const rule = `spell:${spell.id}`;
  if (p.loud)
    p.tell({
      kind: 'note',
      words: words(target >= 0 && target !== by ? 'casts.on' : 'casts', {
        who: caster.name,
        whom: b.units[target]?.name ?? '',
        spell: words(`row.${spell.id}`),
      }),
      rule: move.item ? `item:${move.item}` : rule,
      seat: caster.seat,
      piece: caster.id,
      ...(target >= 0 && { target: b.units[target].id }),
    });
  if (spell.extra > 0) caster.extra += spell.extra;
  if (spell.effect.is === 'attack') {
    if (!blow) throw new Error(`${spell.id} has no blow`);
    // The stack resolves from its top: the first named target's blow goes on last.
    if (move.second !== undefined) pushAttack(p, 'main', by, move.second, blow, target);
    pushAttack(p, 'main', by, target, blow, move.second ?? -1);
    return;
  }
  if (spell.effect.is === 'hearten') {
    hearten(p, by, spell, target, spell.effect.kind);
    return;
  }
  b.frames.push({
    f: 'cast',
    spell: spell.id,
    unit: by,
    targets: receivers(p, by, spell, target),
    to: move.to ?? -1,
    ways: [...(move.path ? [move.path] : []), ...(move.friendPath ? [move.friendPath] : [])],
    pick: move.pick ?? onlyChoice(spell),
    stage: 'roll',
    worked: false,
    limit: 0,
    next: 0,
    chosen: -1,
    die: 0,
    stay: false,
  });
}

/** Where a summons brings one kind only, nobody need name it. */
function onlyChoice({ effect }: Spell): string {
  return effect.is === 'summon' && effect.choices.length === 1 ? effect.choices[0] : '';
}

/** Inspire and Rally by magic: the target, then each friend beside it that may still be (A112, A141). */
function hearten(p: Play, by: number, spell: Spell, target: number, kind: 'INS' | 'RAL'): void {
  const { b, field } = p;
  const bar = kind === 'INS' ? inspireBar : rallyBar;
  const beside: number[] = [];
  if (spell.splash)
    for (const cell of field.board.within(b.units[target].cell, 1)) {
      const index = b.at[cell];
      if (index >= 0 && bar(b, field, by, index, Number.POSITIVE_INFINITY) === '') beside.push(index);
    }
  beside.sort((x, y) => x - y);
  pushEffect(
    p,
    {
      kind,
      unit: by,
      row: spell.id,
      figure: spell.figure,
      targets: [target, ...beside],
      to: -1,
      blow: null,
    },
    spell.splash?.figure ?? 0,
  );
}

/** Whom a spell reaches, in fixed unit order where it finds them by itself. */
function receivers(p: Play, by: number, spell: Spell, target: number): readonly number[] {
  const { b, field } = p;
  switch (spell.target) {
    case 'self':
      return [by];
    case 'circle':
    case 'everyone': {
      const found = [by];
      for (const cell of field.board.within(b.units[by].cell, spell.range)) {
        const index = b.at[cell];
        if (index < 0 || index === by) continue;
        if (spell.target === 'everyone' || areAllied(field, b.units[index].seat, b.units[by].seat))
          found.push(index);
      }
      return found.sort((x, y) => x - y);
    }
    case 'selfAndFriend':
      return [by, target];
    default:
      return target >= 0 ? [target] : [];
  }
}

/** One step of a spell: the roll, then its effect, asking the caster where something is open. */
export function stepCast(p: Play, frame: CastFrame): void {
  const spell = SPELL_BY_ID.get(frame.spell);
  if (!spell) throw new Error(`no spell ${frame.spell}`);
  if (frame.stage === 'effect') {
    if (work(p, frame, spell, spell.effect)) remove(p, frame);
    return;
  }
  if (frame.stage === 'ploy') {
    if (frame.worked && !p.b.units[frame.targets[0]].dead) frame.stage = 'effect';
    else remove(p, frame);
    return;
  }
  const blow = blowOfSpell(spell);
  if (blow) {
    frame.stage = 'ploy';
    pushAttack(p, 'ploy', frame.unit, frame.targets[0], blow);
    return;
  }
  if (spell.effect.is === 'summon' && spell.effect.random && frame.pick === '') chooseBeast(p, frame, spell);
  const sure = spell.figure === 0 || (spell.selfIsSure && frame.targets[0] === frame.unit);
  if (!sure) {
    const thrown = throwDie(p, frame, p.b.units[frame.unit], spell.figure, 0, true, false, {
      why: frame.targets.length > 0 && frame.targets[0] !== frame.unit ? 'spell' : 'spell.alone',
      rule: `spell:${spell.id}`,
      with: { spell: words(`row.${spell.id}`) },
      ...(frame.targets.length > 0 && { target: p.b.units[frame.targets[0]] }),
    });
    if (thrown === 'wait') return;
    if (thrown === 'no') {
      if (spell.effect.is === 'raise') bar(p, frame);
      remove(p, frame);
      return;
    }
  }
  frame.stage = 'effect';
}

/** Takes the frame off the stack, wherever newer ones lie on it. */
function remove(p: Play, frame: CastFrame): void {
  const { frames } = p.b;
  frames.splice(frames.lastIndexOf(frame), 1);
}

/** The die says which beast comes, before the roll (A145). */
function chooseBeast(p: Play, frame: CastFrame, spell: Spell): void {
  if (spell.effect.is !== 'summon') return;
  const caster = p.b.units[frame.unit];
  const fitting = stillFit(spell.effect.choices, caster.summonedHits);
  const die = countingDie(p, caster, 'beast', 'A145');
  frame.pick = randomSummons(fitting, die).name;
}

/** A resurrection that failed bars the dead (A148). */
function bar(p: Play, frame: CastFrame): void {
  const unit = p.b.units[frame.targets[0]];
  if (p.field.options.resRule === 'off') return;
  unit.barred = true;
  if (p.loud)
    p.tell({
      kind: 'note',
      words: words('barred', { whom: unit.name }),
      rule: 'A148',
      piece: unit.id,
      target: unit.id,
    });
}

/** What the spell does where it has succeeded. False: the caster must be asked first, or frames go before. */
function work(p: Play, frame: CastFrame, spell: Spell, effect: SpellEffect): boolean {
  const { b } = p;
  const caster = b.units[frame.unit];
  const rule = `spell:${spell.id}`;
  const [target] = frame.targets;
  switch (effect.is) {
    case 'grant': {
      const { traits, hits } = effect.gain;
      const left = roundsOf(p, effect.lasts, caster, rule);
      for (const index of frame.targets) {
        lay(p, index, { rule, traits, hits, skill: 0, fate: 0, control: -1, left });
        tellGain(p, index, spell, left);
      }
      return true;
    }
    case 'summon': {
      const type = summonedType(frame.pick);
      if (!type) throw new Error(`nobody is summoned as ${frame.pick}`);
      arrive(p, frame.unit, type.name, frame.to, rule);
      return true;
    }
    case 'raise':
      rise(p, target, frame.to, rule);
      return true;
    case 'fly':
      return fly(p, frame, effect.steps, rule);
    case 'walk': {
      const way = frame.ways[0] ?? shortestPath(b, p.field, caster.cell, frame.to, effect.steps, false, -1);
      remove(p, frame);
      if (way) travel(p, frame.unit, way, false, 'walks', rule);
      return false;
    }
    case 'transform':
      return takeForm(p, frame, rule);
    case 'control': {
      const left = roundsOf(p, effect.lasts, caster, rule);
      lay(p, target, { rule, traits: [], hits: 0, skill: 0, fate: 0, control: caster.seat, left });
      return true;
    }
    case 'curse':
      b.units[target].cursed = true;
      tellMark(p, b.units[target], 'cursed', true, rule);
      return true;
    case 'less':
      for (const index of frame.targets) {
        b.units[index].less += effect.cards;
        tellMark(p, b.units[index], 'less', true, rule);
      }
      return true;
    case 'extra':
      caster.extra += effect.cards;
      tellMark(p, caster, 'extra', true, rule);
      return true;
    case 'cure':
      remove(p, frame);
      cure(p, target, frame.pick, frame.to, rule);
      return false;
    case 'curseHex':
      b.cursed = [...b.cursed, frame.to];
      if (p.loud)
        p.tell({
          kind: 'note',
          words: words('ground.cursed', { who: caster.name }),
          rule,
          seat: caster.seat,
          piece: caster.id,
          path: [frame.to],
        });
      return true;
    case 'moveFoe':
      return misdirect(p, frame, effect.steps, rule);
    case 'create': {
      if (frame.pick === '') {
        ask(p, frame, 'pick', target, [...ITEMS.keys()]);
        return false;
      }
      const left = roundsOf(p, effect.lasts, caster, rule);
      create(p, target, frame.pick, left, rule);
      return true;
    }
    default:
      return true;
  }
}

function ask(
  p: Play,
  frame: CastFrame,
  kind: 'place' | 'form' | 'pick',
  unit: number,
  options: readonly number[],
): void {
  p.b.prompt = { kind, seat: p.b.units[frame.unit].seat, unit, options, defences: [] };
}

/** Those who fly, one after another; their way is named with the spell, or its end is asked for (A142). */
function fly(p: Play, frame: CastFrame, steps: number, rule: string): boolean {
  const { b } = p;
  const index = frame.targets[frame.next];
  if (index === undefined) return true;
  const unit = b.units[index];
  let way: readonly number[] | null = null;
  if (!unit.dead) {
    way = frame.ways[frame.next] ?? null;
    // Someone may have come to the hex meanwhile.
    if (way && b.at[way[way.length - 1]] >= 0) way = null;
    const goal = frame.chosen >= 0 ? frame.chosen : frame.next === 0 ? frame.to : -1;
    if (!way && goal >= 0) way = shortestPath(b, p.field, unit.cell, goal, steps, true, -1);
    if (!way) {
      const places = landings(p, unit.cell, steps, true);
      if (places.length > 0) {
        ask(p, frame, 'place', index, places);
        return false;
      }
    }
  }
  frame.chosen = -1;
  frame.next += 1;
  if (!way) return false;
  const open = openOf(b);
  if (open?.unit === index) open.flown = way;
  travel(p, index, way, true, 'flies', rule);
  return false;
}

function landings(p: Play, from: number, steps: number, flies: boolean): readonly number[] {
  const reach = reachFrom(p.b, p.field, from, steps, flies);
  const places: number[] = [];
  for (let i = 1; i < reach.count; i++) if (isFree(p.b, p.field, reach.cells[i])) places.push(reach.cells[i]);
  return places;
}

/** The caster walks the foe (A160). */
function misdirect(p: Play, frame: CastFrame, steps: number, rule: string): boolean {
  const { b } = p;
  const [target] = frame.targets;
  const { cell } = b.units[target];
  const goal = frame.chosen >= 0 ? frame.chosen : frame.to;
  const way = frame.ways[0] ?? (goal >= 0 ? shortestPath(b, p.field, cell, goal, steps, false, -1) : null);
  if (!way) {
    const places = landings(p, cell, steps, false);
    if (places.length === 0) return true;
    ask(p, frame, 'place', target, places);
    return false;
  }
  remove(p, frame);
  travel(p, target, way, false, 'misled', rule);
  return false;
}

/** Largest Hits by a die, then the caster picks the form among the sample units (A153). */
function takeForm(p: Play, frame: CastFrame, rule: string): boolean {
  const [target] = frame.targets;
  if (frame.limit === 0) frame.limit = countingDie(p, p.b.units[frame.unit], 'form', rule);
  if (frame.pick === '') {
    ask(p, frame, 'form', target, formsUpTo(p, frame.limit));
    return false;
  }
  const { types, mustered } = p.b.base;
  const form = types.findIndex((type, i) => i >= mustered && type.name === frame.pick);
  if (form < 0) throw new Error(`no form is named ${frame.pick}`);
  transform(p, target, form, rule);
  return true;
}

/** Sample units of at most so many Hits, as indices of types. */
function formsUpTo(p: Play, hits: number): readonly number[] {
  const { types, mustered, samples } = p.b.base;
  const forms: number[] = [];
  for (let i = mustered; i < mustered + samples; i++) if (types[i].hits <= hits) forms.push(i);
  return forms;
}

function tellGain(p: Play, index: number, spell: Spell, left: number): void {
  if (!p.loud) return;
  const unit = p.b.units[index];
  p.tell({
    kind: 'mark',
    words: words('gains', { whom: unit.name, spell: words(`row.${spell.id}`) }),
    rule: `spell:${spell.id}`,
    seat: unit.seat,
    piece: unit.id,
    target: unit.id,
    mark: 'timed',
    on: true,
    amount: left < 0 ? 99 : left,
  });
}
