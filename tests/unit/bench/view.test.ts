import { describe, expect, it } from 'vitest';
import { type Aim, arrived, plainAddress, type View } from '../../bench/sessions/view.ts';

const article: View = {
  broken: false,
  born: 1,
  address: '/blog/a-guide',
  heading: 'A guide',
  cards: 4,
  text: 5_000,
  words: 6_000,
  current: [],
  controlled: false,
};
const wanted: Aim = { address: '/blog/a-guide', heading: 'A guide', shows: 'text' };

const chosen: View = {
  ...article,
  address: '/blog?category=5',
  heading: 'Guides',
  text: 0,
  current: ['All', 'Tax'],
};
const category: Aim = { address: '/blog?category=5', heading: 'Guides', shows: 'cards', current: /^Tax$/ };

describe('what a reader of the bench takes for arrived', () => {
  it('OF-04 is the right address with its heading and its substance', () => {
    expect(arrived(article, wanted)).toBe(true);
    expect(arrived(article, { ...wanted, heading: /guide$/ })).toBe(true);
    expect(arrived(chosen, category)).toBe(true);
  });

  it.each<[string, Partial<View>]>([
    ['another address', { address: '/blog/another' }],
    ['the heading of the page before', { heading: 'Guides' }],
    ['a heading without the text', { text: 20 }],
    ['an error page', { broken: true }],
  ])('OF-04 is not %s', (_, over) => {
    expect(arrived({ ...article, ...over }, wanted)).toBe(false);
  });

  it('OF-04 is no list without cards, and none of another category', () => {
    expect(arrived({ ...chosen, cards: 0 }, category)).toBe(false);
    expect(arrived({ ...chosen, current: ['All'] }, category)).toBe(false);
  });

  it('OF-04 compares addresses decoded and without a slash at the end', () => {
    expect(plainAddress('/blog/%D9%81%D8%AA%D8%AD')).toBe('/blog/فتح');
    expect(plainAddress('/blog/?page=2')).toBe('/blog?page=2');
    expect(plainAddress('/blog/')).toBe('/blog');
    expect(plainAddress('/')).toBe('/');
    expect(plainAddress('/%E0%A4%A')).toBe('/%E0%A4%A');
  });
});
