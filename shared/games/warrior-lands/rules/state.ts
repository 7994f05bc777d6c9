import type { BattleSetup, Colour, EffectKind, UnitType } from '../model.ts';
import type { Options } from './options.ts';

/** What never changes while a battle lasts; all copies of a battle share it. */
export interface Base {
  readonly setup: BattleSetup;
  readonly options: Options;
  /** Every type on the table once, then those that magic may bring; `Unit.type` and `Unit.form` point here. */
  readonly types: readonly UnitType[];
  /** How many of them stand in the setup. */
  readonly mustered: number;
  /** How many of the others are sample units that a Polymorph may make; they come first (A153). */
  readonly samples: number;
  /** Team of each seat: equal numbers are friends (A9). */
  readonly teams: readonly number[];
  /** Index of each unit's type, in the order of the setup. */
  readonly typeOf: readonly number[];
  /** Rounds end only when told to (test vectors); otherwise as soon as nobody has a token. */
  readonly told: boolean;
}

export type MountState = 'none' | 'on' | 'off' | 'dead';

/** Standing answers to prompts (section 3.6). `differ` asks only between a Receive and another defence. */
export interface Policies {
  readonly martyr: 'ask' | 'always' | 'never';
  readonly fate: 'ask' | 'save' | 'never';
  readonly defence: 'differ' | 'ask' | 'best';
}

/** What works on a unit for a time: a spell's gift, a potion, control. */
export interface Lasting {
  /** Where it comes from, as a reference to the rulebook: 'spell:mage:invisibility', 'item:potionofstrength'. */
  readonly rule: string;
  /** Row and passive ids that it gives, and Hits, Skill and Fate. */
  readonly traits: readonly string[];
  readonly hits: number;
  readonly skill: number;
  readonly fate: number;
  /** A spell for one purple card, or an improved card: what a level of a hero may bring besides (section 1.11). */
  readonly power?: string;
  readonly improves?: keyof UnitType['improved'];
  /** Seat that controls the unit meanwhile; -1: no control. */
  readonly control: number;
  /** Rounds that are left, the present one counted; -1: for the battle (A2). */
  readonly left: number;
}

/** A magic item that somebody carries or that lies on the ground. */
export interface Held {
  readonly item: string;
  /** Uses left; 0: used for ever. */
  readonly uses: number;
  /** Rounds until it fades (Enchant); -1: it does not. */
  readonly left: number;
}

export interface Unit {
  readonly id: string;
  readonly name: string;
  /** Index into `Base.types`. */
  type: number;
  readonly owner: number;
  /** Who controls it now. */
  seat: number;
  /** -1: off the map. */
  cell: number;
  dead: boolean;
  damage: number;
  tokens: number;
  /** Gets no token at the next round's start (A108). */
  stunned: boolean;
  trapped: boolean;
  /** One more card waits for it (A111). */
  inspired: boolean;
  /** The once of this round is used up (A112, A114). */
  wasInspired: boolean;
  wasRallied: boolean;
  /** Cards more or less at its next draw. */
  extra: number;
  less: number;
  cursed: boolean;
  fateLeft: number;
  mount: MountState;
  mountDamage: number;
  summoned: boolean;
  /** Hits that it has summoned in this battle. */
  summonedHits: number;
  /** Cards kept for defence (option holdDefence). */
  held: readonly Colour[];
  /** Type that it is transformed into, -1 for its own; the damage that it had before (A153). */
  form: number;
  ownDamage: number;
  items: readonly Held[];
  lasting: readonly Lasting[];
  /** Traits that rust has eaten (A162). */
  lost: readonly string[];
  /** All of this that changes what it can do, as one key; '' for a unit as it was set up (build.ts). */
  build: string;
  /** A resurrection has failed on it (A148). */
  barred: boolean;
  /** Damage tokens that poison and petrifaction placed (A139). */
  venom: number;
  stone: number;
  prefer: Policies;
}

export interface Card {
  /** Piece id while it lies face up: says nothing about the deck. */
  readonly id: string;
  readonly colour: Colour;
}

/** One unit's open activation (section 3.2, S1–S8). Deploy opens a second one on top. */
export interface Activation {
  readonly unit: number;
  hand: Card[];
  /** Cards that it drew: all of them in hand still means that nothing was done with them. */
  drawn: number;
  moved: boolean;
  attacks: number;
  seconds: number;
  /** Cells flown over in this activation: what a range 0 burst may hit (A129). */
  flown: readonly number[];
  /** Steps of the free move still open (A133). */
  bonus: number;
  /** Items have been handed over or taken: cards are no longer played (A191). */
  closing: boolean;
  /** It is over: ended, or used up by the escape roll or by remounting. */
  spent: boolean;
}

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

