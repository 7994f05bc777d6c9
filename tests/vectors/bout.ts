import { untold } from '../../shared/engine/event.ts';
import { resolveType, sampleSpec, type TypeSpec } from '../../shared/games/warrior-lands/data/types.ts';
import type {
  BattleSetup,
  Colour,
  Move,
  UnitSetup,
  UnitType,
} from '../../shared/games/warrior-lands/model.ts';
import { applyMove } from '../../shared/games/warrior-lands/rules/apply.ts';
import { whyNot } from '../../shared/games/warrior-lands/rules/check.ts';
import { fieldOf } from '../../shared/games/warrior-lands/rules/field.ts';
import type { Prompt } from '../../shared/games/warrior-lands/rules/frames.ts';
import { readOptions } from '../../shared/games/warrior-lands/rules/options.ts';
import { openOf, type Play, playOn } from '../../shared/games/warrior-lands/rules/play.ts';
import { endRound, placeTokens, rollInitiative } from '../../shared/games/warrior-lands/rules/round.ts';
import { battleAt } from '../../shared/games/warrior-lands/rules/setup.ts';
import type { Battle, Unit } from '../../shared/games/warrior-lands/rules/state.ts';
import { axialDistance } from '../../shared/hex/board.ts';
import { ListedDice, Mismatch } from './dice.ts';
import type { Case, Place, UnitLine } from './grammar.ts';

/** One case laid out on the real engine: the battle, its listed dice, and what was asked so far. */
export class Bout {
  readonly b: Battle;
  readonly dice: ListedDice;
  readonly asked = new Map<string, number>();
  /** How the battle ended, if it did. A case may go on after that, so the battle itself does not stay over. */
  verdict: Battle['over'] = null;
  private readonly newcomers = new Map<string, number>();
  private readonly play: Play;
  private readonly dealt: number;

  constructor(one: Case) {
    const chosen = Object.fromEntries(one.options.map(({ name, value }) => [name, value]));
    const { options, problems } = readOptions(chosen);
    if (problems.length > 0)
      throw new Mismatch(`no option ${problems.map(({ name, value }) => `${name}=${value}`).join(', ')}`);
    const cards = (letters: string): Colour[] => [...letters].reverse() as Colour[];
    this.b = battleAt(setupOf(one), options, cards(one.deck), cards(one.discard));
    for (const unit of this.b.units) unit.prefer = { ...unit.prefer, defence: 'ask' };
    this.dice = new ListedDice(one.dice, one.shuffles);
    this.dealt = one.deck.length;
    this.play = playOn(this.b, this.dice, untold);
  }

  /** Cards drawn since the start, those for defence included. */
  get drawn(): number {
    return this.dealt + this.dice.reshuffled - this.b.decks[0].length;
  }

  unit(id: string): Unit {
    const unit = this.find(id);
    if (!unit) throw new Mismatch(`there is no unit ${id}`);
    return unit;
  }

  /** By its id, or by the name that the case gave to a newcomer. */
  find(id: string): Unit | undefined {
    const index = this.newcomers.get(id);
    return index === undefined ? this.b.units.find((known) => known.id === id) : this.b.units[index];
  }

  index(id: string): number {
    return this.b.units.indexOf(this.unit(id));
  }

  cell([q, r]: Place): number {
    return fieldOf(this.b).board.cellAt(q, r);
  }

  /** Whose turn it is to act: the open unit's side, for a new activation the unit's own. */
  private seatFor(move: Move): number {
    const open = openOf(this.b);
    if (move.do === 'act') return this.b.units[move.unit].seat;
    return open ? this.b.units[open.unit].seat : Math.max(0, this.b.turn);
  }

  /** '' or the code of the refusal. */
  why(move: Move): string {
    return whyNot(this.b, this.seatFor(move), move);
  }

  make(move: Move): void {
    applyMove(this.play, this.seatFor(move), move);
    this.goOn();
  }

  /** Who has come since there were `before` warriors is called so from now on. */
  christen(before: number, name: string): void {
    if (this.b.units.length > before) this.newcomers.set(name, before);
  }

  private goOn(): void {
    this.verdict = this.b.over ?? this.verdict;
    this.b.over = null;
  }

  /** What the engine asks now; counts as asked once. */
  takePrompt(): Prompt | null {
    const { prompt } = this.b;
    if (prompt) this.asked.set(prompt.kind, (this.asked.get(prompt.kind) ?? 0) + 1);
    return prompt;
  }

