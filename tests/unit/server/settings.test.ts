// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../../server/build/settings.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marsa-settings-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('readSettings', () => {
  it.each([
    ['', undefined],
    ['/wp-json/wp/v2', undefined],
    ['https://cms.example/wp-json/wp/v2', 'https://cms.example'],
    ['http://localhost:8081/wp-json/wp/v2', 'http://localhost:8081'],
    ['//cms.example/wp-json/wp/v2', 'https://cms.example'],
  ])('CS-01 VITE_CONTENT_API=%j names the origin %s', (address, origin) => {
    expect(readSettings(root, { VITE_CONTENT_API: address }).contentOrigin).toBe(origin);
  });

  it.each([
    ['', undefined],
    ['https://marsa.example/', 'https://marsa.example'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('CS-03 VITE_SITE_URL=%j names the origin %s', (address, origin) => {
    expect(readSettings(root, { VITE_SITE_URL: address }).siteOrigin).toBe(origin);
  });

  it('QU-02 reads a list of picture origins, and nothing but origins', () => {
    const { imageOrigins } = readSettings(root, {
      VITE_IMAGE_ORIGINS: ' https://cdn.example/x?y, https://b.example:8443',
    });
    expect(imageOrigins).toEqual(['https://cdn.example', 'https://b.example:8443']);
  });

  it.each([
    ['VITE_IMAGE_ORIGINS', 'cdn.example'],
    ['VITE_IMAGE_ORIGINS', 'https://cdn.example; script-src *'],
    ['VITE_CONTENT_API', 'javascript:alert(1)'],
    ['VITE_CONTENT_API', 'https://'],
    ['VITE_LEADS_ENDPOINT', 'ftp://leads.example'],
  ])('QU-02 %s=%j is refused by name', (name, value) => {
    expect(() => readSettings(root, { [name]: value })).toThrow(name);
  });

  it.each([
    ['https://leads.example/in?site=1', 'https://leads.example/in?site=1', 'https://leads.example'],
    [' http://localhost:8080/leads ', 'http://localhost:8080/leads', 'http://localhost:8080'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['/api/leads', '/api/leads', undefined],
    ['  ', undefined, undefined],
  ])('FO-02 VITE_LEADS_ENDPOINT=%j sends to %s', (value, leadsEndpoint, leadsOrigin) => {
    const settings = readSettings(root, { VITE_LEADS_ENDPOINT: value });
    expect(settings).toMatchObject({ leadsEndpoint, leadsOrigin });
  });

  it.each([
    'http://leads.example/in',
    'https://name:word@leads.example/',
    '//leads.example/in',
    String.raw`/\leads.example`,
    'api/leads',
    'https://',
    'yes',
  ])('FO-02 VITE_LEADS_ENDPOINT=%j is refused with what it must be', (value) => {
    expect(() => readSettings(root, { VITE_LEADS_ENDPOINT: value })).toThrow(
      /^VITE_LEADS_ENDPOINT: .+ It must be an https address/,
    );
  });

  it('CS-01 reads the .env files of the build; the environment wins', () => {
    writeFileSync(
      join(root, '.env'),
      'VITE_CONTENT_API=https://a.example/api\nVITE_LEADS_ENDPOINT=https://l.example/x\n',
    );
    writeFileSync(join(root, '.env.production'), 'VITE_CONTENT_API="https://b.example/api" # newer\n');
    expect(readSettings(root, {}).contentOrigin).toBe('https://b.example');
    const settings = readSettings(root, { VITE_CONTENT_API: 'https://c.example/api' });
    expect([settings.contentOrigin, settings.leadsOrigin]).toEqual([
      'https://c.example',
      'https://l.example',
    ]);
  });

  it('FR-10 the digest follows every setting that is built in, and no other', () => {
    const digestOf = (environment: Record<string, string>) => readSettings(root, environment).digest;
    expect(digestOf({ VITE_PHONE: '+44' })).not.toBe(digestOf({}));
    expect(digestOf({ VITE_PHONE: '' })).toBe(digestOf({}));
    expect(digestOf({ PORT: '1' })).toBe(digestOf({}));
    expect(digestOf({ VITE_B: '2', VITE_A: '1' })).toBe(digestOf({ VITE_A: '1', VITE_B: '2' }));
  });
});
