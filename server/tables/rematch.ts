import type { Entry } from '../../shared/engine/log.ts';
import type { Match } from '../../shared/engine/match.ts';
import type { Games } from '../scenarios/shelf.ts';
import type { Person } from '../storage/store.ts';
import { makeTable } from './make.ts';

/** The same people and bots at a new table of the same scenario, every side one seat on if `swap`. */
export function rematchOf(games: Games, match: Match, people: readonly Person[], swap: boolean) {
  const { position } = match;
  const open = match.entries[0];
  if (open.e !== 'open') throw new Error('The log does not begin with an opening.');
  const acts: Entry[] = position.host ? [{ e: 'host', by: position.host }] : [];
  if (position.limit > 0) acts.push({ e: 'limit', by: position.host, seconds: position.limit });
  position.seats.forEach(({ kind, person, name, word }, at) => {
    const seat = (at + (swap ? 1 : 0)) % position.seats.length;
    if (kind === 'person') acts.push({ e: 'sit', by: person, seat, name, word });
    if (kind === 'bot') acts.push({ e: 'bot', by: '', seat, on: true, name });
  });
  return makeTable(games, {
    file: open.file,
    options: open.options,
    byHand: open.byHand === true,
    autoStart: true,
    people,
    acts,
  });
}
