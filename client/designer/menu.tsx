import { useEffect, useRef, useState } from 'preact/hooks';
import { newDesign } from '../../shared/design/design.ts';
import type { DesignVersion } from '../../shared/protocol/designs.ts';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { scenarios } from '../session/api.ts';
import { designVersion, designVersions } from '../session/designs.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk } from './desk.ts';
import { download, exportFile, type Opened, openContent, openFile, openShipped } from './files.ts';
import { bad, editPath, GAME, good, type Keeping, playPath, SIDE_NAMES } from './keeping.ts';

/** The drawer of files, links and versions. */
export function Menu({
  desk,
  keeping,
  close,
  properties,
  go,
}: {
  desk: Desk;
  keeping: Keeping;
  close: () => void;
  properties: () => void;
  go: (path: string) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const layOut = async (opening: Promise<Opened>, said: (title: string) => string) => {
    const opened = await opening;
    if ('design' in opened) {
      desk.lay(opened.design);
      // Another battle than the one that was kept under the link.
      keeping.part();
      keeping.notice.value = good(said(opened.design.title));
    } else keeping.notice.value = opened.notice;
    close();
  };
  return (
    <dialog ref={dialog} class="designer-menu paper" aria-label={text('menu')} onClose={close}>
      <button type="button" class="close" aria-label={text('close')} onClick={() => dialog.current?.close()}>
        ×
      </button>
      <Links keeping={keeping} />
      <div class="menu-list">
        <button type="button" onClick={properties}>
          {text('menu.properties')}
        </button>
        <button
          type="button"
          onClick={() => {
            desk.lay(newDesign(GAME, text('start.title'), SIDE_NAMES));
            keeping.part();
            keeping.notice.value = good(text('new.done'));
            close();
          }}
        >
          {text('menu.new')}
        </button>
        <Shipped
          choose={(id) => {
            void layOut(openShipped(id), (title) => text('shipped.done', { title }));
          }}
        />
        <button type="button" onClick={() => picker.current?.click()}>
          {text('menu.import')}
        </button>
        <button type="button" onClick={() => exportFile(desk.history.peek().design)}>
          {text('menu.export')}
        </button>
        <PictureButton desk={desk} />
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

function Shipped({ choose }: { choose: (id: string) => void }) {
  const [cards, setCards] = useState<readonly ScenarioCard[]>([]);
  useEffect(() => {
    void scenarios().then((answer) => {
      if (answer.ok) setCards(answer.value.filter(({ game }) => game === GAME));
    });
  }, []);
  return (
    <label class="shipped">
      <span>{text('menu.shipped')}</span>
      <select
        value=""
        onChange={(event) => {
          if (event.currentTarget.value) choose(event.currentTarget.value);
        }}
      >
        <option value="">{text('menu.shipped-choose')}</option>
        {cards.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function PictureButton({ desk }: { desk: Desk }) {
  const [busy, setBusy] = useState(false);
  const paint = async () => {
    setBusy(true);
    const { paintMap, pngOf } = await import('./picture.ts');
    const { design } = desk.history.peek();
    const canvas = await paintMap(design, desk.roster);
    const blob = canvas && (await pngOf(canvas));
    if (blob) download(blob, design.title, 'png');
    setBusy(false);
  };
  return (
    <button type="button" disabled={busy} onClick={() => void paint()}>
      {text(busy ? 'menu.picture-busy' : 'menu.picture')}
    </button>
  );
}

function Versions({ desk, keeping, close }: { desk: Desk; keeping: Keeping; close: () => void }) {
  const [all, setAll] = useState<readonly DesignVersion[]>([]);
  const key = keeping.key.value;
  useEffect(() => {
    if (key) void designVersions(key.id, key.secret).then((answer) => answer.ok && setAll(answer.value));
  }, [key]);
  if (!key || all.length < 2) return null;
  const restore = async (version: number) => {
    const answer = await designVersion(key.id, key.secret, version);
    const opened = answer.ok ? await openContent(answer.value.file) : { notice: bad(answer.problem) };
    if ('design' in opened) {
      desk.lay(opened.design);
      keeping.notice.value = good(text('keep.restored', { n: version }));
    } else keeping.notice.value = opened.notice;
    close();
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
