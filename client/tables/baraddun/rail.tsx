import { useDesk } from '../panels/context.ts';
import type { FurnitureProps } from '../table.ts';
import { type BaraddunKey, tell } from './text.ts';

/** Phases of a round as the rail shows them, with the values of the fact `phase` that belong to each. */
const PHASES = [
  ['fighters', [0]],
  ['wall', [1]],
  ['weapons', [2]],
  ['defences', [3]],
  ['fight', [4, 5, 6]],
] as const;

/** Which round of how many, and how far it has come. */
export function Phases({ layout }: FurnitureProps) {
  const desk = useDesk();
  const { facts } = desk.shown.value;
  const phase = facts.get('phase') ?? 0;
  const round = { n: facts.get('round') ?? 1, of: facts.get('rounds') ?? 1 };
  const phone = layout.form === 'phone';
  const shown = PHASES.filter(([name]) => name !== 'wall' || (facts.get('perTeam') ?? 1) > 1);
  return (
    <div class="bd-phases">
      <span class="round">{phone ? tell('round.short', round) : tell('round.of', round)}</span>
      <ol>
        {shown.map(([name, values]) => {
          const now = values.some((value) => value === phase);
          if (phone && !now) return null;
          return (
            <li key={name} class={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
              {tell(`phase.${name}` as BaraddunKey)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
