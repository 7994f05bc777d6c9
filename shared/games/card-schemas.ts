import { armyFile } from '../design/army.ts';
import { schemaName, writtenSchema } from '../scenario/schema.ts';
import { cardRosters } from './card-rosters.ts';

/** The published JSON Schemas of what the designer writes besides battles: scenarios of each card game, and armies. */
export const cardSchemaFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...cardRosters.map(({ game, file }) => [
      schemaName(game),
      writtenSchema(`Pewter scenario: ${game}`, file),
    ]),
    [schemaName('army'), writtenSchema('Pewter army', armyFile)],
  ]);
