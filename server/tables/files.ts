import { createHash } from 'node:crypto';

/**
 * Scenario files that loaded tables hold, each content once: a hundred tables of one battle share its file,
 * and with it everything that its game works out from it (Match keeps that by the file).
 */
export class Files {
  private readonly byContent = new Map<string, WeakRef<object>>();
  private readonly forgotten = new FinalizationRegistry<string>((key) => {
    if (this.byContent.get(key)?.deref() === undefined) this.byContent.delete(key);
  });

  /** The one file of this content. */
  same(file: unknown): unknown {
    if (typeof file !== 'object' || file === null) return file;
    const key = createHash('sha256').update(JSON.stringify(file)).digest('base64');
    const known = this.byContent.get(key)?.deref();
    if (known) return known;
    this.byContent.set(key, new WeakRef(file));
    this.forgotten.register(file, key);
    return file;
  }
}
