import type { GameEvent } from '../../shared/engine/event.ts';
import { baseCards } from '../../shared/games/warrior-lands/data/armies.ts';
import { HERO_TABLE } from '../../shared/games/warrior-lands/data/heroes.ts';
import { ITEM_BY_ID } from '../../shared/games/warrior-lands/data/items.ts';
import { ROW_BY_ID } from '../../shared/games/warrior-lands/data/rows.ts';
import { SPELL_BY_ID } from '../../shared/games/warrior-lands/data/spells.ts';
import type { Colour, EffectKind, Move, UnitType } from '../../shared/games/warrior-lands/model.ts';
import { refusalOf } from '../../shared/games/warrior-lands/rules/check.ts';
import { fieldOf, isMounted, profileOf } from '../../shared/games/warrior-lands/rules/field.ts';
import { openOf } from '../../shared/games/warrior-lands/rules/play.ts';
import type { Battle, Unit } from '../../shared/games/warrior-lands/rules/state.ts';
import type { Uses } from './exhaustive-uses.ts';

/** Sentences of dice that belong to what the acting warrior does, and not to somebody's defence. */
const OWN_ROLLS = new Set(
  ['hit', 'splash', 'lure', 'spell', 'spell.alone', 'inspire', 'rally', 'revive', 'stunAll'].map(
    (why) => `roll.${why}`,
  ),
);
const DEFENCES: Readonly<Record<string, EffectKind>> = {
  'roll.defend': 'DEF',
  'roll.parry': 'PAR',
  'roll.receive': 'RCV',
};
/** Events that are a subject by themselves, by the key of their sentence. */
const MARKS: Readonly<Record<string, string>> = {
  'mark.stunned.on': 'mark:stunned',
  'mark.trapped.on': 'mark:trapped',
  'mark.inspired.on': 'mark:inspired',
  'mark.token.on': 'mark:token',
  'mark.controlled.on': 'magic:obeys another side',
  'mark.controlled.off': 'magic:its own again',
  'mark.form.off': 'magic:own shape again',
  'mark.unhorsed.on': 'mount:pushed off',
  'mark.unhorsed.off': 'mount:mounted again',
  'mount.lost': 'mount:lost',
  'harm.mount': 'mount:struck',
  pushed: 'mark:pushed',
  lured: 'mark:lured',
  deploys: 'mark:deployed',
  switch: 'mark:switched',
  fades: 'magic:a spell ends',
  barred: 'magic:barred from being raised',
  'martyr.steps': 'passive:martyr',
  'fate.spent': 'hero:Fate spent',
  'item.taken': 'items:taken from the ground',
};

/** What the acting warrior has begun: counted when its die succeeds, or at once where none is thrown. */
interface Pending {
  readonly piece: string;
  readonly keys: readonly string[];
}

/** The effect kind that a row has on a card, as a move names it. */
function kindOn(row: string, card: Colour, kind: EffectKind | undefined): string {
  const of = ROW_BY_ID.get(row);
  const defence = (one: EffectKind): boolean => one === 'DEF' || one === 'PAR' || one === 'RCV';
  for (const colour of card === 'B' ? (['B', 'P'] as const) : (['P'] as const)) {
    const found = (colour === 'B' ? of?.blue : of?.purple)?.find(
      (one) => !defence(one.kind) && (kind === undefined || one.kind === kind),
    );
    if (found) return `${row}:${colour}:${found.kind}`;
  }
  return '';
}

/** Key of the subject that a move is a use of; '' for those that are none. What has come up little goes first. */
export function keyOfMove(b: Battle, move: Move): string {
  switch (move.do) {
    case 'move':
      return move.row ? `row:${kindOn(move.row, move.card, undefined)}` : `card:move:${move.card}`;
    case 'use':
      if (move.row === 'burst' && burstOf(b) === 0) return 'passive:burst:range 0';
      return move.item ? `item:${move.item}` : `row:${kindOn(move.row, move.card, move.kind)}`;
    case 'strike':
      return `card:strike:${move.card}`;
    case 'cast':
      return move.item ? `item:${move.item}` : keyOfCast(b, move);
    case 'drink':
      return `item:${move.item}`;
    case 'give':
      return 'items:handed over';
    case 'loot':
      return 'items:taken from the ground';
    case 'act':
      return move.give ? 'items:handed over before the draw' : move.remount ? 'mount:mounted again' : '';
    case 'fate':
      return move.reroll ? 'hero:Fate spent' : 'hero:Fate kept';
    default:
      return '';
  }
}

