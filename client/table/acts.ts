import type { GameEvent } from '../../shared/engine/event.ts';
import { say, type Words, words } from '../../shared/engine/words.ts';
import type { Scene } from '../../shared/table/model.ts';
import { roman } from '../panels/phrase.ts';
import { type Beat, highestOf } from './beats.ts';
import type { Told } from './director.ts';
import type { Layout } from './layout.ts';
import { bounceOut, cubicOut, type Motions, quadIn, sineInOut } from './motion.ts';
import type { SoundName } from './sounds.ts';
import { tableText } from './text.ts';
import type { CardsView } from './views/cards.ts';
import type { DiceView } from './views/dice.ts';
import type { PieceView } from './views/piece-view.ts';
import type { PiecesView } from './views/pieces.ts';

/** Everything that an event can move. */
export interface Props {
  readonly scene: Scene;
  readonly motions: Motions;
  readonly pieces: PiecesView;
  readonly cards: CardsView;
  readonly dice: DiceView;
  layout(): Layout;
  sound(name: SoundName): void;
  banner(text: string): Promise<void>;
  /** The game's words beside whoever stands there, with their rule. */
  tell(what: Words, rule: string, cell: number): void;
  /** Brings board places into the window when they are out of it. */
  attend(cells: readonly number[]): Promise<void>;
}

/** Shows a beat: dice that are held against each other together, everything else by itself. */
export async function playBeat(beat: Beat, told: Told, props: Props): Promise<void> {
  // What was rolled before is taken back with the rest.
  if (told.chapter.undoes !== undefined) props.dice.clear();
  if (beat.length === 1) return playEvent(beat[0], told, props);
  const throws = beat.flatMap((event) => event.dice ?? []);
  const winner = highestOf(throws.map((die) => die.value));
  props.dice.begin(throws.length);
  props.sound('dice');
  await props.dice.compare(throws, winner, props.scene.sides[beat[winner]?.seat ?? -1]?.name ?? '');
}

/** How each kind of event looks. Durations are those of TECHNIQUE section 10. */
async function playEvent(event: GameEvent, told: Told, props: Props): Promise<void> {
  const { pieces } = props;
  const cells = [event.piece, event.target]
    .flatMap((id) => (id ? [pieces.cellOf(id)] : []))
    .filter((c) => c >= 0);
  switch (event.kind) {
    case 'turn':
      await props.attend(cells);
      return spend(event, props);
    case 'cards':
      for (const _ of event.cards ?? []) props.sound('card');
      return props.cards.turnUp(event.cards ?? []);
    case 'discard':
      props.sound('card');
      return props.cards.layAway(event.cards ?? []);
    case 'move':
      await props.attend([...(event.path ?? []).slice(0, 1), ...(event.path ?? []).slice(-1)]);
      return move(event, props);
    case 'roll':
      await props.attend(cells);
      return roll(event, told, props);
    case 'harm':
      return harm(event, props);
    case 'heal':
      return heal(event, props);
    case 'mark':
      return mark(event, props);
    case 'fall':
      return fall(event, props);
    case 'rise':
      return rise(event, told, props);
    case 'round':
      props.sound('round');
      return props.banner(
        say(words('table.round', { round: roman(event.amount ?? roundOf(told)) }), tableText),
      );
    case 'note':
    case 'over':
      return;
  }
}

/** Cards that are laid away with a word of their own end a turn in which nothing is seen to happen. */
export async function announce({ piece, words: what, rule = '' }: GameEvent, props: Props): Promise<boolean> {
  const cell = what.key ? props.pieces.cellOf(piece ?? '') : -1;
  if (cell < 0) return false;
  await props.attend([cell]);
  props.tell(what, rule, cell);
  return true;
}

const roundOf = (told: Told): number => told.after.facts.get('round') ?? 1;

/** Whom an event is done to: the target, or the piece itself. */
const sufferer = (event: GameEvent, props: Props): PieceView | undefined =>
  props.pieces.get(event.target) ?? props.pieces.get(event.piece);

/** A turn begins: the pebble slides to the pool. */
async function spend(event: GameEvent, props: Props): Promise<void> {
  const view = props.pieces.get(event.piece);
  if (!view?.marks.token) return;
  const pebble = view.tokenImage('token');
  if (pebble) {
    const { x, y } = pebble;
    await props.motions.play(180, (t) => pebble.setPosition(x, y + 14 * t).setAlpha(1 - t), cubicOut);
  }
  view.mark({ ...view.marks, token: view.marks.token - 1 });
}

async function move(event: GameEvent, props: Props): Promise<void> {
  const view = props.pieces.get(event.piece ?? event.target);
  const path = event.path ?? [];
  if (!view || path.length < 2) return;
  const places = path.map((cell) => props.pieces.spot(cell));
  const last = path[path.length - 1];
  const end = places[places.length - 1];
  if (Math.hypot(view.at.x - end.x, view.at.y - end.y) < 1) {
    // A hand has already put it there.
    props.pieces.settle(view.id, last);
    return;
  }
  if (event.flies) {
    const [from, to] = [places[0], end];
    await props.motions.play(
      110 * (path.length - 1) + 160,
      (t) => {
        view.at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
        view.lift = Math.sin(Math.PI * t) * 1.25;
        view.draw();
      },
      sineInOut,
    );
  } else {
    for (let i = 1; i < places.length; i++) {
      const [from, to] = [places[i - 1], places[i]];
      await props.motions.play(
        110,
        (t) => {
          view.at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
          view.nudge = { x: 0, y: -5 * Math.sin(Math.PI * t) };
          view.draw();
        },
        sineInOut,
      );
    }
  }
  view.nudge = { x: 0, y: 0 };
  view.lift = 0;
  view.at = end;
  props.pieces.settle(view.id, last);
  props.sound('set');
  await setDown(view, props);
}

