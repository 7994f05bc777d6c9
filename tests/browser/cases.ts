import type { World } from './world.ts';

/** One browser test. Its title is a sentence about what somebody sees. */
export interface Case {
  readonly title: string;
  readonly run: (world: World) => Promise<void>;
  /** Seconds after which it has failed. */
  readonly seconds: number;
  /** Draws on the Canvas renderer unless it is about WebGL: software WebGL is slow. */
  readonly renderer: 'canvas' | 'webgl';
}

const registered: Case[] = [];

/** Registers a test of a *.browser.ts file. */
export function browserTest(
  title: string,
  run: (world: World) => Promise<void>,
  wish: { readonly seconds?: number; readonly renderer?: 'canvas' | 'webgl' } = {},
): void {
  registered.push({ title, run, seconds: wish.seconds ?? 90, renderer: wish.renderer ?? 'canvas' });
}

/** The tests registered since the last call. */
export function takeCases(): Case[] {
  return registered.splice(0);
}
