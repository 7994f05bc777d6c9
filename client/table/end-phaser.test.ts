import { expect, test } from 'vitest';
import { endPhaser } from './end-phaser.ts';

/** A game of Phaser's that is taken down by the frame after `destroy`, and breaks where it has not begun. */
function gameThat(isRunning: boolean, running: boolean) {
  const told: string[] = [];
  const game = {
    ...{ isRunning, loop: { running } },
    destroy: () => told.push('destroy'),
    step: () => {
      if (!isRunning) throw new Error('no scene is there to be ended');
      told.push('step');
    },
  };
  return { game, told };
}

test('a table whose frames are driven by the page is taken down by one more frame', () => {
  const { game, told } = gameThat(true, false);
  endPhaser(game);
  expect(told).toEqual(['destroy', 'step']);
});

test('a table that is left before it has begun is taken down by its own first frame', () => {
  const { game, told } = gameThat(false, false);
  endPhaser(game);
  expect(told).toEqual(['destroy']);
});
