import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Design, fileOf, readDesign } from '../../shared/design/design.ts';
import { say, type Words } from '../../shared/engine/words.ts';
import type { DesignClash, DesignKey } from '../../shared/protocol/designs.ts';
import type { Problem } from '../../shared/protocol/http.ts';
import { clashIn, keepDesign, saveDesign } from '../session/designs.ts';
import { browserStore } from '../session/identity.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk } from './desk.ts';
import { sentences } from './sentences.ts';

export const GAME = 'warrior-lands';
export const SIDE_NAMES = [text('start.side-1'), text('start.side-2')];

/** One design of this browser: how to come back to it. */
export interface Mine extends DesignKey {
  readonly title: string;
}

/** Said once at the foot of the page; several lines where a file has several faults. */
export interface Notice {
  readonly tone: 'good' | 'bad';
  readonly lines: readonly string[];
}

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
  takeTheirs(): void;
  /** Goes on as a design of one's own, not kept yet. */
  part(): void;
  /** What lies on the desk is what the server has as this version. */
  kept(key: DesignKey): void;
  end(): void;
}

const DRAFT = 'pewter.draft';
const MINE = 'pewter.designs';
const MINE_MOST = 60;
const DRAFT_AFTER = 400;

/** Keeps the desk's design: a draft in this browser with every change, versions on the server when asked. */
export function keepingOf(desk: Desk, first: DesignKey | null, unchanged: boolean): Keeping {
  const key = signal(first);
  const busy = signal(false);
  const clash = signal<DesignClash | null>(null);
  const notice = signal<Notice | null>(null);
  const mine = signal(readMine());
  const saved = signal<Design | null>(unchanged ? desk.history.peek().design : null);
  const changed = computed(() => saved.value !== desk.history.value.design);
  let later: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(later);
    writeDraft(desk.history.peek().design, key.peek(), changed.peek());
  };
  const stop = effect(() => {
    void [desk.history.value, key.value, saved.value];
    clearTimeout(later);
    later = setTimeout(write, DRAFT_AFTER);
  });
  addEventListener('pagehide', write);

  const kept = (now: DesignKey, design: Design) => {
    key.value = now;
    saved.value = design;
    mine.value = [{ ...now, title: design.title }, ...mine.peek().filter((one) => one.id !== now.id)].slice(
      0,
      MINE_MOST,
    );
    browserStore().setItem(MINE, JSON.stringify(mine.peek()));
    history.replaceState(null, '', editPath(now));
  };

  async function save(base = key.peek()?.version ?? 0): Promise<boolean> {
    const design = desk.history.peek().design;
    const known = key.peek();
    busy.value = true;
    const file = fileOf(design);
    const answer = known ? await saveDesign(known.id, known.secret, base, file) : await keepDesign(file);
    busy.value = false;
    clash.value = clashIn(answer);
    if (!answer.ok) {
      if (!clash.peek()) notice.value = bad(answer.problem);
      return false;
    }
    kept(known ? { ...known, version: answer.value.version } : (answer.value as DesignKey), design);
    notice.value = good(text('keep.saved', { n: answer.value.version }));
    return true;
  }

  return {
    ...{ key, busy, changed, clash, notice, mine },
    save: () => save(),
    async saveOver() {
      const { version } = clash.peek() ?? {};
      if (version !== undefined) await save(version);
    },
    takeTheirs() {
      const theirs = clash.peek();
      const known = key.peek();
      clash.value = null;
      if (!theirs || !known) return;
      const read = readDesign(theirs.file, GAME, SIDE_NAMES);
      if (!read.ok) return;
      desk.lay(read.design);
      kept({ ...known, version: theirs.version }, desk.history.peek().design);
    },
    part() {
      clash.value = null;
      key.value = null;
      saved.value = null;
      history.replaceState(null, '', '/design');
    },
    kept: (now) => kept(now, desk.history.peek().design),
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

/** What this browser was drawing last; null where there is nothing that can be read. */
export function readDraft(): {
  readonly design: Design;
  readonly key: DesignKey | null;
  readonly changed: boolean;
} | null {
  try {
    const { file, key, changed } = JSON.parse(browserStore().getItem(DRAFT) ?? 'null') ?? {};
    const read = readDesign(file, GAME, SIDE_NAMES);
    return read.ok ? { design: read.design, key: isKey(key) ? key : null, changed: changed === true } : null;
  } catch {
    return null;
  }
}

function writeDraft(design: Design, key: DesignKey | null, changed: boolean): void {
  try {
    browserStore().setItem(DRAFT, JSON.stringify({ file: fileOf(design), key, changed }));
  } catch {
    // A full store costs the draft, not the drawing.
  }
}

function readMine(): readonly Mine[] {
  try {
    const kept: unknown = JSON.parse(browserStore().getItem(MINE) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is Mine => isKey(one) && typeof (one as Mine).title === 'string')
      : [];
  } catch {
    return [];
  }
}

/** The key of a design of this browser. */
export const mineOf = (id: string): DesignKey | null => readMine().find((one) => one.id === id) ?? null;

function isKey(value: unknown): value is DesignKey {
  if (typeof value !== 'object' || value === null) return false;
  const { id, secret, version } = value as Partial<Record<keyof DesignKey, unknown>>;
  return typeof id === 'string' && typeof secret === 'string' && typeof version === 'number';
}

export const good = (...lines: string[]): Notice => ({ tone: 'good', lines });

/** A refusal in words; for a file, each fault with its place. */
export function bad(problem: Problem): Notice {
  const faults = problem.problems ?? [];
  if (faults.length === 0) return { tone: 'bad', lines: [say(problem.words, ...sentences)] };
  return { tone: 'bad', lines: [text('file.bad'), ...faults.map(faultLine)] };
}

export function faultLine({ path, words }: { readonly path: string; readonly words: Words }): string {
  const what = say(words, ...sentences);
  return path ? text('file.where', { path, what }) : what;
}
