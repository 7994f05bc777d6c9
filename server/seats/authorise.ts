import type { Refusal } from '../../shared/engine/refusal.ts';
import { words } from '../../shared/engine/words.ts';
import type { Act } from '../../shared/protocol/messages.ts';

/** What decides who may do what: nothing of the game, only who sits where. */
export interface Standing {
  readonly phase: 'gathering' | 'playing' | 'over';
  /** Person id of the host, '' for none. */
  readonly host: string;
  /** Per seat: who has it. */
  readonly seats: readonly { readonly kind: '' | 'person' | 'bot'; readonly person: string }[];
  /** Per seat: everybody who has had it since the start. */
  readonly held: readonly (readonly string[])[];
}

/**
 * Whether this person may do this act here. `person` is '' for somebody who never sat at this table. Says
 * nothing about the rules of the game: the match judges those.
 */
export function authorise(standing: Standing, person: string, act: Act): Refusal | null {
  const { seats, phase } = standing;
  const isHost = person !== '' && standing.host === person;
  const seated = person !== '' && seats.some((seat) => seat.person === person);
  if ('seat' in act && !seats[act.seat]) return no('seat');
  switch (act.do) {
    case 'move':
    case 'undo':
    case 'agree':
    case 'prefer':
    case 'resign':
    case 'free':
    case 'by-hand':
      return person !== '' && seats[act.seat].person === person ? null : no('not-your-seat');
    case 'stand':
      return person !== '' && seats[act.seat].person === person ? null : no('not-your-seat');
    case 'sit':
      if (phase === 'over') return no('over');
      if (seats[act.seat].kind !== '') return no('seat-taken');
      return phase === 'playing' && readElsewhere(standing, person, act.seat) ? no('other-seat') : null;
    case 'rename':
      return null;
    case 'bot':
      if (!isHost) return no('not-host');
      if (phase === 'over') return no('over');
      if (act.on) return seats[act.seat].kind === '' ? null : no('seat-taken');
      return seats[act.seat].kind === 'bot' ? null : no('not-a-bot');
    case 'remove':
      if (!isHost) return no('not-host');
      if (seats[act.seat].kind !== 'person') return no('seat-free');
      return seats[act.seat].person === person ? no('only-guest') : null;
    case 'limit':
      if (!isHost) return no('not-host');
      return phase === 'gathering' ? null : no('already-started');
    case 'start':
      return isHost ? null : no('not-host');
    case 'rematch':
      return seated || isHost ? null : no('not-your-seat');
  }
}

/** Whoever has seen one hand since the start sits down to no other: the host could free any seat and read it. */
function readElsewhere({ held }: Standing, person: string, seat: number): boolean {
  return !held[seat].includes(person) && held.some((people) => people.includes(person));
}

const no = (code: string): Refusal => ({ code, words: words(`no.${code}`) });
