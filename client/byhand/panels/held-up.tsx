import { useEffect } from 'preact/hooks';
import { say } from '../../../shared/engine/words.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { KindPicture } from './picture.tsx';

/** A card held up, large enough to be read, until it is touched or Escape is pressed. */
export function HeldUp() {
  const desk = useHands();
  const kind = desk.read.value;
  const put = () => {
    desk.read.value = '';
  };
  useEffect(() => {
    if (kind === '') return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      put();
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [kind]);
  if (kind === '') return null;
  const { width, height } = desk.layout.value;
  const w = Math.min(280, width - 40, (height - 90) / 1.4);
  const known = desk.scene.kinds[kind];
  const text = known?.face?.text ? say(known.face.text, ...desk.session.texts) : '';
  return (
    <button
      type="button"
      id="hand-held-up"
      onClick={put}
      aria-label={`${known?.name ?? ''}. ${text} ${handSay('close')}`}
    >
      <KindPicture kind={kind} seat={Math.max(0, desk.acting.value)} w={w} h={w * 1.4} />
    </button>
  );
}
