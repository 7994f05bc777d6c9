import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DesignVersion } from '../../shared/protocol/designs.ts';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { SHOWN_GAMES } from '../lobby/games.ts';
import { scenarios } from '../session/api.ts';
import { designVersion, designVersions } from '../session/designs.ts';
import { designerText as text } from '../text/designer.ts';
import { text as lobbyText } from '../text/lobby.ts';
import type { AnyDesk } from './any-desk.ts';
import { blankFor } from './blank.ts';
import { bring, type Turn } from './bring.ts';
import { DRAWN_GAMES, draftOf, draftTitle } from './drafts.ts';
import { openAddress } from './fetched.ts';
import { download, exportFile, type Opened, openContent, openFile, openShipped } from './files.ts';
import { editPath, type Keeping, playPath } from './keeping.ts';
import { bad, good } from './notices.ts';

/** The drawer of files, links and versions. */
export function Menu({
  desk,
  keeping,
  turn,
  picture,
  close,
  properties,
  go,
}: {
  desk: AnyDesk;
  keeping: Keeping;
  turn: Turn;
  /** A picture of what lies on the desk, where it has one. */
  picture?: () => Promise<Blob | null>;
  close: () => void;
  /** Opens the properties, where the desk has them in a paper of their own. */
  properties?: () => void;
  go: (path: string) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const layOut = async (opening: Promise<Opened>, said: (title: string) => string) => {
    const opened = await opening;
    close();
    await bring(opened, { desk, keeping, turn }, said);
  };
  return (
    <dialog ref={dialog} class="designer-menu paper" aria-label={text('menu')} onClose={close}>
      <button type="button" class="close" aria-label={text('close')} onClick={() => dialog.current?.close()}>
        ×
      </button>
      <Links keeping={keeping} />
      <div class="menu-list">
        {properties && (
          <button type="button" onClick={properties}>
            {text('menu.properties')}
          </button>
        )}
        <Blank
          choose={(game) => void layOut(Promise.resolve({ design: blankFor(game) }), () => text('new.done'))}
        />
        <Shipped choose={(id) => void layOut(openShipped(id), (title) => text('shipped.done', { title }))} />
        <OtherDesks desk={desk} turn={turn} close={close} />
        <button type="button" onClick={() => picker.current?.click()}>
          {text('menu.import')}
        </button>
        <FromAddress
          open={(address) => layOut(openAddress(address), (title) => text('from.read', { title }))}
        />
        <button type="button" onClick={() => exportFile(desk.drawn.peek())}>
          {text('menu.export')}
        </button>
        {picture && <PictureButton title={desk.drawn.value.title} picture={picture} />}
        <button type="button" onClick={() => go('/')}>
          {text('menu.lobby')}
        </button>
      </div>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void layOut(openFile(file), (title) => text('file.read', { title }));
        }}
      />
      <Versions desk={desk} keeping={keeping} close={close} />
      <Mine keeping={keeping} go={go} />
    </dialog>
  );
}

function Links({ keeping }: { keeping: Keeping }) {
  const key = keeping.key.value;
  return (
    <div class="links">
      <button
        type="button"
        class="brass-button"
        disabled={keeping.busy.value}
        onClick={() => void keeping.save()}
      >
        {text(keeping.busy.value ? 'keep.saving' : 'keep.save')}
      </button>
      <p class="note">{stateOf(keeping)}</p>
      {key && <Link label={text('keep.play-link')} path={playPath(key.id)} />}
      {key && <Link label={text('keep.edit-link')} path={editPath(key)} />}
    </div>
  );
}

/** "changed since version 3". */
export function stateOf({ key, changed }: Keeping): string {
  if (!key.value) return text('keep.unsaved');
  return text(changed.value ? 'keep.changed' : 'keep.version', { n: key.value.version });
}

function Link({ label, path }: { label: string; path: string }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    // Without a secure page there is no clipboard: the link is marked, ready to be copied by hand.
    await navigator.clipboard?.writeText(location.origin + path).catch(() => {});
    setCopied(true);
  };
  return (
    <label class="link-line">
      <span>{label}</span>
      <span>
        <input
          ref={field}
          readOnly
          value={location.origin + path}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="small" onClick={() => void copy()}>
          {text(copied ? 'keep.copied' : 'keep.copy')}
        </button>
      </span>
    </label>
  );
}

