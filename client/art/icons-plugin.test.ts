import signs from 'virtual:icons/signs';
import { expect, test } from 'vitest';
import { SIGN_NAMES } from './iconNames.ts';
import { iconsPlugin } from './icons-plugin.ts';
import { silhouette, silhouettesReady } from './silhouettes.ts';

/** What the plugin answers for a module. */
function loaded(sets: Record<string, string[]>, id: string): unknown {
  const { load } = iconsPlugin(sets);
  if (typeof load !== 'function') throw new Error('load is a function');
  return (load as (id: string) => unknown)(id);
}

test('the bundle carries the icons that are named and no others', () => {
  expect(Object.keys(signs).sort()).toEqual([...SIGN_NAMES].sort());
  for (const path of Object.values(signs)) expect(path).toMatch(/^m/i);
});

test('a name that the icon set lacks stops the build', () => {
  expect(() => loaded({ a: ['no-such-icon'] }, '\0virtual:icons/a')).toThrow('no-such-icon');
  expect(() => loaded({}, '\0virtual:icons/b')).toThrow('"b"');
  expect(loaded({}, 'virtual:other')).toBeUndefined();
});

test('a warrior whose icon is not carried still has a figure', async () => {
  await silhouettesReady();
  expect(silhouette('minotaur')).not.toBe(silhouette('spartan'));
  expect(silhouette('no-such-icon')).toBe(silhouette('spartan'));
});
