import type { Dice } from '../../../engine/dice.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import type { GameEvent } from '../../../engine/event.ts';
import type { Kind, Scene, Seat } from '../../model.ts';
import type { FreeAct } from '../acts.ts';
import { refusalOfHand } from '../check.ts';
import { byHand } from '../hand.ts';
import { layDown } from '../lay.ts';
import type { FreePiece, FreeTable, LaidPiece } from '../piece.ts';
import { sceneByHand } from '../scene.ts';

/** Nine cards, Ann with three of them, Ben with two, Cleo with none; four on a face-down pile; figures on a board. */

const CARDS = ['ace', 'king', 'queen', 'jack', 'ten', 'nine', 'eight', 'seven', 'six'];
const card = (name: string): Kind => ({ name, shape: 'card', icon: '' });

export const sampleScene: Scene = sceneByHand(
  {
    game: 'sample',
    title: 'Sample',
    story: '',
    board: { orientation: 'pointy', cells: [0, 0, 1, 0, 2, 0, 0, 1, 1, 1, 2, 1], ground: 'gggggg' },
    zones: {
      board: { kind: 'board', label: 'zone.board' },
      deck: { kind: 'pile', label: 'zone.deck' },
      row: { kind: 'row', label: 'zone.row' },
      hand0: { kind: 'hand', label: 'zone.hand', seat: 0 },
      hand1: { kind: 'hand', label: 'zone.hand', seat: 1 },
    },
    kinds: {
      ...Object.fromEntries(CARDS.map((name) => [name, card(name)])),
      hero: { name: 'Hero', shape: 'figure', icon: '' },
    },
    sides: ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, plastic: 'a' })),
    options: [],
  },
  { flag: { name: 'Flag', shape: 'marker', icon: '' } },
);

export function sampleTable(dice: Dice = new FastDice(1)): FreeTable {
  const laid = (kind: string, zone: string, at: number, down: boolean): LaidPiece => ({
    ...{ id: '', kind, seat: -1, zone, at, down, marks: {} },
  });
  return layDown(
    [
      ...CARDS.slice(0, 3).map((kind, at) => laid(kind, 'hand0', at, true)),
      ...CARDS.slice(3, 5).map((kind, at) => laid(kind, 'hand1', at, true)),
      ...CARDS.slice(5).map((kind, at) => laid(kind, 'deck', at, true)),
      ...[0, 1, 2].map((at) => ({ ...laid('hero', 'board', at, false), id: `h${at}`, seat: at })),
    ],
    sampleScene,
    dice,
  );
}

/** Ann's, Ben's and Cleo's hands on a table: what they do, and what is told of it. */
export class Sitting {
  table: FreeTable;
  readonly scene: Scene;
  told: GameEvent[] = [];
  private readonly dice: Dice;

  constructor(table: FreeTable = sampleTable(), dice: Dice = new FastDice(2), scene: Scene = sampleScene) {
    this.table = table;
    this.dice = dice;
    this.scene = scene;
  }

  /** The code of why it can't be done; '' once it is done. */
  try(seat: Seat, act: FreeAct): string {
    const refusal = refusalOfHand(this.table, this.scene, seat, act);
    if (refusal) return refusal.code;
    this.told = [];
    this.table = byHand(this.table, act, {
      scene: this.scene,
      seat,
      names: ['Ann', 'Ben', 'Cleo'],
      dice: this.dice,
      tell: (event) => this.told.push(event),
    });
    return '';
  }

  do(seat: Seat, act: FreeAct): void {
    const code = this.try(seat, act);
    if (code) throw new Error(`${act.act} is refused as ${code}.`);
  }

  /** What lies in a zone, the lowest first. */
  in(zone: string): FreePiece[] {
    return this.table.pieces.filter((piece) => piece.zone === zone);
  }

  kinds(zone: string): string[] {
    return this.in(zone).map((piece) => piece.kind);
  }

  /** The id of the first piece of a kind. */
  id(kind: string): string {
    const found = this.table.pieces.find((piece) => piece.kind === kind);
    if (!found) throw new Error(`There is no ${kind}.`);
    return found.id;
  }

  piece(id: string): FreePiece {
    const found = this.table.pieces.find((piece) => piece.id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }
}
