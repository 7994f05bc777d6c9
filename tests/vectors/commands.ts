import { itemByName } from '../../shared/games/warrior-lands/data/items.ts';
import { spellsByName } from '../../shared/games/warrior-lands/data/spells.ts';
import type { Spell } from '../../shared/games/warrior-lands/magic.ts';
import { COLOURS, type Colour, type EffectKind, type Move } from '../../shared/games/warrior-lands/model.ts';
import { idByName } from '../../shared/games/warrior-lands/names.ts';
import { fieldOf, profileOf } from '../../shared/games/warrior-lands/rules/field.ts';
import type { Defence, Prompt } from '../../shared/games/warrior-lands/rules/frames.ts';
import { openOf } from '../../shared/games/warrior-lands/rules/play.ts';
import type { SpellOffer } from '../../shared/games/warrior-lands/rules/spells.ts';
import type { Bout } from './bout.ts';
import { Mismatch } from './dice.ts';
import { BadFile, type Place, placeOf } from './grammar.ts';

/** A command of a case as a move of the game; null for the round commands, which are no moves. */
export function moveOf(bout: Bout, text: string, line: number): Move | null {
  const [verb, ...rest] = text.split(/\s+/);
  switch (verb) {
    case 'act':
      return {
        do: 'act',
        unit: bout.index(rest[0] ?? ''),
        ...(rest[1] === 'remount' && { remount: true as const }),
      };
    case 'end':
      return { do: 'end' };
    case 'bonus':
      return { do: 'bonus', ...way(bout, placesOf(text.replace(/^bonus\s+to\s+/, ''), line)) };
    case 'play':
      return playOf(bout, text, line);
    case 'cast':
      return castOf(bout, text, line);
    case 'initiative':
    case 'round':
    case 'round!':
      return null;
    default:
      throw new BadFile(line, `no command begins with "${verb}"`);
  }
}

function playOf(bout: Bout, text: string, line: number): Move {
  const [, card, what, rest] = /^play\s+([ROYGBP])\s+(move|attack|use)\s+(.+)$/.exec(text) ?? [];
  if (!card) throw new BadFile(line, `a card is played as "play C move|attack|use …", and not "${text}"`);
  const colour = card as Colour;
  if (what === 'move') return { do: 'move', card: colour, ...way(bout, placesOf(rest, line)) };
  if (what === 'use') return useOf(bout, colour, rest, line);
  const [target, weapon] = rest.split(/\s+with\s+/);
  return {
    ...{ do: 'strike', card: colour, target: bout.index(target.trim()) },
    ...(weapon !== undefined && { weapon: rowOf(weapon) }),
  };
}

/** `Trait[.KIND] [on T[,T2]] [to q,r …]` */
function useOf(bout: Bout, card: Colour, text: string, line: number): Move {
  const parts = /^(.+?)(?:\.([A-Z]{3}))?(?:\s+on\s+(\w+)(?:\s*,\s*(\w+))?)?(?:\s+to\s+(.+))?$/.exec(text);
  if (!parts) throw new BadFile(line, `a row is used as "use Trait[.KIND] [on T[,T2]] [to q,r …]"`);
  const [, name, kind, target, second, to] = parts;
  const power = powerOf(bout, name);
  if (power)
    return {
      ...{ do: 'cast', cards: [card], ...power },
      ...(target !== undefined && { target: bout.index(target) }),
      ...(to !== undefined && { to: bout.cell(placesOf(to, line)[0]) }),
    };
  const row = rowOf(name);
  const places = to === undefined ? [] : placesOf(to, line);
  const moves = movesWith(bout, card, row);
  if (kind === 'MOV' || kind === 'FLY' || (kind === undefined && moves && places.length > 0))
    return { do: 'move', card, row, ...wayOrGoal(bout, places) };
  return {
    ...{ do: 'use', card, row },
    ...(kind !== undefined && { kind: kind as EffectKind }),
    ...(target !== undefined && { target: bout.index(target) }),
    ...(second !== undefined && { second: bout.index(second) }),
    ...(places.length > 0 && { to: bout.cell(places[0]) }),
  };
}

/** A spell of one's own or of an item that takes one purple card (A143, A166); null for anything else. */
function powerOf(bout: Bout, name: string): { readonly spell: string; readonly item?: string } | null {
  const id = itemByName(name)?.id ?? '';
  const offer = offersOf(bout).find(
    ({ spell, by, item }) => by === 'purple' && (item === '' ? isNamed(spell, name) : item === id),
  );
  return offer ? { spell: offer.spell.id, ...(offer.item !== '' && { item: offer.item }) } : null;
}

function offersOf(bout: Bout): readonly SpellOffer[] {
  const open = openOf(bout.b);
  return open ? profileOf(fieldOf(bout.b), bout.b.units[open.unit]).spells : [];
}

const isNamed = (spell: Spell, name: string): boolean =>
  spellsByName(name).some((known) => known.id === spell.id);

