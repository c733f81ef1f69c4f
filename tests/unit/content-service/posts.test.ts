import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureService, type Ask } from './fixture.ts';

const items = v.array(v.object({ slug: v.string() }));

const NEWEST = [
  'london-office-ur',
  'visa-notes-hi',
  '%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3-%d8%b4%d8%b1%d9%83%d8%a9',
  'tax-years',
  'two-zones',
  'opening-an-account',
];

// The contract in tests/wordpress sends the same parameters to WordPress; these lists have known posts.
describe('list of posts', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await fixtureService();
  });

  async function slugs(query: string) {
    const response = await ask(`posts?${query}`);
    expect(response.status).toBe(200);
    return v.parse(items, await response.json()).map(({ slug }) => slug);
  }

  it.each([
    ['per_page=4', NEWEST.slice(0, 4)],
    ['per_page=4&page=2', NEWEST.slice(4)],
    ['categories=4,3', ['two-zones', 'opening-an-account']],
    ['orderby=modified&per_page=2', ['london-office-ur', 'visa-notes-hi']],
    ['order=asc&per_page=2', ['opening-an-account', 'two-zones']],
    ['slug=two-zones,tax-years', ['tax-years', 'two-zones']],
    [`slug=${encodeURIComponent('تأسيس-شركة')}`, [NEWEST[2]]],
    ['include=10525542', ['two-zones']],
    ['exclude=10525542&order=asc&per_page=1', ['opening-an-account']],
    ['modified_after=2026-03-25T08:00:00', ['london-office-ur', 'visa-notes-hi']],
    ['modified_after=2026-03-25T06:00:00%2B02:00', ['london-office-ur', 'visa-notes-hi']],
    ['modified_after=2026-03-25T03:59:59Z', ['london-office-ur', 'visa-notes-hi', NEWEST[2]]],
  ])('CS-03 posts?%s', async (query, found) => {
    expect(await slugs(query)).toEqual(found);
  });

  it.each([
    ['every word must be found', 'bank+account', ['two-zones', 'opening-an-account']],
    ['small and large letters are alike', 'BANK', ['two-zones', 'opening-an-account']],
    ['the excerpt counts', 'afternoon', ['two-zones']],
    ['accents may be left out', 'cafe+resume', ['opening-an-account']],
    ['Arabic vowel signs may be left out', 'ابدأ', [NEWEST[2]]],
    ['Arabic letters of another keyboard', 'الحساب+في', [NEWEST[2]]],
    ['the dot below of Hindi may be left out', 'वीजा', ['visa-notes-hi']],
    ['Urdu with a final he', 'پتہ', ['london-office-ur']],
    ['Urdu with a final alef', 'پتا+اصلی', ['london-office-ur']],
    ['Urdu that is excluded', 'دفتر+-پتہ', []],
    ['a phrase in quotes', '%22second+year%22', ['two-zones']],
    ['a minus excludes', 'bank+-passport', ['two-zones']],
    ['addresses and tags are no text', 'law.example', []],
  ])('CS-03 search: %s', async (_, search, found) => {
    expect(await slugs(`search=${search}`)).toEqual(found);
  });
});
