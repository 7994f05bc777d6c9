import type { Intent, Option } from '../play/meaning.ts';
import type { Session } from '../session/session.ts';
import { openChooser } from './chooser.ts';
import type { Point, Rect } from './layout.ts';
import type { SoundName } from './sounds.ts';

/** Does what a click, a drop or a key came to: sends it, asks first, or only looks. */
export class Deeds {
  private readonly session: Session;
  private readonly whole: () => Rect;
  private readonly sound: (name: SoundName) => void;
  private closeChooser = () => {};

  /** `whole`: the window, in which a list must stay. */
  constructor(session: Session, whole: () => Rect, sound: (name: SoundName) => void) {
    this.session = session;
    this.whole = whole;
    this.sound = sound;
  }

  /** `at`: the screen point beside which a list would open. */
  act(intent: Intent, at: Point): void {
    const { session } = this;
    const { focus } = session;
    switch (intent.do) {
      case 'choose':
        void this.take(intent.option);
        return;
      case 'ask':
        this.close();
        this.closeChooser = openChooser(document.body, at, this.whole(), intent.options, session.texts, {
          take: (option) => void this.take(option),
          endangers: (option) => this.namesOf(option.view.danger ?? []),
          look: (option) => {
            focus.value = { ...focus.peek(), choice: option?.choice ?? -1 };
          },
        });
        return;
      case 'card':
        focus.value = { ...focus.peek(), card: intent.card, made: '' };
        if (intent.card) this.sound('card');
        return;
      case 'make':
        focus.value = { ...focus.peek(), card: '', made: intent.made };
        if (intent.made) this.sound('card');
        return;
      case 'look':
        this.look(intent.piece);
        return;
      case 'walk':
        focus.value = { ...focus.peek(), choice: intent.choice, ...this.walkedTo(intent.choice) };
        return;
      case 'undo': {
        const seat = session.seats.peek()[0];
        if (seat !== undefined && session.canUndo.peek()) void session.act({ do: 'undo', seat });
        return;
      }
      case 'nothing':
    }
  }

  /** Resolves with whether the choice was accepted. While one is on its way, no second one is sent. */
  async take(option: Option): Promise<boolean> {
    const { session } = this;
    if (session.pending.peek() > 0) return false;
    const { card, made } = session.focus.peek();
    if (card || made) session.focus.value = { ...session.focus.peek(), card: '', made: '' };
    return (await session.choose(option.decision, option.choice)) === null;
  }

  /** Whoever walks from warrior to warrior reads the sheet of each, as with N. */
  private walkedTo(choice: number): { readonly pinned?: string } {
    const view = this.session.decisions.peek()[0]?.choices[choice];
    return view?.group === 'unit' && view.piece ? { pinned: view.piece } : {};
  }

  /** Pins a piece's sheet; '' closes it. */
  look(piece: string): void {
    const { focus } = this.session;
    if (focus.peek().pinned !== piece) focus.value = { ...focus.peek(), pinned: piece };
  }

  private namesOf(pieces: readonly string[]): string {
    const { scene, table } = this.session;
    const kindOf = (piece: string) => table.peek().pieces.get(piece)?.kind ?? '';
    return pieces.map((piece) => scene.peek()?.kinds[kindOf(piece)]?.name ?? piece).join(', ');
  }

  close(): void {
    this.closeChooser();
  }
}
