import type Phaser from 'phaser';

/** What is needed of a game to end it. */
type Ending = Pick<Phaser.Game, 'destroy' | 'isRunning' | 'step'> & {
  readonly loop: Pick<Phaser.Game['loop'], 'running'>;
};

/**
 * Takes Phaser down. Where its own loop sleeps, the frame that it waits for would not come. A game that has not yet
 * begun has nothing to take down: its first frame ends it.
 */
export function endPhaser(game: Ending): void {
  game.destroy(true);
  if (game.isRunning && !game.loop.running) game.step(0, 0);
}
