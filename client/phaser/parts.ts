import Phaser from 'phaser';

/**
 * What the tables use of Phaser, and all that they may: a build carries these parts and what they need (lean.ts),
 * which is a third of the whole. Types come from 'phaser' itself.
 */
export const { Game, Scene, AUTO, CANVAS, WEBGL } = Phaser;
export const { Image, Graphics } = Phaser.GameObjects;
/** The canvas has the size it is given. */
export const UNSCALED = Phaser.Scale.NONE;
