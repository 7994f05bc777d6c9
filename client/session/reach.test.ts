import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

test('a page of the machine itself offers friends the address at which they find it', () => {
  const near = ['http://192.168.1.7:2567', 'http://172.17.0.1:2567'];
  expect(reachOf('http://localhost:2567', near)).toEqual({ origin: 'http://192.168.1.7:2567', alone: false });
  expect(reachOf('http://127.0.0.1:2567', near).origin).toBe('http://192.168.1.7:2567');
  expect(reachOf('http://[::1]:2567', near).origin).toBe('http://192.168.1.7:2567');
});

test('without a network it says that the link works on this machine alone', () => {
  expect(reachOf('http://localhost:2567', [])).toEqual({ origin: 'http://localhost:2567', alone: true });
});

test('a page from anywhere else offers its own address', () => {
  expect(reachOf('https://play.example.org', [])).toEqual({
    origin: 'https://play.example.org',
    alone: false,
  });
});
