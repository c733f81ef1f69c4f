// @vitest-environment node
import { expect, it } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';

it.each([
  [{}, { accessLog: 'off', hookPeers: [] }],
  [{ NODE_ENV: 'production' }, { accessLog: 'json' }],
  [{ NODE_ENV: 'production', ACCESS_LOG: 'off' }, { accessLog: 'off' }],
  [{ ACCESS_LOG: 'json' }, { accessLog: 'json' }],
  [
    { ACCESS_LOG: '', CONTENT_HOOK_PEERS: '' },
    { accessLog: 'off', hookPeers: [] },
  ],
  [
    { CONTENT_HOOK_PEERS: 'http://10.0.0.2:4173, https://two.example/' },
    { hookPeers: ['http://10.0.0.2:4173', 'https://two.example'] },
  ],
])('QU-08 CS-06 %j is parsed as %j', (environment, expected) => {
  expect(readEnvironment(environment)).toMatchObject(expected);
});

it.each([
  ['ACCESS_LOG', 'yes'],
  ['ACCESS_LOG', 'json\n'],
  ['CONTENT_HOOK_PEERS', '10.0.0.2:4173'],
  ['CONTENT_HOOK_PEERS', 'ftp://two.example'],
  ['CONTENT_HOOK_PEERS', '/hooks'],
])('QU-08 %s=%j is rejected with the name of the variable', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});
