import type { GameEvent } from '../../shared/engine/event.ts';
import { baseCards } from '../../shared/games/warrior-lands/data/armies.ts';
import { ITEM_BY_ID } from '../../shared/games/warrior-lands/data/items.ts';
import { ROW_BY_ID } from '../../shared/games/warrior-lands/data/rows.ts';
import type { EffectKind } from '../../shared/games/warrior-lands/model.ts';
import { fieldOf, profileOf } from '../../shared/games/warrior-lands/rules/field.ts';
import type { Battle, Unit } from '../../shared/games/warrior-lands/rules/state.ts';
import type { Owners } from './exhaustive-owners.ts';
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

/** Counts what the events of a battle say: dice, marks, harm. */
export class Told {
  private readonly b: Battle;
  private readonly uses: Uses;
  private readonly owners: Owners;
  /** Told that the die of this piece's own doing came up well. */
  private readonly succeeds: (piece: string | undefined) => void;
  private drawn: readonly string[] = [];
  private extras: readonly number[] = [];

  constructor(b: Battle, uses: Uses, owners: Owners, succeeds: (piece: string | undefined) => void) {
    this.b = b;
    this.uses = uses;
    this.owners = owners;
    this.succeeds = succeeds;
  }

  /** Remembers what a move may change. */
  before(): void {
    this.extras = this.b.units.map(({ extra }) => extra);
  }

  hear(event: GameEvent): void {
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
    if (key === 'slay' || (die?.ok && OWN_ROLLS.has(key))) this.succeeds(event.piece);
    if (!die?.ok || !unit) return;
    if (key === 'roll.ground') uses.credit('magic:cursed ground strikes');
    if (key === 'roll.escape') uses.credit('mark:escaped');
    if (key === 'roll.poison') {
      if (this.owners.typeOf(unit).traits.includes('poison')) uses.credit('passive:poison');
      else if (this.owners.carries(unit, 'venomdagger')) uses.credit('item:venomdagger');
    }
    if (key === 'roll.layer') this.absorbs(unit, event);
    if (DEFENCES[key]) this.defends(unit, DEFENCES[key], event.rule ?? '', die.need ?? 0);
    if (key === 'roll.hit') this.weapons(unit, event.rule ?? '', die.value, die.need ?? 0);
  }

  /** Infernals have no green Defend: a green card is drawn for nothing. */
  private uselessGreen(unit: Unit): void {
    for (const key of this.owners.changed(unit, 'defend', 'G'))
      if (key.startsWith('passive:infernal')) this.uses.credit(key);
  }

  private harms(event: GameEvent): void {
    const { b, uses } = this;
    const by = b.units.find(({ id }) => id === event.piece);
    const whom = b.units.find(({ id }) => id === event.target);
    if (whom && !whom.dead && event.amount) {
      const profile = profileOf(fieldOf(b), whom);
      if (profile.immune) uses.credit('passive:spirit:harmed by magic');
      if (this.owners.carries(whom, 'magicarmor') && whom.damage >= profile.hits - 1)
        uses.credit('item:magicarmor');
    }
    if (!by || by.extra <= (this.extras[b.units.indexOf(by)] ?? 0)) return;
    if (this.owners.typeOf(by).traits.includes('drain')) uses.credit('passive:drain');
    else if (this.owners.carries(by, 'runesword')) uses.credit('item:runesword');
  }

  private slays(unit: Unit, victim: Unit | undefined): void {
    if (!victim) return;
    const type = this.owners.typeOf(unit);
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
    for (const key of this.owners.lenders(unit, id)) this.uses.creditIfAny(key);
  }

  private defends(unit: Unit, kind: EffectKind, rule: string, need: number): void {
    const { uses, drawn } = this;
    const colours = (['R', 'O', 'Y', 'G', 'B', 'P'] as const).filter((colour) => drawn.includes(colour));
    const type = this.owners.typeOf(unit);
    if (rule === 'A64') {
      const { defend } = baseCards(type);
      const card = colours.find((colour) => defend[colour] === need);
      if (!card) return;
      uses.creditIfAny(`card:defend:${card}`);
      for (const key of this.owners.changed(unit, 'defend', card)) uses.credit(key);
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
    for (const key of this.owners.lenders(unit, row.id)) uses.creditIfAny(key);
  }

  /** What items do to single attacks: a crush that hits, a die that hits by the one that was taken off. */
  private weapons(unit: Unit, rule: string, value: number, need: number): void {
    if (rule === 'row:hammer' && this.owners.carries(unit, 'hammerofcrushing'))
      this.uses.credit('item:hammerofcrushing');
    if (rule === 'row:mace' && value === need && this.owners.carries(unit, 'maceofdisrupting'))
      this.uses.credit('item:maceofdisrupting');
  }
}
