import { effect } from '@preact/signals';
import type { GameEvent } from '../../shared/engine/event.ts';
import type { Chapter } from '../../shared/protocol/messages.ts';
import type { Motions } from '../table/motion.ts';
import type { Stage } from '../table/stage.ts';
import { type DiceLayout, DiceView } from '../table/views/dice.ts';
import type { HandDesk, Rolled } from './desk.ts';

/** A throw is shown for so long, ms. */
const SHOWN = 9_000;
/** More cubes than this don't tumble; the slip beside them has all figures. */
const MOST = 6;

/** Throws as they come: cubes tumble across the table, and a slip says what came and the sum. */
export class DicePlay {
  private readonly desk: HandDesk;
  private readonly view: DiceView;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = -1;

  constructor(desk: HandDesk, stage: Stage, motions: Motions, dpr: number) {
    this.desk = desk;
    this.view = new DiceView(
      stage,
      motions,
      { dice: desk.layout.peek().dice, note: desk.layout.peek().dice, form: 'desktop', scale: 1 },
      dpr,
    );
  }

  relay(layout: DiceLayout, dpr: number): void {
    this.view.relay(layout, dpr);
  }

  listen(): () => void {
    const { session } = this.desk;
    const stop = effect(() => {
      const last = session.chronicle.value.at(-1);
      if (!last || last.step <= this.heard) return;
      const first = this.heard < 0;
      this.heard = last.step;
      // What was thrown before one came lies there no more.
      if (!first) this.hear(last);
    });
    return () => {
      clearTimeout(this.timer);
      stop();
    };
  }

  private hear({ events, step }: Chapter): void {
    const event = events.find(({ kind }) => kind === 'roll');
    const rolled = event && rolledIn(event, step);
    if (!rolled) return;
    this.desk.rolled.value = rolled;
    this.desk.sound('dice');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.desk.rolled.value = null;
      this.view.clear();
    }, SHOWN);
    const cubes = rolled.dice.filter(({ sides }) => sides === 6);
    this.view.clear();
    if (cubes.length === 0 || cubes.length > MOST) return;
    const colour = '#fff6df';
    void this.view.count(cubes.map(({ value }) => ({ die: { value }, colour })));
  }
}

/** null: it throws nothing. */
function rolledIn(event: GameEvent, step: number): Rolled | null {
  if (!event.dice || event.dice.length === 0) return null;
  const dice = event.dice.map((die) => ({
    value: die.value,
    sides: (die as { readonly sides?: number }).sides ?? 6,
  }));
  const told = event.words.with?.total;
  const total = typeof told === 'number' ? told : dice.reduce((sum, { value }) => sum + value, 0);
  const what = event.words.with?.dice;
  return { step, seat: event.seat ?? -1, dice, total, what: typeof what === 'string' ? what : '' };
}