/** A choice that is made at once; `first` stands there until then. */
function Choice({
  label,
  first,
  choose,
  children,
}: {
  label: string;
  first: string;
  choose: (value: string) => void;
  children: ComponentChildren;
}) {
  return (
    <label>
      <span>{label}</span>
      <select
        value=""
        onChange={(event) => {
          if (event.currentTarget.value) choose(event.currentTarget.value);
        }}
      >
        <option value="">{first}</option>
        {children}
      </select>
    </label>
  );
}

function Blank({ choose }: { choose: (game: string) => void }) {
  return (
    <Choice label={text('menu.new')} first={text('menu.new-choose')} choose={choose}>
      {SHOWN_GAMES.map(({ id, title }) => (
        <option key={id} value={id}>
          {lobbyText(title)}
        </option>
      ))}
    </Choice>
  );
}

function Shipped({ choose }: { choose: (id: string) => void }) {
  const [cards, setCards] = useState<readonly ScenarioCard[]>([]);
  useEffect(() => {
    void scenarios().then((answer) => {
      if (answer.ok) setCards(answer.value);
    });
  }, []);
  return (
    <Choice label={text('menu.shipped')} first={text('menu.shipped-choose')} choose={choose}>
      {SHOWN_GAMES.map(({ id, title }) => (
        <optgroup key={id} label={lobbyText(title)}>
          {cards
            .filter(({ game }) => game === id)
            .map((card) => (
              <option key={card.id} value={card.id}>
                {card.title}
              </option>
            ))}
        </optgroup>
      ))}
    </Choice>
  );
}

/** The ways to what was drawn for other games, which lies where it was left. */
function OtherDesks({ desk, turn, close }: { desk: AnyDesk; turn: Turn; close: () => void }) {
  const others = DRAWN_GAMES.filter((game) => game !== desk.drawn.value.game && draftTitle(game));
  const goTo = async (game: string) => {
    const draft = await draftOf(game);
    close();
    if (!draft) return;
    const { design, key, changed } = draft;
    await turn({ design, key, unchanged: key !== null && !changed, notice: null });
  };
  return (
    <>
      {others.map((game) => (
        <button key={game} type="button" onClick={() => void goTo(game)}>
          {text('menu.other', { title: draftTitle(game) })}
        </button>
      ))}
    </>
  );
}

/** A file that lies anywhere on the web. */
function FromAddress({ open }: { open: (address: string) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class="from-address"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void open(field.current?.value ?? '');
      }}
    >
      <label>
        <span>{text('menu.from')}</span>
        <input ref={field} type="text" inputMode="url" required placeholder="https://" />
      </label>
      <button type="submit" class="small" disabled={busy}>
        {text(busy ? 'menu.from-busy' : 'menu.from-open')}
      </button>
    </form>
  );
}

function PictureButton({ title, picture }: { title: string; picture: () => Promise<Blob | null> }) {
  const [busy, setBusy] = useState(false);
  const paint = async () => {
    setBusy(true);
    const blob = await picture();
    if (blob) download(blob, title, 'png');
    setBusy(false);
  };
  return (
    <button type="button" disabled={busy} onClick={() => void paint()}>
      {text(busy ? 'menu.picture-busy' : 'menu.picture')}
    </button>
  );
}

function Versions({ desk, keeping, close }: { desk: AnyDesk; keeping: Keeping; close: () => void }) {
  const [all, setAll] = useState<readonly DesignVersion[]>([]);
  const key = keeping.key.value;
  useEffect(() => {
    if (key) void designVersions(key.id, key.secret).then((answer) => answer.ok && setAll(answer.value));
  }, [key]);
  if (!key || all.length < 2) return null;
  const restore = async (version: number) => {
    const answer = await designVersion(key.id, key.secret, version);
    const opened = answer.ok ? await openContent(answer.value.file) : { notice: bad(answer.problem) };
    close();
    if (!('design' in opened)) keeping.notice.value = opened.notice;
    else if (desk.lay(opened.design)) keeping.notice.value = good(text('keep.restored', { n: version }));
    else keeping.notice.value = { tone: 'bad', lines: [text('clash.other-kind')] };
  };
  return (
    <details>
      <summary>{text('keep.versions')}</summary>
      <ul class="versions">
        {all.slice(1).map(({ version, saved }) => (
          <li key={version}>
            <button type="button" onClick={() => void restore(version)}>
              {text('keep.when', { n: version, when: new Date(saved).toLocaleString() })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Mine({ keeping, go }: { keeping: Keeping; go: (path: string) => void }) {
  const others = keeping.mine.value.filter(({ id }) => id !== keeping.key.value?.id);
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{text('menu.mine')}</summary>
      <ul class="versions">
        {others.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => go(editPath(one))}>
              {one.title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
