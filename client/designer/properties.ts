import type { FolderApi } from '@tweakpane/core';
import { Pane } from 'tweakpane';
import { MAX_SIDES } from '../../shared/design/command.ts';
import { PLASTICS, type Plastic, type Side } from '../../shared/design/design.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk } from './desk.ts';

/** The panel of map and sides, in `host`. Built anew whenever what it shows was changed elsewhere too. */
export function mountProperties(host: HTMLElement, desk: Desk): () => void {
  let pane: Pane | null = null;
  let shape = '';
  const build = () => {
    const { design } = desk.history.peek();
    // What the fields show; while one is being typed in only its own value changes.
    const now = JSON.stringify([design.orientation, design.sides.map(({ units: _, ...side }) => side)]);
    if (now === shape) return;
    shape = now;
    pane?.dispose();
    pane = new Pane({ container: host });
    addMap(pane, desk);
    design.sides.forEach((side, i) => {
      if (pane) addSide(pane, desk, side, i);
    });
    if (design.sides.length < MAX_SIDES)
      pane.addButton({ title: text('props.add-side') }).on('click', () => {
        desk.do({ do: 'add-side', name: text('start.side-n', { n: design.sides.length + 1 }) });
      });
    nameFields();
  };
  /** Tweakpane writes its labels beside its fields and does not tie them together. */
  const nameFields = () => {
    for (const line of host.querySelectorAll('.tp-lblv'))
      for (const field of line.querySelectorAll('input, select'))
        field.setAttribute('aria-label', line.querySelector('.tp-lblv_l')?.textContent ?? '');
  };
  const stop = desk.history.subscribe(() => setTimeout(build));
  return () => {
    stop();
    pane?.dispose();
  };
}

function addMap(pane: Pane, desk: Desk): void {
  const { design } = desk.history.peek();
  const folder = pane.addFolder({ title: text('props.map') });
  const values = { orientation: design.orientation, numbers: desk.numbers.peek() };
  folder
    .addBinding(values, 'orientation', {
      label: text('props.orientation'),
      options: { [text('props.pointy')]: 'pointy', [text('props.flat')]: 'flat' },
    })
    .on('change', ({ value }) => void desk.do({ do: 'turn', orientation: value }));
  folder.addBinding(values, 'numbers', { label: text('props.numbers') }).on('change', ({ value }) => {
    desk.numbers.value = value;
  });
  folder.addButton({ title: text('props.mirror-across') }).on('click', () => {
    desk.do({ do: 'mirror', mirror: 'across' });
  });
  folder.addButton({ title: text('props.mirror-turned') }).on('click', () => {
    desk.do({ do: 'mirror', mirror: 'turned' });
  });
}

function addSide(pane: Pane, desk: Desk, side: Side, index: number): void {
  const folder: FolderApi = pane.addFolder({ title: side.name });
  const values = {
    ...{ name: side.name, plastic: side.plastic, team: side.team ?? '' },
    ...{ army: side.army ?? '', gold: side.gold ?? 0 },
  };
  const change = (part: Partial<Side>) => void desk.do({ do: 'side', side: index, change: part });
  folder
    .addBinding(values, 'name', { label: text('props.name') })
    .on('change', ({ value }) => change({ name: value }));
  folder
    .addBinding(values, 'plastic', {
      label: text('props.plastic'),
      options: Object.fromEntries(PLASTICS.map((one) => [text(`props.plastic-${one}`), one])),
    })
    .on('change', ({ value }) => change({ plastic: value as Plastic }));
  folder
    .addBinding(values, 'team', { label: text('props.team') })
    .on('change', ({ value }) => change({ team: value.trim().slice(0, 40) || undefined }));
  folder
    .addBinding(values, 'army', {
      label: text('props.army'),
      options: {
        [text('props.army-none')]: '',
        ...Object.fromEntries(desk.roster.armies.map((one) => [one, one])),
      },
    })
    .on('change', ({ value }) => change({ army: value || undefined }));
  folder
    .addBinding(values, 'gold', { label: text('props.gold'), min: 0, step: 1 })
    .on('change', ({ value, last }) => {
      if (last) change({ gold: Math.min(1000, Math.round(value)) || undefined });
    });
  if (desk.history.peek().design.sides.length > 2)
    folder.addButton({ title: text('props.drop-side') }).on('click', () => {
      desk.do({ do: 'drop-side', side: index });
    });
}
