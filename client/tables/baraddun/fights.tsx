import type { Paper, Ruler } from '../../../shared/engine/game.ts';
import { inHundred } from '../../panels/phrase.ts';
import { useView } from '../../panels/view.ts';
import { useDesk } from '../panels/context.ts';
import { rectStyle } from '../panels/rect-style.ts';
import { WoodenRuler } from '../panels/ruler.tsx';
import type { Rect } from '../table.ts';
import { cardSay } from '../text.ts';
import type { PastFight } from './past.ts';
import { type FightPlace, type Plan, slotZone } from './plan.ts';
import { dieWords, sumOf } from './reading.ts';
import { tell } from './text.ts';

/** All that is written about the fights of this round; `past`: those that are over, with their reckonings in `papers`. */
export function Fights(props: { plan: Plan; papers: readonly Paper[]; past: readonly PastFight[] }) {
  const { plan, papers, past } = props;
  const desk = useDesk();
  const { facts } = desk.shown.value;
  const going = facts.get('slots') ?? 0;
  const slots = Math.max(going, ...past.map(({ slot }) => slot + 1));
  const phase = facts.get('phase') ?? 0;
  // Between two rounds the last fight is the one that is looked at.
  const now = going > 0 ? (facts.get('slot') ?? 0) : slots - 1;
  const fighting = phase === FIGHTING || phase === COLLECTING;
  const shared = plan.ruler;
  const current = papers.find(({ id }) => id === `fight:${now}`);
  const over = (slot: number) => past.find((fight) => fight.slot === slot);
  return (
    <>
      {plan.fights.slice(0, slots).map((place, slot) => (
        <Fight
          key={slotZone('', slot, 0)}
          plan={plan}
          place={place}
          slot={slot}
          papers={papers}
          over={over(slot)}
          lit={fighting && slot === now && plan.perTeam > 1}
        />
      ))}
      {shared && current?.ruler && <RulerAt at={shared.wood} ruler={current.ruler} />}
      {shared && current && (
        <Chance
          at={shared.chance}
          paper={current}
          own={plan.ownTeam}
          short
          of={plan.perTeam}
          over={over(now)}
        />
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
  over,
  lit,
}: {
  plan: Plan;
  place: FightPlace;
  slot: number;
  papers: readonly Paper[];
  over: PastFight | undefined;
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
          {over ? <p>{tell(plan.perTeam > 1 ? 'past.over' : 'past.last')}</p> : null}
          {!over && status && <p>{view.say(status.words)}</p>}
        </div>
      )}
      {[1 - plan.ownTeam, plan.ownTeam].map((team, side) => {
        const sum = papers.find(({ id }) => id === `side:${slot}:${team}`);
        if (!sum) return null;
        const seat = over?.sides[team].seat;
        return <SumText key={team} at={place.sums[side]} paper={sum} team={team} plan={plan} seat={seat} />;
      })}
      <OpenPlace plan={plan} slot={slot} />
      {place.ruler && paper?.ruler && <RulerAt at={place.ruler} ruler={paper.ruler} />}
      {place.chance && paper && (
        <Chance
          at={place.chance}
          paper={paper}
          own={plan.ownTeam}
          short={short}
          of={plan.perTeam}
          over={over}
        />
      )}
    </>
  );
}

/** Whom one's fighter would face here, as long as he may be laid here. */
function OpenPlace({ plan, slot }: { plan: Plan; slot: number }) {
  const desk = useDesk();
  const zone = slotZone('fighter', slot, plan.ownTeam);
  const place = plan.zones[zone];
  if (!place || !desk.offer.value.zones.has(zone)) return null;
  const foes = slotZone('fighter', slot, 1 - plan.ownTeam);
  const foe = [...desk.pieces.value.values()].filter((piece) => piece.zone === foes).at(-1);
  return (
    <p class="bd-open" style={rectStyle(place)}>
      {tell('wall.against', { foe: (foe && desk.kindOf(foe)?.name) ?? '' })}
    </p>
  );
}

/** Who fights for whom, strength and defence large, and what is rolled. `seat`: whose fighter is no more on the table. */
function SumText(props: { at: Rect; paper: Paper; team: number; plan: Plan; seat: number | undefined }) {
  const { at, paper, team, plan } = props;
  const view = useView();
  const desk = useDesk();
  const sum = sumOf(paper, view.say);
  const seat = props.seat ?? ownerOf(paper, desk.shown.value.pieces);
  const past = props.seat !== undefined;
  const owner = view.seats.value[seat];
  const cite = (pieces: readonly string[]) => {
    desk.cited.value = pieces;
  };
  const phone = plan.form === 'phone';
  const compact = phone || plan.perTeam > 2 || (plan.form === 'landscape' && plan.perTeam > 1);
  return (
    <div
      class={`bd-sum team-${team} of-${plan.perTeam} ${compact ? 'compact' : ''} ${past ? 'past' : ''}`}
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
        {(sum.defence > 0 || sum.modifier !== null) && (
          <>
            <b class="defence">{sum.defence}</b>
            <small>{tell('sum.defence')}</small>
          </>
        )}
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
function Chance(props: {
  at: Rect;
  paper: Paper;
  own: number;
  short: boolean;
  of: number;
  over: PastFight | undefined;
}) {
  const { at, paper, own, short, of, over } = props;
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
        <p class={over ? 'remark ended' : 'remark'} key={words.key}>
          {view.say(words)}
        </p>
      ))}
      {over?.results && (
        <p class="result">
          {over.winner === 1
            ? tell('past.result', { a: over.results[1], b: over.results[0] })
            : tell('past.result', { a: over.results[0], b: over.results[1] })}
        </p>
      )}
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
