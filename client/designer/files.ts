import { type Drawn, fileOfDrawn, gameIn, isBattle, readDrawn } from '../../shared/design/document.ts';
import { FORMAT, MAX_FILE, parseFile } from '../../shared/scenario/format.ts';
import { resolveMap, slug } from '../../shared/scenario/scenario.ts';
import { shippedFile, shippedMap } from '../session/designs.ts';
import { designerText as text } from '../text/designer.ts';
import { GAME, SIDE_NAMES } from './blank.ts';
import { cardRoster } from './cards/rosters.ts';
import { bad, badFile, type Notice } from './notices.ts';

/** Read no further: characters of more than one byte are few. */
const LARGEST = MAX_FILE * 1.5;

export type Opened = { readonly design: Drawn } | { readonly notice: Notice };

/** A file from this device, checked; nothing is changed by one that is refused. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > LARGEST) return { notice: { tone: 'bad', lines: [text('file.too-large')] } };
  return openText(await file.text());
}

/** The text of a file of any origin. */
export async function openText(written: string): Promise<Opened> {
  const parsed = parseFile(written);
  return parsed.ok ? openContent(parsed.file) : { notice: badFile(parsed.problems) };
}

/** A scenario or map of any origin; a map that is only named is asked for. */
export async function openContent(content: unknown): Promise<Opened> {
  const named = typeof content === 'object' && content !== null && 'map' in content ? content.map : undefined;
  let whole = content;
  if (typeof named === 'string') {
    const map = /^[\w-]{1,40}$/.test(named) ? await shippedMap(named) : null;
    const resolved = resolveMap(content, map?.ok ? { [named]: map.value } : {});
    if (!resolved.ok) return { notice: badFile(resolved.problems) };
    whole = resolved.file;
  }
  const shape = await cardRoster(gameIn(whole));
  const read = readDrawn(whole, shape, { game: GAME, sides: SIDE_NAMES });
  return read.ok ? { design: read.design } : { notice: badFile(read.problems) };
}

/** A copy of a ready scenario, without what was measured of it and its place on the shelf. */
export async function openShipped(id: string): Promise<Opened> {
  const answer = await shippedFile(id);
  if (!answer.ok) return { notice: bad(answer.problem) };
  const found = await openContent(answer.value);
  return 'design' in found ? { design: unmeasured(found.design) } : found;
}

function unmeasured(drawn: Drawn): Drawn {
  if (!isBattle(drawn)) {
    const { odds: _, handicaps: __, place: ___, id: ____, ...about } = drawn.about;
    return { ...drawn, about };
  }
  const { odds: _, handicaps: __, place: ___, id: ____, ...rest } = drawn.rest;
  return { ...drawn, rest };
}

/** Saves the design as a scenario file on this device. */
export function exportFile(drawn: Drawn): void {
  const what = isBattle(drawn) ? 'scenario' : drawn.game;
  const schema = `${location.origin}/schema/${what}-${FORMAT}.json`;
  downloadJson({ $schema: schema, ...fileOfDrawn(drawn) }, drawn.title);
}

export function downloadJson(content: unknown, name: string): void {
  download(new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }), name, 'json');
}

export function download(blob: Blob, name: string, ending: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${slug(name)}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
