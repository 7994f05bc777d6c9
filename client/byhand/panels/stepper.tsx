/** A figure with one button less and one more. */
export function Stepper({
  n,
  least,
  most,
  set,
  label,
}: {
  n: number;
  least: number;
  most: number;
  set: (n: number) => void;
  label: string;
}) {
  const within = (next: number) =>
    Math.max(least, Math.min(most, Number.isFinite(next) ? Math.round(next) : n));
  return (
    <div class="stepper">
      <button type="button" aria-label={`${label} −`} onClick={() => set(within(n - 1))}>
        −
      </button>
      <input
        class="first"
        type="number"
        min={least}
        max={most}
        value={n}
        aria-label={label}
        onInput={(event) => set(within(Number(event.currentTarget.value)))}
      />
      <button type="button" aria-label={`${label} +`} onClick={() => set(within(n + 1))}>
        +
      </button>
    </div>
  );
}
