// @vitest-environment node
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../server/http/contentSecurityPolicy.ts';

const directives = (options: Partial<Parameters<typeof contentSecurityPolicy>[0]>) =>
  Object.fromEntries(
    contentSecurityPolicy({ scriptHashes: [], ...options })
      .split('; ')
      .map((directive) => directive.split(/ (.*)/).slice(0, 2)),
  );

it('QU-02 the policy forbids inline scripts and other origins by default', () => {
  const policy = directives({ scriptHashes: ['sha256-abc='] });
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-abc='",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'marsa default dompurify',
  });
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
});

it('QU-02 FO-02 the policy allows pictures and requests of the configured services only', () => {
  const [contentOrigin, cdn] = ['https://cms.example', 'https://cdn.example'];
  const others = { leadsOrigin: 'https://leads.example', vitalsOrigin: 'https://vitals.example' };
  const policy = directives({ contentOrigin, imageOrigins: [cdn, contentOrigin], ...others });
  const { 'connect-src': connect, ...rest } = policy;
  const services = ["'self'", contentOrigin, cdn, ...Object.values(others)];
  expect(new Set(connect?.split(' '))).toEqual(new Set(services));
  expect(rest).toMatchObject({
    'img-src': `'self' data: blob: ${contentOrigin} ${cdn}`,
    'script-src': "'self'",
  });
  expect(JSON.stringify(rest)).not.toMatch(/leads|vitals/);
});
