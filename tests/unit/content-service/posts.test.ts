import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fixtureService } from './fixture.ts';

const items = v.array(v.object({ slug: v.string() }));
const ask = await fixtureService();
const ARABIC = '%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3-%d8%b4%d8%b1%d9%83%d8%a9';

// All other filters are in the contract in tests/wordpress.
it.each([
  ['every word', 'bank+account', ['two-zones', 'opening-an-account']],
  ['capitals', 'BANK', ['two-zones', 'opening-an-account']],
  ['a word of the excerpt', 'afternoon', ['two-zones']],
  ['words without their accents', 'cafe+resume', ['opening-an-account']],
  ['Arabic without vowel signs', 'ابدأ', [ARABIC]],
  ['Arabic letters of another keyboard', 'الحساب+في', [ARABIC]],
  ['Hindi without the dot below', 'वीजा', ['visa-notes-hi']],
  ['Urdu with a final he', 'پتہ', ['london-office-ur']],
  ['Urdu with a final alef', 'پتا+اصلی', ['london-office-ur']],
  ['Urdu that is excluded', 'دفتر+-پتہ', []],
  ['a phrase in quotes', '%22second+year%22', ['two-zones']],
  ['a word after a minus, which excludes it', 'bank+-passport', ['two-zones']],
  ['no addresses and tags', 'law.example', []],
])('CS-03 the search finds %s: %s', async (_, search, found) => {
  const posts = v.parse(items, await (await ask(`posts?search=${search}`)).json());
  expect(posts.map(({ slug }) => slug)).toEqual(found);
});
