import { useDesk } from '../panels/context.ts';
import type { FurnitureProps } from '../table.ts';
import { isRevealing, phaseOf } from './state.ts';
import { type RingWarKey, ringWarSay } from './text.ts';

const STEPS: readonly RingWarKey[] = ['phase.aid', 'phase.scout', 'phase.split', 'phase.quest', 'phase.war'];

/** The phases of a turn; the present one shines. */
export function Rail({ layout }: FurnitureProps) {
  const desk = useDesk();
  const now = stepNow(desk);
  if (layout.form === 'phone') return <span class="phase-now">{ringWarSay(now)}</span>;
  if (now === 'phase.over') return <span class="phase-now">{ringWarSay(now)}</span>;
  return (
    <ol class="rw-phases">
      {STEPS.map((step) => (
        <li key={step} class={step === now ? 'now' : ''} aria-current={step === now ? 'step' : undefined}>
          {ringWarSay(step)}
        </li>
      ))}
    </ol>
  );
}

function stepNow(desk: ReturnType<typeof useDesk>): RingWarKey {
  if (isRevealing(desk)) {
    const war = desk.telling.value.some(({ kind, mark }) => kind === 'cards' && mark === 'war');
    return war ? 'phase.war' : 'phase.quest';
  }
  return `phase.${phaseOf(desk)}`;
}
