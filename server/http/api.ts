import { matchMaker } from '@colyseus/core';
import { json, Router } from 'express';
import type { Entry } from '../../shared/engine/log.ts';
import { words } from '../../shared/engine/words.ts';
import {
  type Made,
  mine,
  newTable,
  type Problem,
  type ScenarioCard,
  type TableCard,
  type TableDoor,
  type TableRecord,
} from '../../shared/protocol/http.ts';
import { PROTOCOL, tableId } from '../../shared/protocol/messages.ts';
import { BROKEN_TEXT, isBrokenText } from '../../shared/protocol/typed.ts';
import { withHandicap } from '../../shared/scenario/handicap.ts';
import { resolveMap } from '../../shared/scenario/scenario.ts';
import { BOT_NAME } from '../seats/entry-of.ts';
import type { KeptCard } from '../storage/store.ts';
import { isTheirs, shownCard } from '../tables/card.ts';
import type { House } from '../tables/house.ts';
import { makeTable } from '../tables/make.ts';
import { hashOf } from '../tables/secrets.ts';
import { Allowance } from './allowance.ts';
import { answerProblem, problemOf } from './answer.ts';
import { designsApi, LARGEST_FILE } from './designs.ts';

const OPEN_TABLES = 50;
const OWN_TABLES = 50;
/** Tables that one address makes, as a share of the messages that it may send: one in five seconds, 40 at once. */
const TABLES_SHARE = 0.01;

/** Why a table that was kept can't be loaded, as TableRoom says it. */
const CANNOT_LOAD = new Set(['no-such-table', 'other-rules', 'unreadable']);

/** The JSON side of the lobby: shared/protocol/http.ts says what is asked and answered. */
export function lobbyApi(house: House): Router {
  const api = Router();
  const makers = new Allowance(house.rate * TABLES_SHARE, house.rate * 2);
  /** Tables that are being loaded: two who open a link at once get one room. */
  const loading = new Map<string, Promise<unknown>>();

  api.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });

  api.get('/scenarios', (_request, response) => {
    const cards: ScenarioCard[] = [...house.shelf.scenarios.values()].map((ready) => ready.card);
    response.json(cards);
  });

  api.get('/maps', (_request, response) => {
    response.json(Object.keys(house.shelf.maps));
  });

  api.get('/tables', (_request, response) => {
    const cards = house.store
      .gathering(OPEN_TABLES)
      .filter((card) => card.seats.some((seat) => seat.kind === ''))
      .map((card) => shown(house, card, ''));
    response.json(cards satisfies TableCard[]);
  });

  api.post('/tables/mine', json({ limit: '1kb' }), (request, response) => {
    const read = mine.safeParse(request.body);
    if (!read.success) {
      answerProblem(response, problemOf('bad-request'));
      return;
    }
    const hash = hashOf(read.data.token);
    const cards = house.store
      .of(hash, OWN_TABLES)
      .filter(({ card, person }) => isTheirs(card, person))
      .map(({ card, person }) => shown(house, card, person));
    response.json(cards);
  });

  api.post('/tables', json({ limit: LARGEST_FILE }), (request, response) => {
    const read = newTable.safeParse(request.body);
    if (!read.success) {
      answerProblem(response, problemOf(isBrokenText(read.error) ? BROKEN_TEXT : 'bad-request'));
      return;
    }
    if (!makers.take(request.ip ?? '')) {
      answerProblem(response, problemOf('too-many'));
      return;
    }
    const made = make(house, read.data);
    if ('code' in made) answerProblem(response, made);
    else response.status(201).json(made);
  });

  api.get('/tables/:id', async (request, response) => {
    const id = request.params.id;
    if (!tableId.safeParse(id).success || !house.store.has(id)) {
      answerProblem(response, problemOf('no-such-table'));
      return;
    }
    if (!house.live.has(id)) {
      let load = loading.get(id);
      if (!load) {
        load = matchMaker.createRoom('table', { table: id }).finally(() => loading.delete(id));
        loading.set(id, load);
      }
      try {
        await load;
      } catch (error) {
        // Colyseus carries what the room said as the message of an error of its own.
        const code = error instanceof Error ? error.message : '';
        answerProblem(response, problemOf(CANNOT_LOAD.has(code) ? code : 'our-mistake'));
        return;
      }
    }
    const live = house.live.get(id);
    if (!live) {
      answerProblem(response, problemOf('server-away'));
      return;
    }
    if (live.full) {
      answerProblem(response, problemOf('full'));
      return;
    }
    live.expect();
    const door: TableDoor = { protocol: PROTOCOL, room: live.roomId, table: shown(house, live.card, '') };
    response.json(door);
  });

  api.get('/tables/:id/record', (request, response) => {
    const { id } = request.params;
    const record = tableId.safeParse(id).success ? house.store.record(id) : null;
    if (record) response.json(record satisfies TableRecord);
    else answerProblem(response, problemOf(house.store.has(id) ? 'not-over' : 'no-such-table'));
  });

  api.use(designsApi(house));
  api.use((_request, response) => answerProblem(response, problemOf('not-found')));
  return api;
}

function make(house: House, wish: ReturnType<typeof newTable.parse>): Made | Problem {
  const ready = wish.scenario === undefined ? undefined : house.shelf.scenarios.get(wish.scenario);
  if (wish.scenario !== undefined && !ready) return problemOf('no-such-scenario');
  if (!ready && wish.file === undefined) return problemOf('bad-request');
  const resolved = ready ? { ok: true as const, file: ready.file } : resolveMap(wish.file, house.shelf.maps);
  if (!resolved.ok) return { ...problemOf('bad-file'), problems: resolved.problems };
  const played = wish.handicap === undefined ? resolved : withHandicap(resolved.file, wish.handicap);
  if (!played.ok) return { ...problemOf('bad-file'), problems: played.problems };
  const { file } = played;

  const by = 'p1';
  const acts: Entry[] = [{ e: 'host', by }];
  if (wish.limit > 0) acts.push({ e: 'limit', by, seconds: wish.limit });
  for (const seat of wish.seats) acts.push({ e: 'sit', by, seat, name: wish.name, word: wish.word });
  for (const seat of wish.bots) acts.push({ e: 'bot', by, seat, on: true, name: BOT_NAME });
  const people = [{ id: by, hash: hashOf(wish.token) }];
  const made = makeTable(house.games, {
    file,
    options: wish.options,
    byHand: wish.byHand,
    autoStart: wish.start,
    people,
    acts,
  });
  if (!made.ok) {
    const { code, words: said, problems } = made.refusal;
    return { code, words: code === 'seat' ? words('problem.bad-request') : said, problems };
  }
  house.store.make(made.value);
  return { id: made.value.id };
}

/** A loaded table knows best who is here. */
function shown(house: House, card: KeptCard, asking: string): TableCard {
  return shownCard(card, house.live.get(card.id)?.isHere ?? (() => false), asking);
}