/** A spell may also be the one thing that a rarer subject waits for. */
function keyOfCast(b: Battle, move: Extract<Move, { do: 'cast' }>): string {
  if (move.pick === 'Polymorph') return 'magic:own shape again';
  if (move.spell === 'priest:turnundead') return 'passive:undead';
  const open = openOf(b);
  const listed = open && profileOf(fieldOf(b), b.units[open.unit]).lists.includes('priest');
  if (!listed && move.cards.length === 2 && (move.spell === 'priest:cure' || move.spell === 'priest:bless'))
    return `passive:cureandbless:${move.spell.slice('priest:'.length)}`;
  return `spell:${move.spell}`;
}

/** Range of the acting warrior's Burst. */
function burstOf(b: Battle): number {
  const open = openOf(b);
  return open ? profileOf(fieldOf(b), b.units[open.unit]).type.burst : 0;
}

/** Looks on while a battle is played and counts what really came to pass. */
export class Watch {
  private readonly b: Battle;
  private readonly uses: Uses;
  private pending: Pending | null = null;
  private drawn: readonly string[] = [];
  private extras: readonly number[] = [];

  constructor(b: Battle, uses: Uses) {
    this.b = b;
    this.uses = uses;
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
    this.extras = b.units.map(({ extra }) => extra);
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
        const keys = [`card:strike:${move.card}`, ...this.changed(unit, 'strike', move.card)];
        for (const { item } of unit.items)
          for (const effect of ITEM_BY_ID.get(item)?.effects ?? [])
            if (effect.is === 'strike' && effect.card === move.card && !this.ownStrike(unit, move.card))
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
        if (move.row === 'bow' && target && effect && this.carries(unit, 'yewbow'))
          if (fieldOf(b).board.distance(unit.cell, target.cell) > effect.range) keys.push('item:yewbow');
        if (move.row === 'burst' && this.typeOf(unit).burst === 0) keys.push('passive:burst:range 0');
        if (this.typeOf(unit).traits.includes('crew')) keys.push('passive:crew');
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
    for (const event of events) this.tells(event);
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
    const type = this.typeOf(unit);
    uses.creditIfAny(`army:${type.army}:cards`);
    uses.creditIfAny(`hero:${type.name}`);
    if (this.carries(unit, 'ringofpower')) uses.credit('item:ringofpower');
    const heroes = this.b.units.some(
      (other) => other !== unit && other.owner === unit.owner && this.b.base.types[other.type].skill > 0,
    );
    if (heroes) uses.creditIfAny(`hero:companion:${type.name}`);
  }

  private walks(unit: Unit, card: Colour, to: number): void {
    this.uses.credit(`card:move:${card}`);
    for (const key of this.changed(unit, 'move', card)) this.uses.credit(key);
    const far = fieldOf(this.b).board.distance(unit.cell, to) > 1;
    if (card === 'R' && far && this.typeOf(unit).improved.redMoves2) this.uses.credit('hero:card:redMoves2');
  }

  /** A row's effect is played; `sure`: nothing is rolled for it. */
  private plays(unit: Unit, played: string, card: Colour, sure: boolean): void {
    const [row, colour] = played.split(':');
    const keys = [`row:${played}`, ...this.lenders(unit, row)];
    if (colour !== card) keys.push('hero:card:blueAsPurple');
    if (sure) for (const key of keys) this.uses.credit(key);
    this.pending = sure ? null : { piece: unit.id, keys };
  }

