import { designerText as text } from '../text/designer.ts';
import type { Board } from './board.ts';
import type { Desk, Shape } from './desk.ts';
import { Knob } from './icon.tsx';

const NEARER = 1.3;
const SHAPES: readonly (readonly [shape: Shape, sign: 'paint-brush' | 'straight-pipe' | 'paint-bucket'])[] = [
  ['brush', 'paint-brush'],
  ['line', 'straight-pipe'],
  ['fill', 'paint-bucket'],
];

/** The hand and the three ways to paint, and how near one looks. */
export function Tools({ desk, board }: { desk: Desk; board: Board | null }) {
  const tool = desk.tool.value;
  return (
    <div class="tools" role="toolbar" aria-label={text('tools.label')}>
      <Knob
        sign="hand"
        label={text('tool.hand')}
        pressed={tool.kind === 'hand'}
        act={() => {
          desk.tool.value = { kind: 'hand' };
        }}
      />
      {SHAPES.map(([shape, sign]) => (
        <Knob
          key={shape}
          sign={sign}
          label={text(`tool.${shape}`)}
          pressed={desk.shape.value === shape && tool.kind === 'paint'}
          act={() => takeShape(desk, shape)}
        />
      ))}
      <span class="gap" />
      <Knob
        sign="brick-wall"
        label={text('tool.hatch')}
        pressed={desk.hatched.value}
        act={() => {
          desk.hatched.value = !desk.hatched.peek();
        }}
      />
      <Knob sign="magnifying-glass" label={text('zoom.in')} act={() => board?.zoom(NEARER)} />
      <Knob sign="expand" label={text('zoom.fit')} act={() => board?.fit()} />
    </div>
  );
}

/** Whoever held something else takes grass into the hand. */
export function takeShape(desk: Desk, shape: Shape): void {
  desk.shape.value = shape;
  if (desk.tool.peek().kind !== 'paint') desk.tool.value = { kind: 'paint', layer: 'ground', letter: 'g' };
}
