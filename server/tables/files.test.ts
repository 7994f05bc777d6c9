import { expect, test } from 'vitest';
import { Files } from './files.ts';

test('files of one content are one file', () => {
  const files = new Files();
  const first = files.same({ title: 'Path', rows: ['gg'] });
  expect(files.same({ title: 'Path', rows: ['gg'] })).toBe(first);
  expect(files.same({ title: 'Path', rows: ['gf'] })).not.toBe(first);
  expect(files.same('no file')).toBe('no file');
});
