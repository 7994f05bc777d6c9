import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { untold } from '../../shared/engine/event.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { loadOnce } from '../../shared/engine/load-once.ts';
import { words } from '../../shared/engine/words.ts';
import type { ScenarioCard, SideCard } from '../../shared/protocol/http.ts';
import { introductionOf } from '../../shared/scenario/introduction.ts';
import type { Problem } from '../../shared/scenario/problem.ts';
import { resolveMap } from '../../shared/scenario/scenario.ts';
import type { Scene, Table } from '../../shared/table/model.ts';
import { showcase } from './showcase.ts';

export type Games = ReadonlyMap<string, AnyGame>;
/** A ready scenario: its file with the map in it, and its card for the lobby. */
export interface Ready {
  readonly id: string;
  readonly file: unknown;
  readonly card: ScenarioCard;
}

export interface Shelf {
  readonly scenarios: ReadonlyMap<string, Ready>;
  readonly maps: Readonly<Record<string, unknown>>;
  /** Files that could not be used: the server runs without them, the tests don't pass with them. */
  readonly faults: readonly { readonly file: string; readonly problems: readonly Problem[] }[];
}

/**
 * Reads every JSON file below a folder: those in a folder `maps` are maps, the others scenarios, named by
 * their own `id` or by their file, in the order that they ask for. Nothing in a file can make this throw.
 */
export function readShelf(folder: string, games: Games): Shelf {
  const maps: Record<string, unknown> = {};
  const scenarios = new Map<string, Ready>();
  const faults: { file: string; problems: readonly Problem[] }[] = [];
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
  const files = found.filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'));
  const isMap = (file: string) => file.split(sep).slice(0, -1).includes('maps');
  const read = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(folder, file), 'utf8'));
    } catch {
      faults.push({ file, problems: [{ path: '', words: words('no.json') }] });
      return undefined;
    }
  };

  for (const file of files.filter(isMap)) {
    const map = read(file);
    if (map !== undefined) maps[basename(file, '.json')] = map;
  }
  for (const file of files.filter((one) => !isMap(one))) {
    const content = read(file);
    if (content === undefined) continue;
    const id = textField(content, 'id') ?? basename(file, '.json');
    const resolved = resolveMap(content, maps);
    const shown = resolved.ok ? preview(resolved.file, games) : resolved;
    if (!resolved.ok || !shown.ok) {
      faults.push({ file, problems: shown.ok ? [] : shown.problems });
    } else if (scenarios.has(id)) {
      faults.push({ file, problems: [{ path: 'id', words: words('no.same-id', { id }) }] });
    } else {
      scenarios.set(id, { id, file: resolved.file, card: cardOf(id, resolved.file, shown.value, games) });
    }
  }
  const placeOf = ([, { card }]: [string, Ready]) => card.about.place ?? Number.POSITIVE_INFINITY;
  const inOrder = [...scenarios].sort((a, b) => placeOf(a) - placeOf(b) || 0);
  return { scenarios: new Map(inOrder), maps, faults };
}

/** A scenario as it would stand on the table. */
export interface Preview {
  readonly game: AnyGame;
  readonly scene: Scene;
  readonly table: Table;
}

export type Previewed =
  | { readonly ok: true; readonly value: Preview }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Sets a file up on a table of no consequence, or says what is wrong with it. */
export function preview(file: unknown, games: Games, options: Record<string, unknown> = {}): Previewed {
  const name = textField(file, 'game');
  const game = name === undefined ? undefined : games.get(name);
  if (!game) return { ok: false, problems: [{ path: 'game', words: words('no.such-game') }] };
  const loaded = loadOnce(game, file);
  if (!loaded.ok) return { ok: false, problems: loaded.problems };
  const state = game.setup(loaded.setup, options, new FastDice(1), untold);
  return { ok: true, value: { game, scene: game.scene(state), table: game.table(state) } };
}

/** The option by which people choose how many play. */
const PLAYERS = 'players';

/** What the lobby shows of a file as it would stand on the table. */
export function cardOf(id: string, file: unknown, shown: Preview, games: Games): ScenarioCard {
  const { game, scene } = shown;
  const standing = onBoard(shown);
  const cards = scene.board ? [] : showcase(scene, id);
  const seen = new Set([...standing.map((piece) => piece.kind), ...cards]);
  const set = scene.options.filter((option) => !option.standard);
  return {
    id,
    game: game.id,
    title: scene.title,
    story: scene.story,
    sides: sidesOf(shown),
    sizes: sizesOf(file, game, games),
    board: scene.board ?? null,
    kinds: Object.fromEntries(Object.entries(scene.kinds).filter(([kind]) => seen.has(kind))),
    cards,
    pieces: standing.map(({ kind, seat, at }) => ({ kind, seat, cell: at })),
    options: game.options,
    set: Object.fromEntries(set.map(({ name, value }) => [name, value])),
    about: introductionOf(file),
  };
}

const onBoard = ({ scene, table }: Preview) =>
  table.pieces.filter(
    (piece) => scene.zones[piece.zone]?.kind === 'board' && scene.kinds[piece.kind] !== undefined,
  );

function sidesOf(shown: Preview): SideCard[] {
  const standing = onBoard(shown);
  return shown.scene.sides.map((side, seat) => ({
    name: side.name,
    plastic: side.plastic,
    team: side.team,
    warriors: standing.filter((piece) => piece.seat === seat).length,
  }));
}

/** Sides at each number of players that the game offers; none where it offers no choice. */
function sizesOf(file: unknown, game: AnyGame, games: Games): SideCard[][] {
  const numbers = game.options.find(({ name }) => name === PLAYERS)?.values ?? [];
  return numbers
    .flatMap((players) => {
      const shown = preview(file, games, { [PLAYERS]: players });
      return shown.ok ? [sidesOf(shown.value)] : [];
    })
    .sort((a, b) => a.length - b.length);
}

function textField(content: unknown, field: string): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const value = (content as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : undefined;
}
