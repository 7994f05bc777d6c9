import type { IconPath } from './icons.ts';

export type Pictures = Readonly<Record<string, IconPath>>;

const fetched = new Map<string, Promise<Pictures>>();

/** The drawings in a file of `virtual:pictures/…`, fetched once. Rejects when it cannot be had; the next call tries anew. */
export function picturesAt(address: string): Promise<Pictures> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`no pictures at ${address}: ${answer.status}`);
    return answer.json() as Promise<Pictures>;
  });
  coming.catch(() => fetched.delete(address));
  fetched.set(address, coming);
  return coming;
}
