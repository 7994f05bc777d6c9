import { readdirSync, readFileSync } from 'node:fs';
import { armyByName } from '../../shared/games/warrior-lands/data/armies.ts';
import { HEROES } from '../../shared/games/warrior-lands/data/heroes.ts';
import { ITEMS } from '../../shared/games/warrior-lands/data/items.ts';
import { namedSpec } from '../../shared/games/warrior-lands/data/named.ts';
import {
  ARMY_RULES,
  casterLimit,
  costOf,
  goldFor,
  legalBuild,
} from '../../shared/games/warrior-lands/data/recruit.ts';
import { PRINTED_ROWS } from '../../shared/games/warrior-lands/data/rows.ts';
import { SPELLS, spellsOf } from '../../shared/games/warrior-lands/data/spells.ts';
import { resolveType, sampleNames, type TypeSpec } from '../../shared/games/warrior-lands/data/types.ts';
import { loadBattle } from '../../shared/games/warrior-lands/load.ts';
import { SPELL_LISTS } from '../../shared/games/warrior-lands/magic.ts';
import type { BattleSetup, Colour, EffectKind, UnitType } from '../../shared/games/warrior-lands/model.ts';
import { foldName, idByName } from '../../shared/games/warrior-lands/names.ts';
import { blowOf as makeBlow, type Striker, UNARMED } from '../../shared/games/warrior-lands/rules/blow.ts';
import { fieldOf, profileOf } from '../../shared/games/warrior-lands/rules/field.ts';
import type { Blow } from '../../shared/games/warrior-lands/rules/frames.ts';
import { oddsFraction } from '../../shared/games/warrior-lands/rules/odds.ts';
import { resolveMap } from '../../shared/scenario/scenario.ts';
import type { Bout } from './bout.ts';
import { Mismatch } from './dice.ts';
import { BadFile } from './grammar.ts';

/** What a one-line check expects and what is found. */
export interface Checked {
  readonly expected: string;
  readonly found: string;
}

export function check(bout: Bout, what: string, text: string, line: number): Checked {
  const [left, right] = text.split(/\s*->\s*/);
  switch (what) {
    case 'ALIAS':
      return { expected: right ?? '', found: idByName(left) ?? 'nothing of that name' };
    case 'LISTCOUNT': {
      const [table, n] = text.split(/\s+/);
      return { expected: n, found: String(COUNTS[table]?.() ?? `no table ${table}`) };
    }
    case 'SETUP':
      return setup(text, line);
    case 'RECRUIT':
      return recruit(left, right ?? '', line);
    case 'COST':
      return { expected: right ?? '', found: cost(left) };
    case 'BUILD':
      return { expected: right ?? '', found: build(left, line) };
    case 'ODDS':
      return odds(bout, left, right ?? '', line);
    default:
      throw new BadFile(line, `${what} is not checked by this engine yet`);
  }
}

const COUNTS: Readonly<Record<string, () => number>> = {
  rows: () => PRINTED_ROWS.length,
  units: () => sampleNames().length,
  spells: () => SPELLS.length,
  ...Object.fromEntries(SPELL_LISTS.map((list) => [list, () => spellsOf(list).length])),
  items: () => ITEMS.length,
  heroes: () => HEROES.length,
  armies: () => ARMY_RULES.length,
};

/** `gold=g army=A -> gold n casters n` */
function recruit(left: string, right: string, line: number): Checked {
  const [, gold, name] = /^gold=(\d+)\s+army=(.+)$/.exec(left) ?? [];
  if (!name) throw new BadFile(line, `RECRUIT cannot be read: "${left}"`);
  const army = armyId(name);
  return {
    expected: right,
    found: `gold ${goldFor(army, Number(gold))} casters ${casterLimit(Number(gold))}`,
  };
}

/** `a named warrior -> n` or `4 Hits 3 Skill 2 Fate -> n`, with or without commas and names of traits. */
function cost(text: string): string {
  const named = namedSpec(text);
  return String(costOf(typeFrom(named ?? { name: text, traits: traitsIn(text) })));
}

/** `army=A : traits -> legal|illegal`: a recruit of the army's own race (A174). */
function build(text: string, line: number): string {
  const [, name, traits] = /^army=([^:]+?)\s*:\s*(.*)$/.exec(text) ?? [];
  if (!name) throw new BadFile(line, `BUILD cannot be read: "${text}"`);
  const army = armyId(name);
  return legalBuild(army, typeFrom({ name: 'Recruit', army, traits: traitsIn(traits) }))
    ? 'legal'
    : 'illegal';
}

