import { type RuleEntry, type RuleSection, rule } from '../../../engine/rulebook.ts';
import { ROWS } from '../data/rows.ts';
import type { Effect, EffectKind, Row } from '../model.ts';
import { effects } from './effects.ts';

/** The activation list: one entry for each row, written from the rows' own data so that no figure stands twice. */
export const rows: RuleSection = {
  id: '1.5',
  title: 'Weapons and gifts',
  text: 'What each weapon or gift on a warrior’s sheet does with a blue and with a purple card.',
  entries: ROWS.map(entryOfRow),
};

function entryOfRow(row: Row): RuleEntry {
  const kinds = new Set([...row.blue, ...row.purple].map((effect) => `effect:${effect.kind}`));
  const isSpells = kinds.has('effect:SPELL');
  const text = isSpells
    ? 'Two cards together cast a spell of its list. Most pairs begin with a blue or a purple card.'
    : `Blue: ${sideOf(row.blue)}. Purple: ${sideOf(row.purple)}.${strikesWith(row)}`;
  return rule(`row:${row.id}`, row.names[0], text, ...(isSpells ? ['1.6', 'A135'] : kinds));
}

function sideOf(side: readonly Effect[]): string {
  return side.length === 0 ? 'nothing' : side.map(inWords).join(', or ');
}

/** "Attack, range 2, on 1-3": the name of the effect, how far, and the figure to roll. */
export function inWords(effect: Effect): string {
  return [nameOf(effect), reachOf(effect), figureOf(effect)].filter((part) => part !== '').join(', ');
}

/** "Stun" for STN. */
export function nameOfKind(kind: EffectKind): string {
  return effects.entries.find((entry) => entry.id === `effect:${kind}`)?.title ?? kind;
}

function nameOf(effect: Effect): string {
  const name = nameOfKind(effect.kind);
  return effect.indirect && effect.kind !== 'IND' ? `${name} over others` : name;
}

function reachOf({ kind, range }: Effect): string {
  if (kind === 'MOV' || kind === 'FLY') return range === 1 ? 'one hex' : `up to ${range} hexes`;
  if (kind === 'BUR') return 'range as on the sheet';
  return range > 0 ? `range ${range}` : '';
}

function figureOf({ figure, splash }: Effect): string {
  const main = figure === 0 ? '' : figure === 1 ? 'on 1' : `on 1-${figure}`;
  return splash ? `${main}, bystanders on ${splash === 1 ? '1' : `1-${splash}`}` : main;
}

function strikesWith(row: Row): string {
  if (row.tags.includes('inherit')) return ' Blows are struck with the warrior’s close-combat weapon.';
  return row.tags.includes('2h') ? ' Held in both hands.' : '';
}
