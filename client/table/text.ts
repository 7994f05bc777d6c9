import type { TextTable } from '../../shared/engine/words.ts';

/** What is written on the table itself. */
export const tableText: TextTable = {
  'table.draw': 'Draw {count}',
  'table.discard': 'Discard {count}',
  'table.discard-short': 'Used {count}',
  'table.needs': 'needs {need} or less',
  'table.needs-six': 'counts as rolled',
  'table.rolls': '{who}',
  'table.rolls-at': '{who} · {whom}',
  'table.hit': '✓ hit',
  'table.hit-short': '✓',
  'table.miss': '✗ miss',
  'table.miss-short': '✗',
  'table.round': 'Round {round}',
  'table.odds': '{percent} %',
  'table.cancel': 'Leave it',
  'table.laying': 'Laying the table …',
  'table.failed': 'The board could not be drawn here. The buttons and the chronicle still work.',
  'condition.trapped': 'Trapped: must break free before it can act',
  'condition.stunned': 'Stunned: loses its next activation',
  'condition.inspired': 'Inspired: acts once more this round',
  'condition.cursed': 'Cursed',
  'condition.controlled': 'Controlled by the other side',
  'condition.unhorsed': 'Unhorsed: fights on foot',
  'condition.timed': 'Under a lasting effect; see its sheet',
};
