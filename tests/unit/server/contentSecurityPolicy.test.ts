// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../server/http/contentSecurityPolicy.ts';

/** A policy taken apart: directive to values. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('contentSecurityPolicy', () => {
  it('QU-02 forbids all that is not named, inline scripts and third parties among it', () => {
    const policy = directives(contentSecurityPolicy({ scriptHashes: ['sha256-abc='] }));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(name)).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['marsa', 'marsa-start', 'dompurify']);
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
  });

  it('QU-02 pictures of the content may be shown, and passed through the worker', () => {
    const contentOrigin = 'https://cms.example';
    const policy = directives(
      contentSecurityPolicy({
        scriptHashes: [],
        contentOrigin,
        imageOrigins: ['https://cdn.example', contentOrigin],
      }),
    );
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', contentOrigin, 'https://cdn.example']);
    expect(policy.get('connect-src')).toEqual(["'self'", contentOrigin, 'https://cdn.example']);
    expect(policy.get('script-src')).toEqual(["'self'"]);
  });

  it('FO-02 forms may be posted to the leads service', () => {
    const policy = directives(
      contentSecurityPolicy({ scriptHashes: [], leadsOrigin: 'https://leads.example' }),
    );
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://leads.example']);
    expect(policy.get('img-src')).not.toContain('https://leads.example');
  });
});
