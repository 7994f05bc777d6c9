import { effect } from '@preact/signals';
import type { View } from './view.ts';

/** A sheet that was pinned falls when the turn of another piece of one's own begins. Returns how to stop. */
export function letPinsFall({ session, decision, wholeSheet }: View): () => void {
  const { focus } = session;
  let acting = decision.peek()?.piece ?? '';
  return effect(() => {
    const piece = decision.value?.piece ?? '';
    if (!piece || piece === acting) return;
    acting = piece;
    const { pinned } = focus.peek();
    if (!pinned || pinned === piece) return;
    wholeSheet.value = false;
    focus.value = { ...focus.peek(), pinned: '' };
  });
}
