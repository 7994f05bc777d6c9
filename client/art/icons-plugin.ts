import { icons } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';
import type { IconPath } from './icons.ts';
import { onGrid } from './pathGrid.ts';

/** Modules of icon paths, by name: `virtual:icons/signs` holds what `signs` lists. */
export type IconSets = Readonly<Record<string, readonly string[]>>;

const ICONS = 'virtual:icons/';
const PICTURES = 'virtual:pictures/';
// Rollup's mark for modules without a file.
const RESOLVED = '\0';

/**
 * Gives each set of icon names a module, so that the client carries only the drawings in use. The default export
 * of `virtual:icons/SET` maps name to path data, for small sets; that of `virtual:pictures/SET` is the address of
 * a JSON file with such a map, which is fetched when a game needs its pictures and is no script to be parsed. A
 * name that the icon set lacks stops the build.
 */
export function iconsPlugin(sets: IconSets): Plugin {
  let building = false;
  return {
    name: 'pewter-icons',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId(id) {
      return id.startsWith(ICONS) || id.startsWith(PICTURES) ? RESOLVED + id : undefined;
    },
    load(id) {
      if (id.startsWith(RESOLVED + ICONS)) {
        return `export default ${pathsOf(sets, id.slice(RESOLVED.length + ICONS.length))};`;
      }
      if (!id.startsWith(RESOLVED + PICTURES)) return undefined;
      const set = id.slice(RESOLVED.length + PICTURES.length);
      const source = pathsOf(sets, set);
      if (!building) {
        const address = `data:application/json;base64,${Buffer.from(source).toString('base64')}`;
        return `export default ${JSON.stringify(address)};`;
      }
      const file = this.emitFile({ type: 'asset', name: `pictures-${set}.json`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

function pathsOf(sets: IconSets, set: string): string {
  const names = sets[set];
  if (!names) throw new Error(`no icon set "${set}"`);
  return JSON.stringify(Object.fromEntries([...new Set(names)].sort().map((name) => [name, iconPath(name)])));
}

function iconPath(name: string): IconPath {
  const alias = icons.aliases?.[name];
  const icon = icons.icons[name] ?? (alias && icons.icons[alias.parent]);
  if (!icon) throw new Error(`game-icons has no "${name}"`);
  const found = [...icon.body.matchAll(/\bd="([^"]+)"/g)];
  if (found.length !== 1) throw new Error(`"${name}" is not one path`);
  return onGrid(found[0][1]);
}
