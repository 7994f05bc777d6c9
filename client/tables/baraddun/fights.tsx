import type { Paper, Ruler } from '../../../shared/engine/game.ts';
import { inHundred } from '../../panels/phrase.ts';
import { useView } from '../../panels/view.ts';
import { useDesk } from '../panels/context.ts';
import { rectStyle } from '../panels/rect-style.ts';
import { WoodenRuler } from '../panels/ruler.tsx';
import type { Rect } from '../table.ts';
import { cardSay } from '../text.ts';
import { type FightPlace, type Plan, slotZone } from './plan.ts';
import { dieWords, sumOf } from './reading.ts';
import { tell } from './text.ts';

/** All that is written about the fights of this round. */
export function Fights({ plan, papers }: { plan: Plan; papers: readonly Paper[] }) {
  const desk = useDesk();
  const { facts } = desk.shown.value;
  const slots = facts.get('slots') ?? 0;
  const phase = facts.get('phase') ?? 0;
  const now = facts.get('slot') ?? 0;
  const fighting = phase === FIGHTING || phase === COLLECTING;
  const shared = plan.ruler;
  const current = papers.find(({ id }) => id === `fight:${now}`);
  return (
    <>
      {plan.fights.slice(0, slots).map((place, slot) => (
        <Fight
          key={slotZone('', slot, 0)}
          plan={plan}
          place={place}
          slot={slot}
          papers={papers}
          lit={fighting && slot === now && plan.perTeam > 1}
        />
      ))}
      {shared && current?.ruler && <RulerAt at={shared.wood} ruler={current.ruler} />}
      {shared && current && (
        <Chance at={shared.chance} paper={current} own={plan.ownTeam} short of={plan.perTeam} />
      )}
    </>
  );
}

/** Places of these phases in the fact `phase`. */
const FIGHTING = 4;
const COLLECTING = 5;

function Fight({
  plan,
  place,
  slot,
  papers,
  lit,
}: {
  plan: Plan;
  place: FightPlace;
  slot: number;
  papers: readonly Paper[];
  lit: boolean;
}) {
  const view = useView();
  const paper = papers.find(({ id }) => id === `fight:${slot}`);
  const short = plan.perTeam > 2 || plan.form === 'landscape';
  const status = paper?.lines.find(({ sign }) => sign === 'status');
  return (
    <>
      {plan.perTeam > 1 && (
        <div class={lit ? 'bd-column lit' : 'bd-column'} style={rectStyle(place.column)} />
      )}
      {place.heading && (
        <div class={`bd-heading of-${plan.perTeam} ${lit ? 'lit' : ''}`} style={rectStyle(place.heading)}>
          {plan.perTeam > 1 && <h2>{view.say({ key: `slot.${slot}` })}</h2>}
          {status && <p>{view.say(status.words)}</p>}
        </div>
      )}
      {[1 - plan.ownTeam, plan.ownTeam].map((team, side) => {
        const sum = papers.find(({ id }) => id === `side:${slot}:${team}`);
        return sum && <SumText key={team} at={place.sums[side]} paper={sum} team={team} plan={plan} />;
      })}
      {place.ruler && paper?.ruler && <RulerAt at={place.ruler} ruler={paper.ruler} />}
      {place.chance && paper && (
        <Chance at={place.chance} paper={paper} own={plan.ownTeam} short={short} of={plan.perTeam} />
      )}
    </>
  );
}

/** Who fights for whom, strength and defence large, and what is rolled. */
function SumText({ at, paper, team, plan }: { at: Rect; paper: Paper; team: number; plan: Plan }) {
  const view = useView();
  const desk = useDesk();
  const sum = sumOf(paper, view.say);
  const seat = ownerOf(paper, desk.shown.value.pieces);
  const owner = view.seats.value[seat];
  const cite = (pieces: readonly string[]) => {
    desk.cited.value = pieces;
  };
  const phone = plan.form === 'phone';
  const compact = phone || plan.perTeam > 2 || (plan.form === 'landscape' && plan.perTeam > 1);
  return (
    <div
      class={`bd-sum team-${team} of-${plan.perTeam} ${compact ? 'compact' : ''}`}
      style={rectStyle(at)}
      onPointerEnter={() => cite(paper.lines.flatMap(({ pieces }) => pieces ?? []))}
      onPointerLeave={() => cite([])}
    >
      {!phone && (
        <p class="owner">
          <i aria-hidden="true" />
          {owner?.mine ? tell('sum.you', { name: owner.called }) : (owner?.called ?? '')}
        </p>
      )}
      <p class="figures">
        <b class="strength">{sum.strength}</b>
        <small>{tell('sum.strength')}</small>
        <b class="defence">{sum.defence}</b>
        <small>{tell('sum.defence')}</small>
      </p>
      {sum.parts.length > 1 && (!compact || plan.perTeam === 1) && (
        <p class="parts">
          {sum.parts.map(({ text, strong }, i) => (
            <span key={`${i} ${text}`}>
              {i > 0 && ' + '}
              {strong ? <b>{text}</b> : text}
            </span>
          ))}
        </p>
      )}
      {sum.modifier !== null && (
        <p class="rolls">
          <b>{dieWords(sum.modifier)}</b>
          <span>{sum.range}</span>
        </p>
      )}
    </div>
  );
}

/** The seat whose cards a paper is about. */
function ownerOf(paper: Paper, pieces: ReadonlyMap<string, { readonly seat: number }>): number {
  for (const { pieces: named } of paper.lines)
    for (const id of named ?? []) {
      const seat = pieces.get(id)?.seat;
      if (seat !== undefined) return seat;
    }
  return -1;
}

/** The chance as a bar of both colours, and what there is to say. */
function Chance(props: { at: Rect; paper: Paper; own: number; short: boolean; of: number }) {
  const { at, paper, own, short, of } = props;
  const view = useView();
  const notes = paper.lines.filter(({ sign }) => sign === 'note' || sign === 'stake');
  const { gauge } = paper;
  const n = inHundred(gauge?.chance ?? 0);
  const shown = !short ? notes : gauge ? [] : notes.slice(0, 1);
  return (
    <div class={`bd-chance of-${of} ${short ? 'short' : ''}`} style={rectStyle(at)}>
      {gauge && (
        <>
          <p>
            <span>{view.say(gauge.words)}</span> <b>{cardSay('cards.chance', { n })}</b>
          </p>
          <div class={`bar own-${own}`} aria-hidden="true">
            <i style={{ width: `${n}%` }} />
          </div>
        </>
      )}
      {shown.map(({ words }) => (
        <p class="remark" key={words.key}>
          {view.say(words)}
        </p>
      ))}
    </div>
  );
}

function RulerAt({ at, ruler }: { at: Rect; ruler: Ruler }) {
  return (
    <div class="bd-ruler" style={rectStyle(at)}>
      <WoodenRuler ruler={ruler} w={at.w} h={at.h} />
    </div>
  );
}
