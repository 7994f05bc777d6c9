import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Drawn, fileOfDrawn } from '../../shared/design/document.ts';
import type { DesignClash, DesignKey } from '../../shared/protocol/designs.ts';
import { clashIn, keepDesign, saveDesign } from '../session/designs.ts';
import { type Mine, readMine, rememberMine } from '../session/own-designs.ts';
import { designerText as text } from '../text/designer.ts';
import type { AnyDesk } from './any-desk.ts';
import { writeDraft } from './drafts.ts';
import { openContent } from './files.ts';
import { bad, good, type Notice } from './notices.ts';

/** Where the design is kept: nowhere but in this browser (null), or on the server under an edit link. */
export interface Keeping {
  readonly key: Signal<DesignKey | null>;
  readonly busy: Signal<boolean>;
  readonly changed: ReadonlySignal<boolean>;
  /** Somebody else's version that lies in the way. */
  readonly clash: Signal<DesignClash | null>;
  readonly notice: Signal<Notice | null>;
  readonly mine: Signal<readonly Mine[]>;
  save(): Promise<boolean>;
  /** Saves over what lies there: both stay among the versions. */
  saveOver(): Promise<void>;
  /** Lays out what lies there. */
  takeTheirs(): Promise<void>;
  /** Goes on as a design of one's own, not kept yet. */
  part(): void;
  /** What lies on the desk is what the server has as this version. */
  kept(key: DesignKey): void;
  end(): void;
}

const DRAFT_AFTER = 400;

/** Keeps the desk's design: a draft in this browser with every change, versions on the server when asked. */
export function keepingOf(desk: AnyDesk, first: DesignKey | null, unchanged: boolean): Keeping {
  const key = signal(first);
  const busy = signal(false);
  const clash = signal<DesignClash | null>(null);
  const notice = signal<Notice | null>(null);
  const mine = signal(readMine());
  const saved = signal<Drawn | null>(unchanged ? desk.drawn.peek() : null);
  const changed = computed(() => saved.value !== desk.drawn.value);
  let later: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(later);
    writeDraft(desk.drawn.peek(), key.peek(), changed.peek());
  };
  const stop = effect(() => {
    void [desk.drawn.value, key.value, saved.value];
    if (changed.value && notice.peek()?.links) notice.value = null;
    clearTimeout(later);
    later = setTimeout(write, DRAFT_AFTER);
  });
  addEventListener('pagehide', write);

  const kept = (now: DesignKey, drawn: Drawn) => {
    key.value = now;
    saved.value = drawn;
    mine.value = rememberMine({ ...now, title: drawn.title });
    history.replaceState(null, '', editPath(now));
  };

  async function save(base = key.peek()?.version ?? 0): Promise<boolean> {
    const drawn = desk.drawn.peek();
    const known = key.peek();
    busy.value = true;
    const file = fileOfDrawn(drawn);
    const answer = known ? await saveDesign(known.id, known.secret, base, file) : await keepDesign(file);
    busy.value = false;
    clash.value = clashIn(answer);
    if (!answer.ok) {
      if (!clash.peek()) notice.value = bad(answer.problem);
      return false;
    }
    kept(known ? { ...known, version: answer.value.version } : (answer.value as DesignKey), drawn);
    const said = good(text('keep.saved', { n: answer.value.version }));
    // Where it is found is told once; the menu says it ever after.
    notice.value = known || !key.peek() ? said : { ...said, links: key.peek() ?? undefined };
    return true;
  }

  const part = () => {
    clash.value = null;
    key.value = null;
    saved.value = null;
    history.replaceState(null, '', '/design');
  };

  return {
    ...{ key, busy, changed, clash, notice, mine, part },
    save: () => save(),
    async saveOver() {
      const { version } = clash.peek() ?? {};
      if (version !== undefined) await save(version);
    },
    async takeTheirs() {
      const theirs = clash.peek();
      const known = key.peek();
      clash.value = null;
      if (!theirs || !known) return;
      const opened = await openContent(theirs.file);
      if (!('design' in opened)) notice.value = opened.notice;
      else if (desk.lay(opened.design)) kept({ ...known, version: theirs.version }, desk.drawn.peek());
      else notice.value = { tone: 'bad', lines: [text('clash.other-kind')] };
    },
    kept: (now) => kept(now, desk.drawn.peek()),
    end() {
      write();
      stop();
      removeEventListener('pagehide', write);
    },
  };
}

/** The secret stands behind the #: browsers send it to nobody. */
export const editPath = ({ id, secret }: DesignKey): string => `/design/${id}#${secret}`;
export const playPath = (id: string): string => `/d/${id}`;
