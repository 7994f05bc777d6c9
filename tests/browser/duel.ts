/**
 * A battle made for tests: few warriors who stand close, live long and draw many cards, so that whatever a
 * test wants to do can be done in the first turns. Ajax and Hector strike, the posts beside them are struck:
 * they draw one card in defence, so that most blows do damage. Cells count row by row.
 */
export const COLUMNS = 8;
export const ROWS = 6;

export const duel = {
  format: 1,
  game: 'warrior-lands',
  title: 'Duel',
  story: 'A battle for tests.',
  map: { format: 1, title: 'Yard', rows: Array.from({ length: ROWS }, () => 'g'.repeat(COLUMNS)) },
  sides: [
    {
      name: 'Reds',
      units: [
        { name: 'Ajax', hits: 12, skill: 10, traits: ['Lethal', 'Fire Attack'], at: [[2, 2]] },
        { name: 'Red Post', hits: 12, traits: [], at: [[4, 2]] },
        { name: 'Runner', hits: 3, skill: 10, traits: ['Horse or Fast'], at: [[0, 5]] },
      ],
    },
    {
      name: 'Blues',
      units: [
        { name: 'Hector', hits: 12, skill: 10, traits: ['Lethal', 'Fire Attack'], at: [[5, 2]] },
        { name: 'Blue Post', hits: 12, traits: [], at: [[3, 2]] },
        { name: 'Walker', hits: 3, skill: 10, traits: ['Horse or Fast'], at: [[7, 0]] },
      ],
    },
  ],
} as const;

/** Ids of its warriors by seat. */
export const fighterOf = (seat: number) => (seat === 0 ? 'ajax' : 'hector');
export const runnerOf = (seat: number) => (seat === 0 ? 'runner' : 'walker');
export const postOf = (seat: number) => (seat === 0 ? 'red-post' : 'blue-post');
