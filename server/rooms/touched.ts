import type { FreeAct, PilePlace } from '../../shared/table/byhand/acts.ts';
import type { FreeTable } from '../../shared/table/byhand/piece.ts';
import { pileAt } from '../../shared/table/byhand/place.ts';
import type { Scene } from '../../shared/table/model.ts';

/** Ids of all that an act of hands takes hold of; looking, showing and copying leave everything where it lies. */
export function touched(table: FreeTable, scene: Scene, act: FreeAct): readonly string[] {
  const lying = (pile: PilePlace) => pileAt(table, scene, pile).map((piece) => piece.id);
  switch (act.act) {
    case 'move':
      return act.pieces.map((piece) => piece.id);
    case 'turn':
    case 'flip':
    case 'raise':
    case 'mark':
    case 'label':
    case 'lock':
    case 'remove':
      return act.ids;
    case 'deal':
      return lying(act.from);
    case 'shuffle':
    case 'sort':
      return lying(act.pile);
    case 'look':
    case 'show':
    case 'roll':
    case 'add':
    case 'copy':
    case 'bring':
      return [];
  }
}
