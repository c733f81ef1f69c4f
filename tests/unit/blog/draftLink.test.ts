import { expect, it } from 'vitest';
import { draftLinkFromUrl } from '../../../src/features/blog/rules/draftLink.ts';

const SIGNATURE = '0123456789abcdef'.repeat(4);
const read = (query: string) => draftLinkFromUrl(new URLSearchParams(query));

it('CS-07 parses draft, expiry and signature of a preview address', () => {
  expect(read(`post=12&expires=1795449600&signature=${SIGNATURE}&utm=x`)).toEqual({
    post: '12',
    expires: '1795449600',
    signature: SIGNATURE,
  });
});

it.each(['', 'post=12', `post=../1&expires=1&signature=${SIGNATURE}`, 'post=1&expires=1&signature=zz'])(
  'CS-07 rejects the query “%s”',
  (query) => {
    expect(read(query)).toBeUndefined();
  },
);
