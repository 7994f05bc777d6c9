import type { GameEvent } from '../../shared/engine/event.ts';
import { say } from '../../shared/engine/words.ts';
import type { Beat } from '../table/beats.ts';
import type { Told } from '../table/director.ts';
import type { Motions } from '../table/motion.ts';
import type { DiceView } from '../table/views/dice.ts';
import { type Arrangement, arrange } from './arrange.ts';
import type { CardDesk } from './desk.ts';
import type { Piles } from './drawing/piles.ts';
import type { Sprites } from './drawing/sprites.ts';
import { shownPieces } from './shown.ts';

/** Between cards that are turned one after another, ms. */
const PER_CARD = 90;

/** So long is looked at what changed, ms. */
const READ = 800;

/** All that an event can move. */
export interface Props {
  readonly desk: CardDesk;
  readonly sprites: Sprites;
  readonly piles: Piles;
  readonly dice: DiceView;
  readonly motions: Motions;
  /** What lies where after what is being shown: pieces that come and go look there for their pile. */
  expect(after: Told['after']): void;
  banner(text: string): Promise<void>;
  shake(): Promise<void>;
}

/** Shows what is seen at once; with the last of an act everything else goes to where it lies after it. */
export async function showBeat(beat: Beat, told: Told, props: Props): Promise<void> {
  props.expect(told.after);
  const { events } = told.chapter;
  props.desk.telling.value = events.slice(0, events.lastIndexOf(beat[beat.length - 1]) + 1);
  const throws = diceOf(beat);
  if (throws.length > 0) {
    // All dice of an act lie beside each other.
    const every = diceOf(told.chapter.events);
    if (every[0].die === throws[0].die) props.dice.begin(every.length);
    props.desk.sound('dice');
    await props.dice.count(
      throws.map(({ die, seat }) => ({ die, colour: seat < 0 ? '' : props.desk.colourOf(seat) })),
    );
  }
  for (const event of beat) await showEvent(event, told, props);
  if (beat.at(-1) !== told.chapter.events.at(-1)) return;
  props.piles.sync(told.after);
  await props.sprites.bring(after(told, props).placed);
}

const diceOf = (events: readonly GameEvent[]) =>
  events.flatMap(({ kind, dice, seat = -1 }) =>
    kind === 'roll' ? (dice ?? []).map((die) => ({ die, seat: die.side ?? seat })) : [],
  );

/** With these the dice of earlier acts are taken off the table. */
const CLEARS: ReadonlySet<GameEvent['kind']> = new Set(['round', 'turn', 'over']);

async function showEvent(event: GameEvent, told: Told, props: Props): Promise<void> {
  const { desk, sprites } = props;
  const clears = CLEARS.has(event.kind) || told.chapter.undoes !== undefined;
  if (clears && diceOf(told.chapter.events).length === 0) props.dice.clear();
  switch (event.kind) {
    case 'round':
      desk.sound('round');
      return event.words.key ? props.banner(say(event.words, ...desk.session.texts)) : undefined;
    case 'move':
      if (event.piece && event.path && event.path.length > 1)
        return walk(event.piece, event.path, told, props);
      break;
    case 'rise':
      if (!event.piece) break;
      await sprites.bring(after(told, props).placed, [event.piece]);
      desk.sound('hit');
      await Promise.all([sprites.slam(event.piece), props.shake()]);
      return;
    case 'mark':
      // What changes without a piece that moves is read.
      if (event.piece === undefined && event.pieces === undefined && event.words.key !== '')
        return props.motions.look(READ);
      break;
    case 'roll':
    case 'note':
    case 'turn':
    case 'over':
      return;
  }
  const named = event.pieces ?? (event.piece === undefined ? [] : [event.piece]);
  if (named.length === 0) return;
  const seen = sprites.bring(after(told, props).placed, named);
  // Cards that are turned one after another don't wait for each other.
  if (event.kind === 'cards') await props.motions.look(PER_CARD * named.length);
  else await seen;
}

/** Hops over the points of the zone in which it stands. */
async function walk(piece: string, path: readonly number[], told: Told, props: Props): Promise<void> {
  const { sprites, desk } = props;
  const zone = told.after.pieces.get(piece)?.zone ?? '';
  const points = desk.layout.peek().zones[zone]?.points;
  const sprite = sprites.get(piece);
  const places = path.flatMap((cell) => points?.[cell] ?? []);
  if (sprite && places.length === path.length) {
    await sprites.hop(piece, [{ x: sprite.x, y: sprite.y }, ...places.slice(1)]);
    desk.sound('set');
  }
  await sprites.bring(after(told, props).placed, [piece]);
}

function after({ after: table }: Told, { desk }: Props): Arrangement {
  const { session } = desk;
  const pieces = shownPieces(table, session.look.peek(), session.table.peek());
  return arrange(desk.layout.peek(), pieces, desk.swipes.peek());
}
