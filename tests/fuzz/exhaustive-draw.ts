import type { Dice } from '../../shared/engine/dice.ts';
import { ITEMS } from '../../shared/games/warrior-lands/data/items.ts';
import { buildFaults, costOf, goldFor, reviewArmy } from '../../shared/games/warrior-lands/data/recruit.ts';
import { sampleNames } from '../../shared/games/warrior-lands/data/types.ts';
import { loadBattle } from '../../shared/games/warrior-lands/load.ts';
import type { BattleSetup } from '../../shared/games/warrior-lands/model.ts';
import { axialOf } from '../../shared/hex/offset.ts';
import { type Recipe, SUBJECTS, type Subject, type Uses } from './exhaustive-uses.ts';

type Place = [column: number, row: number];
type Entry = Recipe & { at: Place[] };
type OptionValues = Record<string, string | number | boolean>;

/** A battle to play: a scenario file with its map in it, and the table's options. */
export interface Drawn {
  readonly file: {
    readonly sides: readonly { readonly name: string; readonly team?: string; readonly units: Entry[] }[];
    readonly [field: string]: unknown;
  };
  readonly options: OptionValues;
}

/** Weapons and armour that anybody may have, so that the odd ones have something to do. */
const COMMON = ['Sword', 'Shield', 'Bow', 'Axe', 'Spear', 'Mace', 'Staff', 'Light Armor', 'Sling', 'Claws'];

const SOON = ['breakpoint 50', 'breakpoint 50', 'rounds 6', 'leader'];

/** Draws a small battle in which what has come up least so far can come up. */
export function drawBattle(dice: Dice, uses: Uses): Drawn {
  const wanted = rarest(dice, uses, 12);
  if (wanted.some(({ harmless }) => harmless) && dice.pick(3) === 0) return drawStalemate(dice);
  const seats = dice.pick(10) > 1 ? 2 : 3 + dice.pick(2);
  const teams = seats === 4 && dice.pick(2) === 0;
  const places = field(dice);
  const armies = Array.from({ length: seats }, (): string => '');
  const plains = new Set<number>();
  const sides: Recipe[][] = Array.from({ length: seats }, () => []);
  // Most end soon, by a rule: there is more to see in two short battles than in a long one.
  const options: OptionValues = dice.pick(5) === 0 ? {} : { victory: SOON[dice.pick(SOON.length)] };
  for (const [i, subject] of wanted.entries()) {
    const seat = i % seats;
    const { recipe, foe, along, army, option, plain } = subject;
    if (plain && army && (armies[seat] === '' || armies[seat] === army)) plains.add(seat);
    if (option && Object.keys(options).length < 4) options[option[0]] = option[1];
    if (army && armies[seat] !== '' && armies[seat] !== army) continue;
    if (army) armies[seat] = army;
    if (recipe) sides[seat].push(recipe, ...(along ?? []));
    if (foe) sides[(seat + 1) % seats].push(foe);
  }
  const room = seats === 2 ? 6 : 4;
  const file = {
    format: 1,
    game: 'warrior-lands',
    title: 'Drawn by lot',
    map: places.map,
    sides: sides.map((recipes, seat) => ({
      name: `Side ${seat + 1}`,
      ...(teams && { team: seat % 2 === 0 ? 'even' : 'odd' }),
      units: warriors(dice, recipes.slice(0, room), 3 + dice.pick(2)).map(
        (recipe, i): Entry => ({
          ...(recipe.unit ? {} : { name: `Warrior ${i + 1} of ${seat + 1}` }),
          ...recipe,
          ...(plains.has(seat) && !recipe.unit && { skill: 0, fate: 0 }),
          at: [places.take(seat)],
        }),
      ),
    })),
  };
  return { file: muster(file, armies, uses), options };
}

/** Frogs against frogs: the stalemate rule ends it. */
function drawStalemate(dice: Dice): Drawn {
  const places = field(dice);
  const sides = [0, 1].map((seat) => ({
    name: `Side ${seat + 1}`,
    units: [{ unit: 'Frog', at: [places.take(seat), places.take(seat)] }],
  }));
  const file = { format: 1, game: 'warrior-lands', title: 'Frogs', map: places.map, sides };
  return { file, options: { stalemateRounds: 3 } };
}

/** The few subjects that came up least of all, and others that came up little, chance having a say. */
function rarest(dice: Dice, uses: Uses, n: number): Subject[] {
  const ranked = SUBJECTS.map((subject) => ({
    subject,
    rank: (uses.of(subject.key) + 1) * (0.2 + dice.pick(1000) / 1000),
  }));
  ranked.sort((x, y) => x.rank - y.rank);
  const chosen = ranked.slice(0, n).map(({ subject }) => subject);
  const least = [...SUBJECTS].sort((x, y) => uses.of(x.key) - uses.of(y.key)).slice(0, 3);
  return dice.shuffle([...new Set([...least, ...chosen])].slice(0, n));
}

/** At least `least` warriors: one for each recipe, sometimes two recipes in one, others by lot. */
function warriors(dice: Dice, recipes: readonly Recipe[], least: number): Recipe[] {
  const found: Recipe[] = [];
  for (const recipe of recipes) {
    const before = found[found.length - 1];
    if (before && !before.unit && !recipe.unit && dice.pick(3) === 0)
      found[found.length - 1] = both(before, recipe);
    else found.push(recipe.unit ? recipe : both(anybody(dice), recipe));
  }
  const samples = sampleNames();
  while (found.length < least)
    found.push(dice.pick(2) === 0 ? { unit: samples[dice.pick(samples.length)] } : anybody(dice));
  return found;
}

