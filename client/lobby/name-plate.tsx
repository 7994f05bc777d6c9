import { useState } from 'preact/hooks';
import { lobbySign } from '../art/lobbySigns.ts';
import { Icon } from '../panels/icon.tsx';
import { name, rename } from '../session/identity.ts';
import { text } from '../text/lobby.ts';

/** The brass plate with one's own name: typed over and kept at once. */
export function NamePlate() {
  const [typed, setTyped] = useState(() => name());
  return (
    <label class="name-plate">
      <span>{text('name.label')}</span>
      <input
        value={typed}
        maxLength={24}
        autocomplete="nickname"
        spellcheck={false}
        aria-label={text('name.label')}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          rename(event.currentTarget.value);
        }}
        onBlur={() => setTyped(name())}
      />
      <Icon path={lobbySign('quill-ink')} />
    </label>
  );
}
