import { z } from 'zod';
import { FORMAT } from './format.ts';
import { mapFile } from './map.ts';
import { scenarioFile } from './scenario.ts';

/** The published JSON Schemas by file name, generated from the schemas that the table itself checks with. */
export function schemaFiles(): Readonly<Record<string, string>> {
  const written = (title: string, schema: z.ZodType): string =>
    `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input' }) }, null, 2)}\n`;
  return {
    [`scenario-${FORMAT}.json`]: written('Pewter scenario', scenarioFile),
    [`map-${FORMAT}.json`]: written('Pewter map', mapFile),
  };
}
