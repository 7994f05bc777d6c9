import { type Design, fileOf, type ReadDesign, readDesign } from '../../shared/design/design.ts';
import { MAX_FILE, parseFile } from '../../shared/scenario/format.ts';
import { resolveMap, slug } from '../../shared/scenario/scenario.ts';
import { shippedFile, shippedMap } from '../session/designs.ts';
import { designerText as text } from '../text/designer.ts';
import { bad, faultLine, GAME, type Notice, SIDE_NAMES } from './keeping.ts';

/** Read no further: characters of more than one byte are few. */
const LARGEST = MAX_FILE * 1.5;

export type Opened = { readonly design: Design } | { readonly notice: Notice };

/** A file from this device, checked; nothing is changed by one that is refused. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > LARGEST) return { notice: { tone: 'bad', lines: [text('file.too-large')] } };
  const parsed = parseFile(await file.text());
  if (!parsed.ok) return refused(parsed.problems);
  return openContent(parsed.file);
}

/** A scenario or map of any origin; a map that is only named is asked for. */
export async function openContent(content: unknown): Promise<Opened> {
  const named = typeof content === 'object' && content !== null && 'map' in content ? content.map : undefined;
  let whole = content;
  if (typeof named === 'string') {
    const map = /^[\w-]{1,40}$/.test(named) ? await shippedMap(named) : null;
    const resolved = resolveMap(content, map?.ok ? { [named]: map.value } : {});
    if (!resolved.ok) return refused(resolved.problems);
    whole = resolved.file;
  }
  return opened(readDesign(whole, GAME, SIDE_NAMES));
}

/** A copy of a ready battle, without what was measured of it and its place on the shelf. */
export async function openShipped(id: string): Promise<Opened> {
  const answer = await shippedFile(id);
  if (!answer.ok) return { notice: bad(answer.problem) };
  const found = opened(readDesign(answer.value, GAME, SIDE_NAMES));
  if (!('design' in found)) return found;
  const { odds: _, handicaps: __, place: ___, id: ____, ...rest } = found.design.rest;
  return { design: { ...found.design, rest } };
}

const opened = (read: ReadDesign): Opened => (read.ok ? { design: read.design } : refused(read.problems));

const refused = (
  problems: Parameters<typeof faultLine>[0][] | readonly Parameters<typeof faultLine>[0][],
): Opened => ({
  notice: { tone: 'bad', lines: [text('file.bad'), ...problems.map(faultLine)] },
});

/** Saves the design as a scenario file on this device. */
export function exportFile(design: Design): void {
  downloadJson({ $schema: `${location.origin}/schema/scenario-1.json`, ...fileOf(design) }, design.title);
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
