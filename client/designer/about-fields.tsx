import { designerText as text } from '../text/designer.ts';

/** For whom a scenario is and how long it takes: what the first page tells and filters by. */
export function AboutFields({
  level,
  minutes,
  tell,
}: {
  level?: string;
  minutes?: number;
  tell: (level: string | undefined, minutes: number | undefined) => void;
}) {
  return (
    <>
      <label class="kv">
        <span>{text('about.level')}</span>
        <input
          value={level ?? ''}
          maxLength={60}
          placeholder={text('about.level-place')}
          onChange={(event) => tell(event.currentTarget.value, minutes)}
        />
      </label>
      <label class="kv">
        <span>{text('about.minutes')}</span>
        <input
          type="number"
          min={1}
          max={1000}
          value={minutes ?? ''}
          onChange={(event) => {
            const n = Math.round(Number(event.currentTarget.value));
            tell(level, n > 0 ? Math.min(1000, n) : undefined);
          }}
        />
      </label>
    </>
  );
}
