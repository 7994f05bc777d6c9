import { useEffect, useState } from 'preact/hooks';
import type { DesignVersion } from '../../shared/protocol/designs.ts';
import { designVersion, designVersions } from '../session/designs.ts';
import { designerText as text } from '../text/designer.ts';
import type { AnyDesk } from './any-desk.ts';
import { openContent } from './files.ts';
import { editPath, type Keeping } from './keeping.ts';
import { bad, good } from './notices.ts';

/** Older versions of the design, each laid out by a press. */
export function Versions({ desk, keeping, close }: { desk: AnyDesk; keeping: Keeping; close: () => void }) {
  const [all, setAll] = useState<readonly DesignVersion[]>([]);
  const key = keeping.key.value;
  useEffect(() => {
    if (key) void designVersions(key.id, key.secret).then((answer) => answer.ok && setAll(answer.value));
  }, [key]);
  if (!key || all.length < 2) return null;
  const restore = async (version: number) => {
    const answer = await designVersion(key.id, key.secret, version);
    const opened = answer.ok ? await openContent(answer.value.file) : { notice: bad(answer.problem) };
    close();
    if (!('design' in opened)) keeping.notice.value = opened.notice;
    else if (desk.lay(opened.design)) keeping.notice.value = good(text('keep.restored', { n: version }));
    else keeping.notice.value = { tone: 'bad', lines: [text('clash.other-kind')] };
  };
  return (
    <details>
      <summary>{text('keep.versions')}</summary>
      <ul class="versions">
        {all.slice(1).map(({ version, saved }) => (
          <li key={version}>
            <button type="button" onClick={() => void restore(version)}>
              {text('keep.when', { n: version, when: new Date(saved).toLocaleString() })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What else this browser saved. */
export function Mine({ keeping, go }: { keeping: Keeping; go: (path: string) => void }) {
  const others = keeping.mine.value.filter(({ id }) => id !== keeping.key.value?.id);
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{text('menu.mine')}</summary>
      <ul class="versions">
        {others.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => go(editPath(one))}>
              {one.title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
