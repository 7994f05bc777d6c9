import { useEffect, useState } from 'preact/hooks';
import { decodeMarks } from '../../../shared/table/marks.ts';
import { Icon } from '../../panels/icon.tsx';
import * as icons from '../../panels/icons.ts';
import { useView } from '../../panels/view.ts';
import { useDesk } from '../panels/context.ts';
import { rectStyle } from '../panels/rect-style.ts';
import type { Plan } from './plan.ts';
import { type BaraddunKey, tell } from './text.ts';

const TEMPI = ['tap', 'roll', 'auto'] as const;
const EXTRAS = ['always', 'ask'] as const;

/** When one wants to tap, and whether one wants to be asked about extra cards. */
export function Tempo({ plan }: { plan: Plan }) {
  const view = useView();
  const { session } = view;
  const [open, setOpen] = useState(false);
  useOneTapper();
  const seat = session.seats.value[0] ?? -1;
  const { tempo, extras } = useStanding(seat);
  if (seat === -1 || session.table.value.phase !== 'playing') return null;
  const set = (name: string, value: string) => {
    void session.act({ do: 'prefer', seat, piece: `tempo${seat}`, name, value });
  };
  return (
    <div class={`bd-tempo form-${plan.form}`} style={rectStyle(plan.tempo)}>
      <button
        type="button"
        class="knob-plank"
        aria-label={tell('tempo.label')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon path={icons.hourglass} />
        {plan.form !== 'phone' && <span>{tell('tempo.title')}</span>}
      </button>
      {open && (
        <form
          class="bd-pace"
          aria-label={tell('tempo.label')}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
          }}
        >
          <fieldset>
            <legend>{tell('tempo.ask')}</legend>
            {TEMPI.map((value) => (
              <Choice
                key={value}
                name="tempo"
                words={tell(`tempo.${value}` as BaraddunKey)}
                on={tempo === value}
                choose={() => set('tempo', value)}
              />
            ))}
          </fieldset>
          <fieldset>
            <legend>{tell('extras.ask')}</legend>
            {EXTRAS.map((value) => (
              <Choice
                key={value}
                name="extras"
                words={tell(value === 'ask' ? 'extras.ask-me' : 'extras.always')}
                on={extras === value}
                choose={() => set('extras', value)}
              />
            ))}
          </fieldset>
          <button type="button" onClick={() => setOpen(false)}>
            {tell('tempo.close')}
          </button>
        </form>
      )}
    </div>
  );
}

function Choice(props: { name: string; words: string; on: boolean; choose: () => void }) {
  return (
    <label>
      <input type="radio" name={props.name} checked={props.on} onChange={props.choose} />
      {props.words}
    </label>
  );
}

/** What the seat has chosen, from its marker. */
function useStanding(seat: number): { tempo: string; extras: string } {
  const { session } = useView();
  const marks = decodeMarks(session.table.value.pieces.get(`tempo${seat}`)?.marks ?? '');
  return {
    tempo: marks.auto ? 'auto' : marks.tap ? 'tap' : 'roll',
    extras: marks.ask ? 'ask' : 'always',
  };
}

/**
 * Where one browser holds every person's seat, one of them taps for all: the others leave it to that one, so that
 * whoever plays alone can also play on to the end.
 */
function useOneTapper(): void {
  const { session, seats } = useView();
  const desk = useDesk();
  const people = seats.value.filter(({ kind }) => kind === 'person');
  const alone = people.length > 1 && people.every(({ mine }) => mine);
  const rest =
    alone && session.table.value.phase === 'playing' ? people.slice(1).map(({ seat }) => seat) : [];
  useEffect(() => {
    for (const seat of rest)
      void session.act({ do: 'prefer', seat, piece: `tempo${seat}`, name: 'tempo', value: 'auto' });
  }, [rest.join(), desk]);
}
