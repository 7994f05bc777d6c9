import { cutTo } from '../protocol/tidy.ts';

/** For whom and how long, as a file says it: without what says nothing. */
export function aboutOf({ level, minutes }: { readonly level?: string; readonly minutes?: number }) {
  const whom = cutTo(level ?? '', 60);
  return { ...(whom && { level: whom }), ...(minutes !== undefined && { minutes }) };
}
