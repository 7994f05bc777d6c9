import { measureBundle } from './bundle.ts';
import { measureDragging } from './dragging.ts';
import { measureEngine } from './engine.ts';
import { measureGames } from './games.ts';
import { measureLargestMap } from './largest.ts';
import { type Figure, printFigures } from './report.ts';
import { measureSync } from './sync.ts';

/** `npm run bench [-- engine games largest dragging sync bundle]`: medians of several runs, beside the design's aims. No test. */
const sections: Readonly<Record<string, { title: string; measure: () => Figure[] | Promise<Figure[]> }>> = {
  engine: { title: 'Rules', measure: measureEngine },
  games: { title: 'Games', measure: measureGames },
  largest: { title: 'Largest map', measure: measureLargestMap },
  dragging: { title: 'Dragging by hand', measure: measureDragging },
  sync: { title: 'Table and server', measure: measureSync },
  bundle: { title: 'What a browser loads', measure: measureBundle },
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(sections, name));
if (unknown) {
  console.error(`There is no section "${unknown}": ${Object.keys(sections).join(', ')}.`);
  process.exit(1);
}
for (const [name, { title, measure }] of Object.entries(sections)) {
  if (wanted.length === 0 || wanted.includes(name)) printFigures(title, await measure());
}
process.exit(0);
