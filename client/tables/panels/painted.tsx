import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Pen, penOf } from '../../art/canvas.ts';
import { fontsReady } from '../../art/fonts.ts';

/** Canvas pixels to the CSS pixel of what is painted into the page. */
export const sharpness = (): number => Math.min(3, devicePixelRatio || 1);

/**
 * A small painting in the page, `w` × `h` CSS px, which the pen measures in too. It is painted again when `of`
 * changes, and once the letters have come. Without a `label` nothing is read aloud.
 */
export function Painted(props: {
  w: number;
  h: number;
  of: string;
  paint: (pen: Pen, dpr: number) => void;
  class?: string;
  label?: string;
  style?: Readonly<Record<string, string>>;
}) {
  const { w, h, of, paint, label, style } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const dpr = sharpness();
  useLayoutEffect(() => {
    let current = true;
    const draw = () => {
      if (!current || !canvas.current) return;
      const pen = penOf(canvas.current);
      pen.setTransform(dpr, 0, 0, dpr, 0, 0);
      pen.clearRect(0, 0, w, h);
      paint(pen, dpr);
    };
    draw();
    void fontsReady().then(draw);
    return () => {
      current = false;
    };
  }, [w, h, of, dpr]);
  return (
    <canvas
      ref={canvas}
      class={props.class}
      width={Math.ceil(w * dpr)}
      height={Math.ceil(h * dpr)}
      style={{ width: `${w}px`, height: `${h}px`, ...style }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
