/**
 * A battle of magic made for tests: each side has a mage, a bishop and a hero with something worth taking, and
 * all stand as in a mirror, so that whoever begins can do the same. Casters draw twelve cards: most spells are
 * in them at the first try. Cells count row by row.
 */
export const COLUMNS = 9;
export const ROWS = 6;

const caster = { hits: 12, skill: 10 };

export const arcana = {
  format: 1,
  game: 'warrior-lands',
  title: 'Arcana',
  story: 'A battle of magic for tests.',
  map: { format: 1, title: 'Yard', rows: Array.from({ length: ROWS }, () => 'g'.repeat(COLUMNS)) },
  sides: [
    {
      name: 'Reds',
      units: [
        { name: 'Red Mage', ...caster, traits: ['Mage'], at: [[1, 2]] },
        { name: 'Red Post', hits: 12, traits: [], at: [[5, 2]] },
        { name: 'Red Squire', hits: 6, traits: [], at: [[2, 1]] },
        { name: 'Red Bishop', ...caster, traits: ['Priest'], at: [[2, 4]] },
        { name: 'Roland', traits: [], items: ['Flying Disk'], at: [[5, 4]] },
      ],
    },
    {
      name: 'Blues',
      units: [
        { name: 'Blue Mage', ...caster, traits: ['Mage'], at: [[7, 2]] },
        { name: 'Blue Post', hits: 12, traits: [], at: [[3, 2]] },
        { name: 'Blue Squire', hits: 6, traits: [], at: [[5, 1]] },
        { name: 'Blue Bishop', ...caster, traits: ['Priest'], at: [[6, 4]] },
        { name: 'Oliver', traits: [], items: ['Flying Disk'], at: [[3, 4]] },
      ],
    },
  ],
  // A hero who could not be raised may be tried again.
  options: { resRule: 'off' },
} as const;

/** Ids of its warriors by seat. */
export const mageOf = (seat: number) => (seat === 0 ? 'red-mage' : 'blue-mage');
export const postOf = (seat: number) => (seat === 0 ? 'red-post' : 'blue-post');
export const squireOf = (seat: number) => (seat === 0 ? 'red-squire' : 'blue-squire');
export const bishopOf = (seat: number) => (seat === 0 ? 'red-bishop' : 'blue-bishop');
export const heroOf = (seat: number) => (seat === 0 ? 'roland' : 'oliver');
