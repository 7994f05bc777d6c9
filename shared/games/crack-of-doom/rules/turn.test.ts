import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import { crackOfDoom } from '../game.ts';
import { Road } from '../testing/road.ts';
import { brokenIn } from './hidden.ts';

test('everybody but the mover is asked for an encounter, with or without a card', () => {
  const road = new Road(4).hand(2, 'trolls').at(0, 5).phase('encounter');
  const asked = crackOfDoom
    .decisions(road.race)
    .map(({ seat, sealed, choices }) => [seat, sealed, choices.length]);
  expect(asked).toEqual([
    [1, true, 1],
    [2, true, 2],
    [3, true, 1],
  ]);
  expect(crackOfDoom.present(road.race, 1)?.automatic).toBe(0);
  expect(crackOfDoom.present(road.race, 2)?.automatic).toBeUndefined();
});

test('a rest at a Haven tells only what came off', () => {
  const healedFrom = (markers: { defeat?: number; corruption?: number }) => {
    const road = new Road(2).hand(0, 'merry').at(0, 10, markers).phase('main').play(0, { do: 'rest' });
    return road.told.filter(({ kind }) => kind === 'heal').at(-1)?.words.key;
  };
  expect(healedFrom({})).toBe('haven.nothing');
  expect(healedFrom({ defeat: 2 })).toBe('haven.defeat');
  expect(healedFrom({ corruption: 2 })).toBe('haven.corruption');
  expect(healedFrom({ defeat: 2, corruption: 1 })).toBe('haven');
});

test('nobody is asked for Pipe Weed once it lies in the discards', () => {
  const road = new Road(2).hand(0, 'merry').hand(1, 'pipe_weed').at(0, 5).at(1, 9);
  road.phase('pipe').play(1, { do: 'pipe', use: true }).play(0, { do: 'rest' }).play(0, { do: 'end' });
  expect(road.race.phase).toBe('main');
  expect(road.race.active).toBe(1);
});

test('laid cards come back when the defeat is taken', () => {
  const road = new Road(2).hand(0, 'frodo hide').hand(1, 'balrog').at(0, 17).phase('encounter').dice(1);
  road.play(1, { do: 'offer', card: 'balrog' }).play(0, { do: 'lay', card: 'frodo' });
  road.play(0, { do: 'settle', aids: [], ring: false });
  expect(road.held(0)).toEqual(['frodo', 'hide']);
  expect(road.race.seats[0]).toMatchObject({ defeat: 1, miss: 1, space: 17 });
});

test('a battle is settled with what is laid and the Ring', () => {
  const road = new Road(2).hand(0, 'frodo sting hide').hand(1, 'trolls').at(0, 5).phase('encounter').dice(1);
  road.play(1, { do: 'offer', card: 'trolls' });
  road.play(0, { do: 'lay', card: 'frodo' }, { do: 'ring', on: true }, { do: 'settle' });
  expect(road.race.seats[0]).toMatchObject({ defeat: 0, corruption: 1 });
  expect(road.race.phase).toBe('post');
  expect(road.told.at(-1)?.words.key).toBe('battle.won');
});

test('of several cards of one name each leaves the hand once, in whatever order they were laid', () => {
  const road = new Road(2).hand(0, 'smaug faramir courage courage courage').hand(1, 'balrog').at(0, 17);
  road.phase('encounter').dice(1).play(1, { do: 'offer', card: 'balrog' });
  for (const card of ['courage', 'courage', 'faramir', 'courage']) road.play(0, { do: 'lay', card });
  road.play(0, { do: 'settle' });
  expect(road.held(0)).toEqual(['smaug']);
  expect(brokenIn(road.race)).toEqual([]);
});

test('the table suggests the cheapest Aids that reach', () => {
  const road = new Road(2)
    .hand(0, 'gandalf_grey frodo sting hide')
    .hand(1, 'trolls')
    .at(0, 5)
    .phase('encounter')
    .dice(3);
  road.play(1, { do: 'offer', card: 'trolls' });
  expect(crackOfDoom.present(road.race, 0)?.choices[0].move).toEqual({
    do: 'settle',
    aids: ['frodo'],
    ring: false,
  });
});

