import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { text } from '../text/lobby.ts';
import type { Made } from './dialog.tsx';
import { Envelope } from './drawings.tsx';
import { OwnFile } from './own-file.tsx';
import { Picture } from './picture.tsx';

/** The table in front: the first battle laid out, and what one can do with one click. */
export function TableEdge({
  first,
  laying,
  play,
  begin,
}: {
  first: ScenarioCard | undefined;
  laying: boolean;
  play: (card: ScenarioCard) => void;
  begin: (made: Made) => void;
}) {
  return (
    <>
      <section class="table-edge">
        <div class="hero">{first && <Picture card={first} view="clash" label="" />}</div>
        <button
          type="button"
          class="play"
          disabled={!first || laying}
          onClick={() => {
            if (first) play(first);
          }}
        >
          <span class="big">
            <svg viewBox="0 0 26 28" aria-hidden="true">
              <path d="M3 2 24 14 3 26z" />
            </svg>
            {laying ? text('play.making') : text('play.now', { title: first?.title ?? 'Greeks' })}
          </span>
          <small>
            {first &&
              text('play.note', { mine: first.sides[0].warriors, theirs: first.sides[1]?.warriors ?? 0 })}
          </small>
        </button>
      </section>
      <section class="extras">
        <button
          type="button"
          class="invite"
          disabled={!first}
          onClick={() => {
            if (first) begin({ card: first });
          }}
        >
          <Envelope />
          <span>
            {text('invite.title')}
            <small>{text('invite.note')}</small>
          </span>
        </button>
        <OwnFile begin={begin} />
      </section>
    </>
  );
}
