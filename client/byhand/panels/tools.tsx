import type { HandSignName } from '../../art/iconNames.ts';
import { takeBack } from '../../panels/take-back.ts';
import { toggle } from '../deeds.ts';
import type { HandDesk, Panel } from '../desk.ts';
import { KEYS, type KeyAct } from '../keys.ts';
import { handSay } from '../text.ts';
import type { Tool } from '../tools/hand.ts';
import { useHands } from './context.ts';
import { Sign } from './sign.tsx';

interface Button {
  readonly name: Tool | (Panel & KeyAct) | 'snap' | 'undo' | 'whole' | 'back' | 'more';
  readonly sign: HandSignName;
  readonly key?: KeyAct;
  readonly pressed?: boolean;
  readonly off?: boolean;
  act(): void;
}

/** On a phone the others unfold. */
const FIRST: readonly Button['name'][] = ['hand', 'select', 'dice', 'catalogue', 'undo'];

/** Tools for the hand, as brass knobs on a wooden strip. */
export function Tools() {
  const desk = useHands();
  const { form } = desk.layout.value;
  const groups = buttonsOf(desk, desk.acting.value < 0);
  const phone = form === 'phone';
  const all = groups.flat();
  const few = FIRST.flatMap((name) => all.find((button) => button.name === name) ?? []);
  const rest = all.filter(({ name }) => !FIRST.includes(name));
  const open = desk.panel.value === 'more';
  return (
    <nav id="hand-tools" aria-label={handSay('byhand.tools')}>
      {!phone &&
        groups.map((group, i) => (
          <div key={i} class="group">
            {group.map((button) => (
              <Knob key={button.name} button={button} />
            ))}
          </div>
        ))}
      {phone && few.map((button) => <Knob key={button.name} button={button} />)}
      {phone && (
        <Knob
          button={{
            ...{ name: 'more', sign: 'hamburger-menu', pressed: open },
            act: () => toggle(desk, 'more'),
          }}
        />
      )}
      {phone && open && (
        <div class="hand-more paper">
          {rest.map((button) => (
            <Knob
              key={button.name}
              button={{
                ...button,
                act() {
                  desk.panel.value = '';
                  button.act();
                },
              }}
            />
          ))}
        </div>
      )}
    </nav>
  );
}

function buttonsOf(desk: HandDesk, watching: boolean): Button[][] {
  const tool = (name: Tool, sign: HandSignName, off = false): Button => ({
    ...{ name, sign, off },
    key: `tool-${name}`,
    pressed: desk.tool.value === name,
    act() {
      desk.tool.value = name;
    },
  });
  const panel = (name: Panel & KeyAct, sign: HandSignName, off = false): Button => ({
    ...{ name, sign, off },
    key: name,
    pressed: desk.panel.value === name,
    act: () => toggle(desk, name),
  });
  return [
    [
      tool('hand', 'hand'),
      tool('select', 'select'),
      tool('ruler', 'pencil-ruler'),
      tool('arrow', 'plain-arrow', watching),
      tool('ping', 'position-marker', watching),
    ],
    [
      panel('dice', 'rolling-dice-cup', watching),
      panel('catalogue', 'open-chest', watching),
      panel('removed', 'trash-can'),
      panel('pieces', 'checklist'),
    ],
    [
      {
        ...{ name: 'snap', sign: 'magnet', key: 'snap', pressed: desk.snap.value },
        act() {
          desk.snap.value = !desk.snap.peek();
        },
      },
      {
        ...{ name: 'undo', sign: 'anticlockwise-rotation', key: 'undo', off: !desk.session.canUndo.value },
        act: () => void takeBack(desk.session),
      },
      { name: 'whole', sign: 'expand', key: 'whole', act: () => desk.handleOf.peek()?.whole() },
    ],
    [
      {
        ...{ name: 'back', sign: 'laurel-crown', pressed: desk.panel.value === 'back', off: watching },
        act: () => toggle(desk, 'back'),
      },
      panel('help', 'help'),
    ],
  ];
}

function Knob({ button: { name, sign, key, pressed, off, act } }: { button: Button }) {
  const label = name === 'more' ? handSay('byhand.more') : handSay(`tool.${name}`);
  const hint = key ? `${label} (${KEYS[key]})` : label;
  return (
    <button
      type="button"
      class={`hand-knob tool-${name}`}
      title={hint}
      aria-label={label}
      aria-pressed={pressed}
      disabled={off}
      onClick={act}
    >
      <Sign name={sign} />
      <span aria-hidden="true">{handSay(`short.${name}`)}</span>
    </button>
  );
}
