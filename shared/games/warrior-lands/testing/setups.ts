import greeksJson from '../../../../scenarios/warrior-lands/greeks.json';
import japanJson from '../../../../scenarios/warrior-lands/japan.json';
import greekCoast from '../../../../scenarios/warrior-lands/maps/greek-coast.json';
import japaneseValley from '../../../../scenarios/warrior-lands/maps/japanese-valley.json';
import { warriorLands } from '../game.ts';
import type { BattleSetup } from '../model.ts';

/** The scenario files that ship, with their maps in them, and as they load. */
export const greeksFile = { ...greeksJson, map: greekCoast };
export const japanFile = { ...japanJson, map: japaneseValley };
export const greeks: BattleSetup = read(greeksFile);
export const japan: BattleSetup = read(japanFile);

function read(file: unknown): BattleSetup {
  const loaded = warriorLands.load(file);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.setup;
}
