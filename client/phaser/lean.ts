// Systems that a scene finds by name once their modules have run; the table's scene needs these.
import 'phaser/src/cameras/2d/CameraManager.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/GameObjectCreator.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/gameobjects/layer/LayerFactory.js';
import 'phaser/src/scene/ScenePlugin.js';
import constants from 'phaser/src/const.js';
import Game from 'phaser/src/core/Game.js';
import Graphics from 'phaser/src/gameobjects/graphics/Graphics.js';
import Image from 'phaser/src/gameobjects/image/Image.js';
import scaleModes from 'phaser/src/scale/const/SCALE_MODE_CONST.js';
import Scene from 'phaser/src/scene/Scene.js';

/** Stands for 'phaser' in a build (lean-plugin.ts): what parts.ts takes of it, from Phaser's own sources. */
export default {
  ...constants,
  Game,
  Scene,
  GameObjects: { Image, Graphics },
  Scale: scaleModes,
};