export interface Verdict {
  readonly winners: readonly number[];
  readonly reason: 'annihilation' | 'rounds' | 'breakpoint' | 'leader' | 'stalemate' | 'resigned';
}

/** Figures for the summary at the end, one per seat. */
export interface Tally {
  /** Damage tokens placed on foes. */
  dealt: number;
  /** Dice with a target figure: how many succeeded, and the sum of their chances in sixths. */
  wins: number;
  sixths: number;
}

/** The whole battle as plain data. */
export interface Battle {
  readonly base: Base;
  round: number;
  units: Unit[];
  /** Unit by cell, -1 for none. */
  at: number[];
  /** One deck for all, or one per seat (A5). The top card is the last of the list. */
  decks: Colour[][];
  discards: Colour[][];
  /** Number of the next card piece. */
  serial: number;
  /** Seat that chooses a unit next; -1: whoever has a token (start of a round that was told). */
  turn: number;
  /** Seat of the last activation, and seat that began the round. */
  last: number;
  first: number;
  /** Units whose places the players have still to choose, the next one first; null: the battle has begun (A11). */
  placing: readonly number[] | null;
  /** Activations that the seat on turn still has in a row (option ratio). */
  run: number;
  /** Seats that passed one after another (option pass). */
  passes: number;
  open: Activation[];
  frames: Frame[];
  prompt: Prompt | null;
  /** Round of the last damage token; seat that offers a draw (-1), and the round of the last offer (A34). */
  lastHarm: number;
  offer: number;
  offered: number;
  /** Seats that said yes to the offer. */
  agreed: readonly number[];
  /** Hexes that attack whoever enters them (A159). */
  cursed: readonly number[];
  /** Items of the fallen, where they fell. */
  loot: readonly { readonly cell: number; readonly held: Held }[];
  /** Items that the battle began with, and how many of them are used up. */
  found: number;
  usedUp: number;
  /** Seats that gave up. */
  resigned: readonly number[];
  /** Somebody fell since victory was last judged. */
  fell: boolean;
  over: Verdict | null;
  tally: Tally[];
}

/** A copy that shares nothing that changes. By hand: eleven times faster than structuredClone. */
export function copyBattle(b: Battle): Battle {
  return {
    base: b.base,
    round: b.round,
    units: b.units.map(copyUnit),
    at: b.at.slice(),
    decks: b.decks.map((deck) => deck.slice()),
    discards: b.discards.map((pile) => pile.slice()),
    serial: b.serial,
    turn: b.turn,
    last: b.last,
    first: b.first,
    placing: b.placing,
    run: b.run,
    passes: b.passes,
    open: b.open.map((a) => ({
      unit: a.unit,
      hand: a.hand.slice(),
      moved: a.moved,
      attacks: a.attacks,
      seconds: a.seconds,
      flown: a.flown,
      bonus: a.bonus,
      drawn: a.drawn,
      closing: a.closing,
      spent: a.spent,
    })),
    frames: b.frames.map(copyFrame),
    prompt: b.prompt,
    lastHarm: b.lastHarm,
    offer: b.offer,
    offered: b.offered,
    agreed: b.agreed,
    cursed: b.cursed,
    loot: b.loot,
    found: b.found,
    usedUp: b.usedUp,
    resigned: b.resigned,
    fell: b.fell,
    over: b.over,
    tally: b.tally.map((t) => ({ dealt: t.dealt, wins: t.wins, sixths: t.sixths })),
  };
}

function copyFrame(frame: Frame): Frame {
  if (frame.f !== 'attack') return { ...frame };
  return { ...frame, cards: frame.cards.slice(), near: frame.near.slice() };
}

function copyUnit(u: Unit): Unit {
  return {
    id: u.id,
    name: u.name,
    type: u.type,
    owner: u.owner,
    seat: u.seat,
    cell: u.cell,
    dead: u.dead,
    damage: u.damage,
    tokens: u.tokens,
    stunned: u.stunned,
    trapped: u.trapped,
    inspired: u.inspired,
    wasInspired: u.wasInspired,
    wasRallied: u.wasRallied,
    extra: u.extra,
    less: u.less,
    cursed: u.cursed,
    fateLeft: u.fateLeft,
    mount: u.mount,
    mountDamage: u.mountDamage,
    summoned: u.summoned,
    summonedHits: u.summonedHits,
    held: u.held,
    form: u.form,
    ownDamage: u.ownDamage,
    items: u.items,
    lasting: u.lasting,
    lost: u.lost,
    build: u.build,
    barred: u.barred,
    venom: u.venom,
    stone: u.stone,
    prefer: u.prefer,
  };
}
