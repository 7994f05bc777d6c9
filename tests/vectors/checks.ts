import { readdirSync, readFileSync } from 'node:fs';
import { PRINTED_ROWS } from '../../shared/games/warrior-lands/data/rows.ts';
import { sampleNames } from '../../shared/games/warrior-lands/data/types.ts';
import { loadBattle } from '../../shared/games/warrior-lands/load.ts';
import type { BattleSetup, Colour } from '../../shared/games/warrior-lands/model.ts';
import { foldName, idByName } from '../../shared/games/warrior-lands/names.ts';
import { fieldOf, profileOf } from '../../shared/games/warrior-lands/rules/field.ts';
import { oddsFraction } from '../../shared/games/warrior-lands/rules/odds.ts';
import type { Blow } from '../../shared/games/warrior-lands/rules/state.ts';
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
      const counts: Readonly<Record<string, number>> = {
        rows: PRINTED_ROWS.length,
        units: sampleNames().length,
      };
      return { expected: n, found: String(counts[table] ?? `no table ${table}`) };
    }
    case 'SETUP':
      return setup(text, line);
    case 'ODDS':
      return odds(bout, left, right ?? '', line);
    default:
      throw new BadFile(line, `${what} is not checked by this engine yet`);
  }
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
  const [, trait, card] = /^(.+)\.([BP])$/.exec(how) ?? [];
  const row = idByName(trait ?? how);
  const blow = card && profile.uses[card as Colour].find((use) => use.row === row && use.blow)?.blow;
  if (!blow) throw new Mismatch(`${attacker} has no attack ${how}`);
  return blow;
}
