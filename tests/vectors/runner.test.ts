import { expect, test } from 'vitest';
import { BadFile, readCases } from './grammar.ts';
import { judgeCase, type Verdict } from './judge.ts';

/** One case around the given lines: a sword at 0,0 beside a plain foe. */
const duel = (...lines: string[]): string =>
  ['VEC T-1 | try | a try', 'U a P1 0,0 : Sword', 'U b P2 1,0 : -', ...lines].join('\n');

const verdict = (text: string): Verdict => judgeCase(readCases(text)[0]);
const why = (text: string): readonly string[] => {
  const judged = verdict(text);
  return judged.is === 'failed' ? judged.why : [judged.is];
};
const complaint = (text: string): string => {
  try {
    for (const one of readCases(text)) judgeCase(one);
  } catch (error) {
    if (error instanceof BadFile) return `${error.line}: ${error.message}`;
    throw error;
  }
  return '';
};

test('a case that holds passes', () => {
  expect(
    verdict(duel('DECK Y R | P', 'DICE 3', '> act a', '> play Y attack b', '= b dead ; dice 1 ; winner P1')),
  ).toEqual({ is: 'passed' });
});

test('a clause that does not hold is told with what was found', () => {
  const judged = verdict(
    duel('DECK Y R', 'DICE 4', '> act a', '> play Y attack b', '= b dead ; a alive ; dice 2'),
  );
  expect(judged).toEqual({
    is: 'failed',
    line: 8,
    why: ['expected b dead; found b alive', 'expected dice 2; found dice 1'],
  });
});

test('too few dice, too many dice and a missing shuffle are failures', () => {
  expect(why(duel('DECK Y R', '> act a', '> play Y attack b'))[0]).toContain('a die more');
  expect(why(duel('DECK Y R', 'DICE 5 5', '> act a', '> play Y attack b'))[0]).toContain('5 left over');
  expect(why(duel('DECK Y', 'DISCARD G', '> act a'))[0]).toContain('no SHUFFLE');
  expect(why(duel('DECK Y', 'DISCARD G', 'SHUFFLE R', '> act a'))[0]).toContain('SHUFFLE lists R');
});

test('a command that is refused and a refusal that is none are failures', () => {
  expect(why(duel('DECK R R', '> act a', '> play R move 1,0'))[0]).toContain('found it refused: blocked-hex');
  expect(why(duel('DECK R R', '> act a', '! play R move 0,1'))[0]).toContain('found it accepted');
});

test('an answer that nobody asks for is a failure', () => {
  expect(why(duel('DECK R R', '> act a', '? fate yes'))[0]).toContain('found nothing asked');
});

test('names that the game does not know fail their case, not the file', () => {
  expect(why('VEC T | t | t\nU a P1 0,0 : Swrod\n> act a')[0]).toContain('Swrod');
  expect(why(duel('DECK RR', '> act z'))[0]).toContain('no unit z');
});

test('a spell is named with its cards, a newcomer by the name that the case gives it', () => {
  const mage = (...lines: string[]): readonly string[] =>
    why(['VEC T | t | t', 'U a P1 0,0 : Mage', 'U b P2 3,0 : -', ...lines].join('\n'));
  expect(
    mage('DECK RY', 'DICE 4', '> act a', '> cast R+Y Phantasmal Forces to 1,0 as p', '= p at 1,0'),
  ).toEqual(['passed']);
  expect(
    mage('DECK RY', 'DICE 5', '> act a', '> cast R+Y Phantasmal Forces to 1,0 as p', '= p absent'),
  ).toEqual(['passed']);
  expect(mage('DECK BR', '> act a', '> cast B+R Smite on b')[0]).toContain('refused: no-such-spell');
  expect(complaint(duel('DECK BR', '> act a', '> cast B+R Smyte on b'))).toContain(
    'no spell is named "Smyte"',
  );
});

test('what an army costs and may field is told with what was found', () => {
  const checks = (...lines: string[]): readonly string[] => why(['VEC T | t | t', ...lines].join('\n'));
  expect(checks('COST Skeleton -> 1', 'COST 2 Hits 1 Fate -> 3', 'COST Conan the Barbarian -> 9')).toEqual([
    'passed',
  ]);
  expect(checks('BUILD army=Orc : Priest -> legal')).toEqual([
    'BUILD army=Orc : Priest -> legal: expected legal; found illegal',
  ]);
  expect(checks('RECRUIT gold=40 army=Human -> gold 40 casters 2')[0]).toContain('found gold 48 casters 2');
  expect(checks('LISTCOUNT spells 67')[0]).toContain('found 68');
  expect(checks('RECRUIT gold=1 army=Klingon -> gold 1 casters 1')).toEqual(['no army is named Klingon']);
});

test('odds may be asked for a spell: it harms spirits, and Pierce goes past armour by magic too', () => {
  const odds = (target: string, check: string): readonly string[] =>
    why(`VEC T | t | t\nU a P1 0,0 : Mage\nU b P2 1,0 : ${target}\nODDS a ${check}`);
  expect(odds('-', 'spell ATK3:3 on b -> 11/24')).toEqual(['passed']);
  expect(odds('Spirit Form', 'spell CRU1:6 on b -> 1')).toEqual(['passed']);
  expect(odds('Heavy Armor', 'spell PRC2:5 on b -> 55/72')).toEqual(['passed']);
  expect(odds('-', 'spell ATK3:3 on b -> 1/2')[0]).toContain('found 11/24');
});

test.each([
  ['VEC T | only two', '1: a case begins with "VEC id | category | title"'],
  ['VEC T | t | t\nHELLO there', '2: no line begins with "HELLO"'],
  ['VEC T | t | t\nU a P1 nowhere : Sword\n> act a', '2: a unit is'],
  ['VEC T | t | t\nU a P1 0,0 : Sword ; colour=red\n> act a', '2: no key of a unit: "colour=red"'],
  ['VEC T | t | t\nDECK XYZ\n> act a', '2: cards are letters of ROYGBP'],
  ['VEC T | t | t\nDICE 7\n> act a', '2: DICE holds digits 1 to 6'],
  ['VEC T | t | t\n? fate yes', '2: an answer "?" stands under the command'],
  ['VEC T | t | t', '1: case T checks nothing'],
  ['just text', '1: a case begins with VEC'],
  ['```vec\n```', '1: there is no case in this file'],
])('a bad file is told by its line: %j', (text, message) => {
  expect(complaint(text)).toContain(message);
});

test('unknown commands and clauses are told by their line', () => {
  expect(complaint(duel('DECK RR', '> dance'))).toBe('5: no command begins with "dance"');
  expect(complaint(duel('DECK RR', '> act a', '= a happy'))).toBe('6: no clause: "a happy"');
});

test('only blocks marked vec are read from a text, and comments are skipped', () => {
  const text = [
    'Prose',
    '```',
    'VEC no | no | no',
    '```',
    '```vec',
    '# comment',
    duel('= a alive'),
    '```',
  ].join('\n');
  expect(readCases(text).map((one) => one.id)).toEqual(['T-1']);
});

test('a vector ends with a blank line', () => {
  expect(complaint(`${duel('= a alive')}\n\n= a alive`)).toContain('a case begins with VEC');
});
