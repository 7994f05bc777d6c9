import { useRef } from 'preact/hooks';
import type { Paper } from '../../../shared/engine/game.ts';
import { useDesk } from '../panels/context.ts';
import type { FurnitureProps } from '../table.ts';
import { Fights } from './fights.tsx';
import { ShortLog } from './log.tsx';
import { Opening, PastCards, usePast } from './past.tsx';
import { pastPapers } from './past-papers.ts';
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
import './styles/past.css';

/** What stands around the cards: both teams, the stacks' figures, the reckonings of the fights, the log. */
export function BaraddunFurniture({ layout }: FurnitureProps) {
  const plan = layout as Plan;
  const { scene } = useDesk();
  const { fights, begun } = usePast();
  const over = fights.flatMap((fight) => pastPapers(fight, scene.kinds, plan.ownTeam));
  const papers = [...useShownPapers(), ...over];
  return (
    <>
      <Plates plan={plan} />
      <StackFigures plan={plan} />
      <DiceNote plan={plan} papers={papers} />
      <PastCards plan={plan} fights={fights} />
      <Fights plan={plan} papers={papers} past={fights} />
      {!begun && <Opening plan={plan} />}
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
