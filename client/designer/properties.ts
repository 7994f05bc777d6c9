import type { FolderApi } from '@tweakpane/core';
import { Pane } from 'tweakpane';
import type { Command } from '../../shared/design/command.ts';
import type { Plastic, Side } from '../../shared/design/design.ts';
import { MAX_SIDES } from '../../shared/design/side-changes.ts';
import { say } from '../../shared/engine/words.ts';
import { cutTo } from '../../shared/protocol/tidy.ts';
import { PLASTICS } from '../../shared/scenario/scenario.ts';
import { designerText as text } from '../text/designer.ts';
import { valueWords } from '../text/values.ts';
import type { Desk } from './desk.ts';
import { addKinds, addMap, addPicture, pictureShape } from './properties-map.ts';
import { sentences } from './sentences.ts';

/** Does a command of a field that shows its value already. */
export type Act = (command: Command) => void;

/** The panel of map and sides, in `host`. Built anew whenever what it shows was changed elsewhere too. */
export function mountProperties(host: HTMLElement, desk: Desk, choosePicture: () => void): () => void {
  let pane: Pane | null = null;
  let shape = '';
  /** The change came from the panel itself, which shows it already. */
  let own = false;
  const act = (command: Command) => {
    own = desk.do(command);
  };
  let ended = false;
  const build = () => {
    if (ended) return;
    const { design } = desk.history.peek();
    // What the fields show; while one is being typed in only its own value changes.
    const now = JSON.stringify([
      design.orientation,
      design.sides.map(({ name, plastic, team }) => [name, plastic, team]),
      [design.kinds, design.numbers, design.hexSize, pictureShape(design), design.rest.options ?? {}],
    ]);
    const known = own || now === shape;
    own = false;
    shape = now;
    if (known) return;
    pane?.dispose();
    pane = new Pane({ container: host });
    addMap(pane, desk, act);
    addPicture(pane, desk, act, choosePicture);
    design.sides.forEach((side, i) => {
      if (pane) addSide(pane, desk, act, side, i);
    });
    addKinds(pane, desk, act);
    addRules(pane, desk, act);
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
    ended = true;
    stop();
    pane?.dispose();
  };
}

function addSide(pane: Pane, desk: Desk, act: Act, side: Side, index: number): void {
  const folder: FolderApi = pane.addFolder({ title: side.name });
  const values = {
    ...{ name: side.name, plastic: side.plastic, team: side.team ?? '' },
  };
  const change = (part: Partial<Side>) => act({ do: 'side', side: index, change: part });
  folder.addBinding(values, 'name', { label: text('props.name') }).on('change', ({ value }) => {
    change({ name: value });
    folder.title = value;
  });
  folder
    .addBinding(values, 'plastic', {
      label: text('props.plastic'),
      options: Object.fromEntries(PLASTICS.map((one) => [text(`props.plastic-${one}`), one])),
    })
    .on('change', ({ value }) => change({ plastic: value as Plastic }));
  folder
    .addBinding(values, 'team', { label: text('props.team') })
    .on('change', ({ value }) => change({ team: cutTo(value, 40) || undefined }));
  if (desk.history.peek().design.sides.length > 2)
    folder.addButton({ title: text('props.drop-side') }).on('click', () => {
      desk.do({ do: 'drop-side', side: index });
    });
}

/** Table options of the battle, folded away: nobody needs them for a first one. */
function addRules(pane: Pane, desk: Desk, act: Act): void {
  const chosen = desk.history.peek().design.rest.options ?? {};
  const folder = pane.addFolder({ title: text('props.rules'), expanded: false });
  for (const { name, values, words } of desk.roster.options) {
    const [usual] = values;
    const now = { value: String(chosen[name] ?? usual) };
    const options = values.map((value): [string, string] => [
      value === usual ? text('props.default', { value: valueWords(value) }) : valueWords(value),
      String(value),
    ]);
    folder
      .addBinding(now, 'value', { label: say(words, ...sentences), options: Object.fromEntries(options) })
      .on('change', ({ value }) => {
        const { [name]: _, ...others } = desk.history.peek().design.rest.options ?? {};
        const found = values.find((one) => String(one) === value);
        const set = found === undefined || found === usual ? others : { ...others, [name]: found };
        act({ do: 'options', options: set });
      });
  }
}
