import type { Kind, Scene, ZoneSpec } from '../model.ts';
import { generalKinds } from './kinds.ts';
import { handZone } from './place.ts';

/**
 * The scene of a game while it is played by hand: with all that may be added, and with a hand for each seat that has
 * none by the rules ('hand:0' …).
 */
export function sceneByHand(
  scene: Scene,
  catalogue: Readonly<Record<string, Kind>>,
  marks: readonly string[] = [],
): Scene {
  const hands: Record<string, ZoneSpec> = {};
  for (const seat of scene.sides.keys()) {
    if (handZone(scene, seat) === undefined)
      hands[`hand:${seat}`] = { kind: 'hand', label: 'hand.hand', seat };
  }
  return {
    ...scene,
    zones: { ...scene.zones, ...hands },
    kinds: { ...generalKinds, ...catalogue, ...scene.kinds },
    ...(marks.length > 0 ? { marks } : {}),
  };
}
