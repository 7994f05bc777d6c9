import { useEffect, useRef } from 'preact/hooks';
import { columnsOf, LARGEST, rowsOf, SMALLEST } from '../../shared/design/design.ts';
import { FilePicker } from '../panels/file-picker.tsx';
import { designerText as text } from '../text/designer.ts';
import { AboutFields } from './about-fields.tsx';
import { bringPicture, PICTURE_FILES } from './bring-picture.ts';
import type { Desk } from './desk.ts';

/** Story, size and, brought by Tweakpane, what else belongs to map and sides. */
export function Properties({ desk, close }: { desk: Desk; close: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let end: (() => void) | null = null;
    let current = true;
    // Tweakpane comes only when somebody asks for it.
    void import('./properties.ts').then(({ mountProperties }) => {
      if (current && host.current) end = mountProperties(host.current, desk, () => picker.current?.click());
    });
    return () => {
      current = false;
      end?.();
    };
  }, []);
  return (
    <section class="paper sheet properties">
      <h2>
        {text('props.title')}
        <button type="button" class="close" aria-label={text('close')} onClick={close}>
          ×
        </button>
      </h2>
      <label class="story">
        <span>{text('story.label')}</span>
        <textarea
          rows={3}
          maxLength={1000}
          value={desk.shown.value.story}
          onChange={(event) => void desk.do({ do: 'story', story: event.currentTarget.value })}
        />
      </label>
      <AboutFields
        level={desk.shown.value.rest.level}
        minutes={desk.shown.value.rest.minutes}
        tell={(level, minutes) => void desk.do({ do: 'about', level, minutes })}
      />
      <Edges desk={desk} />
      <div ref={host} />
      <FilePicker picker={picker} accept={PICTURE_FILES} take={(file) => void bringPicture(desk, file)} />
    </section>
  );
}

/** Columns and rows in all, and at each edge; by twos where hexes are shoved. */
function Edges({ desk }: { desk: Desk }) {
  const design = desk.shown.value;
  const resize = (edge: (typeof EDGES)[number], by: number) => {
    desk.do({ do: 'resize', left: 0, right: 0, top: 0, bottom: 0, [edge]: by, ground: 'g' });
  };
  return (
    <fieldset class="edges">
      <legend>{text('props.edges')}</legend>
      <Length label={text('props.columns')} now={columnsOf(design)} set={(by) => resize('right', by)} />
      <Length label={text('props.rows')} now={rowsOf(design)} set={(by) => resize('bottom', by)} />
      {EDGES.map((edge) => {
        const by = edge === (design.orientation === 'pointy' ? 'top' : 'left') ? 2 : 1;
        const name = text(`props.${edge}`);
        return (
          <p key={edge}>
            {name}
            <button
              type="button"
              aria-label={text('props.cut', { edge: name })}
              onClick={() => resize(edge, -by)}
            >
              −{by}
            </button>
            <button
              type="button"
              aria-label={text('props.grow', { edge: name })}
              onClick={() => resize(edge, by)}
            >
              +{by}
            </button>
          </p>
        );
      })}
    </fieldset>
  );
}

/** How many columns or rows there are; others come or go at the right and below. */
function Length({ label, now, set }: { label: string; now: number; set: (by: number) => void }) {
  return (
    <label>
      {label}
      <input
        type="number"
        min={SMALLEST}
        max={LARGEST}
        value={now}
        onChange={(event) => {
          const wanted = Math.round(Number(event.currentTarget.value)) || now;
          set(Math.max(SMALLEST, Math.min(LARGEST, wanted)) - now);
          event.currentTarget.value = String(Math.max(SMALLEST, Math.min(LARGEST, wanted)));
        }}
      />
    </label>
  );
}

const EDGES = ['left', 'right', 'top', 'bottom'] as const;
