import { expect, test } from 'vitest';
import type { ChoiceView } from '../../../engine/game.ts';
import { say } from '../../../engine/words.ts';
import type { Move } from '../model.ts';
import { Bout, type Placed } from '../rules/testing/bout.ts';
import { text } from '../text.ts';
import { presentTo } from './present.ts';
import { sceneOf } from './scene.ts';
import { sheetOf } from './sheet.ts';
import { tableOf } from './table.ts';

const mage: Placed = { id: 'a', seat: 0, at: [0, 0], traits: 'Mage', skill: 1 };
const foe: Placed = { id: 'b', seat: 1, at: [2, 0] };

const spells = (bout: Bout): readonly ChoiceView<Move>[] =>
  presentTo(bout.b, 0)?.choices.filter(({ group }) => group === 'spell') ?? [];
const said = (choice: ChoiceView<Move> | undefined): string => (choice ? say(choice.label, text) : '');

test('the hand shows which spells it forms, with both cards and the odds of each', () => {
  const bout = new Bout([mage, foe], 'BRP', []).act('a');
  const [missile] = spells(bout);
  expect(spells(bout).map(said)).toEqual([
    'Magic Missile: b (blue and red)',
    'Prismatic Spray (purple and red)',
    ...spells(bout).slice(2).map(said),
  ]);
  expect(missile).toMatchObject({ target: 'b', cards: ['c1', 'c2'], rule: 'spell:mage:magicmissile' });
  expect(missile.odds).toBeCloseTo((5 / 6) * (11 / 12));
});

test('the spells of a hand are named with their cards before anything is chosen', () => {
  const view = presentTo(new Bout([mage, foe], 'BRP', []).act('a').b, 0);
  expect(Object.entries(view?.makes ?? {}).slice(0, 2)).toEqual([
    [
      'mage:magicmissile',
      {
        words: { key: 'row.mage:magicmissile' },
        cards: ['card:B', 'card:R'],
        rule: 'spell:mage:magicmissile',
      },
    ],
    [
      'mage:prismaticspray',
      {
        words: { key: 'row.mage:prismaticspray' },
        cards: ['card:P', 'card:R'],
        rule: 'spell:mage:prismaticspray',
      },
    ],
  ]);
  expect(presentTo(new Bout([mage, foe], 'RR', []).b, 0)?.makes).toBeUndefined();
});

test('a spell for a foe harms it, and a blast names the hexes about it', () => {
  const blast = spells(new Bout([mage, foe], 'BOR', []).act('a'));
  const ball = blast.find((choice) => said(choice).startsWith('Fire Ball'));
  expect(ball).toMatchObject({ harms: true, made: 'mage:fireball' });
  expect(ball?.area?.length).toBeGreaterThan(2);
  expect(blast.find((choice) => said(choice).startsWith('Magic Missile'))?.area).toBeUndefined();
});

test('the order of blue and purple is said where it matters', () => {
  const near: Placed = { ...foe, at: [1, 0] };
  const names = spells(new Bout([mage, near], 'BPG', []).act('a')).map(said);
  expect(names).toContain('Mesmer: b (blue, then purple)');
  expect(names.some((name) => name.startsWith('Summon Elemental: Fire Elemental at'))).toBe(true);
});

test('a blast shows the friends that it endangers, and what spares friends shows none', () => {
  const bystander: Placed = { id: 'f', seat: 0, at: [3, 0] };
  const blast = new Bout([mage, foe, bystander], 'BOR', []).act('a');
  expect(spells(blast).find((choice) => said(choice).startsWith('Fire Ball'))).toMatchObject({
    danger: ['f'],
  });
  const near: Placed = { ...foe, at: [1, 0] };
  const beside: Placed = { id: 'f', seat: 0, at: [1, -1] };
  const lull = new Bout([mage, near, beside], 'BPR', []).act('a');
  expect(spells(lull).find((choice) => said(choice).startsWith('Mesmer'))?.danger).toBeUndefined();
});

test('the sheet of a caster lists its spells with their cards, and what works on it with the rounds left', () => {
  const bout = new Bout([mage, foe], 'PRG', []).act('a');
  bout.go({ do: 'cast', cards: ['P', 'R'], spell: 'mage:prismaticspray' });
  const sheet = sheetOf(bout.b, 0, 'a');
  const traits = sheet?.traits.map((line) => say(line.words, text)) ?? [];
  expect(traits).toContain('Fire Ball (blue and orange): Attack 3 (1-4), Adj Units Attack (1)');
  expect(traits.filter((line) => line.includes(' and ') || line.includes(', then ')).length).toBeGreaterThan(
    15,
  );
  expect(sheet?.conditions.map((line) => say(line.words, text))).toContain('Prismatic Spray: 5 rounds left');
  expect(tableOf(bout.b).pieces[0].marks).toMatchObject({ timed: 5 });
});

test('who is turned into a frog looks like one, and those who may be summoned are known before they come', () => {
  const bout = new Bout([mage, foe], 'PGR', [3, 1]).act('a');
  expect(sceneOf(bout.b).kinds['fire-elemental']).toMatchObject({ shape: 'figure' });
  bout.go(
    { do: 'cast', cards: ['P', 'G'], spell: 'mage:polymorph', target: 1 },
    { do: 'form', name: 'Frog' },
  );
  expect(tableOf(bout.b).pieces[1]).toMatchObject({ id: 'b', kind: 'frog', marks: { form: 1 } });
});

test('a battle without magic knows nobody but those who stand in it', () => {
  const { kinds, zones } = sceneOf(new Bout([{ ...mage, traits: 'Sword' }, foe], 'RR', []).b);
  const warriors = Object.entries(kinds).filter(([, kind]) => kind.shape === 'figure');
  expect(warriors.map(([id]) => id).sort()).toEqual(['a', 'b']);
  expect(zones.ground).toBeUndefined();
});

test('cursed ground and what the fallen leave behind lie on their hexes', () => {
  const bout = new Bout(
    [
      { ...mage, traits: 'Necromancer, Sword' },
      { ...foe, at: [1, 0], items: ['Magic Armor'], hits: 1 },
      { id: 'c', seat: 1, at: [8, 0] },
    ],
    'PPY R',
    [1],
  ).act('a');
  bout.go({ do: 'cast', cards: ['P', 'P'], spell: 'necro:cursedground', to: bout.cell(0, 2) });
  expect(tableOf(bout.b).pieces).toContainEqual({
    ...{ id: `cursed-${bout.cell(0, 2)}`, kind: 'marker:cursed', seat: -1 },
    ...{ zone: 'ground', at: bout.cell(0, 2), marks: {} },
  });
});