  private casts(unit: Unit, move: Extract<Move, { do: 'cast' }>, index: number): void {
    const spell = SPELL_BY_ID.get(move.spell);
    if (!spell) throw new Error(`no spell ${move.spell}`);
    const type = this.typeOf(unit);
    const listed = profileOf(fieldOf(this.b), unit).lists.includes(spell.list);
    const keys = [`spell:${spell.id}`];
    if (move.item) keys.push(`item:${move.item}`);
    else if (move.cards.length === 1) {
      keys.push(spell.id === 'mage:mesmer' ? 'passive:mesmer' : `hero:purple:${spell.id}`);
    } else if (listed) {
      if (move.cards[0] === 'B' || move.cards[0] === 'P')
        keys.push(`row:${spell.list}:${move.cards[0]}:SPELL`);
      keys.push(...this.lenders(unit, spell.list));
    } else if (type.traits.includes('cureandbless')) {
      keys.push(`passive:cureandbless:${spell.id.split(':')[1]}`);
    }
    const sure = spell.figure === 0 || spell.figure === 6 || (spell.selfIsSure && move.target === index);
    if (sure) for (const key of keys) this.uses.creditIfAny(key);
    this.pending = sure ? null : { piece: unit.id, keys };
  }

  /** Items and the mount from which alone the warrior has that trait. */
  private lenders(unit: Unit, trait: string): string[] {
    const type = this.typeOf(unit);
    if (type.traits.includes(trait)) {
      return [...this.grantedBy(unit, trait)];
    }
    const lenders =
      unit.form >= 0
        ? []
        : unit.items.flatMap(({ item }) => {
            const gives = ITEM_BY_ID.get(item)?.effects.some(
              (effect) => effect.is === 'gain' && effect.gain.traits.includes(trait),
            );
            return gives ? [`item:${item}`] : [];
          });
    if (isMounted(unit) && type.mount?.traits.includes(trait)) lenders.push(`mount:${type.mount.name}`);
    return lenders;
  }

  private grantedBy(unit: Unit, trait: string): string[] {
    const { army, traits } = this.typeOf(unit);
    const keys = [`army:${army}:grants:${trait}`, ...traits.map((own) => `passive:${own}:grants:${trait}`)];
    return keys.filter((key) => this.uses.counts.has(key));
  }

  /** Subjects for what an army or a trait changes about a card. */
  private changed(unit: Unit, use: 'move' | 'strike' | 'defend', card: Colour): string[] {
    const { army, traits } = this.typeOf(unit);
    return [`army:${army}`, ...traits.map((id) => `passive:${id}`)]
      .map((who) => `${who}:${use}:${card}`)
      .filter((key) => this.uses.counts.has(key));
  }

  private ownStrike = (unit: Unit, card: Colour): boolean =>
    (baseCards(this.typeOf(unit)).strike[card] ?? 0) > 0;

  private typeOf(unit: Unit): UnitType {
    return this.b.base.types[unit.form < 0 ? unit.type : unit.form];
  }

  private carries = (unit: Unit, item: string): boolean =>
    unit.form < 0 && unit.items.some((held) => held.item === item);

  private tells(event: GameEvent): void {
    const { b, uses } = this;
    const { key } = event.words;
    const unit = b.units.find(({ id }) => id === event.piece);
    const mark = MARKS[key];
    if (mark) uses.credit(mark);
    if (event.kind === 'cards' && key === 'cards.defence') {
      this.drawn = event.cards?.map((card) => card.slice('card:'.length)) ?? [];
      if (unit && this.drawn.includes('G')) this.uselessGreen(unit);
    }
    if (event.rule === 'spell:priest:turnundead' && event.kind === 'harm') uses.credit('passive:undead');
    if (event.kind === 'harm') this.harms(event);
    if (key === 'slay' && unit)
      this.slays(
        unit,
        b.units.find(({ id }) => id === event.target),
      );
    const [die] = event.dice ?? [];
    if (key === 'slay' || (die?.ok && OWN_ROLLS.has(key))) this.succeeds(event);
    if (!die?.ok || !unit) return;
    if (key === 'roll.ground') uses.credit('magic:cursed ground strikes');
    if (key === 'roll.escape') uses.credit('mark:escaped');
    if (key === 'roll.poison') {
      if (this.typeOf(unit).traits.includes('poison')) uses.credit('passive:poison');
      else if (this.carries(unit, 'venomdagger')) uses.credit('item:venomdagger');
    }
    if (key === 'roll.layer') this.absorbs(unit, event);
    if (DEFENCES[key]) this.defends(unit, DEFENCES[key], event.rule ?? '', die.need ?? 0);
    if (key === 'roll.hit') this.weapons(unit, event.rule ?? '', die.value, die.need ?? 0);
  }

