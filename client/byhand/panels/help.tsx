import { KEY_ACTS, KEYS } from '../keys.ts';
import { handSay } from '../text.ts';
import { Window } from './window.tsx';

const MOUSE = ['help.mouse-1', 'help.mouse-2', 'help.mouse-3', 'help.mouse-4'] as const;
const TOUCH = ['help.touch-1', 'help.touch-2'] as const;

/** How everything is done, and the keys. */
export function Help() {
  return (
    <Window name="help" title={handSay('help.title')}>
      <p>{handSay('help.intro')}</p>
      <h3>{handSay('help.mouse')}</h3>
      <ul class="lines">
        {MOUSE.map((key) => (
          <li key={key}>{handSay(key)}</li>
        ))}
      </ul>
      <h3>{handSay('help.touch')}</h3>
      <ul class="lines">
        {TOUCH.map((key) => (
          <li key={key}>{handSay(key)}</li>
        ))}
      </ul>
      <h3>{handSay('help.keys')}</h3>
      <p class="hint">{handSay('help.drag-flip')}</p>
      <dl class="keys">
        {KEY_ACTS.map((act) => (
          <div key={act}>
            <dt>
              <kbd>{KEYS[act]}</kbd>
            </dt>
            <dd>{handSay(`key.${act}`)}</dd>
          </div>
        ))}
      </dl>
    </Window>
  );
}
