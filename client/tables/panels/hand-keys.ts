import { useEffect } from 'preact/hooks';
import { tap } from '../../play/laying.ts';
import { useDesk } from './context.ts';

const WRITTEN_IN = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

/** 1–9 tap the cards of one's own hand, from the left. */
export function useHandKeys(): void {
  const desk = useDesk();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
      if (event.target instanceof HTMLElement && event.target.matches(WRITTEN_IN)) return;
      const own = desk.own.peek();
      const cards = [...desk.arrangement.peek().placed.values()].filter(({ piece }) => {
        const spec = desk.scene.zones[piece.zone];
        return spec?.kind === 'hand' && spec.seat === own;
      });
      const placed = cards[Number(event.key) - 1];
      if (!placed) return;
      const { id, zone } = placed.piece;
      const intent = tap(desk.offer.peek(), { piece: id, zone, cell: -1 });
      if (intent.do === 'look') desk.read({ piece: id, zone, cell: -1 });
      else desk.deeds.act(intent, placed);
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [desk]);
}
