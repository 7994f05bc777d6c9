import type { Signal } from '@preact/signals';
import type { OptionView } from '../../shared/table/model.ts';
import { drawingBoardOf } from '../session/drawing-board.ts';
import { settings } from '../session/settings.ts';
import type { PanelsKey } from '../text/panels.ts';
import { optionValue } from '../text/values.ts';
import { ChangeOver } from './change-over.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { CloseButton, RuleChip } from './parts.tsx';
import { Seal } from './seal.tsx';
import { Handover, SeatList, ShareLink } from './seats.tsx';
import { useView } from './view.ts';

/** Settings of this browser, the people at the table, the options in force and the seal of the dice. */
export function SettingsPanel() {
  const view = useView();
  if (!view.menu.value) return null;
  const { session, text } = view;
  const drawingBoard = drawingBoardOf(session.tableId);
  const playing = session.table.value.phase !== 'gathering';
  return (
    <section id="settings" class="paper card-sheet" aria-label={text('settings.title')}>
      <header>
        <h2>{text('settings.title')}</h2>
        <CloseButton
          label={text('settings.close')}
          onClick={() => {
            view.menu.value = false;
          }}
        />
      </header>
      {drawingBoard && (
        <a class="button quiet" href={drawingBoard}>
          {text('play-test.back')}
        </a>
      )}
      <button
        type="button"
        class="button quiet open-rules"
        onClick={() => {
          view.menu.value = false;
          view.rule.value = '';
        }}
      >
        <Icon path={icons.book} />
        {text('settings.rules')}
      </button>
      <ChangeOver
        then={() => {
          view.menu.value = false;
        }}
      />
      <fieldset class="speed">
        <legend>{text('settings.speed')}</legend>
        {(['normal', 'fast', 'off'] as const).map((speed) => (
          <label key={speed}>
            <input
              type="radio"
              name="speed"
              checked={settings.speed.value === speed}
              onChange={() => {
                settings.speed.value = speed;
              }}
            />
            {text(`settings.speed.${speed}` as PanelsKey)}
          </label>
        ))}
      </fieldset>
      <Switch label={text('settings.sound')} setting={settings.sound} />
      <Switch label={text('settings.large')} setting={settings.largeText} />
      <Switch label={text('settings.coordinates')} setting={settings.coordinates} />
      {playing && (
        <>
          <h3>{text('seats.title')}</h3>
          <ShareLink />
          <SeatList />
          {session.seats.value.slice(0, 1).map((seat) => (
            <Handover key={seat} seat={seat} />
          ))}
        </>
      )}
      <Options />
      <h3>{text('settings.keys')}</h3>
      <p>{text('settings.keys-list')}</p>
      <Seal />
      <p class="hint">{text('settings.credits')}</p>
      <p>
        <a href="/">{text('rail.lobby')}</a>
      </p>
    </section>
  );
}

function Switch({ label, setting }: { label: string; setting: Signal<boolean> }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={setting.value}
        onChange={(event) => {
          setting.value = event.currentTarget.checked;
        }}
      />
      {label}
    </label>
  );
}

/** What was chosen otherwise than the rules have it, and the rest folded away. */
function Options() {
  const view = useView();
  const options = view.session.scene.value?.options ?? [];
  const own = options.filter((option) => !option.standard);
  const rest = options.filter((option) => option.standard);
  if (options.length === 0) return null;
  return (
    <>
      <h3>{view.text('settings.options')}</h3>
      {own.length === 0 && <p>{view.text('settings.options-standard')}</p>}
      <OptionList options={own} />
      <details>
        <summary>{view.text('settings.options-rest', { n: rest.length })}</summary>
        <OptionList options={rest} />
      </details>
    </>
  );
}

function OptionList({ options }: { options: readonly OptionView[] }) {
  const view = useView();
  return (
    <ul class="options">
      {options.map((option) => (
        <li key={option.name}>
          <span>
            {view.say({ key: `option.${option.name}`, with: { n: String(option.value) } })}:{' '}
            <b>{optionValue(option.name, option.value, view.say)}</b>
          </span>
          <RuleChip rule={option.rule} />
        </li>
      ))}
    </ul>
  );
}
