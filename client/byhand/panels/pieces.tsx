import { openMenu } from '../deeds.ts';
import { nameOfPiece, nameOfZone } from '../naming.ts';
import { isFree, type Laid } from '../pieces.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { Window } from './window.tsx';

/** Every piece by where it lies, for keyboard and screen reader: the same menu as on the table. */
export function PieceList() {
  const desk = useHands();
  const byZone = new Map<string, Laid[]>();
  for (const piece of desk.pieces.value.values()) {
    const list = byZone.get(piece.zone);
    if (list) list.push(piece);
    else byZone.set(piece.zone, [piece]);
  }
  const order = [...Object.keys(desk.scene.zones), ...byZone.keys()];
  const zones = [...new Set(order)].filter((zone) => byZone.has(zone));
  return (
    <Window name="pieces" title={handSay('pieces.title')}>
      <p class="hint">{handSay(zones.length === 0 ? 'pieces.none' : 'pieces.hint')}</p>
      {zones.map((zone) => (
        <Zone key={zone} zone={zone} pieces={byZone.get(zone) ?? []} />
      ))}
    </Window>
  );
}

function Zone({ zone, pieces }: { zone: string; pieces: readonly Laid[] }) {
  const desk = useHands();
  const kind = desk.scene.zones[zone]?.kind;
  const others = kind === 'hand' && zone !== desk.ownHand.value;
  const sorted = [...pieces].sort((a, b) => a.at - b.at);
  // A pile has one that can be touched, the uppermost.
  const listed = kind === 'pile' ? sorted.slice(-1) : others ? [] : sorted;
  return (
    <details open={kind !== 'board' || pieces.length < 30}>
      <summary>{handSay('pieces.zone', { zone: nameOfZone(desk, zone), n: pieces.length })}</summary>
      <ul class="pieces">
        {listed.map((piece) => (
          <li key={piece.id}>
            <PieceButton piece={piece} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PieceButton({ piece }: { piece: Laid }) {
  const desk = useHands();
  const name = nameOfPiece(desk, piece);
  const free = isFree(piece, desk.scene);
  const board = desk.scene.zones[piece.zone]?.kind === 'board';
  const where = free
    ? handSay('pieces.free', { name })
    : board
      ? handSay('pieces.in-cell', { name, n: piece.at })
      : name;
  const selected = desk.selection.value.has(piece.id);
  const marks = Object.entries(piece.marks).map(([mark, value]) => `${mark} ${value}`);
  const more = [
    ...(selected ? [handSay('pieces.selected')] : []),
    ...(piece.locked ? [handSay('pieces.locked')] : []),
    ...(piece.down ? [handSay('pieces.hidden')] : []),
    ...marks,
  ];
  return (
    <button
      type="button"
      class="piece-line"
      aria-pressed={selected}
      onFocus={() => {
        desk.hovered.value = piece.id;
        const lying = desk.arrangement.peek().lying.get(piece.id);
        if (lying?.where === 'world') desk.handleOf.peek()?.show(lying);
      }}
      onClick={() => {
        desk.selection.value = new Set([piece.id]);
        openMenu(desk, [piece.id], 'main');
      }}
    >
      <span>{where}</span>
      {more.length > 0 && <small>{more.join(', ')}</small>}
    </button>
  );
}
