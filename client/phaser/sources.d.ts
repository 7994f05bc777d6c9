/** Phaser's sources, of which its types know only the whole. */
declare module 'phaser/src/core/Game.js' {
  import type Phaser from 'phaser';

  const Game: typeof Phaser.Game;
  export default Game;
}
declare module 'phaser/src/scene/Scene.js' {
  import type Phaser from 'phaser';

  const Scene: typeof Phaser.Scene;
  export default Scene;
}
declare module 'phaser/src/gameobjects/image/Image.js' {
  import type Phaser from 'phaser';

  const Image: typeof Phaser.GameObjects.Image;
  export default Image;
}
declare module 'phaser/src/gameobjects/graphics/Graphics.js' {
  import type Phaser from 'phaser';

  const Graphics: typeof Phaser.GameObjects.Graphics;
  export default Graphics;
}
declare module 'phaser/src/const.js' {
  const constants: Readonly<Record<'AUTO' | 'CANVAS' | 'WEBGL', number>>;
  export default constants;
}
declare module 'phaser/src/scale/const/SCALE_MODE_CONST.js' {
  const scaleModes: { readonly NONE: number };
  export default scaleModes;
}
// Each of these makes itself known to scenes.
declare module 'phaser/src/cameras/2d/CameraManager.js';
declare module 'phaser/src/events/EventEmitter.js';
declare module 'phaser/src/gameobjects/DisplayList.js';
declare module 'phaser/src/gameobjects/GameObjectCreator.js';
declare module 'phaser/src/gameobjects/UpdateList.js';
declare module 'phaser/src/gameobjects/layer/LayerFactory.js';
declare module 'phaser/src/scene/ScenePlugin.js';