/** Plastic on wood: 2 % squash that springs back. */
export async function setDown(view: PieceView, props: Pick<Props, 'motions'>): Promise<void> {
  await props.motions.play(90, (t) => {
    view.squash = 1 - 0.02 * Math.sin(Math.PI * t);
    view.draw();
  });
  view.squash = 1;
  view.draw();
}

async function roll(event: GameEvent, told: Told, props: Props): Promise<void> {
  const throws = event.dice ?? [];
  if (throws.length === 0) return;
  const [doer, target] = [props.pieces.get(event.piece), props.pieces.get(event.target)];
  const name = (id: string | undefined) => {
    const kind = told.before.pieces.get(id ?? '')?.kind ?? told.after.pieces.get(id ?? '')?.kind;
    return kind ? (props.scene.kinds[kind]?.name ?? '') : '';
  };
  const [who, whom] = [name(event.piece), name(event.target)];
  const side = props.scene.sides[event.seat ?? -1]?.name ?? '';
  const slip = whom && whom !== who ? say(words('table.rolls-at', { who, whom }), tableText) : who || side;
  if (doer && target && doer !== target) void lunge(doer, target, props);
  const all = told.chapter.events.filter((e) => e.kind === 'roll');
  if (all[0] === event) props.dice.begin(all.reduce((sum, e) => sum + (e.dice?.length ?? 0), 0));
  props.sound('dice');
  const why = event.words.key.replace(/^.*\./, '');
  await props.dice.roll(throws, why, slip, () => {
    if (why === 'hit') props.sound(throws.some((d) => d.ok) ? 'hit' : 'miss');
  });
}

/** The attacker leans a third of the way over, at most a hex, and back. */
async function lunge(doer: PieceView, target: PieceView, props: Props): Promise<void> {
  const dx = target.at.x - doer.at.x;
  const dy = target.at.y - doer.at.y;
  const reach = Math.min(18, Math.hypot(dx, dy) * 0.34);
  const away = Math.hypot(dx, dy) || 1;
  await props.motions.play(
    300,
    (t) => {
      const out = Math.sin(Math.PI * t) * reach;
      doer.nudge = { x: (dx / away) * out, y: (dy / away) * out };
      doer.draw();
    },
    sineInOut,
  );
  doer.nudge = { x: 0, y: 0 };
  doer.draw();
}

async function harm(event: GameEvent, props: Props): Promise<void> {
  const view = sufferer(event, props);
  if (!view) return;
  const amount = event.amount ?? 1;
  view.mark({ ...view.marks, chip: (view.marks.chip ?? 0) + amount });
  const chip = amount > 0 ? view.tokenImage('chip') : undefined;
  const rest = chip ? { x: chip.x, y: chip.y } : null;
  const flash = view.flash();
  await Promise.all([
    props.motions.play(60, (t) => flash.setAlpha(0.85 * (1 - t * 0.4))).then(() => flash.destroy()),
    props.motions.play(180, (t) => {
      view.nudge = { x: Math.sin(t * Math.PI * 5) * 3 * (1 - t), y: 0 };
      view.draw();
    }),
    props.motions.play(
      260,
      (t) => {
        if (chip?.active && rest) chip.setPosition(rest.x, rest.y - 24 * (1 - t));
      },
      bounceOut,
    ),
  ]);
  view.nudge = { x: 0, y: 0 };
  view.draw();
}

async function heal(event: GameEvent, props: Props): Promise<void> {
  const view = sufferer(event, props);
  if (!view) return;
  const chip = view.tokenImage('chip');
  if (chip) {
    const { x, y } = chip;
    await props.motions.play(220, (t) => chip.setPosition(x, y - 18 * t).setAlpha(1 - t), cubicOut);
  }
  view.mark({ ...view.marks, chip: Math.max(0, (view.marks.chip ?? 0) - (event.amount ?? 1)) });
}

async function mark(event: GameEvent, props: Props): Promise<void> {
  const view = sufferer(event, props);
  if (!view || !event.mark) return;
  const on = event.on !== false;
  view.mark({ ...view.marks, [event.mark]: on ? Math.max(1, event.amount ?? 1) : 0 });
  const badge = on ? view.tokenImage(event.mark) : undefined;
  if (!badge) return;
  const full = badge.scale;
  await props.motions.play(220, (t) => badge.active && badge.setScale(full * (1.7 - 0.7 * t)), cubicOut);
}

async function fall(event: GameEvent, props: Props): Promise<void> {
  const view = sufferer(event, props);
  if (!view) return;
  props.sound('fall');
  await props.motions.play(
    320,
    (t) => {
      view.tip = ((80 * Math.PI) / 180) * t;
      view.draw();
    },
    quadIn,
  );
  await props.motions.fade(200, (t) => view.fade(1 - t));
  props.pieces.remove(view.id);
}

async function rise(event: GameEvent, told: Told, props: Props): Promise<void> {
  const id = event.piece ?? event.target ?? '';
  const piece = told.after.pieces.get(id);
  if (!piece || props.scene.zones[piece.zone]?.kind !== 'board') return;
  const cell = event.path?.[event.path.length - 1] ?? piece.at;
  const view = props.pieces.raise(id, piece.kind, piece.seat);
  view.at = props.pieces.spot(cell);
  props.pieces.settle(id, cell);
  await props.motions.play(
    300,
    (t) => {
      view.lift = 1 - t;
      view.fade(Math.min(1, t * 2));
    },
    quadIn,
  );
  view.lift = 0;
  view.fade(1);
  props.sound('set');
}