function armyId(name: string): string {
  const id = armyByName(name);
  if (!id) throw new Mismatch(`no army is named ${name}`);
  return id;
}

const traitsIn = (text: string): readonly string[] =>
  text
    .replace(/(\d+ (?:Hits?|Skill|Fate))(?=\s+\d)/g, '$1,')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-');

function typeFrom(spec: TypeSpec): UnitType {
  const resolved = resolveType(spec);
  if (!resolved.ok)
    throw new Mismatch(resolved.problems.map(({ words }) => `${words.key} ${words.with?.name}`).join('; '));
  return resolved.type;
}

const FOLDER = new URL('../../scenarios/warrior-lands/', import.meta.url);

/** `scenario side units|hits|levels|gold n` or `scenario side count Name n` */
function setup(text: string, line: number): Checked {
  const [, scenario, player, what, name, n] =
    /^(\S+)\s+P(\d)\s+(units|hits|levels|gold|count)\s+(?:(\S.*?)\s+)?(\d+)$/.exec(text) ?? [];
  if (!scenario) throw new BadFile(line, `SETUP cannot be read: "${text}"`);
  const units = shipped(scenario)
    .units.filter((unit) => unit.seat === Number(player) - 1)
    .map((unit) => unit.type);
  const sum = (of: (type: (typeof units)[number]) => number): number =>
    units.reduce((total, type) => total + of(type), 0);
  const figures: Readonly<Record<string, () => number>> = {
    units: () => units.length,
    hits: () => sum((type) => type.hits),
    levels: () => sum((type) => type.skill + type.fate),
    gold: () => sum((type) => type.hits + type.skill + type.fate),
    count: () => units.filter((type) => foldName(type.name) === foldName(name ?? '')).length,
  };
  return { expected: n, found: String(figures[what]()) };
}

function shipped(name: string): BattleSetup {
  const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));
  const file = readdirSync(FOLDER).find((known) => known.startsWith(name.toLowerCase()));
  if (!file) throw new Mismatch(`no scenario is named ${name}`);
  const maps = Object.fromEntries(
    readdirSync(new URL('maps/', FOLDER)).map((map) => [map.replace('.json', ''), json(`maps/${map}`)]),
  );
  const whole = resolveMap(json(file), maps);
  const loaded = whole.ok ? loadBattle(whole.file) : whole;
  if (!loaded.ok) throw new Mismatch(`${file}: ${JSON.stringify(loaded.problems)}`);
  return loaded.setup;
}

/** `attacker base|Trait.B|Trait.P on target -> fraction` */
function odds(bout: Bout, left: string, fraction: string, line: number): Checked {
  const [, attacker, how, target] = /^(\w+)\s+(.+?)\s+on\s+(\w+)$/.exec(left) ?? [];
  if (!attacker || !/^\d+(\/\d+)?$/.test(fraction)) throw new BadFile(line, `ODDS cannot be read: "${left}"`);
  const blow = blowOf(bout, attacker, how);
  const { n, d } = oddsFraction(bout.b, bout.index(attacker), bout.index(target), blow);
  const [over, under = '1'] = fraction.split('/');
  const same = n * Number(under) === d * Number(over);
  return { expected: fraction, found: same ? fraction : `${n}/${d}` };
}

function blowOf(bout: Bout, attacker: string, how: string): Blow {
  const profile = profileOf(fieldOf(bout.b), bout.unit(attacker));
  if (how === 'base') {
    const strike = profile.strikes.Y;
    if (!strike) throw new Mismatch(`${attacker} does not strike with yellow`);
    return strike.blows[0];
  }
  const [, kind, range, figure] = /^spell ([A-Z]{3})(\d):(\d)$/.exec(how) ?? [];
  if (kind) {
    const effect = { kind: kind as EffectKind, range: Number(range), figure: Number(figure) };
    const magic: Striker = { magical: true, poison: false, drain: false };
    return { ...makeBlow(effect, 'spell', UNARMED, magic), spell: true };
  }
  const [, trait, card] = /^(.+)\.([BP])$/.exec(how) ?? [];
  const row = idByName(trait ?? how);
  const blow = card && profile.uses[card as Colour].find((use) => use.row === row && use.blow)?.blow;
  if (!blow) throw new Mismatch(`${attacker} has no attack ${how}`);
  return blow;
}
