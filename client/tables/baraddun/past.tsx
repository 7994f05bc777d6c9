import { useMemo } from 'preact/hooks';
import { useView } from '../../panels/view.ts';
import { arrange } from '../arrange.ts';
import { drawCard } from '../drawing/faces.ts';
import { useDesk } from '../panels/context.ts';
import { Painted } from '../panels/painted.tsx';
import { rectStyle } from '../panels/rect-style.ts';
import type { Shown } from '../shown.ts';
import { TALL } from '../spread.ts';
import { type PastFight, pastOf } from './past.ts';
import { pastPieces } from './past-papers.ts';
import { type Plan, slotZone } from './plan.ts';
import { type BaraddunKey, tell } from './text.ts';

/**
 * The fights whose places are free again and that are still to be seen: those of this round, and of the last one until
 * the next fighters are drawn. `begun`: there has been a round.
 */
export function usePast(): { readonly fights: readonly PastFight[]; readonly begun: boolean } {
  const { session } = useView();
  const desk = useDesk();
  const chronicle = session.chronicle.value;
  const upTo = session.shown.value;
  const past = useMemo(() => pastOf(chronicle, upTo), [chronicle, upTo]);
  const drawing = desk.telling.value.some(({ kind }) => kind === 'round');
  const taken = new Set([...desk.pieces.value.values()].map(({ zone }) => zone));
  const free = ({ slot }: PastFight) => ![0, 1].some((team) => taken.has(slotZone('fighter', slot, team)));
  return {
    fights: drawing ? [] : past.fights.filter(free),
    begun: drawing || past.round > 0 || session.table.value.phase !== 'playing',
  };
}

/** The cards of fights that are over, faint, where they lay. */
export function PastCards({ plan, fights }: { plan: Plan; fights: readonly PastFight[] }) {
  const view = useView();
  const { scene, ink } = useDesk();
  const pieces = new Map<string, Shown>();
  for (const piece of fights.flatMap(pastPieces)) pieces.set(piece.id, piece);
  return (
    <div class="bd-past" aria-hidden="true">
      {[...arrange(plan, pieces).placed].map(([id, { x, y, w, depth, piece }]) => {
        const h = w * TALL;
        const at = { x: x - w / 2, y: y - h / 2, w, h };
        return (
          <div key={id} style={{ ...rectStyle(at), zIndex: depth }}>
            <Painted w={w} h={h} of={piece.kind} paint={(pen) => drawCard(pen, scene, piece.kind, w, ink)} />
            {Object.keys(piece.marks).map((mark) => (
              <span key={mark} class="stamp">
                {view.say({ key: `mark.${mark}` })}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** How a round goes, on parchment in the middle of the felt, before the first one. */
export function Opening({ plan }: { plan: Plan }) {
  const { felt, perTeam, form } = plan;
  const steps = ['fighters', 'arms', 'roll', 'won'] as const;
  const keys: BaraddunKey[] = steps.map((step) => `opening.${step}` as const);
  if (perTeam > 1) keys.splice(0, 1, 'opening.fighters-wall', 'opening.wall');
  return (
    <section
      class={`bd-opening form-${form}`}
      style={{ left: `${felt.x + felt.w / 2}px`, top: `${felt.y + felt.h / 2}px` }}
    >
      <h2>{tell('opening.title')}</h2>
      <ol>
        {keys.map((key) => (
          <li key={key}>{tell(key)}</li>
        ))}
      </ol>
    </section>
  );
}
