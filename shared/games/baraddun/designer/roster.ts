import type { Card, Deck as DeckRows, OwnFields } from '../../../design/card-design.ts';
import type { CardRoster, NameField, Stack, Sum } from '../../../design/card-roster.ts';
import { words } from '../../../engine/words.ts';
import { STANDARD_DECK, sumsOf } from '../data/deck.ts';
import { deckFile, deckFrom, GAME_ID, loadWar, USUAL_TEAMS, warFile } from '../load.ts';
import type { Deck, TeamSetup } from '../model.ts';
import { NEW_FIGHTER } from '../notation.ts';
import { optionSpecs, readOptions } from '../rules/options.ts';
import { defenceKind, fighterKind, weaponKind } from '../view/scene.ts';
import { designerText } from './text.ts';

/** Longest name of a team or a seat, in letters. */
const LONGEST = 40;

/** War for Barad'Dun on the drawing table: names of teams and seats, and decks that add up to the printed ones. */
export const roster: CardRoster = {
  game: GAME_ID,
  file: warFile,
  text: designerText,
  options: optionSpecs,
  seats: (options) => readOptions(options).options.players,
  names: ({ own, options }) => nameFields(own, readOptions(options).options.players / 2),
  stacks: stacks(),
  printed: printedRows(STANDARD_DECK),
  sums,
  look(stack, card, row) {
    const deck = read({ fighters: [], weapons: [], defences: [], [stack]: [{ ...card, ...one(card) }] });
    if (!deck) return null;
    const [fighter] = deck.fighters;
    const [weapon] = deck.weapons;
    const [defence] = deck.defences;
    if (fighter) return fighterKind({ ...fighter, id: printedId(fighter.name) ?? fighter.id }, row);
    if (weapon) return weaponKind(weapon);
    return defence ? defenceKind(defence) : null;
  },
  problems(file) {
    const loaded = loadWar(file);
    return loaded.ok ? [] : loaded.problems;
  },
};

/** One card is looked at, however many there are. */
const one = (card: Card): Card => ('count' in card ? { count: 1 } : {});

/** The cards of rows; null where a row is none. */
function read(rows: DeckRows): Deck | null {
  const file = deckFile.safeParse(rows);
  return file.success ? deckFrom(file.data) : null;
}

const printedId = (name: string): string | undefined =>
  STANDARD_DECK.fighters.find((fighter) => fighter.name === name)?.id;

function stacks(): readonly Stack[] {
  const figure = (name: string, min: number, max: number) =>
    ({ name, words: words(`designer.${name}`), kind: 'number', min, max }) as const;
  const mark = (name: string) => ({ name, words: words(`designer.${name}`), kind: 'mark' }) as const;
  const text = (name: string) =>
    ({ name, words: words(`designer.${name}`), kind: 'text', max: LONGEST }) as const;
  const strengths = Array.from({ length: 11 }, (_, i) => ({ value: i + 2 }));
  return [
    {
      name: 'fighters',
      words: words('designer.fighters'),
      columns: [
        text('name'),
        text('affiliation'),
        {
          ...{ name: 'strength', words: words('designer.strength'), kind: 'choice' },
          values: [...strengths, { value: NEW_FIGHTER, words: words('designer.new-fighter') }],
        },
      ],
      fresh: { name: 'Recruit', affiliation: 'Emberhold', strength: 6 },
    },
    {
      name: 'weapons',
      words: words('designer.weapons'),
      columns: [
        text('name'),
        figure('count', 1, 44),
        figure('strength', 0, 12),
        figure('defence', 0, 6),
        ...[mark('restricts'), mark('more')],
      ],
      fresh: { name: 'Weapon', count: 1, strength: 3, defence: 0, restricts: false, more: false },
    },
    {
      name: 'defences',
      words: words('designer.defences'),
      columns: [text('name'), figure('count', 1, 44), figure('defence', 0, 6), mark('handy'), mark('more')],
      fresh: { name: 'Defence', count: 1, defence: 1, handy: false, more: false },
    },
  ];
}

/** The printed stacks as rows of a file, one row a class. */
function printedRows({ fighters, weapons, defences }: Deck): DeckRows {
  const classes = <T extends { readonly id: string; readonly name: string }>(cards: readonly T[]): Card[] =>
    [...new Set(cards.map(({ id }) => id))].map((wanted) => {
      const alike = cards.filter(({ id }) => id === wanted);
      const { id: _, name, ...figures } = alike[0];
      return { name, count: alike.length, ...figures };
    });
  return {
    fighters: fighters.map(({ name, affiliation, strength, isNew }) => ({
      ...{ name, affiliation, strength: isNew ? NEW_FIGHTER : strength },
    })),
    weapons: classes(weapons),
    defences: classes(defences),
  };
}

const PRINTED = sumsOf(STANDARD_DECK);

function sums(rows: DeckRows): readonly Sum[] {
  const deck = read(rows);
  if (!deck) return [];
  const found = sumsOf(deck);
  const sum = (stack: string, what: keyof typeof found, must: boolean): Sum => ({
    ...{ stack, words: words(`designer.sum.${what}`), is: found[what], printed: PRINTED[what], must },
  });
  return [
    sum('fighters', 'fighters', true),
    sum('fighters', 'newFighters', false),
    sum('fighters', 'fighterSum', false),
    sum('weapons', 'weapons', true),
    sum('weapons', 'weaponSum', false),
    sum('weapons', 'weaponDefSum', false),
    sum('defences', 'defences', true),
    sum('defences', 'defenceSum', false),
  ];
}

/** Both teams, and their seats where a team has more than one. */
function nameFields(own: OwnFields, perTeam: number): readonly NameField[] {
  const teams = warFile.shape.teams.safeParse(own.teams).data ?? USUAL_TEAMS;
  const withTeam = (team: number, change: Partial<TeamSetup>): OwnFields => ({
    ...own,
    teams: teams.map((known, i) => (i === team ? { ...known, ...change } : { ...known })),
  });
  return teams.flatMap(({ name, seats }, team): NameField[] => {
    const usualSeat = (seat: number) => `${name} ${seat + 1}`;
    const usual = USUAL_TEAMS[team].name;
    const field: NameField = {
      ...{ words: words('designer.team', { n: team + 1 }), usual, max: LONGEST },
      value: name === usual ? '' : name,
      named: (given) => withTeam(team, { name: given.trim().slice(0, LONGEST) || usual }),
    };
    if (perTeam < 2) return [field];
    const fields = Array.from({ length: perTeam }, (_, seat): NameField => {
      const now = seats[seat] ?? usualSeat(seat);
      return {
        ...{
          words: words('designer.seat', { team: name, n: seat + 1 }),
          usual: usualSeat(seat),
          max: LONGEST,
        },
        value: now === usualSeat(seat) ? '' : now,
        named(given) {
          const next = Array.from(
            { length: Math.max(seats.length, seat + 1) },
            (__, i) => seats[i] ?? usualSeat(i),
          );
          next[seat] = given.trim().slice(0, LONGEST) || usualSeat(seat);
          return withTeam(team, { seats: next });
        },
      };
    });
    return [field, ...fields];
  });
}
