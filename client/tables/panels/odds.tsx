import { percent } from '../../panels/phrase.ts';
import type { Option } from '../../play/meaning.ts';
import { boxOf } from '../arrange.ts';
import type { Rect } from '../table.ts';
import { useDesk } from './context.ts';

/** The chance of what would be done, hung on the lit places; read aloud it stands in the list of choices. */
export function Odds() {
  const desk = useDesk();
  const offer = desk.offer.value;
  const tags: { readonly key: string; readonly at: Rect; readonly odds: number }[] = [];
  const hang = (key: string, at: Rect | undefined, options: readonly Option[]) => {
    const odds = Math.max(...options.map(({ view }) => view.odds ?? -1));
    if (at && odds >= 0) tags.push({ key, at, odds });
  };
  for (const [zone, options] of offer.zones) hang(zone, desk.layout.value.zones[zone], options);
  for (const [id, options] of offer.targets) {
    const placed = desk.arrangement.value.placed.get(id);
    hang(id, placed && boxOf(placed, desk.formOf(placed.piece)), options);
  }
  const best = Math.max(...tags.map(({ odds }) => odds));
  return (
    <div id="odds" aria-hidden="true">
      {tags.map(({ key, at, odds }) => (
        <b
          key={key}
          class={odds === best ? 'best' : ''}
          style={{ left: `${at.x + at.w / 2}px`, top: `${at.y + at.h}px` }}
        >
          {percent(odds)}
        </b>
      ))}
    </div>
  );
}
