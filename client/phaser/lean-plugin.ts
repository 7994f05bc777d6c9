import type { Plugin } from 'vite';

/** Never made by what the table draws: images, graphics, layers and cameras without filters. */
const LEFT_OUT = [
  /^filters\//,
  /^renderer\/webgl\/renderNodes\/filters\//,
  /^renderer\/webgl\/renderNodes\/BatchHandler(PointLight|Strip|TileSprite|Tri)\.js$/,
  /^renderer\/webgl\/renderNodes\/DynamicTextureHandler\.js$/,
  /^renderer\/webgl\/renderNodes\/submitter\/Submitter(MeshToQuad|Tile.*)\.js$/,
  /^renderer\/webgl\/renderNodes\/texturer\/TexturerTileSprite\.js$/,
  /^renderer\/webgl\/renderNodes\/transformer\/Transformer(Stamp|Tile.*|Vertex)\.js$/,
  /^textures\/DynamicTexture\.js$/,
  /^textures\/parsers\/(?!index|Image)/,
];

const ABSENT = `
module.exports = function () {
  throw new Error('This part of Phaser is left out of the build: see client/phaser/lean-plugin.ts');
};`;

/** Asked for at every start without a use here, or for one thing of many: so much of it is there. */
const LESS: Readonly<Record<string, string>> = {
  'input/InputManager.js': 'module.exports = class {};',
  'gameobjects/tilesprite/TileSprite.js': 'module.exports = class { setOrigin() { return this; } };',
  'math/index.js':
    "module.exports = { RandomDataGenerator: require('./random-data-generator/RandomDataGenerator') };",
  'renderer/index.js': "module.exports = { Events: require('./events') };",
};

/** Switches of Phaser's own builds. */
const ON = /typeof (?:CANVAS_RENDERER|WEBGL_RENDERER)\b/g;
const OFF = /typeof (?:WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT)\b/g;

/**
 * Builds Phaser from its sources with the parts that `lean` names alone: physics, sound, loaders, input, tweens,
 * tilemaps and filters would be more than two thirds of what a browser loads for a table. `npm run dev` serves
 * Phaser whole.
 */
export function leanPhaser(lean: string): Plugin {
  return {
    name: 'pewter-lean-phaser',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id) {
      if (id === 'phaser') return lean;
      if (!id.startsWith('phaser/src/')) return undefined;
      // The package lets nobody into its sources: found beside what it does let out.
      const found = await this.resolve('phaser/package.json');
      return found?.id.replace('package.json', id.slice('phaser/'.length));
    },
    load(id) {
      const part = partOf(id);
      if (part === null) return undefined;
      return LESS[part] ?? (LEFT_OUT.some((left) => left.test(part)) ? ABSENT : undefined);
    },
    transform(code, id) {
      if (partOf(id) === null) return undefined;
      return { code: code.replace(ON, 'true').replace(OFF, 'false'), map: null };
    },
  };
}

/** Path within Phaser's sources. */
function partOf(id: string): string | null {
  return /[/\\]node_modules[/\\]phaser[/\\]src[/\\](.+)$/.exec(id)?.[1].replaceAll('\\', '/') ?? null;
}
