import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any setting the server serves friends on the network from ./data', () => {
  expect(readConfig({})).toMatchObject({ port: 2567, host: '0.0.0.0', data: './data', pace: 1, rate: 20 });
});

test('settings are read and held against what they may be', () => {
  const set = readConfig({
    PORT: '0',
    PEWTER_PACE: '0',
    PEWTER_ORIGINS: 'https://a.example, https://b.example',
  });
  expect(set).toMatchObject({ port: 0, pace: 0, origins: ['https://a.example', 'https://b.example'] });
  expect(() => readConfig({ PORT: 'http' })).toThrow(/PORT/);
  expect(() => readConfig({ PEWTER_PACE: '-1' })).toThrow(/PEWTER_PACE/);
});
