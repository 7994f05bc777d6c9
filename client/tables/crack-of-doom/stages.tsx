import type { FurnitureProps } from '../table.ts';
import { crackSay } from './text.ts';

const STAGES = ['draw', 'move', 'battle', 'cards'] as const;

/** The steps of a turn in the rail, the present one lit. */
export function Stages({ session }: FurnitureProps) {
  const now = session.table.value.facts.get('stage') ?? 0;
  return (
    <ol class="crack-stages">
      {STAGES.map((stage, i) => (
        <li key={stage} class={i + 1 === now ? 'on' : ''} aria-current={i + 1 === now ? 'step' : undefined}>
          {crackSay(`stage.${stage}`)}
        </li>
      ))}
    </ol>
  );
}
