import { expect, it } from 'vitest';
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
const text: Aim = { address: '/blog/a-guide', heading: 'A guide', shows: 'text' };
const category: Aim = { address: '/blog?category=5', heading: 'Guides', shows: 'cards', current: /^Tax$/ };
const list: View = {
  ...article,
  address: '/blog?category=5',
  heading: 'Guides',
  text: 0,
  current: ['All', 'Tax'],
};

it.each<[boolean, string, View, Aim]>([
  [true, 'the right address, heading and text', article, text],
  [true, 'a list of the category', list, category],
  [false, 'another address', { ...article, address: '/blog/another' }, text],
  [false, 'a heading without the text', { ...article, text: 20 }, text],
  [false, 'an error page', { ...article, broken: true }, text],
  [false, 'a list of another category', { ...list, current: ['All'] }, category],
])('OF-04 the bench decides that the page has loaded (%s) with %s', (expected, _, view, aim) => {
  expect(arrived(view, aim)).toBe(expected);
});

it.each([
  ['/blog/%D9%81%D8%AA%D8%AD', '/blog/فتح'],
  ['/blog/?page=2', '/blog?page=2'],
  ['/', '/'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('OF-04 the bench decodes addresses and removes their trailing slash: %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
