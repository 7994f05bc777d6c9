import { LIMITS } from '../../shared/engine/lateness.ts';
import { say, type TextTable, words } from '../../shared/engine/words.ts';

/** How long a question may take, as it is chosen and shown. */
const limitText = {
  'limit.title': 'Time to answer',
  'limit.why': 'When it is up, the table answers for whoever is asked.',
  'limit.none': 'No limit',
  'limit.seconds': '{n} seconds',
  'limit.minute': '1 minute',
  'limit.minutes': '{n} minutes',
  'limit.shown': 'Time to answer: {time}',
} satisfies TextTable;

type LimitKey = keyof typeof limitText;

/** Seconds as `LIMITS` has them; 0: no limit. */
export type Limit = (typeof LIMITS)[number];

export const limitSay = (key: LimitKey, values?: Readonly<Record<string, string | number>>): string =>
  say(words(key, values), limitText);

export function limitWords(seconds: number): string {
  if (seconds === 0) return limitSay('limit.none');
  const minutes = seconds / 60;
  if (!Number.isInteger(minutes)) return limitSay('limit.seconds', { n: seconds });
  return minutes === 1 ? limitSay('limit.minute') : limitSay('limit.minutes', { n: minutes });
}

/** What a form's value means. */
export const limitOf = (value: string): Limit => LIMITS.find((one) => String(one) === value) ?? 0;
