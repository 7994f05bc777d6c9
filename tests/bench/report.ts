/** One measured figure beside what the design aims for. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** 'at least 36,000' or 'at most 32'; '' where there is no aim. */
  readonly aim: string;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  const widest = Math.max(...figures.map((figure) => figure.what.length));
  for (const { what, value, unit, aim } of figures) {
    const shown = `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 2 : 0 })} ${unit}`;
    console.log(`  ${what.padEnd(widest)}  ${shown.padStart(20)}${aim ? `   (aim: ${aim})` : ''}`);
  }
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The value below which the part `q` (0..1) of the numbers lies. */
export function quantile(numbers: readonly number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/** Slope of the line through the logarithms: y grows as x to this power. */
export function exponent(points: readonly { readonly x: number; readonly y: number }[]): number {
  const logs = points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }));
  const mean = (of: 'x' | 'y') => logs.reduce((sum, point) => sum + point[of], 0) / logs.length;
  const [mx, my] = [mean('x'), mean('y')];
  const above = logs.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0);
  return above / logs.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
}
