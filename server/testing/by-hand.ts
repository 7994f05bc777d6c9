import type { NewTable } from '../../shared/protocol/http.ts';
import type { FromClient } from '../../shared/protocol/messages.ts';
import type { FreeAct } from '../../shared/table/byhand/acts.ts';
import { type ActResult, Browser, makeTable, newToken } from './browser.ts';

/** A table that lies by hand: Ann at seat 0, Ben at seat 1, and Eve, who watches. */
interface HandTable {
  readonly table: string;
  readonly ann: Browser;
  readonly ben: Browser;
  readonly eve: Browser;
}

export async function handTable(url: string, wish: Partial<NewTable> = {}): Promise<HandTable> {
  const token = newToken();
  const table = await makeTable(url, { token, name: 'Ann', seats: [0], start: true, byHand: true, ...wish });
  const ann = await Browser.join(url, table, { token });
  const ben = await Browser.join(url, table, { name: 'Ben' });
  const eve = await Browser.join(url, table, { name: 'Eve' });
  await ben.sit(1);
  await together(ann, ben, eve);
  return { table, ann, ben, eve };
}

/** Waits until all have heard of the newest act, and of everything else that was sent before. */
export async function together(...all: Browser[]): Promise<void> {
  const step = Math.max(...all.map((one) => Math.floor(one.you?.step ?? 0)));
  for (const one of all) await one.until(() => (one.you?.step ?? 0) >= step, `step ${step}`);
  for (const one of all) await one.hush();
}

export const free = (who: Browser, seat: number, act: FreeAct): Promise<ActResult> =>
  who.act({ do: 'free', seat, act });

/** Ids of what lies in a zone, in the public order. */
export function idsIn(who: Browser, zone: string): string[] {
  return [...who.state.pieces]
    .filter(([, piece]) => piece.zone === zone)
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([id]) => id);
}

let grabs = 0;
/** Sends a grab; the answer comes under the id that is returned. */
export function reach(who: Browser, over: Partial<FromClient['grab']>): string {
  const id = `grab-${++grabs}`;
  who.send('grab', { id, seat: 0, ids: [], on: true, ...over });
  return id;
}

export const grab = (who: Browser, seat: number, ids: string[], on = true): Promise<ActResult> =>
  who.answer(reach(who, { seat, ids, on }));

/** What this browser was told last that a seat holds. */
export function heldBy(who: Browser, seat: number): readonly string[] {
  const told = who.heard.findLast((one) => one.kind === 'held' && one.body.seat === seat);
  return told?.kind === 'held' ? told.body.ids : [];
}

/** Everything public, to be compared: what was laid back has zeros where one that never moved has nothing. */
export const lying = (who: Browser): unknown =>
  Object.fromEntries(
    [...who.state.pieces].map(
      ([id, { kind, seat, zone, at, marks, x = 0, y = 0, turn = 0, flags = 0, label = '' }]) => [
        id,
        { kind, seat, zone, at, marks, x, y, turn, flags, label },
      ],
    ),
  );
