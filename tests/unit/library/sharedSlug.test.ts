import { describe, expect, it } from 'vitest';
import { sharedSlug } from '../../../src/pages/saved/sharedSlug.ts';
import { holdsWords } from '../../../src/shared/text/normalise.ts';

const ORIGIN = 'https://marsa.example';
const shared = (params: Record<string, string>) => sharedSlug(new URLSearchParams(params), ORIGIN);

describe('a link shared with the app', () => {
  it.each([
    ['its address', { url: `${ORIGIN}/blog/second-year-costs` }],
    ['its address in a text', { text: `Read this: ${ORIGIN}/blog/second-year-costs` }],
    ['a slash and parameters at the end', { url: `${ORIGIN}/blog/second-year-costs/?utm_source=x` }],
  ])('OF-01 is one of our guides by %s', (_, params) => {
    expect(shared(params)).toBe('second-year-costs');
  });

  it('OF-01 is read in any script', () => {
    expect(shared({ url: `${ORIGIN}/blog/${encodeURIComponent('فتح-حساب')}` })).toBe('فتح-حساب');
  });

  it.each([
    ['another site', { url: 'https://other.example/blog/second-year-costs' }],
    ['another page of ours', { url: `${ORIGIN}/quote` }],
    ['no link', { text: 'hello' }],
    ['a broken link', { url: 'https://' }],
  ])('OF-01 %s is no guide', (_, params) => {
    expect(shared(params)).toBeNull();
  });

  it('OF-01 nothing shared is nothing', () => {
    expect(shared({})).toBeUndefined();
  });
});

describe('searching the library', () => {
  it.each([
    ['Opening a corporate bank account', 'bank open', true],
    ['Opening a corporate bank account', 'bank visa', false],
    ['تأسيس شركة في دبي', 'تاسيس شركه', true],
    ['رجسٹرڈ پتا', 'پتہ', true],
    ['رجسٹرڈ پتہ', 'پتا', true],
    ['باہر', 'بہ', false],
    ['Anything', '', true],
  ])('OF-05 “%s” and “%s”', (text, search, fits) => {
    expect(holdsWords(text, search)).toBe(fits);
  });
});
