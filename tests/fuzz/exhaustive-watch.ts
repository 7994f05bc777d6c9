import type { GameEvent } from '../../shared/engine/event.ts';
import { HERO_TABLE } from '../../shared/games/warrior-lands/data/heroes.ts';
import { ITEM_BY_ID } from '../../shared/games/warrior-lands/data/items.ts';
import { ROW_BY_ID } from '../../shared/games/warrior-lands/data/rows.ts';
import { SPELL_BY_ID } from '../../shared/games/warrior-lands/data/spells.ts';
import type { Colour, Move } from '../../shared/games/warrior-lands/model.ts';
import { refusalOf } from '../../shared/games/warrior-lands/rules/check.ts';
import { fieldOf, profileOf } from '../../shared/games/warrior-lands/rules/field.ts';
import { openOf } from '../../shared/games/warrior-lands/rules/play.ts';
import type { Battle, Unit } from '../../shared/games/warrior-lands/rules/state.ts';
import { kindOn } from './exhaustive-keys.ts';
import { Owners } from './exhaustive-owners.ts';
import { Told } from './exhaustive-told.ts';
import type { Uses } from './exhaustive-uses.ts';

/** What the acting warrior has begun: counted when its die succeeds, or at once where none is thrown. */
interface Pending {
  readonly piece: string;
  readonly keys: readonly string[];
}

/** Looks on while a battle is played and counts what really came to pass. */
export class Watch {
  private readonly b: Battle;
  private readonly uses: Uses;
  private readonly owners: Owners;
  private readonly told: Told;
  private pending: Pending | null = null;

  constructor(b: Battle, uses: Uses) {
    this.b = b;
    this.uses = uses;
    this.owners = new Owners(b, uses);
    this.told = new Told(b, uses, this.owners, (piece) => this.succeeds(piece));
  }

  /** What was told while the table was made: levels of heroes. */
  begun(events: readonly GameEvent[]): void {
    for (const event of events) {
      const value = event.dice?.[0]?.value ?? 0;
      if (event.words.key === 'roll.level') this.uses.credit(`hero:level:${HERO_TABLE[value - 1]}`);
      const { what } = event.words.with ?? {};
      if (event.words.key === 'level' && typeof what === 'object' && !what.key.startsWith('item.'))
        this.uses.creditIfAny(`hero:gains:${what.key.slice(what.key.indexOf('.') + 1)}`);
    }
  }

  /** Before a move is made: whose doing it is. */
  before(move: Move): void {
    const { b, uses } = this;
    this.told.before();
    if (move.do === 'fate' && !move.reroll) uses.credit('hero:Fate kept');
    if (move.do === 'act') this.activates(b.units[move.unit], move);
    const open = openOf(b);
    if (!open) return;
    const unit = b.units[open.unit];
    switch (move.do) {
      case 'move': {
        this.pending = null;
        if (move.row) this.plays(unit, kindOn(move.row, move.card, undefined), move.card, true);
        else this.walks(unit, move.card, move.to);
        return;
      }
      case 'strike': {
        const keys = [`card:strike:${move.card}`, ...this.owners.changed(unit, 'strike', move.card)];
        for (const { item } of unit.items)
          for (const effect of ITEM_BY_ID.get(item)?.effects ?? [])
            if (
              effect.is === 'strike' &&
              effect.card === move.card &&
              !this.owners.ownStrike(unit, move.card)
            )
              keys.push(`item:${item}`);
        this.pending = { piece: unit.id, keys };
        return;
      }
      case 'use': {
        const played = kindOn(move.row, move.card, move.kind);
        const sure = ['REG', 'SWI', 'DEP'].includes(played.split(':')[2]);
        this.plays(unit, played, move.card, sure);
        const keys = [...(this.pending?.keys ?? [])];
        if (move.item) keys.push(`item:${move.item}`);
        const target = b.units[move.target ?? -1];
        const effect = (
          move.card === 'B' ? ROW_BY_ID.get(move.row)?.blue : ROW_BY_ID.get(move.row)?.purple
        )?.[0];
        if (move.row === 'bow' && target && effect && this.owners.carries(unit, 'yewbow'))
          if (fieldOf(b).board.distance(unit.cell, target.cell) > effect.range) keys.push('item:yewbow');
        if (move.row === 'burst' && this.owners.typeOf(unit).burst === 0) keys.push('passive:burst:range 0');
        if (this.owners.typeOf(unit).traits.includes('crew')) keys.push('passive:crew');
        if (!sure) this.pending = { piece: unit.id, keys };
        return;
      }
      case 'cast':
        this.casts(unit, move, open.unit);
        return;
      case 'drink':
        uses.credit(`item:${move.item}`);
        return;
      case 'give':
        uses.credit('items:handed over');
    }
  }

