import { Packr } from '@colyseus/msgpackr';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpack } from './unpack.ts';

const client = new Packr();
const server = new Packr({ useRecords: false });

test('whatever a client packs is read as it was', () => {
  const value = fc.jsonValue({ maxDepth: 5 }).filter((json) => !JSON.stringify(json).includes('__proto__'));
  fc.assert(
    fc.property(value, (json) => {
      // JSON has no -0, and msgpack keeps it: compare as JSON.
      const sent = JSON.parse(JSON.stringify(json));
      expect(unpack(client.pack(sent), 0)).toEqual(sent);
      expect(unpack(server.pack(sent), 0)).toEqual(sent);
    }),
    { numRuns: 200 },
  );
});

test('many things of one shape are read as msgpackr’s records', () => {
  const units = Array.from({ length: 5 }, (_, id) => ({ id: 60 + id, at: 7 - id, name: `u${id}` }));
  expect(unpack(client.pack({ units, last: undefined }), 0)).toEqual({ units, last: undefined });
});

test('random bytes are a value or an error, never more', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        unpack(bytes, 0);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['a list that claims four billion items', [0xdd, 0xff, 0xff, 0xff, 0xff]],
  ['a list that claims more than there is', [0xdc, 0xff, 0xff]],
  ['a text that is cut short', [0xd9, 0x20, 0x61]],
  ['a nest of two hundred lists', Array.from({ length: 200 }, () => 0x91)],
  ['a key that would reach into prototypes', [0x81, 0xa9, ...Buffer.from('__proto__'), 0x01]],
  ['something after the value', [0x01, 0x01]],
  ['nothing', []],
  ['a date', [0xd6, 0xff, 0, 0, 0, 0]],
])('%s is refused', (_, bytes) => {
  expect(() => unpack(Uint8Array.from(bytes), 0)).toThrow();
});