  private succeeds(event: GameEvent): void {
    if (this.pending?.piece !== event.piece) return;
    for (const key of this.pending?.keys ?? []) this.uses.creditIfAny(key);
    this.pending = null;
  }

  /** Infernals have no green Defend: a green card is drawn for nothing. */
  private uselessGreen(unit: Unit): void {
    for (const key of this.changed(unit, 'defend', 'G'))
      if (key.startsWith('passive:infernal')) this.uses.credit(key);
  }

  private harms(event: GameEvent): void {
    const { b, uses } = this;
    const by = b.units.find(({ id }) => id === event.piece);
    const whom = b.units.find(({ id }) => id === event.target);
    if (whom && !whom.dead && event.amount) {
      const profile = profileOf(fieldOf(b), whom);
      if (profile.immune) uses.credit('passive:spirit:harmed by magic');
      if (this.carries(whom, 'magicarmor') && whom.damage >= profile.hits - 1) uses.credit('item:magicarmor');
    }
    if (!by || by.extra <= (this.extras[b.units.indexOf(by)] ?? 0)) return;
    if (this.typeOf(by).traits.includes('drain')) uses.credit('passive:drain');
    else if (this.carries(by, 'runesword')) uses.credit('item:runesword');
  }

  private slays(unit: Unit, victim: Unit | undefined): void {
    if (!victim) return;
    const type = this.typeOf(unit);
    const { keywords } = profileOf(fieldOf(this.b), victim);
    for (const keyword of keywords)
      if (type.slay.includes(keyword)) this.uses.creditIfAny(`passive:slay:${keyword}`);
    for (const { item } of unit.items)
      for (const effect of ITEM_BY_ID.get(item)?.effects ?? [])
        if (effect.is === 'slay' && keywords.includes(effect.of) && !type.slay.includes(effect.of))
          this.uses.credit(`item:${item}`);
  }

  private absorbs(unit: Unit, event: GameEvent): void {
    const layer = event.words.with?.layer;
    const id = typeof layer === 'object' ? layer.key.slice('trait.'.length) : '';
    this.uses.credit(`passive:${id}`);
    for (const key of this.lenders(unit, id)) this.uses.creditIfAny(key);
  }

  private defends(unit: Unit, kind: EffectKind, rule: string, need: number): void {
    const { uses, drawn } = this;
    const colours = (['R', 'O', 'Y', 'G', 'B', 'P'] as const).filter((colour) => drawn.includes(colour));
    const type = this.typeOf(unit);
    if (rule === 'A64') {
      const { defend } = baseCards(type);
      const card = colours.find((colour) => defend[colour] === need);
      if (!card) return;
      uses.creditIfAny(`card:defend:${card}`);
      for (const key of this.changed(unit, 'defend', card)) uses.credit(key);
      if (card === 'O' && type.improved.orangeDefends === need) uses.credit('hero:card:orangeDefends');
      return;
    }
    const row = ROW_BY_ID.get(rule.slice('row:'.length));
    if (!row) return;
    const fits = (effects: typeof row.blue): boolean =>
      effects.some((effect) => effect.kind === kind && effect.figure === need);
    const card =
      colours.includes('B') && fits(row.blue) ? 'B' : fits(row.purple) ? 'P' : fits(row.blue) ? 'B' : '';
    if (card) uses.credit(`row:${row.id}:${card}:${kind}`);
    for (const key of this.lenders(unit, row.id)) uses.creditIfAny(key);
  }

  /** What items do to single attacks: a crush that hits, a die that hits by the one that was taken off. */
  private weapons(unit: Unit, rule: string, value: number, need: number): void {
    if (rule === 'row:hammer' && this.carries(unit, 'hammerofcrushing'))
      this.uses.credit('item:hammerofcrushing');
    if (rule === 'row:mace' && value === need && this.carries(unit, 'maceofdisrupting'))
      this.uses.credit('item:maceofdisrupting');
  }
}