/** `C1+C2 Spell [on T[,T2]] [to q,r …] [then q,r …] [pick Name] [as newId]`, the parts in any order. */
function castOf(bout: Bout, text: string, line: number): Move {
  const [, first, second, rest] = /^cast\s+([ROYGBP])\+([ROYGBP])\s+(.+)$/.exec(text) ?? [];
  if (!first) throw new BadFile(line, `a spell is cast as "cast C1+C2 Spell …", and not "${text}"`);
  const [name, ...more] = rest.split(/\s+(on|to|then|pick|as)\s+/);
  const part = (word: string): string | undefined => {
    const at = more.indexOf(word);
    return at < 0 ? undefined : more[at + 1];
  };
  const spell = spellNamed(bout, name, line);
  const [target, other] = part('on')?.split(/\s*,\s*/) ?? [];
  const to = part('to');
  const then = part('then');
  const pick = part('pick');
  return {
    ...{ do: 'cast', cards: [first as Colour, second as Colour], spell: spell.id },
    ...(target !== undefined && { target: bout.index(target) }),
    ...(other !== undefined && { second: bout.index(other) }),
    ...(to !== undefined && wayOrGoal(bout, placesOf(to, line))),
    ...(then !== undefined && { friendPath: placesOf(then, line).map((place) => bout.cell(place)) }),
    ...(pick !== undefined && { pick: spell.effect.is === 'create' ? (itemByName(pick)?.id ?? pick) : pick }),
  };
}

/** The caster's own spell of that name; of two lists that share it, the one that it has. */
function spellNamed(bout: Bout, name: string, line: number): Spell {
  const own = offersOf(bout).find(({ spell }) => isNamed(spell, name))?.spell;
  const [any] = spellsByName(name);
  if (!own && !any) throw new BadFile(line, `no spell is named "${name}"`);
  return own ?? any;
}

/** `as newId` at the end of a spell: what the newcomer is called from then on. */
export const newName = (text: string): string | undefined => /\sas\s+(\w+)$/.exec(text)?.[1];

function movesWith(bout: Bout, card: Colour, row: string): boolean {
  const open = openOf(bout.b);
  if (!open || !COLOURS.includes(card)) return false;
  const { moves } = profileOf(fieldOf(bout.b), bout.b.units[open.unit]);
  return moves[card].some((offer) => offer.row === row);
}

/** Id of a row or trait; names that the game does not know stay as they are and will be refused. */
const rowOf = (name: string): string => idByName(name.trim()) ?? name.trim();

function placesOf(text: string, line: number): readonly Place[] {
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const place = placeOf(part);
      if (!place) throw new BadFile(line, `places are written q,r, and not "${part}"`);
      return place;
    });
}

/** The hexes of a case are the path itself, step by step. */
function way(
  bout: Bout,
  places: readonly Place[],
): { readonly to: number; readonly path: readonly number[] } {
  const path = places.map((place) => bout.cell(place));
  return { to: path[path.length - 1], path };
}

/** A row's move may name its end alone; several hexes are the path. */
function wayOrGoal(bout: Bout, places: readonly Place[]): { to: number; path?: readonly number[] } {
  return places.length === 1 ? { to: bout.cell(places[0]) } : way(bout, places);
}

/** The answer to a prompt: as the case has it (`text`), or what happens without one. */
export function answerOf(bout: Bout, prompt: Prompt, text: string | null, line: number): Move {
  const said = text?.replace(/^\w+\s+/, '').trim();
  switch (prompt.kind) {
    case 'martyr':
      return { do: 'martyr', unit: said === undefined || said === 'none' ? -1 : bout.index(said) };
    case 'fate':
      return { do: 'fate', reroll: said === 'yes' };
    case 'guard':
      return { do: 'guard', draw: said !== 'no' };
    case 'defend': {
      const { row, kind } = defenceOf(prompt.defences, said);
      return { do: 'defend', row, kind };
    }
    case 'push':
    case 'lure':
    case 'place': {
      if (said === undefined) throw new Mismatch(`${prompt.kind} is asked, and the case has no answer`);
      return { do: prompt.kind, to: bout.cell(placesOf(said, line)[0]) };
    }
    case 'form':
    case 'pick': {
      if (said === undefined) throw new Mismatch(`${prompt.kind} is asked, and the case has no answer`);
      return { do: prompt.kind, name: prompt.kind === 'pick' ? (itemByName(said)?.id ?? said) : said };
    }
  }
}

const KIND_ORDER = ['RCV', 'DEF', 'PAR'];

/** "Row", "Row.KIND", or the best: highest figure, then Receive, Defend, Parry (A66). */
function defenceOf(defences: readonly Defence[], said: string | undefined): Defence {
  if (said === undefined || said === 'best')
    return [...defences].sort(
      (a, b) => b.figure - a.figure || KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind),
    )[0];
  const [name, kind] = said.split('.');
  const row = name === 'green' || name === 'card' ? 'card' : rowOf(name);
  const found = defences.find((d) => d.row === row && (kind === undefined || d.kind === kind));
  if (!found)
    throw new Mismatch(`${said} is none of ${defences.map((d) => `${d.row}.${d.kind}`).join(', ')}`);
  return found;
}
