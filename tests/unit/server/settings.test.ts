// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../../../server/build/settings.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const root = temporaryFolder();

const leads = 'https://leads.example/in?site=1';
const local = 'http://localhost:8';

it.each([
  ['VITE_CONTENT_API', '', { contentOrigin: undefined }],
  ['VITE_CONTENT_API', '/wp-json/wp/v2', { contentOrigin: undefined }],
  ['VITE_CONTENT_API', 'https://cms.example/wp-json/wp/v2', { contentOrigin: 'https://cms.example' }],
  ['VITE_CONTENT_API', '//cms.example/wp-json/wp/v2', { contentOrigin: 'https://cms.example' }],
  ['VITE_SITE_URL', '', { siteOrigin: undefined }],
  ['VITE_SITE_URL', 'https://marsa.example/', { siteOrigin: 'https://marsa.example' }],
  [
    'VITE_IMAGE_ORIGINS',
    ' https://c.example/x?y, https://b:84',
    { imageOrigins: ['https://c.example', 'https://b:84'] },
  ],
  ['VITE_LEADS_ENDPOINT', leads, { leadsEndpoint: leads, leadsOrigin: 'https://leads.example' }],
  ['VITE_LEADS_ENDPOINT', ` ${local}/a `, { leadsEndpoint: `${local}/a`, leadsOrigin: local }],
  ['VITE_LEADS_ENDPOINT', '/api/leads', { leadsEndpoint: '/api/leads', leadsOrigin: undefined }],
  ['VITE_LEADS_ENDPOINT', '  ', { leadsEndpoint: undefined, leadsOrigin: undefined }],
  ['VITE_VITALS_ENDPOINT', leads, { vitalsEndpoint: leads, vitalsOrigin: 'https://leads.example' }],
  ['VITE_VITALS_ENDPOINT', '/vitals', { vitalsEndpoint: '/vitals', vitalsOrigin: undefined }],
])('CS-01 CS-03 FO-02 QU-08 %s=%j is parsed as %j', (name, value, expected) => {
  expect(readSettings(root, { [name]: value })).toMatchObject(expected);
});

it.each([
  ['VITE_IMAGE_ORIGINS', 'cdn.example'],
  ['VITE_IMAGE_ORIGINS', 'https://cdn.example; script-src *'],
  ['VITE_CONTENT_API', 'javascript:alert(1)'],
  ['VITE_CONTENT_API', 'https://'],
  ['VITE_LEADS_ENDPOINT', 'ftp://leads.example'],
  ['VITE_LEADS_ENDPOINT', 'http://leads.example/in'],
  ['VITE_LEADS_ENDPOINT', 'https://name:word@leads.example/'],
  ['VITE_LEADS_ENDPOINT', '//leads.example/in'],
  ['VITE_LEADS_ENDPOINT', String.raw`/\leads.example`],
  ['VITE_LEADS_ENDPOINT', 'api/leads'],
  ['VITE_VITALS_ENDPOINT', 'http://vitals.example'],
])('QU-02 FO-02 %s=%j is rejected with the name of the variable', (name, value) => {
  expect(() => readSettings(root, { [name]: value })).toThrow(new RegExp(`^${name}: `));
});

it('FR-10 the digest depends only on settings of the build', () => {
  const digestOf = (environment: Record<string, string>) => readSettings(root, environment).digest;
  expect(digestOf({ VITE_PHONE: '+44' })).not.toBe(digestOf({}));
  for (const same of [{ VITE_PHONE: '' }, { PORT: '1' }]) expect(digestOf(same)).toBe(digestOf({}));
  expect(digestOf({ VITE_B: '2', VITE_A: '1' })).toBe(digestOf({ VITE_A: '1', VITE_B: '2' }));
});

it('CS-01 the environment overrides .env files', () => {
  const [a, b, c, l] = ['a', 'b', 'c', 'l'].map((name) => `https://${name}.example`);
  writeFileSync(join(root, '.env'), `VITE_CONTENT_API=${a}\nVITE_LEADS_ENDPOINT=${l}\n`);
  writeFileSync(join(root, '.env.production'), `VITE_CONTENT_API="${b}" # newer\n`);
  expect(readSettings(root, {})).toMatchObject({ contentOrigin: b, leadsOrigin: l });
  expect(readSettings(root, { VITE_CONTENT_API: `${c}/api` }).contentOrigin).toBe(c);
});