test('cards that help nothing say why', () => {
  const road = new Road(2).hand(0, 'treebeard gandalf_grey smeagol waybread frodo').hand(1, 'watcher');
  road.at(0, 20).phase('encounter').dice(1).play(1, { do: 'offer', card: 'watcher' });
  const idle = crackOfDoom.present(road.race, 0)?.idle ?? {};
  const why = (id: string) => idle[road.piece(0, id)]?.key;
  expect(['treebeard', 'smeagol', 'waybread', 'frodo'].map(why)).toEqual([
    'why.not-evil',
    'why.no-aid',
    'why.after-battle',
    undefined,
  ]);
});

test.each([
  ['an encounter from the mover', 0, { do: 'pass' }, 'not-asked'],
  ['a Foe that fits elsewhere', 1, { do: 'offer', card: 'balrog' }, 'only-moria'],
  ['a Modifier without its Foe', 1, { do: 'lay', card: 'lidless_eye' }, 'needs-foe'],
  ['Poisoned Arrow on Trolls', 1, { do: 'offer', card: 'trolls', mods: ['poisoned_arrow'] }, 'only-orcs'],
  ['a card of somebody else', 1, { do: 'offer', card: 'wargs' }, 'not-held'],
  ['a card that is none', 1, { do: 'offer', card: 'sauron' }, 'not-held'],
  [
    'one Modifier twice',
    1,
    { do: 'offer', card: 'trolls', mods: ['lidless_eye', 'lidless_eye'] },
    'not-held',
  ],
  ['nothing at all', 1, { do: 'offer' }, 'needs-foe'],
  ['a roll meanwhile', 1, { do: 'roll' }, 'not-now'],
] as const)('refused with its reason, and nothing changes: %s', (_, seat, move, code) => {
  const road = new Road(2)
    .hand(0, 'wargs')
    .hand(1, 'trolls balrog lidless_eye poisoned_arrow')
    .at(0, 5)
    .phase('encounter');
  const before = JSON.stringify(road.race);
  expect(road.why(seat, move)).toBe(code);
  expect(JSON.stringify(road.race)).toBe(before);
});

test('a pawn on Mount Doom is lost in Mordor only where the table counts it in', () => {
  const lost = { do: 'special', card: 'lost', target: 1 } as const;
  const why = (doomIsMordor: string, space: number) =>
    new Road(2, { doomIsMordor }).hand(0, 'lost').at(1, space).phase('main').why(0, lost);
  expect(['off', 'on'].map((option) => why(option, 72))).toEqual(['no-target', '']);
  expect(['off', 'on'].map((option) => why(option, 71))).toEqual(['', '']);
  expect(why('on', 59)).toBe('no-target');
});

test('a Foe that is taken back takes its Modifiers along', () => {
  const road = new Road(2).hand(1, 'trolls wastes lidless_eye').at(0, 5).phase('encounter');
  road.play(1, { do: 'lay', card: 'trolls' }, { do: 'lay', card: 'lidless_eye' });
  expect(road.race.seats[1].laid).toHaveLength(2);
  road.play(1, { do: 'lay', card: 'wastes' });
  expect(road.race.seats[1].laid).toHaveLength(1);
  road.play(1, { do: 'take', card: 'wastes' });
  expect(road.race.seats[1].laid).toHaveLength(0);
});

test('a personal filter passes by itself', () => {
  const road = new Road(3).hand(1, 'band_of_orcs wargs').at(0, 5).at(2, 9).phase('encounter');
  const passes = (value: string) => {
    crackOfDoom.prefer(road.race, 1, 'p1', 'encounter', value);
    const view = crackOfDoom.present(road.race, 1);
    return (
      view?.automatic !== undefined && (view.choices[view.automatic].move as { do: string }).do === 'pass'
    );
  };
  expect(['ask', 'strong', 'leader', 'never'].map(passes)).toEqual([false, true, true, true]);
  road.at(0, 12);
  expect(passes('leader')).toBe(false);
});

test('a standing order for Pipe Weed waits until its target is past a Haven', () => {
  const road = new Road(3).hand(1, 'pipe_weed').at(0, 5).phase('pipe');
  const weed = road.piece(1, 'pipe_weed');
  crackOfDoom.prefer(road.race, 1, weed, 'pipe', 'seat0');
  expect(crackOfDoom.prefer(road.race, 1, weed, 'pipePast', '30')).toBeNull();
  expect(crackOfDoom.prefer(road.race, 1, weed, 'pipePast', '31')?.code).toBe('no-such-policy');
  const used = (space: number) => {
    const view = crackOfDoom.present(road.at(0, space).race, 1);
    return view?.choices[view.automatic ?? -1].move;
  };
  expect([29, 30, 31].map(used)).toEqual([
    { do: 'pipe', use: false },
    { do: 'pipe', use: false },
    { do: 'pipe', use: true },
  ]);
});

