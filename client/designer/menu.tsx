import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { SHOWN_GAMES } from '../lobby/games.ts';
import { FilePicker } from '../panels/file-picker.tsx';
import { scenarios } from '../session/api.ts';
import { designerText as text } from '../text/designer.ts';
import { text as lobbyText } from '../text/lobby.ts';
import type { AnyDesk } from './any-desk.ts';
import { blankFor } from './blank.ts';
import { bring, type Turn } from './bring.ts';
import { DRAWN_GAMES, draftOf, draftTitle } from './drafts.ts';
import { openAddress } from './fetched.ts';
import { download, exportFile, type Opened, openFile, openShipped } from './files.ts';
import type { Keeping } from './keeping.ts';
import { Links } from './links.tsx';
import { Mine, Versions } from './versions.tsx';

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
  useEffect(() => {
    dialog.current?.showModal();
    // The links stand here, too.
    if (keeping.notice.peek()?.links) keeping.notice.value = null;
  }, []);
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
      <FilePicker
        picker={picker}
        take={(file) => void layOut(openFile(file), (title) => text('file.read', { title }))}
      />
      <Versions desk={desk} keeping={keeping} close={close} />
      <Mine keeping={keeping} go={go} />
    </dialog>
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
