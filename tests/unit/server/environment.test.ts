// @vitest-environment node
import { expect, it } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';

it.each([
  [{}, 'off'],
  [{ NODE_ENV: 'production' }, 'json'],
  [{ NODE_ENV: 'production', ACCESS_LOG: 'off' }, 'off'],
  [{ ACCESS_LOG: 'json' }, 'json'],
  [{ ACCESS_LOG: '' }, 'off'],
])('QU-08 with %j the access log is %s', (environment, expected) => {
  expect(readEnvironment(environment).accessLog).toBe(expected);
});

it('CS-06 the addresses of other servers’ hooks are made from their origins', () => {
  const peers = (given: string) => readEnvironment({ CONTENT_HOOK_PEERS: given }).hookPeers;
  expect(peers('http://10.0.0.2:4173, https://two.example/')).toEqual([
    'http://10.0.0.2:4173',
    'https://two.example',
  ]);
  expect(peers('')).toEqual([]);
});

it.each([
  ['ACCESS_LOG', 'yes'],
  ['ACCESS_LOG', 'json\n'],
  ['CONTENT_HOOK_PEERS', '10.0.0.2:4173'],
  ['CONTENT_HOOK_PEERS', 'ftp://two.example'],
  ['CONTENT_HOOK_PEERS', '/hooks'],
])('QU-08 %s=%j is refused, and the message names the variable', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});
