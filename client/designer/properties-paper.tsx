import { useEffect, useRef } from 'preact/hooks';
import { columnsOf, rowsOf } from '../../shared/design/design.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk } from './desk.ts';

/** Story, size and, brought by Tweakpane, what else belongs to map and sides. */
export function Properties({ desk, close }: { desk: Desk; close: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end: (() => void) | null = null;
    let current = true;
    // Tweakpane comes only when somebody asks for it.
    void import('./properties.ts').then(({ mountProperties }) => {
      if (current && host.current) end = mountProperties(host.current, desk);
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
      <Edges desk={desk} />
      <div ref={host} />
    </section>
  );
}

/** Rows and columns at each edge; by twos where hexes are shoved. */
function Edges({ desk }: { desk: Desk }) {
  const design = desk.shown.value;
  const resize = (edge: (typeof EDGES)[number], by: number) => {
    desk.do({ do: 'resize', left: 0, right: 0, top: 0, bottom: 0, [edge]: by, ground: 'g' });
  };
  return (
    <fieldset class="edges">
      <legend>{text('props.edges', { columns: columnsOf(design), rows: rowsOf(design) })}</legend>
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

const EDGES = ['left', 'right', 'top', 'bottom'] as const;
