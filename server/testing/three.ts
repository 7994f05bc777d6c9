import { Browser, makeTable, newToken } from './browser.ts';

/**
 * Ann, who looks after a table of the sample game, and Ben, both asked for a card; Eve watches. All have heard all.
 * `limit`: seconds that a question gives.
 */
export async function threeAt(url: string, limit: 0 | 15 = 0) {
  const token = newToken();
  const table = await makeTable(url, { token, name: 'Ann', seats: [0], start: true, limit });
  const ann = await Browser.join(url, table, { token });
  const ben = await Browser.join(url, table, { name: 'Ben' });
  const eve = await Browser.join(url, table, { name: 'Eve' });
  await ben.sit(1);
  for (const one of [ann, ben, eve]) await one.until(() => one.state.asked === 'card', 'the question');
  for (const one of [ann, ben, eve]) await one.hush();
  return { table, ann, ben, eve };
}
