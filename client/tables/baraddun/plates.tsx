import type { Paper } from '../../../shared/engine/game.ts';
import { AwayMark, absence } from '../../panels/absence.tsx';
import { type SeatView, useView, type View } from '../../panels/view.ts';
import { useDesk } from '../panels/context.ts';
import { rectStyle } from '../panels/rect-style.ts';
import type { Plan } from './plan.ts';
import { type RollNote, rollNote } from './reading.ts';
import { type BaraddunKey, tell } from './text.ts';

/** Both teams: their names, who plays for them, and how many fighters they have won. */
export function Plates({ plan }: { plan: Plan }) {
  const view = useView();
  const desk = useDesk();
  return (
    <>
      {[1 - plan.ownTeam, plan.ownTeam].map((team, i) => {
        const name = desk.scene.sides[team]?.team ?? '';
        const won = desk.shown.value.piles.get(`won:${team}`)?.count ?? 0;
        const seats = view.seats.value.filter(({ seat }) => seat % 2 === team);
        const people = seats.filter(({ kind }) => kind !== 'bot');
        return (
          <section
            key={team}
            class={`bd-plate team-${team} ${i === 1 ? 'own' : ''}`}
            style={rectStyle(plan.plates[i])}
            aria-label={tell('plate.won', { team: name, n: won })}
          >
            <h2>{name}</h2>
            <p class="players">
              {people.map((seat, i) => (
                <span key={seat.seat}>
                  {i > 0 && ' · '}
                  <AwayMark seat={seat} />
                  {named(view, seat, people.length === 1)}
                </span>
              ))}
              {/* The table plays however many seats are left: each of them has its name beside its fight. */}
              {people.length > 0 && people.length < seats.length && ' · '}
              {people.length < seats.length && tell('plate.table')}
            </p>
            <p class="won">
              <b>{won}</b>
              <small>{tell('plate.fighters')}</small>
            </p>
          </section>
        );
      })}
    </>
  );
}

/** `alone`: there is room to say why nobody answers. */
function named({ text }: View, seat: SeatView, alone: boolean): string {
  const { called: name, mine } = seat;
  const why = absence(text, seat);
  if (alone && why) return tell('plate.away', { name, why });
  return mine ? tell('sum.you', { name }) : name;
}

/** How many cards are still to come. */
export function StackFigures({ plan }: { plan: Plan }) {
  const desk = useDesk();
  return (
    <>
      {plan.stacks.map(({ zone, at }) => {
        const name = zone.slice('stack:'.length);
        return (
          <p key={zone} class="bd-stack" style={rectStyle(at)}>
            <b>{desk.shown.value.piles.get(zone)?.count ?? 0}</b>
            {plan.form !== 'phone' && <small>{tell(`stack.${name}` as BaraddunKey)}</small>}
          </p>
        );
      })}
    </>
  );
}

/** What the last two dice came to. */
export function DiceNote({ plan, papers }: { plan: Plan; papers: readonly Paper[] }) {
  const desk = useDesk();
  const { facts } = desk.shown.value;
  const note = rollNote(papers, facts.get('slot') ?? 0, [facts.get('dieA') ?? 0, facts.get('dieB') ?? 0]);
  if (!plan.diceNote || !note) return null;
  return (
    <div class="bd-dice-note" style={rectStyle(plan.diceNote)}>
      {note.sides.map((side) => (
        <p key={side.team} class={`team-${side.team}`}>
          {rollWords(side)}
        </p>
      ))}
      <p>{note.lead === 0 ? tell('dice.tie') : tell('dice.lead', { n: note.lead })}</p>
    </div>
  );
}

function rollWords({ die, modifier, result }: RollNote['sides'][number]): string {
  if (modifier >= 0) return tell('dice.plus', { die, by: modifier, result });
  if (die + modifier < 1) return tell('dice.at-least', { die, by: -modifier });
  return tell('dice.minus', { die, by: -modifier, result });
}
