import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { text } from '../text/lobby.ts';
import { countOf } from './about.ts';
import type { Made } from './dialog.tsx';
import { Envelope, PlaySign } from './drawings.tsx';
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
            <PlaySign />
            {laying ? text('play.making') : text('play.now', { title: first?.title ?? 'Greeks' })}
          </span>
          <small>{first && noteFor(first)}</small>
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

function noteFor(card: ScenarioCard): string {
  const [mine, theirs] = card.sides;
  if (!card.board) {
    const { minutes } = card.about;
    return minutes ? text('play.note-cards', { n: card.sides.length, minutes }) : countOf(card);
  }
  return text('play.note', { mine: mine.warriors, theirs: theirs?.warriors ?? 0 });
}