const anybody = (dice: Dice): Recipe => ({
  traits: [COMMON[dice.pick(COMMON.length)]],
  hits: 1 + dice.pick(2),
  ...(dice.pick(3) === 0 && { skill: 1 + dice.pick(2) }),
  ...(dice.pick(6) === 0 && { fate: 1 }),
  ...(dice.pick(6) === 0 && { items: [ITEMS[dice.pick(ITEMS.length)].names[0]] }),
});

/** One warrior that has what both need. */
function both(one: Recipe, other: Recipe): Recipe {
  const lists = <K extends 'traits' | 'items' | 'keywords' | 'spells'>(name: K) => {
    const all = [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])];
    return all.length > 0 ? { [name]: all } : {};
  };
  const improved = { ...one.improved, ...other.improved };
  return {
    ...{ ...one, ...other },
    ...{ ...lists('traits'), ...lists('items'), ...lists('keywords'), ...lists('spells') },
    ...(Object.keys(improved).length > 0 && { improved }),
    skill: Math.max(one.skill ?? 0, other.skill ?? 0),
    hits: Math.max(one.hits ?? 1, other.hits ?? 1),
  };
}

/** Mostly grass, with a wood, a pond or a rock now and then. */
const ground = (dice: Dice): string => 'gggggggggggggggfwr'[dice.pick(18)];

/** A hexagon of 4 or 5 hexes each way, and who stands where: sides on their own edges, two or three hexes apart. */
function field(dice: Dice) {
  const radius = dice.pick(4) === 0 ? 5 : 4;
  const distance = (column: number, row: number): number => {
    const at = axialOf('pointy', column, row);
    const centre = axialOf('pointy', radius, radius);
    const [q, r] = [at.q - centre.q, at.r - centre.r];
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  };
  const near: Place[] = [];
  const rows: string[] = [];
  for (let row = 0; row <= 2 * radius; row++) {
    let letters = '';
    for (let column = 0; column <= 2 * radius; column++) {
      const far = distance(column, row);
      const letter = far <= radius ? ground(dice) : ' ';
      letters += letter;
      // Nobody begins where the ground could be closed (option terrain).
      if (far <= 4 && (letter === 'g' || letter === 'f')) near.push([column, row]);
    }
    rows.push(letters);
  }
  dice.shuffle(near);
  const corners: readonly Place[] = [
    [radius, radius - 3],
    [radius, radius + 3],
    [radius - 3, radius],
    [radius + 3, radius],
  ];
  const away = ([column, row]: Place, seat: number): number =>
    Math.abs(column - corners[seat][0]) + Math.abs(row - corners[seat][1]);
  return {
    map: { format: 1, title: 'Field', orientation: dice.pick(4) === 0 ? 'flat' : 'pointy', rows },
    take(seat: number): Place {
      near.sort((x, y) => away(y, seat) - away(x, seat));
      const place = near.pop();
      if (!place) throw new Error('the field is full');
      return place;
    },
  };
}

/** Holds each side to the rules of its army; whom these forbid stays at home. */
function muster(file: Drawn['file'], armies: readonly string[], uses: Uses): Drawn['file'] {
  if (armies.every((army) => army === '')) return file;
  const setup = loadedOf(file);
  const sides = file.sides.map((side, seat) => {
    const army = armies[seat];
    if (army === '') return side;
    const recruits = setup.units.filter((unit) => unit.seat === seat).map(({ type }) => type);
    const fit = recruits.map((type) => {
      const faults = buildFaults(army, type);
      for (const { key } of faults) uses.creditIfAny(`army:${army}:${key}`);
      return faults.length === 0;
    });
    const units = side.units.filter((_, i) => fit[i]);
    if (units.length === 0) return side;
    const cost = recruits.filter((_, i) => fit[i]).reduce((sum, type) => sum + costOf(type), 0);
    // A little short: only humans can afford that.
    const agreed = goldFor(army, cost - 1) >= cost ? cost - 1 : cost;
    const review = reviewArmy(
      army,
      agreed,
      recruits.filter((_, i) => fit[i]).map((type) => ({ type })),
    );
    if (review.faults.length > 0)
      throw new Error(`an army that fits is refused: ${JSON.stringify(review.faults)}`);
    uses.credit(`army:${army}:mustered`);
    if (agreed < cost) uses.creditIfAny(`army:${army}:more gold`);
    const keys = review.warnings.map(({ key }) => key);
    const leaderless = keys.includes(`recruit.leader.${army}`);
    uses.creditIfAny(`army:${army}:${leaderless ? 'no leader' : 'led'}`);
    if (keys.includes('recruit.stranger')) uses.creditIfAny(`army:${army}:recruit.stranger`);
    if (keys.includes('recruit.casters')) uses.credit('army:casters beyond the limit');
    return { ...side, units };
  });
  return { ...file, sides };
}

/** The drawn file as the game reads it; a file that it refuses is a mistake of the lot. */
export function loadedOf(file: unknown): BattleSetup {
  const loaded = loadBattle(JSON.parse(JSON.stringify(file)));
  if (!loaded.ok) throw new Error(`a drawn battle can't be loaded: ${JSON.stringify(loaded.problems)}`);
  return loaded.setup;
}
