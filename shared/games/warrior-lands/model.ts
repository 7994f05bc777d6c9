/**
 * Warrior Lands in types: what the data tables, the notation, the rules and the vectors share.
 * "R10", "A64" are sections and rulings of the rules analysis; docs/rules in the app tells them to players.
 */

/** Card colours, in the order of section 1.2. */
export const COLOURS = ['R', 'O', 'Y', 'G', 'B', 'P'] as const;
export type Colour = (typeof COLOURS)[number];

/** Effect kinds of section 1.3 that a row can hold. */
export const EFFECT_KINDS = [
  'ATK',
  'IND',
  'PRC',
  'FLX',
  'CRU',
  'SWP',
  'SEC',
  'BUR',
  'STN',
  'STA',
  'TRP',
  'PSH',
  'LUR',
  'DEF',
  'PAR',
  'RCV',
  'MOV',
  'FLY',
  'INS',
  'INA',
  'RAL',
  'REV',
  'SWI',
  'DEP',
  'REG',
  'SPELL',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export interface Effect {
  readonly kind: EffectKind;
  /** Hexes reached, or steps for MOV and FLY; 0 where the notation gives none. */
  readonly range: number;
  /** Succeeds on 1..figure; 0 where nothing is rolled. */
  readonly figure: number;
  /** Passes over units (Indirect, and Crush/Indirect of the boulder: A56). */
  readonly indirect?: true;
  /** Burst: figure for the units next to the target. */
  readonly splash?: number;
}

/** Our classification of section 1.5. */
export type Tag =
  | 'hand'
  | 'flex'
  | 'missile'
  | 'siege'
  | 'natural'
  | 'power'
  | 'inherit'
  | 'skel'
  | 'metal'
  | '2h'
  | 'shield'
  | 'magicunit';

/** A row of the activation list. Blue and purple hold alternatives ("Attack 1 or Receive (1-2)"). */
export interface Row {
  readonly id: string;
  /** As printed, then every other spelling that a unit, hero, item or scenario line uses. */
  readonly names: readonly string[];
  readonly blue: readonly Effect[];
  readonly purple: readonly Effect[];
  readonly tags: readonly Tag[];
}

/** A passive defence, permanent trait or keyword: what is not a row (sections 1.4, 1.13). */
export interface Passive {
  readonly id: string;
  readonly names: readonly string[];
  /** Absorbs damage on 1..figure (layers only, A72 order = table order). */
  readonly absorbs?: number;
}

/**
 * One kind of warrior, resolved: names became row and passive ids in printed order. `slay` holds what Slay X
 * names; `burst` the X of a Burst row; `mount` a mount's own type.
 */
export interface UnitType {
  readonly name: string;
  readonly hits: number;
  readonly skill: number;
  readonly fate: number;
  /** Row, passive and keyword ids in printed order. */
  readonly traits: readonly string[];
  readonly slay: readonly string[];
  readonly burst: number;
  /** Rows whose weapon is of wood here, where others of the row are of metal: a Club among Maces (A162). */
  readonly wood: readonly string[];
  readonly mount: UnitType | null;
  /** Army whose race rules this unit follows (A174), '' for none. */
  readonly army: string;
  /** Type keywords for Slay and Turn Undead: 'dragon', 'giant', 'goblin', 'undead' (A107). */
  readonly keywords: readonly string[];
  /** Ids of the magic items that it carries when the battle begins. */
  readonly items: readonly string[];
  /**
   * Spells of its own, without a list: by the spell's two cards (Cure and Bless of the Unicorn, A144) or for one
   * purple card (Mesmer of the Mind Flayer, A143). `spell`: id of the spell.
   */
  readonly powers: readonly { readonly spell: string; readonly by: 'pair' | 'purple' }[];
  /** Hero's improved cards (section 1.11). */
  readonly improved: {
    readonly redMoves2?: true;
    readonly orangeDefends?: number;
    readonly blueAsPurple?: true;
  };
  readonly look: {
    readonly icon: string;
    readonly size: 'foot' | 'mounted' | 'big';
    readonly height?: number;
  };
}

/** A warrior as it is set up. Unit order = order of this list = fixed unit order of section 3. */
export interface UnitSetup {
  readonly type: UnitType;
  /** Name to show: 'Hoplite 3' or 'Perseus'. */
  readonly name: string;
  /** Short stable id, unique in the battle; piece id on the table. */
  readonly id: string;
  readonly seat: number;
  /** Cell of the board, -1 off the map (dead). */
  readonly cell: number;
  /** Levels rolled on the hero table when the battle begins (section 1.11). */
  readonly heroLevels?: number;
  /** What levels that it has already hold besides Hits, Skill and Fate: only recruiting asks for it. */
  readonly raised?: {
    readonly specials?: number;
    readonly relics?: number;
    readonly companions?: readonly string[];
  };
  /** Start values other than a fresh unit's: only vectors and handicaps use these. */
  readonly start?: Readonly<
    Partial<{
      damage: number;
      tokens: number;
      dead: boolean;
      trapped: boolean;
      summoned: boolean;
      summonedHits: number;
    }>
  >;
}

/** What `Game.load` returns for this game. */
export interface BattleSetup {
  readonly id: string;
  readonly title: string;
  readonly story: string;
  readonly board: import('../../table/model.ts').BoardView;
  /** Cells that the map's ground and features block (option terrain); absent where they block nothing. */
  readonly blocking?: { readonly movement: readonly number[]; readonly sight: readonly number[] };
  readonly sides: readonly {
    readonly name: string;
    readonly plastic: string;
    /** Sides of one team are friends (A9); absent: every other side is a foe. */
    readonly team?: string;
    /** Army and gold that it was recruited with (section 1.10); a side of the scenario's own has neither (A194). */
    readonly army?: string;
    readonly gold?: number;
  }[];
  readonly units: readonly UnitSetup[];
  /** Options that the scenario itself sets; a table may set them otherwise. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** Unit ids here are indices into the battle's unit list; cells are board indices. */
export type Move =
  /**
   * Choose a unit: its token goes, its cards come (S0–S5). `remount` spends the activation on remounting (S4);
   * `give`: items handed to friends beside it before the draw (S2).
   */
  | {
      readonly do: 'act';
      readonly unit: number;
      readonly remount?: true;
      readonly give?: readonly { readonly item: string; readonly to: number }[];
    }
  /**
   * Setting up (option deploy): places the unit, or without `to` takes it before the others; -1: all that are
   * left stay where they stand.
   */
  | { readonly do: 'deploy'; readonly unit: number; readonly to?: number }
  /** Base move with R or O (A35), or a row effect MOV/FLY. `path`: a way of one's own; absent: the shortest. */
  | {
      readonly do: 'move';
      readonly card: Colour;
      readonly row?: string;
      readonly to: number;
      readonly path?: readonly number[];
    }
  /** Base attack with Y (G, R where allowed). `weapon`: row id struck with (A44), absent: the first melee row. */
  | {
      readonly do: 'strike';
      readonly card: Colour;
      readonly target: number;
      readonly weapon?: string;
    }
  /**
   * A row effect of B or P that is neither MOV nor FLY nor a defence. `kind` picks one where the row offers
   * two. `target`, `second` (Swipe, Switch) units; `to` a cell (Revive).
   */
  | {
      readonly do: 'use';
      readonly card: Colour;
      readonly row: string;
      readonly kind?: EffectKind;
      readonly target?: number;
      readonly second?: number;
      readonly to?: number;
      /** Arrows of Slaying declared for this shot (A106). */
      readonly item?: string;
    }
  /**
   * A spell by its two cards in order, a power or item for one purple card, or an item that is used up for no
   * card (A190, `item`). `second`: other target of a Swipe. `to`: place, or end of a way; `path`: the way of
   * the first who goes, `friendPath` of the friend who goes along. `pick`: name of what is summoned, cured or created. What may be
   * left out is asked for after the cards are spent.
   */
  | {
      readonly do: 'cast';
      readonly cards: readonly Colour[];
      readonly spell: string;
      readonly item?: string;
      readonly target?: number;
      readonly second?: number;
      readonly to?: number;
      readonly path?: readonly number[];
      readonly friendPath?: readonly number[];
      readonly pick?: string;
    }
  /** Uses up an item that gives traits for a time (Potion of Strength); a card only by option. */
  | { readonly do: 'drink'; readonly item: string; readonly cards: readonly Colour[] }
  /** At the end of the activation: hands an item to a friend beside it, or takes one from the ground (A191). */
  | { readonly do: 'give'; readonly item: string; readonly target: number }
  | { readonly do: 'loot'; readonly item: string; readonly cell: number }
  /** The free move of a deployed unit (A133). */
  | {
      readonly do: 'bonus';
      readonly to: number;
      readonly path?: readonly number[];
    }
  /** Ends the open activation. */
  | { readonly do: 'end' }
  /** Answers to prompts of section 3.6. `unit: -1`: nobody steps in. */
  | { readonly do: 'martyr'; readonly unit: number }
  | { readonly do: 'fate'; readonly reroll: boolean }
  /** Whether to draw for defence (option defenceDraw). */
  | { readonly do: 'guard'; readonly draw: boolean }
  /** Which defence to use: row id, or 'card' for the colour's own (green, race card). */
  | { readonly do: 'defend'; readonly row: string; readonly kind: EffectKind }
  | { readonly do: 'push'; readonly to: number }
  | { readonly do: 'lure'; readonly to: number }
  /** Where a spell takes somebody; the type that a Polymorph makes; the item that an Enchant makes, by name. */
  | { readonly do: 'place'; readonly to: number }
  | { readonly do: 'form'; readonly name: string }
  | { readonly do: 'pick'; readonly name: string }
  /** Gives the turn away while one has a token (A19, option pass). */
  | { readonly do: 'pass' }
  /** Stalemate (A34): offer or accept the draw; only offered when the rule allows. */
  | { readonly do: 'draw'; readonly accept: boolean };
