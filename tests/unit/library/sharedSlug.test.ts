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
  ])('OF-01 is a guide with %s', (_, params) => {
    expect(shared(params)).toBe('second-year-costs');
  });

  it('OF-01 can have any script', () => {
    expect(shared({ url: `${ORIGIN}/blog/${encodeURIComponent('فتح-حساب')}` })).toBe('فتح-حساب');
  });

  it.each([
    ['another site', { url: 'https://other.example/blog/second-year-costs' }],
    ['another page of this site', { url: `${ORIGIN}/quote` }],
    ['no link', { text: 'hello' }],
    ['a broken link', { url: 'https://' }],
  ])('OF-01 %s is no guide', (_, params) => {
    expect(shared(params)).toBeNull();
  });

  it('OF-01 is undefined without parameters', () => {
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
  ])('OF-05 matches “%s” with “%s”: %s', (text, search, fits) => {
    expect(holdsWords(text, search)).toBe(fits);
  });
});
