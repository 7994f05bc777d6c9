import { useRef } from 'preact/hooks';
import type { Paper } from '../../../shared/engine/game.ts';
import { useDesk } from '../panels/context.ts';
import type { FurnitureProps } from '../table.ts';
import { Fights } from './fights.tsx';
import { ShortLog } from './log.tsx';
import type { Plan } from './plan.ts';
import { DiceNote, Plates, StackFigures } from './plates.tsx';
import { Tempo } from './tempo.tsx';
import './styles/base.css';
import './styles/rail.css';
import './styles/fights.css';
import './styles/plates.css';
import './styles/log.css';
import './styles/tempo.css';
import './styles/phone.css';
import './styles/landscape.css';

/** What stands around the cards: both teams, the stacks' figures, the reckonings of the fights, the log. */
export function BaraddunFurniture({ layout }: FurnitureProps) {
  const plan = layout as Plan;
  const papers = useShownPapers();
  return (
    <>
      <Plates plan={plan} />
      <StackFigures plan={plan} />
      <DiceNote plan={plan} papers={papers} />
      <Fights plan={plan} papers={papers} />
      <ShortLog plan={plan} />
      <Tempo plan={plan} />
    </>
  );
}

const NONE: readonly Paper[] = [];

/** The reckonings as new as what is shown: a roll's end is not written before its dice have come to rest. */
function useShownPapers(): readonly Paper[] {
  const { session } = useDesk();
  const kept = useRef(NONE);
  const look = session.look.value;
  if (session.shown.value >= session.table.value.step) kept.current = look?.papers ?? NONE;
  return kept.current;
}