test('a marked card is thrown away first, the very copy that was marked', () => {
  const road = new Road(2)
    .hand(0, 'wastes wastes merry pippin frodo sting hide anduril glamdring gimli')
    .phase('limit');
  const [, second] = road.race.seats[0].hand;
  crackOfDoom.prefer(road.race, 0, `c${Math.floor(second / 128)}`, 'mark', 'throw');
  const view = crackOfDoom.present(road.race, 0);
  expect(view?.choices[view.automatic ?? -1].move).toEqual({ do: 'throw', card: 'wastes' });
  road.play(0, { do: 'throw', card: 'wastes' });
  expect(road.race.seats[0].hand).not.toContain(second);
});

test('who gives up leaves the trail, and the others race on', () => {
  const road = new Road(3).hand(0, 'merry').hand(1, 'trolls').hand(2, 'wargs').at(0, 5).phase('encounter');
  road.play(1, { do: 'pass' });
  crackOfDoom.resign(road.race, 2, new FastDice(1), untold);
  expect(road.race.phase).toBe('post');
  expect(crackOfDoom.invariants(road.race)).toEqual([]);
  crackOfDoom.resign(road.race, 0, new FastDice(1), untold);
  expect(crackOfDoom.outcome(road.race)).toMatchObject({ winners: [1], rule: 'C43' });
});

test('a card on offer goes back into the hand when the mover gives up', () => {
  const road = new Road(3)
    .hand(0, 'pipe_weed')
    .hand(1, 'trolls')
    .hand(2, 'wargs')
    .at(0, 5)
    .phase('encounter');
  road.play(1, { do: 'offer', card: 'trolls' });
  // With Pipe Weed among the discards no window opens for the next turn.
  crackOfDoom.resign(road.race, 0, new FastDice(1), untold);
  expect(road.race.seats.map(({ laid, answer }) => [laid.length, answer])).toEqual(Array(3).fill([0, 0]));
  const zones = crackOfDoom.look(road.race, 1).pieces.map(({ zone }) => zone);
  expect(zones.filter((zone) => zone !== 'hand1')).toEqual([]);
});

test('a race in which all are lost to the Ring is a draw', () => {
  const road = new Road(2).at(0, 72, { corruption: 9 }).at(1, 72, { corruption: 9 }).hand(0, '');
  road.phase('post').play(0, { do: 'end' });
  expect(crackOfDoom.outcome(road.race)).toMatchObject({ winners: [], rule: 'C41' });
});

test('after four hundred rounds the race is a draw', () => {
  const road = new Road(2).hand(0, '').phase('post');
  road.race.round = 400;
  road.play(0, { do: 'end' });
  expect(road.race.phase).not.toBe('over');
  road.race.active = 1;
  road.phase('post').play(1, { do: 'end' });
  expect(crackOfDoom.outcome(road.race)?.winners).toEqual([]);
});

test('each roll is told with its modifiers and the figure that it must reach', () => {
  const road = new Road(2)
    .hand(0, 'frodo')
    .hand(1, 'band_of_orcs')
    .at(0, 5, { defeat: 2 })
    .phase('encounter')
    .dice(6);
  road.play(1, { do: 'offer', card: 'band_of_orcs' });
  const roll = road.told.find(({ kind }) => kind === 'roll');
  expect(roll?.dice).toEqual([{ value: 6, atLeast: 5, ok: true }]);
  expect(roll?.words.with).toMatchObject({ die: 6, defeat: 2, result: 4, strength: 3 });
});

test('six Fellowships of bots come to an end, each answer at once', () => {
  const dice = new FastDice(11);
  const race = crackOfDoom.setup(
    { title: '', story: '', names: [], options: { players: 6 } },
    {},
    dice,
    untold,
  );
  for (let acts = 0; acts < 6000 && !crackOfDoom.outcome(race); acts++) {
    const seat = crackOfDoom.decisions(race).find(({ answered }) => !answered)?.seat ?? -1;
    const move = crackOfDoom.advise(crackOfDoom.determinize(race, seat, dice), seat, dice);
    expect(crackOfDoom.check(race, seat, move)).toBeNull();
    crackOfDoom.apply(race, seat, move, dice, untold);
  }
  expect(crackOfDoom.outcome(race)?.rule).toBe('C49');
}, 120_000);
