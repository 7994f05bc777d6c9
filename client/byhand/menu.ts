import type { FreeAct, PilePlace } from '../../shared/table/byhand/acts.ts';
import { FELT } from '../../shared/table/byhand/piece.ts';
import type { Scene } from '../../shared/table/model.ts';
import { formOf, isFree, type Laid } from './pieces.ts';
import type { HandKey } from './text.ts';

/** What a menu is opened for. */
interface Situation {
  readonly scene: Scene;
  /** The seat that acts. */
  readonly own: number;
  /** The pieces meant, never none: one, or all that are selected. */
  readonly pieces: readonly Laid[];
  /** All that lies in the place of the one piece, from the lowest to the uppermost; just that one where it is alone. */
  readonly stack: readonly Laid[];
}

/** Parts of the menu that ask for something first. */
export type Page = 'main' | 'top' | 'draw' | 'deal' | 'look' | 'label' | 'counters' | 'show' | 'move';
/** What the screen does itself. */
export type Command = 'look' | 'sheet' | 'search' | 'select-stack';

/** Named in the texts as `menu.…`. */
type PieceItem =
  | 'read'
  | 'sheet'
  | 'flip'
  | 'turn'
  | 'turn-back'
  | 'sort-hand'
  | 'raise'
  | 'lower'
  | 'look'
  | 'top'
  | 'show'
  | 'counters'
  | 'label'
  | 'move'
  | 'lock'
  | 'unlock'
  | 'copy'
  | 'remove';
type PileItem =
  | 'draw'
  | 'draw-n'
  | 'deal'
  | 'look-top'
  | 'search'
  | 'shuffle'
  | 'sort'
  | 'flip-pile'
  | 'select-stack';

export interface Item {
  readonly id: PieceItem | PileItem;
  readonly group: 'piece' | 'pile';
  readonly act?: FreeAct;
  readonly page?: Page;
  readonly command?: Command;
  /** Why it can't be done now. */
  readonly off?: HandKey;
}

const ids = (pieces: readonly Laid[]): string[] => pieces.map(({ id }) => id);

/** The place in which a piece lies, as acts on piles name it. */
export function placeOfStack(piece: Laid, scene: Scene): PilePlace {
  const { zone, at, x, y } = piece;
  if (zone === FELT) return { zone, x, y };
  if (isFree(piece, scene)) return { zone, at: -1, x, y };
  return scene.zones[zone]?.kind === 'board' ? { zone, at } : { zone };
}

/**
 * Everything that can be done with these pieces; with a pile where the one piece tops one, and then `page` 'top' is
 * what can be done with that piece alone.
 */
export function menuFor(situation: Situation, page: 'main' | 'top' = 'main'): readonly Item[] {
  const { scene, own, pieces, stack } = situation;
  const inHand = scene.zones[pieces[0].zone]?.kind === 'hand';
  const piled = pieces.length === 1 && stack.length > 1 && !inHand && own >= 0;
  if (!piled || page === 'top') return pieceItems(situation);
  const [{ kind }] = pieces;
  const reads = kind !== '' && formOf(scene, kind) === 'card';
  return [
    ...(reads ? [{ id: 'read', group: 'pile', command: 'look' } as const] : []),
    ...pileItems(situation),
    { id: 'top', group: 'piece', page: 'top' },
  ];
}

/** Sorts one's own hand, of which these are the cards; null for anything else, and where there is nothing to sort. */
export function sortOfHand(scene: Scene, own: number, cards: readonly Laid[]): FreeAct | null {
  if (own < 0 || cards.length < 2) return null;
  const [{ zone }] = cards;
  const { kind, seat } = scene.zones[zone] ?? {};
  return kind === 'hand' && seat === own ? { act: 'sort', pile: { zone } } : null;
}

function pieceItems({ scene, own, pieces, stack }: Situation): Item[] {
  const all = ids(pieces);
  const locked = pieces.some((piece) => piece.locked);
  const inHand = pieces.every(({ zone }) => scene.zones[zone]?.kind === 'hand');
  const off = locked ? ({ off: 'byhand.off.locked' } as const) : {};
  const item = (id: PieceItem, more: Partial<Item>): Item => ({ id, group: 'piece', ...more });
  const unknown = pieces.filter(({ kind }) => kind === '');
  const secrets = pieces.filter((piece) => !piece.public);
  const cards = pieces.filter(({ kind }) => kind !== '' && formOf(scene, kind) === 'card');
  const sorting = sortOfHand(scene, own, stack);
  const raised = stack.length > 1 || pieces.some((piece) => isFree(piece, scene));
  return [
    ...(cards.length > 0 ? [item('read', { command: 'look' })] : []),
    ...(pieces.length === 1 && pieces[0].kind !== '' && formOf(scene, pieces[0].kind) === 'figure'
      ? [item('sheet', { command: 'sheet' })]
      : []),
    ...(sorting ? [item('sort-hand', { act: sorting })] : []),
    item('flip', { act: { act: 'flip', ids: all }, ...off }),
    item('turn', { act: { act: 'turn', ids: all, by: 1 }, ...off }),
    item('turn-back', { act: { act: 'turn', ids: all, by: -1 }, ...off }),
    ...(raised && !inHand
      ? [
          item('raise', { act: { act: 'raise', ids: all, to: 'top' }, ...off }),
          item('lower', { act: { act: 'raise', ids: all, to: 'bottom' }, ...off }),
        ]
      : []),
    ...(unknown.length > 0 && !inHand ? [item('look', { act: { act: 'look', ids: ids(unknown) } })] : []),
    ...(secrets.length > 0 ? [item('show', { page: 'show' })] : []),
    item('counters', { page: 'counters' }),
    item('label', { page: 'label' }),
    item('move', { page: 'move', ...off }),
    item(locked ? 'unlock' : 'lock', { act: { act: 'lock', ids: all, on: !locked } }),
    item('copy', { act: { act: 'copy', ids: all } }),
    item('remove', { act: { act: 'remove', ids: all }, ...off }),
  ].filter(({ id }) => own >= 0 || id === 'read' || id === 'sheet');
}

function pileItems({ scene, own, pieces, stack }: Situation): Item[] {
  const pile = placeOfStack(pieces[0], scene);
  const hands = Object.values(scene.zones).filter(({ kind }) => kind === 'hand');
  const mine = hands.some(({ seat }) => seat === own);
  const item = (id: PileItem, more: Partial<Item>): Item => ({ id, group: 'pile', ...more });
  const off = mine ? {} : ({ off: 'byhand.off.no-hand' } as const);
  return [
    item('draw', { act: { act: 'deal', from: pile, count: 1, seats: [own] }, ...off }),
    item('draw-n', { page: 'draw', ...off }),
    ...(hands.length > 1 ? [item('deal', { page: 'deal' })] : []),
    item('look-top', { page: 'look' }),
    item('search', { command: 'search' }),
    item('shuffle', { act: { act: 'shuffle', pile } }),
    item('sort', { act: { act: 'sort', pile } }),
    item('flip-pile', { act: { act: 'flip', ids: ids(stack).slice(-300) } }),
    item('select-stack', { command: 'select-stack' }),
  ];
}
