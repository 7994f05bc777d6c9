import type {
  DesignCard,
  DesignClash,
  DesignKey,
  DesignVersion,
  KeptDesign,
} from '../../shared/protocol/designs.ts';
import { type Answer, ask } from './api.ts';

const path = (id: string) => `/api/designs/${encodeURIComponent(id)}`;

export const keepDesign = (file: unknown) => ask<DesignKey>('/api/designs', { file });
export const designOf = (id: string) => ask<KeptDesign>(path(id));
/** As the lobby shows them; those that are not known are left out. */
export const designCards = (ids: readonly string[]) =>
  ask<readonly DesignCard[]>('/api/designs/cards', { ids });
export const saveDesign = (id: string, secret: string, base: number, file: unknown) =>
  ask<{ readonly version: number }>(path(id), { secret, base, file });
export const designVersions = (id: string, secret: string) =>
  ask<readonly DesignVersion[]>(`${path(id)}/versions`, { secret });
export const designVersion = (id: string, secret: string, version: number) =>
  ask<KeptDesign>(`${path(id)}/versions/${version}`, { secret });

/** The file of a ready battle, and of a map that a file names. */
export const shippedFile = (id: string) => ask<unknown>(`/api/scenarios/${encodeURIComponent(id)}`);
export const shippedMap = (id: string) => ask<unknown>(`/api/maps/${encodeURIComponent(id)}`);

/** What lies on the server instead, where somebody else saved meanwhile. */
export function clashIn(answer: Answer<unknown>): DesignClash | null {
  return !answer.ok && answer.problem.code === 'design-changed' && 'file' in answer.problem
    ? (answer.problem as DesignClash)
    : null;
}
