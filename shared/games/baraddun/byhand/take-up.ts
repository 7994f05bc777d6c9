import type { Dice } from '../../../engine/dice.ts';
import { untold } from '../../../engine/event.ts';
import type { TakenUp } from '../../../engine/game.ts';
import type { Fault, Refusal } from '../../../engine/refusal.ts';
import { type Words, words } from '../../../engine/words.ts';
import { counted, secretFault } from '../../../table/byhand/counted.ts';
import { faceDown, faultOf, Lying } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import { foeOf, TEAMS, type Team, teamOf } from '../model.ts';
import { assess } from '../rules/fight.ts';
import { beginFight } from '../rules/flow.ts';
import { copyWar, type Fighter, mightOf, pairAt, seatsOf, type War } from '../rules/state.ts';
import { zone } from '../view/places.ts';
import { sceneOf } from '../view/scene.ts';
import { Cards } from './cards.ts';
import { LISTS, type ListName, MARKS, pilesOf } from './lay-out.ts';

const no = (code: string, rule: string, values?: Words['with']): Refusal => ({
  code,
  rule,
  words: words(`no.${code}`, values),
});

/** A place of cards of one list: what lay there by the rules, what lies there now, and what to do with it. */
interface Place {
  readonly list: ListName;
  readonly zone: string;
  readonly before: readonly number[];
  readonly pieces: readonly FreePiece[];
  cards: readonly number[];
}

/**
 * A war out of what lies on the table: stacks, discards, cards won, fighters with their arms, gimps and New Fighters'
 * dice. Round, phase and whose slot it is stay; fights that are not begun are judged anew where arms have changed.
 */
