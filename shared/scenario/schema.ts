import { z } from 'zod';
import { FORMAT } from './format.ts';
import { mapFile } from './map.ts';
import { scenarioFile } from './scenario.ts';

/** The published JSON Schemas of battles by file name, generated from the schemas that the table itself checks with. */
export const schemaFiles = (): Readonly<Record<string, string>> => ({
  [schemaName('scenario')]: writtenSchema('Pewter scenario', scenarioFile),
  [schemaName('map')]: writtenSchema('Pewter map', mapFile),
});

export const schemaName = (what: string): string => `${what}-${FORMAT}.json`;

export const writtenSchema = (title: string, schema: z.ZodType): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input' }) }, null, 2)}\n`;
