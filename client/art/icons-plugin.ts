import { icons } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';
import type { IconPath } from './icons.ts';
import { onGrid } from './pathGrid.ts';

/** Modules of icon paths, by name: `virtual:icons/signs` holds what `signs` lists. */
export type IconSets = Readonly<Record<string, readonly string[]>>;

const PREFIX = 'virtual:icons/';
// Rollup's mark for modules without a file.
const RESOLVED = '\0';

/**
 * Gives each set of icon names a module whose default export maps name to path data, so that the bundle
 * carries only the drawings in use. A name that the icon set lacks stops the build.
 */
export function iconsPlugin(sets: IconSets): Plugin {
  return {
    name: 'pewter-icons',
    resolveId(id) {
      return id.startsWith(PREFIX) ? RESOLVED + id : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED + PREFIX)) return undefined;
      const set = id.slice(RESOLVED.length + PREFIX.length);
      const names = sets[set];
      if (!names) throw new Error(`no icon set "${set}"`);
      const paths = Object.fromEntries([...new Set(names)].sort().map((name) => [name, iconPath(name)]));
      return `export default ${JSON.stringify(paths)};`;
    },
  };
}

function iconPath(name: string): IconPath {
  const alias = icons.aliases?.[name];
  const icon = icons.icons[name] ?? (alias && icons.icons[alias.parent]);
  if (!icon) throw new Error(`game-icons has no "${name}"`);
  const found = [...icon.body.matchAll(/\bd="([^"]+)"/g)];
  if (found.length !== 1) throw new Error(`"${name}" is not one path`);
  return onGrid(found[0][1]);
}