export function takeUp(state: War, pieces: readonly FreePiece[], dice: Dice): TakenUp<War> {
  const war = copyWar(state);
  const scene = sceneOf(war);
  const lying = new Lying(pieces, scene);
  const places = placesOf(war, lying);
  const counts = LISTS.map((list) => {
    const cards = new Cards(list, war.base.deck);
    const there = places.filter((place) => place.list === list);
    for (const [i, dealt] of cards.deal(there).entries()) there[i].cards = dealt;
    return counted(cards.toBe(new Set(there.map((place) => place.zone))), pieces, scene);
  });
  // Who fights and with what lies open: what a hidden card would be there is told to nobody.
  const piles = new Set(pilesOf(war).map((pile) => pile.zone));
  const walls = places.filter(({ zone: where }) => !piles.has(where));
  const at = new Map(places.map((place) => [place.zone, place]));
  putPiles(war, at);
  const faults = [
    ...counts.flatMap((count) => count.faults),
    ...faceDown(
      walls.flatMap(({ zone: where }) => lying.hiddenIn(where)),
      'B31',
    ),
    ...new Ranks(war, at, dice).put(),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const unread = lying.unread(MARKS);
  if (counts.some(({ secret }) => secret))
    return { ok: true, state: war, unread, secret: secretFault('B16') };
  const lies = copyWar(war);
  judgeAnew(war, state, dice);
  return { ok: true, state: war, lies, unread };
}

/** Every place that cards can lie in, with what lies there. */
function placesOf(war: War, lying: Lying): Place[] {
  const { deck, perTeam } = war.base;
  const known = (list: ListName) => {
    const cards = new Cards(list, deck);
    return ({ kind }: FreePiece) => cards.knows(kind);
  };
  const is = { fighters: known('fighters'), weapons: known('weapons'), defences: known('defences') };
  const place = (list: ListName, where: string, before: readonly number[]): Place => ({
    ...{ list, zone: where, before, cards: [] },
    pieces: lying.take(where, is[list]),
  });
  // What lies face down there keeps the rules away, whatever it is.
  const stand = (list: ListName, where: string, before: readonly number[]): Place => ({
    ...{ list, zone: where, before, cards: [] },
    pieces: lying.take(where, (piece) => !piece.down && is[list](piece)),
  });
  const slots = Array.from({ length: perTeam }, (_, slot) => slot);
  return [
    ...pilesOf(war).map(({ list, zone: where, cards }) => place(list, where, cards)),
    ...TEAMS.flatMap((team) => [
      stand('fighters', zone.bench(team), team === war.lead ? [] : war.bench.flatMap(({ cards }) => cards)),
      ...slots.flatMap((slot) => {
        const fighter = war.wall[team][slot];
        return [
          stand('fighters', zone.fighter(slot, team), fighter?.cards ?? []),
          stand('weapons', zone.weapon(slot, team), fighter?.weapons ?? []),
          stand('defences', zone.defence(slot, team), fighter?.defences ?? []),
        ];
      }),
    ]),
  ];
}

function putPiles(war: War, at: ReadonlyMap<string, Place>): void {
  const cards = (where: string) => [...(at.get(where)?.cards ?? [])];
  for (const list of LISTS) war[list] = cards(zone.stack[list]);
  war.discardedWeapons = cards(zone.discard.weapons);
  war.discardedDefences = cards(zone.discard.defences);
  war.won = [cards(zone.won(0)), cards(zone.won(1))];
  war.aside = cards(zone.aside);
}

/** Fighters of the wall and of the bench. */
class Ranks {
  private readonly war: War;
  private readonly at: ReadonlyMap<string, Place>;
  private readonly dice: Dice;

  constructor(war: War, at: ReadonlyMap<string, Place>, dice: Dice) {
    this.war = war;
    this.at = at;
    this.dice = dice;
  }

  /** Why these walls can't be fought; none where they can. */
  put(): Fault[] {
    const { war } = this;
    const faults = TEAMS.flatMap((team) => this.rank(team));
    const open = war.phase === 'wall' ? war.wall[foeOf(war.lead)].filter((fighter) => !fighter).length : 0;
    if (war.bench.length !== open && faults.length === 0)
      faults.push(
        faultOf(
          no('hand-bench', 'B33', { n: war.bench.length, open }),
          TEAMS.flatMap((team) => this.lies(zone.bench(team))),
        ),
      );
    return faults;
  }

  private rank(team: Team): Fault[] {
    const { war } = this;
    const builds = war.phase === 'wall' && team !== war.lead;
    const before = [...war.wall[team], ...(builds ? war.bench : [])];
    const wall: (Fighter | null)[] = [];
    const faults: Fault[] = [];
    for (let slot = 0; slot < war.base.perTeam; slot++) {
      const groups = this.groups(zone.fighter(slot, team));
      const fault = this.ofSlot(team, slot, groups, builds);
      if (fault) faults.push(fault);
      else if (slot < war.fights.length)
        wall.push(groups && groups.length > 0 ? this.fighter(team, slot, groups[0]) : null);
    }
    const waiting = this.groups(zone.bench(team));
    const values = { team: war.base.setup.teams[team].name };
    if (!waiting || (waiting.length > 0 && !builds))
      faults.push(faultOf(no('hand-waiting', 'B33', values), this.lies(zone.bench(team))));
    if (faults.length > 0) return faults;
    const bench = (waiting ?? []).map((group, i) => this.join(group, war.bench[i], [], []));
    const refusal = this.giveSeats(team, [...wall, ...bench], before);
    if (refusal)
      return [
        faultOf(refusal, [
          ...wall.flatMap((_, slot) => this.lies(zone.fighter(slot, team))),
          ...this.lies(zone.bench(team)),
        ]),
      ];
    war.wall[team] = wall;
    if (builds) war.bench = bench;
    return [];
  }

  /** Why a fight can't be fought by who stands there and what lies before them; null: it can. */
  private ofSlot(team: Team, slot: number, groups: readonly Group[] | null, builds: boolean): Fault | null {
    const { war } = this;
    const which = { which: words(`slot.${slot}`), team: war.base.setup.teams[team].name };
    const fought = slot < war.fights.length && slot >= war.slot;
    const fighters = this.lies(zone.fighter(slot, team));
    const arms = [zone.weapon(slot, team), zone.defence(slot, team)].flatMap((where) => this.lies(where));
    const fault = (code: string, rule: string, about: readonly FreePiece[]) =>
      faultOf(no(code, rule, which), about);
    if (!groups) return fault('hand-shadow', 'B12', fighters);
    if (groups.length + arms.length > 0 && !fought)
      return fault('hand-no-fight', 'B31', [...fighters, ...arms]);
    if (groups.length > 1) return fault('hand-two', 'B31', fighters);
    if (groups.length === 0 && arms.length > 0) return fault('hand-arms', 'B31', arms);
    if (groups.length === 0 && fought && !builds) return fault('hand-nobody', 'B31', []);
    return null;
  }

  private fighter(team: Team, slot: number, group: Group): Fighter {
    const old = this.war.wall[team][slot] ?? undefined;
    return this.join(group, old, this.cards(zone.weapon(slot, team)), this.cards(zone.defence(slot, team)));
  }

  /** What is known of a fighter whose cards are the same stays. */
  private join(
    { cards, pieces }: Group,
    old: Fighter | undefined,
    weapons: number[],
    defences: number[],
  ): Fighter {
    const same =
      old && [old.cards, old.weapons, old.defences].join(';') === [cards, weapons, defences].join(';');
    const last = pieces[pieces.length - 1];
    return {
      seat: last.seat,
      cards,
      dice: pieces.slice(0, -1).map(({ marks }) => this.dieOf(marks.die ?? 0)),
      weapons,
      defences,
      done: same ? old.done : false,
      gimped: (last.marks.gimped ?? 0) > 0,
    };
  }

  /** What lies up on a New Fighter's die; one that shows no such figure is rolled. */
  private dieOf(figure: number): number {
    return figure >= 1 && figure <= 6 ? figure : this.dice.d6();
  }

  /** Each New Fighter with the shadow that follows him; null where a shadow is missing. */
  private groups(where: string): Group[] | null {
    const place = this.at.get(where);
    const groups: Group[] = [];
    let [cards, pieces]: [number[], FreePiece[]] = [[], []];
    for (const [i, card] of (place?.cards ?? []).entries()) {
      cards.push(card);
      pieces.push((place as Place).pieces[i]);
      if (this.war.base.deck.fighters[card].isNew) continue;
      groups.push({ cards, pieces });
      [cards, pieces] = [[], []];
    }
    return cards.length > 0 ? null : groups;
  }

  private lies(where: string): readonly FreePiece[] {
    return this.at.get(where)?.pieces ?? [];
  }

  private cards(where: string): number[] {
    return [...(this.at.get(where)?.cards ?? [])];
  }

  /** Each seat of the team has one fighter; those who came from elsewhere fight for the seats that have none. */
  private giveSeats(
    team: Team,
    now: readonly (Fighter | null)[],
    before: readonly (Fighter | null)[],
  ): Refusal | null {
    const fighters = now.filter((fighter) => fighter !== null);
    const free = new Set(seatsOf(this.war, team));
    const had = before.flatMap((fighter) => fighter?.seat ?? []);
    const strangers: Fighter[] = [];
    for (const fighter of fighters) {
      const own = fighter.seat >= 0 && teamOf(fighter.seat) === team;
      if (!own || !free.delete(fighter.seat)) strangers.push(fighter);
    }
    const order = [
      ...had.filter((seat) => free.has(seat)),
      ...[...free].filter((seat) => !had.includes(seat)),
    ];
    if (strangers.length > order.length)
      return no('hand-crowd', 'B31', { team: this.war.base.setup.teams[team].name });
    for (const [i, fighter] of strangers.entries()) Object.assign(fighter, { seat: order[i] });
    return null;
  }
}

interface Group {
  readonly cards: readonly number[];
  readonly pieces: readonly FreePiece[];
}

/** Fights whose strengths have changed are judged again, the present one at once. */
function judgeAnew(war: War, before: War, dice: Dice): void {
  const offered = war.fights.length > 0 && JSON.stringify(war.wall) !== JSON.stringify(before.wall);
  // Whether another card is earned is asked anew with the next reveal.
  if (offered) war.offered = -1;
  if (war.phase !== 'roll' && war.phase !== 'collect') return;
  for (let slot = war.slot; slot < war.fights.length; slot++) {
    const fight = war.fights[slot];
    if (fight.over) continue;
    const [now, was] = [war, before].map((one) => pairAt(one, slot).map((fighter) => mightOf(one, fighter)));
    if (JSON.stringify(now) === JSON.stringify(was)) continue;
    fight.verdict = assess(now[0], now[1]);
    if (slot === war.slot) beginFight({ war, dice, tell: untold });
  }
}
