import type { Pane } from 'tweakpane';
import { MAX_HEX, MIN_HEX } from '../../shared/design/command.ts';
import type { Design } from '../../shared/design/design.ts';
import { blocksOf } from '../../shared/scenario/blocking.ts';
import { BLOCKS, FEATURES, GROUNDS } from '../../shared/scenario/grounds.ts';
import { NUMBERS } from '../../shared/scenario/map.ts';
import { designerText as text } from '../text/designer.ts';
import { fitPicture } from './bring-picture.ts';
import type { Desk } from './desk.ts';
import { blocksWords } from './kinds.tsx';
import { nameOfLetter } from './palette.tsx';
import { MAX_SCALE, MIN_SCALE } from './picture-frame.ts';
import type { Act } from './properties.ts';

/** What the panel shows of the picture: its place, not its pixels. */
export function pictureShape({ background }: Design): unknown {
  if (!background) return null;
  const { image, ...place } = background;
  return [place, image.length];
}

export function addMap(pane: Pane, desk: Desk, act: Act): void {
  const { design } = desk.history.peek();
  const folder = pane.addFolder({ title: text('props.map') });
  const { orientation, numbers, hexSize } = design;
  const values = { orientation, numbers, hexSize };
  folder
    .addBinding(values, 'orientation', {
      label: text('props.orientation'),
      options: { [text('props.pointy')]: 'pointy', [text('props.flat')]: 'flat' },
    })
    .on('change', ({ value }) => act({ do: 'turn', orientation: value }));
  folder
    .addBinding(values, 'numbers', {
      label: text('props.numbers'),
      options: Object.fromEntries(NUMBERS.map((one) => [text(`props.numbers-${one}`), one])),
    })
    .on('change', ({ value }) => act({ do: 'number', numbers: value }));
  folder
    .addBinding(values, 'hexSize', {
      ...{ label: text('props.hex-size'), min: MIN_HEX, max: MAX_HEX, step: 0.5 },
    })
    .on('change', ({ value, last }) => {
      const command = { do: 'hex-size', size: value } as const;
      if (last) act(command);
      else desk.preview(command);
    });
  folder.addButton({ title: text('props.mirror-across') }).on('click', () => {
    desk.do({ do: 'mirror', mirror: 'across' });
  });
  folder.addButton({ title: text('props.mirror-turned') }).on('click', () => {
    desk.do({ do: 'mirror', mirror: 'turned' });
  });
}

/** The picture under the hexes: chosen, laid, taken away. Slides are one step of undo each. */
export function addPicture(pane: Pane, desk: Desk, act: Act, choose: () => void): void {
  const { background } = desk.history.peek().design;
  const folder = pane.addFolder({ title: text('picture.title') });
  folder.addButton({ title: text(background ? 'picture.other' : 'picture.choose') }).on('click', choose);
  if (!background) return;
  folder.addButton({ title: text('picture.move') }).on('click', () => {
    desk.tool.value = desk.tool.peek().kind === 'picture' ? { kind: 'hand' } : { kind: 'picture' };
  });
  const { x, y, scale, opacity } = background;
  const values = { x, y, scale, opacity };
  for (const [field, range] of [
    ['x', { step: 1 }],
    ['y', { step: 1 }],
    ['scale', { min: MIN_SCALE, max: MAX_SCALE, step: 0.01 }],
    ['opacity', { min: 0, max: 1, step: 0.05 }],
  ] as const)
    folder
      .addBinding(values, field, { label: text(`picture.${field}`), ...range })
      .on('change', ({ value, last }) => {
        const command = { do: 'shift-picture', change: { [field]: value } } as const;
        if (last) act(command);
        else desk.preview(command);
      });
  folder.addButton({ title: text('picture.fit') }).on('click', () => fitPicture(desk));
  folder.addButton({ title: text('picture.drop') }).on('click', () => {
    desk.do({ do: 'picture', picture: null });
  });
}

/** What each kind of ground and feature blocks, folded away. */
export function addKinds(pane: Pane, desk: Desk, act: Act): void {
  const folder = pane.addFolder({ title: text('props.blocks'), expanded: false });
  const { kinds } = desk.history.peek().design;
  for (const [layer, names] of [
    ['ground', GROUNDS],
    ['features', FEATURES],
  ] as const)
    for (const [letter, kind] of Object.entries(names)) {
      const options = Object.fromEntries(BLOCKS.map((one) => [blocksWords(kind, one), one]));
      folder
        .addBinding({ blocks: blocksOf(kind, kinds) }, 'blocks', {
          label: nameOfLetter(layer, letter),
          options,
        })
        .on('change', ({ value: blocks }) => act({ do: 'blocks', kind, blocks }));
    }
}
