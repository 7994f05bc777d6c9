import type { Colour, EffectKind } from '../model.ts';

/**
 * What is under way in the middle of a move: attacks, effects, spells and walks, on a stack whose top goes on next
 * (section 3.3), and the question that one of them waits for.
 */

/** What strikes: a row, a weapon or a spell, with all that defences ask about it. Immutable, shared. */
export interface Blow {
  /** PLY: hostile magic that is no attack (A134); RUS: rust. */
  readonly kind: EffectKind | 'PLY' | 'RUS';
  /** Row that it comes from, 'unarmed' for none; a spell's id for magic. */
  readonly row: string;
  /** Hits on 1..figure. */
  readonly figure: number;
  /** Taken off the to-hit die. */
  readonly bonus: number;
  readonly damages: boolean;
  readonly crush: boolean;
  readonly pierce: boolean;
  readonly flex: boolean;
  /** Passes over units. */
  readonly indirect: boolean;
  /** Struck with a rigid hand-held weapon: can be parried (A82). */
  readonly hand: boolean;
  /** Sword, spear or arrow (A76). */
  readonly skel: boolean;
  /** Harms Spirit Form (A83). */
  readonly magical: boolean;
  readonly spell: boolean;
  /** Hostile, but no attack: cards help only by option (A125, A134). */
  readonly ploy: boolean;
  readonly poison: boolean;
  readonly drain: boolean;
  /** Types that this one blow slays (Arrows of Slaying, A106). */
  readonly slays: readonly string[];
  /** What those next to the target get; null: no splash. */
  readonly splash: { readonly whom: 'all' | 'foe' | 'friend' | 'undead'; readonly blow: Blow } | null;
}

/** A defence that a colour offers. `row: 'card'` is the colour's own (green, race cards). */
export interface Defence {
  readonly kind: 'DEF' | 'PAR' | 'RCV';
  readonly row: string;
  readonly figure: number;
  readonly shield: boolean;
  /** The green card's own Defend: useless against Slay (A104). */
  readonly green: boolean;
  /** What a counterblow strikes with (RCV only). */
  readonly blow: Blow | null;
}

/** One attack on one unit on its way through T1–T9 of section 3.3. */
export interface AttackFrame {
  readonly f: 'attack';
  /**
   * each: one of Stun All's; counter: a Receive strikes back; ploy: hostile without being an attack; ground: a
   * cursed hex.
   */
  readonly role: 'main' | 'splash' | 'counter' | 'each' | 'ploy' | 'ground';
  stage: Stage;
  /** -1: nobody (cursed ground). */
  readonly attacker: number;
  target: number;
  /** The other target of a Swipe, never asked to be a martyr; -1 for none. */
  readonly spare: number;
  readonly blow: Blow;
  onMount: boolean;
  /** The die that lies there, 0 for none; `stay`: its owner leaves it as it is. */
  die: number;
  stay: boolean;
  /** Usable cards drawn for the defence, best first; `next` counts those tried, then the layers tried. */
  cards: Colour[];
  next: number;
  chosen: Defence | null;
  /** Units next to the target's hex, in fixed unit order; `rolled` counts those done. */
  near: number[];
  rolled: number;
  hit: boolean;
}

/** A roll of one unit for its own effect: escape, Inspire, Rally, Revive, or one after another for Inspire All. */
export interface EffectFrame {
  readonly f: 'effect';
  readonly kind: 'ESC' | 'INS' | 'RAL' | 'REV' | 'INA' | 'STA';
  readonly unit: number;
  readonly row: string;
  readonly figure: number;
  /** Figure for all targets but the first: a spell's splash. 0: the same. */
  readonly rest: number;
  readonly targets: readonly number[];
  /** Cell for Revive. */
  readonly to: number;
  readonly blow: Blow | null;
  next: number;
  die: number;
  stay: boolean;
}

/** A spell that is no attack on its way: the roll, then what it does (section 3.5). */
export interface CastFrame {
  readonly f: 'cast';
  readonly spell: string;
  readonly unit: number;
  /** Whom it is for, in the order in which it reaches them. */
  readonly targets: readonly number[];
  /** Cell named, -1 for none; ways named for the first and the second who go. */
  readonly to: number;
  readonly ways: readonly (readonly number[])[];
  /** Name chosen: what to summon, which affliction, item or form. '' while it is open. */
  pick: string;
  stage: 'roll' | 'ploy' | 'effect';
  /** A ploy worked. */
  worked: boolean;
  /** Largest form that the die allows, 0 before it is thrown; rounds for something that was thrown already. */
  limit: number;
  /** Those of the targets that are done. */
  next: number;
  /** Cell that the caster chose when asked, -1 for none yet. */
  chosen: number;
  die: number;
  stay: boolean;
}

/** The rest of a way that a cursed hex interrupted (A159). */
export interface WalkFrame {
  readonly f: 'walk';
  readonly unit: number;
  readonly way: readonly number[];
  readonly how: string;
  readonly rule: string;
}

export type Frame = AttackFrame | EffectFrame | CastFrame | WalkFrame;

/** T1–T9 of section 3.3, in order; a frame only goes forward. */
export type Stage =
  | 'martyr'
  | 'mount'
  | 'hit'
  | 'lateMartyr'
  | 'lateMount'
  | 'poison'
  | 'defence'
  | 'layers'
  | 'effect'
  | 'splash';

/** A choice in the middle of a resolution (section 3.6). */
export interface Prompt {
  readonly kind: 'martyr' | 'fate' | 'guard' | 'defend' | 'push' | 'lure' | 'form' | 'place' | 'pick';
  readonly seat: number;
  /** The unit whose dilemma it is; for Fate the one who pays. */
  readonly unit: number;
  /** Units, cells, types (form) or items (pick) to choose from. */
  readonly options: readonly number[];
  /** For 'defend'. */
  readonly defences: readonly Defence[];
}

export function copyFrame(frame: Frame): Frame {
  if (frame.f !== 'attack') return { ...frame };
  return { ...frame, cards: frame.cards.slice(), near: frame.near.slice() };
}
