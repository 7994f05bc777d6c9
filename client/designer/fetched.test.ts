import { expect, test } from 'vitest';
import { MAX_FILE } from '../../shared/scenario/format.ts';
import { designerText as text } from '../text/designer.ts';
import { addressOf, openAddress } from './fetched.ts';

const there = 'https://battles.example/gap.json';
const map = { format: 1, title: 'The gap', rows: ['ggg', 'gwg', 'ggg'] };
const answer = (body: BodyInit | null, init?: ResponseInit) => async () => new Response(body, init);
const told = async (ask: () => Promise<Response>, address = there) => {
  const opened = await openAddress(address, ask);
  return 'notice' in opened ? opened.notice.lines : opened.design.title;
};

test('a map that lies on another site is opened like a file', async () => {
  expect(await told(answer(JSON.stringify(map)))).toBe('The gap');
});

test('only addresses of the secure web are asked, and those of one’s own computer', () => {
  const may = [
    'https://a.example/x.json',
    ' https://a.example ',
    'http://localhost:8000/x',
    'http://127.0.0.1/x',
  ];
  const not = ['', 'gap.json', 'http://a.example/x', 'ftp://a.example', 'javascript:alert(1)', 'data:,x'];
  expect(may.filter((one) => !addressOf(one))).toEqual([]);
  expect([...not, 'https://ann:secret@a.example/', 'file:///etc/passwd'].filter(addressOf)).toEqual([]);
});

test('it is asked as a stranger, and for no longer than somebody waits', async () => {
  let asked: RequestInit = {};
  await openAddress(there, async (_, init) => {
    asked = init ?? {};
    return new Response('{}');
  });
  expect(asked).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(asked.signal).toBeInstanceOf(AbortSignal);
});

test('whatever is wrong is said, and what is too large is not read to its end', async () => {
  let read = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(control) {
      read++;
      control.enqueue(new Uint8Array(64 * 1024));
    },
  });
  expect(await told(answer(endless))).toEqual([text('file.too-large')]);
  expect(read * 64 * 1024).toBeLessThan(MAX_FILE * 2);
  expect(await told(answer('x', { headers: { 'content-length': '50000000' } }))).toEqual([
    text('file.too-large'),
  ]);
  expect(await told(answer('', { status: 404 }))).toEqual([
    text('from.not-there', { host: 'battles.example', status: 404 }),
  ]);
  expect(await told(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([
    text('from.unreachable', { host: 'battles.example' }),
  ]);
  expect(await told(() => Promise.reject(new DOMException('', 'TimeoutError')))).toEqual([
    text('from.late', { host: 'battles.example' }),
  ]);
  expect(await told(answer('<!doctype html>'))).toEqual([
    text('file.bad'),
    expect.stringMatching(/not JSON/),
  ]);
  expect(await told(answer('{"format":9,"rows":[]}'))).toEqual([
    text('file.bad'),
    expect.stringMatching(/made for a newer Pewter/),
  ]);
  expect(await told(answer('{"hello":1}'))).toEqual([text('file.bad'), expect.stringMatching(/format/)]);
  expect(await told(answer('{}'), 'not an address')).toEqual([text('from.no-address')]);
});
