import { designerText as text } from '../text/designer.ts';
import type { AnyDesk } from './any-desk.ts';
import { Knob } from './icon.tsx';
import type { Keeping } from './keeping.ts';
import { stateOf } from './links.tsx';

/** The rail above a desk: the title, what lies there, and the way back. */
export function Head({
  desk,
  keeping,
  name,
  summary,
  rename,
  openMenu,
  openProperties,
}: {
  desk: AnyDesk;
  keeping: Keeping;
  /** Of the page. */
  name: string;
  summary: string;
  /** False where the title cannot be so. */
  rename: (title: string) => boolean;
  openMenu: () => void;
  /** Where the desk has properties in a paper of their own. */
  openProperties?: () => void;
}) {
  const { title } = desk.drawn.value;
  return (
    <header class="rail">
      <h1>{name}</h1>
      <input
        class="title"
        value={title}
        maxLength={80}
        aria-label={text('title.label')}
        onChange={(event) => {
          if (!rename(event.currentTarget.value)) event.currentTarget.value = title;
        }}
      />
      <p class="summary">
        {summary}
        <span class="state">{stateOf(keeping)}</span>
      </p>
      <Knob sign="anticlockwise-rotation" label={text('undo')} act={desk.undo} off={!desk.canUndo.value} />
      <Knob sign="clockwise-rotation" label={text('redo')} act={desk.redo} off={!desk.canRedo.value} />
      {openProperties && <Knob sign="cog" label={text('props.title')} act={openProperties} />}
      <Knob sign="save" label={text('keep.save')} act={() => void keeping.save()} off={keeping.busy.value} />
      <Knob sign="hamburger-menu" label={text('menu')} act={openMenu} />
    </header>
  );
}
