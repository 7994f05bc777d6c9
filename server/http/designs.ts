import { json, Router } from 'express';
import { gameIn, readDrawn } from '../../shared/design/document.ts';
import { cardRosterOf } from '../../shared/games/card-rosters.ts';
import {
  type DesignCard,
  type DesignClash,
  type DesignKey,
  type DesignVersion,
  designAsk,
  designCards,
  designId,
  type KeptDesign,
  newDesign,
  saveDesign,
} from '../../shared/protocol/designs.ts';
import type { Problem } from '../../shared/protocol/http.ts';
import { MAX_FILE } from '../../shared/scenario/format.ts';
import { cardOf, preview } from '../scenarios/shelf.ts';
import type { DesignRow } from '../storage/store.ts';
import type { House } from '../tables/house.ts';
import { hashOf, newDesignSecret, newTableId } from '../tables/secrets.ts';
import { Allowance } from './allowance.ts';
import { answerProblem, problemOf } from './answer.ts';

/** A scenario file of one's own may have this size, with what stands round it in the request. */
export const LARGEST_FILE = MAX_FILE + 64 * 1024;
/** Saves of one address as a share of the messages that it may send: one in two seconds, forty at once. */
const SAVES_SHARE = 0.025;
/** Shelves of one's own designs that one address may ask for: as many as saves; each looks some battles over. */
const SHELVES_SHARE = 0.025;
/** Cards of designs that were asked for lately: they are worked out once for each version. */
const CARDS_KEPT = 40;

/** The designer's side of the API: shared/protocol/designs.ts says what is asked and answered. */
export function designsApi(house: House): Router {
  const api = Router();
  const { store, shelf } = house;
  const saves = new Allowance(house.rate * SAVES_SHARE, house.rate * 2);
  const shelves = new Allowance(house.rate * SHELVES_SHARE, house.rate * 2);
  const cards = new Map<string, DesignCard>();

  api.get('/scenarios/:id', (request, response) => {
    const ready = shelf.scenarios.get(request.params.id);
    if (ready) response.json(ready.file);
    else answerProblem(response, problemOf('no-such-scenario'));
  });

  api.get('/maps/:id', (request, response) => {
    const { id } = request.params;
    if (Object.hasOwn(shelf.maps, id)) response.json(shelf.maps[id]);
    else answerProblem(response, problemOf('no-such-map'));
  });

  api.post('/designs', json({ limit: LARGEST_FILE }), (request, response) => {
    const read = newDesign.safeParse(request.body);
    const row = read.success ? rowOf(read.data.file, 1) : problemOf('bad-request');
    if ('code' in row) return void answerProblem(response, row);
    if (!saves.take(request.ip ?? '')) return void answerProblem(response, problemOf('too-many'));
    const key: DesignKey = { id: newTableId(), secret: newDesignSecret(), version: 1 };
    store.makeDesign(key.id, hashOf(key.secret), row);
    response.status(201).json(key);
  });

  api.post('/designs/cards', json({ limit: '4kb' }), (request, response) => {
    const read = designCards.safeParse(request.body);
    if (!read.success) return void answerProblem(response, problemOf('bad-request'));
    if (!shelves.take(request.ip ?? '')) return void answerProblem(response, problemOf('too-many'));
    response.json(read.data.ids.flatMap((id) => designCard(id) ?? []) satisfies DesignCard[]);
  });

  api.get('/designs/:id', (request, response) => {
    const kept = known(request.params.id);
    const newest = kept && keptVersion(request.params.id, kept.version);
    if (newest) response.json(newest);
    else answerProblem(response, problemOf('no-such-design'));
  });

  api.post('/designs/:id', json({ limit: LARGEST_FILE }), (request, response) => {
    const { id } = request.params;
    const read = saveDesign.safeParse(request.body);
    if (!read.success) return void answerProblem(response, problemOf('bad-request'));
    const { secret, base, file } = read.data;
    const refusal = refusalOf(id, secret);
    if (refusal) return void answerProblem(response, refusal);
    const row = rowOf(file, base + 1);
    if ('code' in row) return void answerProblem(response, row);
    if (!saves.take(request.ip ?? '')) return void answerProblem(response, problemOf('too-many'));
    if (store.addVersion(id, base, row)) return void response.json({ version: base + 1 });
    const theirs = keptVersion(id, store.design(id)?.version ?? 0);
    if (!theirs) return void answerProblem(response, problemOf('no-such-design'));
    const clash = { ...problemOf('design-changed'), version: theirs.version, file: theirs.file };
    answerProblem(response, clash as DesignClash);
  });

  api.post('/designs/:id/versions', json({ limit: '1kb' }), (request, response) => {
    const { id } = request.params;
    const read = designAsk.safeParse(request.body);
    const refusal = read.success ? refusalOf(id, read.data.secret) : problemOf('bad-request');
    if (refusal) answerProblem(response, refusal);
    else response.json(store.designVersions(id) satisfies readonly DesignVersion[]);
  });

  api.post('/designs/:id/versions/:n', json({ limit: '1kb' }), (request, response) => {
    const { id, n } = request.params;
    const read = designAsk.safeParse(request.body);
    const refusal = read.success ? refusalOf(id, read.data.secret) : problemOf('bad-request');
    if (refusal) return void answerProblem(response, refusal);
    const kept = /^\d{1,7}$/.test(n) ? keptVersion(id, Number(n)) : null;
    if (kept) response.json(kept);
    else answerProblem(response, problemOf('no-such-design'));
  });

  const known = (id: string) => (designId.safeParse(id).success ? store.design(id) : null);

  function refusalOf(id: string, secret: string): Problem | null {
    const kept = known(id);
    if (!kept) return problemOf('no-such-design');
    // Hashes are compared, so that the time taken tells nothing of the secret.
    return kept.secretHash === hashOf(secret) ? null : problemOf('not-yours');
  }

  /** The newest version on the shelf; null where there is no such design. */
  function designCard(id: string): DesignCard | null {
    const kept = known(id);
    if (!kept) return null;
    const key = `${id} ${kept.version}`;
    const before = cards.get(key);
    if (before) return before;
    const row = keptVersion(id, kept.version);
    if (!row) return null;
    const shown = preview(row.file, house.games);
    const card = shown.ok ? cardOf(id, row.file, shown.value, house.games) : null;
    const made = { id, version: row.version, title: titleIn(row.file), game: gameIn(row.file), card };
    cards.set(key, made);
    const [oldest] = cards.keys();
    if (cards.size > CARDS_KEPT) cards.delete(oldest);
    return made;
  }

  function keptVersion(id: string, version: number): KeptDesign | null {
    const row = store.designVersion(id, version);
    return row && { id, version: row.version, file: JSON.parse(row.file) };
  }

  return api;
}

/** A file as it is kept, or why it is none. A battle that is not ready to be played yet is kept all the same. */
function rowOf(file: unknown, version: number): DesignRow | Problem {
  const read = readDrawn(file, cardRosterOf(gameIn(file)), { game: '', sides: [] });
  if (!read.ok) return { ...problemOf('bad-file'), problems: read.problems };
  const text = JSON.stringify(file);
  if (text.length > MAX_FILE) return problemOf('too-large');
  return { version, title: read.design.title, file: text };
}

/** Every file that is kept has a title. */
function titleIn(file: unknown): string {
  const title = typeof file === 'object' && file !== null && 'title' in file ? file.title : '';
  return typeof title === 'string' ? title : '';
}
