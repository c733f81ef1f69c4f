// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../server/build/settings.ts';
import { contentSecurityPolicy } from '../../../server/http/contentSecurityPolicy.ts';

const ROOT = import.meta.dirname;

describe('VITE_VITALS_ENDPOINT', () => {
  it.each([
    ['https://vitals.example/in', 'https://vitals.example/in', 'https://vitals.example'],
    ['/vitals', '/vitals', undefined],
    ['', undefined, undefined],
  ])('QU-08 %j is where loading times go', (value, vitalsEndpoint, vitalsOrigin) => {
    const settings = readSettings(ROOT, { VITE_VITALS_ENDPOINT: value });
    expect(settings).toMatchObject({ vitalsEndpoint, vitalsOrigin });
  });

  it.each(['http://vitals.example', '//vitals.example', 'https://a:b@vitals.example'])(
    'QU-02 %j is refused by name',
    (value) => {
      expect(() => readSettings(ROOT, { VITE_VITALS_ENDPOINT: value })).toThrow(/^VITE_VITALS_ENDPOINT: /);
    },
  );

  it('QU-02 the policy lets the page send there, beside the forms, and do nothing else', () => {
    const policy = contentSecurityPolicy({
      scriptHashes: [],
      leadsOrigin: 'https://leads.example',
      vitalsOrigin: 'https://vitals.example',
    });
    expect(policy).toContain("connect-src 'self' https://leads.example https://vitals.example;");
    expect(policy.split('https://vitals.example')).toHaveLength(2);
  });
});
