import type { Signal } from '@preact/signals';
import { settings } from '../session/settings.ts';
import type { PanelsKey } from '../text/panels.ts';
import { CloseButton, RuleChip } from './parts.tsx';
import { Handover, SeatList, ShareLink } from './seats.tsx';
import { useView } from './view.ts';

/** Settings of this browser, the people at the table, the options in force and the seal of the dice. */
export function SettingsPanel() {
  const view = useView();
  if (!view.menu.value) return null;
  const { session, text } = view;
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
      {session.commitment.value && (
        <>
          <p class="seal">{text('settings.dice', { commitment: session.commitment.value.slice(0, 16) })} …</p>
          <p class="hint">{text('settings.dice-why')}</p>
        </>
      )}
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

function Options() {
  const view = useView();
  const options = view.session.scene.value?.options ?? [];
  if (options.length === 0) return null;
  return (
    <>
      <h3>{view.text('settings.options')}</h3>
      <ul class="options">
        {options.map((option) => (
          <li key={option.name}>
            <span>
              {view.say({ key: `option.${option.name}`, with: { value: String(option.value) } })}{' '}
              <b>{view.say({ key: `option.${option.name}.${option.value}` })}</b>
              <small>{view.text(option.standard ? 'settings.option-standard' : 'settings.option-own')}</small>
            </span>
            <RuleChip rule={option.rule} />
          </li>
        ))}
      </ul>
    </>
  );
}