  /** After it: what the dice and the events say. */
  after(events: readonly GameEvent[]): void {
    for (const event of events) this.told.hear(event);
    if (this.b.over) this.uses.creditIfAny(`over:${this.b.over.reason}`);
  }

  /** What the rules forbid in this position, and would not without the trait or item: a use of that, too. */
  forbids(seat: number): void {
    const { b, uses } = this;
    const open = openOf(b);
    if (!open || b.prompt) return;
    const field = fieldOf(b);
    const unit = b.units[open.unit];
    const { uses: rows, strikes, traits } = profileOf(field, unit);
    for (const [i, foe] of b.units.entries()) {
      if (foe.dead || foe.seat === unit.seat) continue;
      const { ward, immune } = profileOf(field, foe);
      const distance = field.board.distance(unit.cell, foe.cell);
      for (const { colour } of open.hand) {
        if (traits.has('harmless') && colour === 'Y' && distance === 1)
          if (refusalOf(b, seat, { do: 'strike', card: colour, target: i })) uses.credit('passive:harmless');
        if (immune && strikes[colour] && distance === 1)
          if (refusalOf(b, seat, { do: 'strike', card: colour, target: i })?.code === 'immune')
            uses.credit('passive:spirit');
        if (!ward || distance === 1) continue;
        for (const { row, kind, blow } of rows[colour])
          if (
            blow &&
            refusalOf(b, seat, { do: 'use', card: colour, row, kind, target: i })?.code === 'warded'
          )
            uses.credit('item:shieldofblocking');
      }
    }
  }

  private activates(unit: Unit, move: Extract<Move, { do: 'act' }>): void {
    const { uses } = this;
    this.pending = null;
    if (move.give) uses.credit('items:handed over before the draw');
    if (unit.trapped || move.remount) return;
    const type = this.owners.typeOf(unit);
    uses.creditIfAny(`army:${type.army}:cards`);
    uses.creditIfAny(`hero:${type.name}`);
    if (this.owners.carries(unit, 'ringofpower')) uses.credit('item:ringofpower');
    const heroes = this.b.units.some(
      (other) => other !== unit && other.owner === unit.owner && this.b.base.types[other.type].skill > 0,
    );
    if (heroes) uses.creditIfAny(`hero:companion:${type.name}`);
  }

  private walks(unit: Unit, card: Colour, to: number): void {
    this.uses.credit(`card:move:${card}`);
    for (const key of this.owners.changed(unit, 'move', card)) this.uses.credit(key);
    const far = fieldOf(this.b).board.distance(unit.cell, to) > 1;
    if (card === 'R' && far && this.owners.typeOf(unit).improved.redMoves2)
      this.uses.credit('hero:card:redMoves2');
  }

  /** A row's effect is played; `sure`: nothing is rolled for it. */
  private plays(unit: Unit, played: string, card: Colour, sure: boolean): void {
    const [row, colour] = played.split(':');
    const keys = [`row:${played}`, ...this.owners.lenders(unit, row)];
    if (colour !== card) keys.push('hero:card:blueAsPurple');
    if (sure) for (const key of keys) this.uses.credit(key);
    this.pending = sure ? null : { piece: unit.id, keys };
  }

  private casts(unit: Unit, move: Extract<Move, { do: 'cast' }>, index: number): void {
    const spell = SPELL_BY_ID.get(move.spell);
    if (!spell) throw new Error(`no spell ${move.spell}`);
    const type = this.owners.typeOf(unit);
    const listed = profileOf(fieldOf(this.b), unit).lists.includes(spell.list);
    const keys = [`spell:${spell.id}`];
    if (move.item) keys.push(`item:${move.item}`);
    else if (move.cards.length === 1) {
      keys.push(spell.id === 'mage:mesmer' ? 'passive:mesmer' : `hero:purple:${spell.id}`);
    } else if (listed) {
      if (move.cards[0] === 'B' || move.cards[0] === 'P')
        keys.push(`row:${spell.list}:${move.cards[0]}:SPELL`);
      keys.push(...this.owners.lenders(unit, spell.list));
    } else if (type.traits.includes('cureandbless')) {
      keys.push(`passive:cureandbless:${spell.id.split(':')[1]}`);
    }
    const sure = spell.figure === 0 || spell.figure === 6 || (spell.selfIsSure && move.target === index);
    if (sure) for (const key of keys) this.uses.creditIfAny(key);
    this.pending = sure ? null : { piece: unit.id, keys };
  }

  private succeeds(piece: string | undefined): void {
    if (this.pending?.piece !== piece) return;
    for (const key of this.pending?.keys ?? []) this.uses.creditIfAny(key);
    this.pending = null;
  }
}
