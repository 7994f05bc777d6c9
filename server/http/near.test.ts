import { expect, test } from 'vitest';
import { addressesForOthers } from '../commands/addresses.mjs';
import { nearTo } from './near.ts';

const inet = (address: string, internal = false) => ({ address, family: 'IPv4' as const, internal });
const INTERFACES = {
  docker0: [inet('172.17.0.1')],
  lo: [inet('127.0.0.1', true)],
  wlan0: [{ address: 'fe80::1', family: 'IPv6' as const, internal: false }, inet('192.168.1.7')],
  spare: [inet('169.254.3.4')],
};

test('a server that listens for the network is found at the address of the machine, real networks first', () => {
  expect(addressesForOthers('0.0.0.0', INTERFACES)).toEqual(['192.168.1.7', '172.17.0.1']);
});

test('a server that listens for its own machine is found nowhere else', () => {
  expect(addressesForOthers('127.0.0.1', INTERFACES)).toEqual([]);
  expect(addressesForOthers('localhost', INTERFACES)).toEqual([]);
});

test('only a page of the machine itself is told the addresses of its network', () => {
  const asked = (host: string) =>
    nearTo({ headers: { host }, socket: { localPort: 2567 } } as Parameters<typeof nearTo>[0], '0.0.0.0');
  const here = addressesForOthers('0.0.0.0').map((address) => `http://${address}:2567`);
  expect(asked('localhost:2567')).toEqual({ origins: here });
  expect(asked('[::1]:2567')).toEqual({ origins: here });
  expect(asked('play.example.org')).toEqual({ origins: [] });
});