  answer(prompt: Prompt, move: Move): void {
    const why = whyNot(this.b, prompt.seat, move);
    if (why) throw new Mismatch(`the answer ${JSON.stringify(move)} is refused: ${why}`);
    applyMove(this.play, prompt.seat, move);
    this.goOn();
  }

  /** Why the round cannot end; '' if it can. */
  roundBar(): string {
    if (openOf(this.b)) return 'activation-open';
    return this.b.units.some((unit) => unit.tokens > 0) ? 'tokens-left' : '';
  }

  nextRound(): void {
    if (openOf(this.b)) throw new Mismatch('the round ends while an activation is open');
    endRound(this.play);
    this.goOn();
    placeTokens(this.play);
  }

  initiative(): void {
    rollInitiative(this.play);
  }
}

function setupOf(one: Case): BattleSetup {
  const cells: number[] = [];
  for (let r = -one.radius; r <= one.radius; r++)
    for (let q = -one.radius; q <= one.radius; q++) if (axialDistance(q, r) <= one.radius) cells.push(q, r);
  const cellOf = new Map(cells.flatMap((q, i) => (i % 2 === 0 ? [[`${q},${cells[i + 1]}`, i / 2]] : [])));
  const units = one.units.map((unit) => unitOf(unit, cellOf));
  const seats = Math.max(2, ...one.units.map((unit) => unit.seat + 1));
  return {
    ...{ id: 'case', title: one.title, story: '', options: {}, units },
    board: { orientation: 'pointy', cells, ground: 'g'.repeat(cells.length / 2) },
    sides: Array.from({ length: seats }, (_, seat) => ({
      name: `P${seat + 1}`,
      plastic: 'abcdef'[seat] ?? 'a',
    })),
  };
}

function unitOf(unit: UnitLine, cellOf: ReadonlyMap<unknown, unknown>): UnitSetup {
  const value = (key: string): string | undefined => unit.keys.find((pair) => pair.key === key)?.value;
  const number = (key: string): number | undefined => {
    const text = value(key);
    return text === undefined ? undefined : Number(text);
  };
  const yes = (key: string): true | undefined => (value(key) === 'yes' ? true : undefined);
  const dead = yes('dead');
  const cell = unit.at ? cellOf.get(unit.at.join(',')) : -1;
  if (typeof cell !== 'number') throw new Mismatch(`${unit.id} stands off the map, at ${unit.at?.join(',')}`);
  if (cell < 0 && !dead) throw new Mismatch(`${unit.id} is alive and has no place`);
  return {
    ...{ id: unit.id, name: unit.id, seat: unit.seat, cell, type: typeOf(unit) },
    start: {
      damage: number('dmg'),
      tokens: number('tok'),
      dead,
      trapped: yes('trapped'),
      summoned: yes('summoned'),
      summonedHits: number('sumhits'),
    },
  };
}

function typeOf(unit: UnitLine): UnitType {
  const all = (key: string): string[] =>
    unit.keys.filter((pair) => pair.key === key).map((pair) => pair.value);
  const number = (key: string): number | undefined => {
    const [text] = all(key);
    return text === undefined ? undefined : Number(text);
  };
  const samples = unit.traits.filter((trait) => trait.startsWith('@')).map((trait) => trait.slice(1));
  const sample = samples.length > 0 ? sampleSpec(samples[0]) : null;
  if (samples.length > 0 && !sample) throw new Mismatch(`no sample unit is named ${samples[0]}`);
  const spec: TypeSpec = {
    name: sample?.name ?? unit.id,
    traits: [...(sample?.traits ?? []), ...unit.traits.filter((trait) => !trait.startsWith('@'))],
    ...{ hits: number('hits'), skill: number('skill'), fate: number('fate') },
    mount: all('mount')[0],
    army: all('army')[0] ?? sample?.army,
    keywords: [...(sample?.keywords ?? []), ...all('kw')],
    items: all('item'),
    improved: {
      ...(number('oDef') && { orangeDefends: number('oDef') }),
      ...(all('blueAsPurple')[0] === 'yes' && { blueAsPurple: true as const }),
    },
  };
  const resolved = resolveType(spec);
  if (!resolved.ok)
    throw new Mismatch(
      resolved.problems
        .map(({ words }) => `${words.key.replace('scenario.', '')} ${words.with?.name}`)
        .join('; '),
    );
  return resolved.type;
}
