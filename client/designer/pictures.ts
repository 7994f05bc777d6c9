import { backgroundOf } from '../art/background.ts';

/** The pictures that lay under the map lately, unpacked: undo and redo show them at once. */
const KEPT = 3;

/** Unpacks pictures for the map and says when one is there. */
export class Pictures {
  private readonly ready: () => void;
  private readonly kept = new Map<string, ImageBitmap | null>();

  constructor(ready: () => void) {
    this.ready = ready;
  }

  /** null until it is unpacked, and for one that cannot be. */
  of(image: string): ImageBitmap | null {
    const known = this.kept.get(image);
    if (known !== undefined) return known;
    this.kept.set(image, null);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value as string);
    void backgroundOf({ background: { image } }).then((picture) => {
      if (!picture || !this.kept.has(image)) return;
      this.kept.set(image, picture);
      this.ready();
    });
    return null;
  }
}
