import { ScriptedDice } from '../../../../engine/dice-scripted.ts';
import type { GameEvent } from '../../../../engine/event.ts';
import { resolveType } from '../../data/types.ts';
import type { BattleSetup, Colour, Move, UnitSetup } from '../../model.ts';
import { applyMove } from '../apply.ts';
import { whyNot } from '../check.ts';
import { fieldOf } from '../field.ts';
import type { Options } from '../options.ts';
import { openOf, playOn } from '../play.ts';
import { battleAt } from '../setup.ts';
import type { Battle } from '../state.ts';

/** A warrior of a test: id, seat, axial place, traits as printed, and what is not as usual. */
export interface Placed {
  readonly id: string;
  readonly seat: 0 | 1;
  readonly at: readonly [q: number, r: number] | null;
  readonly traits?: string;
  readonly hits?: number;
  readonly skill?: number;
  readonly fate?: number;
  readonly army?: string;
  /** Names of magic items. */
  readonly items?: readonly string[];
  readonly start?: UnitSetup['start'];
}

/** Places that the ground blocks (option terrain). */
export interface Ground {
  readonly movement?: readonly Place[];
  readonly sight?: readonly Place[];
}

type Place = readonly [q: number, r: number];

const RADIUS = 8;
const cells: number[] = [];
for (let r = -RADIUS; r <= RADIUS; r++)
  for (let q = -RADIUS; q <= RADIUS; q++) if (Math.abs(q + r) <= RADIUS) cells.push(q, r);

/**
 * A battle in a given position on a hexagon of radius 8, with a deck (top first) and dice that are known. Moves
 * name units by id and hexes as [q, r].
 */
export class Bout {
  readonly b: Battle;
  readonly events: GameEvent[] = [];
  private readonly dice: ScriptedDice;

  constructor(
    units: readonly Placed[],
    deck: string,
    dice: readonly number[],
    options: Partial<Options> = {},
    ground: Ground = {},
  ) {
    const setup: BattleSetup = {
      id: 'bout',
      title: 'Bout',
      story: '',
      board: { orientation: 'pointy', cells, ground: 'g'.repeat(cells.length / 2) },
      blocking: { movement: (ground.movement ?? []).map(cellOf), sight: (ground.sight ?? []).map(cellOf) },
      sides: [
        { name: 'One', plastic: 'a' },
        { name: 'Two', plastic: 'b' },
      ],
      units: units.map(setUp),
      options: {},
    };
    const cards = [...deck.replaceAll(/[^ROYGBP]/g, '')] as Colour[];
    this.b = battleAt(setup, options, cards.reverse(), []);
    this.dice = new ScriptedDice(dice);
  }

  /** Index of a unit. */
  id(id: string): number {
    return this.b.units.findIndex((unit) => unit.id === id);
  }

  unit(id: string): Battle['units'][number] {
    return this.b.units[this.id(id)];
  }

  cell(q: number, r: number): number {
    return fieldOf(this.b).board.cellAt(q, r);
  }

  place(id: string): readonly [number, number] {
    const { board } = fieldOf(this.b);
    const { cell } = this.unit(id);
    return [board.q[cell], board.r[cell]];
  }

  /** Why a move is refused, '' if it is not. */
  why(move: Move): string {
    return whyNot(this.b, this.seatFor(move), move);
  }

  /** Makes legal moves one after another. */
  go(...moves: Move[]): this {
    for (const move of moves) {
      const seat = this.seatFor(move);
      const why = whyNot(this.b, seat, move);
      if (why) throw new Error(`${JSON.stringify(move)} is refused: ${why}`);
      applyMove(
        playOn(this.b, this.dice, (event) => this.events.push(event)),
        seat,
        move,
      );
    }
    return this;
  }

  act(id: string): this {
    return this.go({ do: 'act', unit: this.id(id) });
  }

  strike(card: Colour, id: string): this {
    return this.go({ do: 'strike', card, target: this.id(id) });
  }

  use(card: Colour, row: string, id?: string, second?: string): this {
    return this.go({
      do: 'use',
      card,
      row,
      ...(id !== undefined && { target: this.id(id) }),
      ...(second !== undefined && { second: this.id(second) }),
    });
  }

  end(): this {
    return this.go({ do: 'end' });
  }

  /** Dice of the script that nobody threw. */
  get diceLeft(): number {
    return this.dice.left;
  }

  private seatFor(move: Move): number {
    const { b } = this;
    if (b.prompt) return b.prompt.seat;
    const open = openOf(b);
    if (open) return b.units[open.unit].seat;
    return move.do === 'act' ? b.units[move.unit].seat : b.turn;
  }
}

const cellOf = ([q, r]: Place): number =>
  cells.findIndex((at, i) => i % 2 === 0 && at === q && cells[i + 1] === r) / 2;

function setUp(unit: Placed): UnitSetup {
  const { id, seat, at, traits = '', start } = unit;
  const resolved = resolveType({
    name: id,
    traits: traits === '' ? [] : traits.split(', '),
    hits: unit.hits ?? 1,
    skill: unit.skill ?? 0,
    fate: unit.fate ?? 0,
    ...(unit.army && { army: unit.army }),
    ...(unit.items && { items: unit.items }),
  });
  if (!resolved.ok) throw new Error(`${id}: ${JSON.stringify(resolved.problems)}`);
  const cell = at ? cellOf(at) : -1;
  return { type: resolved.type, name: id, id, seat, cell, ...(start && { start }) };
}
