import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureService, type Ask } from './fixture.ts';

const items = v.array(v.object({ id: v.number(), slug: v.string() }));

const NEWEST = [
  'london-office-ur',
  'visa-notes-hi',
  '%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3-%d8%b4%d8%b1%d9%83%d8%a9',
  'tax-years',
  'two-zones',
  'opening-an-account',
];

describe('list of posts', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await fixtureService();
  });

  async function list(query: string) {
    const response = await ask(`posts?${query}`);
    expect(response.status).toBe(200);
    return v.parse(items, await response.json());
  }
  const slugs = async (query: string) => (await list(query)).map(({ slug }) => slug);
  const idOf = async (slug: string) => (await list(`slug=${slug}`))[0]?.id ?? Number.NaN;

  it('CS-03 a list is newest first and tells its size', async () => {
    const response = await ask('posts?per_page=4');
    expect(v.parse(items, await response.json()).map(({ slug }) => slug)).toEqual(NEWEST.slice(0, 4));
    expect(response.headers.get('X-WP-Total')).toBe('6');
    expect(response.headers.get('X-WP-TotalPages')).toBe('2');
  });

  it('CS-03 the last page holds the rest', async () => {
    expect(await slugs('per_page=4&page=2')).toEqual(NEWEST.slice(4));
  });

  it('CS-03 a page past the end answers 400 without totals', async () => {
    const response = await ask('posts?per_page=4&page=3');
    expect(response.status).toBe(400);
    expect(response.headers.has('X-WP-Total')).toBe(false);
    expect(await response.json()).toEqual({
      code: 'rest_post_invalid_page_number',
      message: 'The page number requested is larger than the number of pages available.',
      data: { status: 400 },
    });
  });

  it('CS-03 a search without hits is an empty list on every page', async () => {
    for (const page of [1, 2]) {
      const response = await ask(`posts?search=zebra&page=${page}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('X-WP-Total')).toBe('0');
      expect(await response.json()).toEqual([]);
    }
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

  it('CS-03 an empty search is the whole list', async () => {
    expect(await slugs('search=')).toEqual(NEWEST);
  });

  it('CS-03 a search is newest first unless relevance is asked', async () => {
    expect(await slugs('search=account')).toEqual(['two-zones', 'opening-an-account']);
    expect(await slugs('search=account&orderby=relevance')).toEqual(['opening-an-account', 'two-zones']);
  });

  it.each(['orderby=relevance', 'orderby=relevance&search='])('CS-03 %s needs a search', async (query) => {
    const response = await ask(`posts?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'rest_no_search_term_defined' });
  });

  it.each([
    ['categories=4', ['opening-an-account']],
    ['categories=4,3', ['two-zones', 'opening-an-account']],
    ['categories[]=4&categories[]=3', ['two-zones', 'opening-an-account']],
    ['categories=99', []],
    ['categories_exclude=4,5,7,8', ['tax-years', 'two-zones']],
    ['author=2', ['visa-notes-hi', 'two-zones']],
    ['author_exclude=1,2', ['tax-years']],
    ['sticky=true', ['tax-years']],
    ['sticky=0&per_page=2', ['london-office-ur', 'visa-notes-hi']],
    ['status=publish&per_page=1', ['london-office-ur']],
    ['offset=4', ['two-zones', 'opening-an-account']],
    ['orderby=title&order=asc&per_page=3', ['opening-an-account', 'tax-years', 'two-zones']],
    ['orderby=modified&per_page=2', ['london-office-ur', 'visa-notes-hi']],
    ['order=asc&per_page=2', ['opening-an-account', 'two-zones']],
    ['slug=two-zones,tax-years', ['tax-years', 'two-zones']],
    ['slug=missing', []],
  ])('CS-03 %s', async (query, found) => {
    expect(await slugs(query)).toEqual(found);
  });

  it('CS-03 tags narrow a list', async () => {
    const tags = v.parse(items, await (await ask('tags?slug=paperwork')).json());
    expect(await slugs(`tags=${tags[0]?.id}`)).toEqual(['visa-notes-hi', 'tax-years', 'opening-an-account']);
    expect(await slugs(`tags_exclude=${tags[0]?.id}&categories=3`)).toEqual(['two-zones']);
  });

  it('CS-03 included ids come in the order of the list when asked so', async () => {
    const [zones, tax] = [await idOf('two-zones'), await idOf('tax-years')];
    expect(await slugs(`include=${zones},${tax}`)).toEqual(['tax-years', 'two-zones']);
    expect(await slugs(`include=${zones},${tax}&orderby=include`)).toEqual(['two-zones', 'tax-years']);
    expect(await slugs(`exclude=${zones},${tax}`)).toHaveLength(4);
  });

  it.each([
    ['as UTF-8 escapes', encodeURIComponent('تأسيس-شركة')],
    ['as lower-case escapes', encodeURIComponent('تأسيس-شركة').toLowerCase()],
    ['escaped twice', encodeURIComponent(encodeURIComponent('تأسيس-شركة'))],
  ])('CS-03 an Arabic slug is found %s and stored as lower-case escapes', async (_, slug) => {
    expect(await slugs(`slug=${slug}`)).toEqual([NEWEST[2]]);
  });

  it('CS-03 an empty slug gives the newest posts', async () => {
    expect(await slugs('slug=&per_page=2')).toEqual(NEWEST.slice(0, 2));
  });

  it.each([
    ['after is exclusive', 'after=2026-03-29T23:59:59', ['london-office-ur']],
    ['one second earlier is enough', 'after=2026-03-29T23:59:58', ['london-office-ur', 'visa-notes-hi']],
    [
      'a fraction of a second is dropped',
      'after=2026-03-29T23:59:58.9',
      ['london-office-ur', 'visa-notes-hi'],
    ],
    ['before is exclusive', 'before=2026-03-08T09:00:00', ['opening-an-account']],
    ['UTC is brought to local time', 'after=2026-03-29T19:59:59Z', ['london-office-ur']],
    ['another zone too', 'after=2026-03-29T21:59:58%2B02:00', ['london-office-ur', 'visa-notes-hi']],
    ['modified_after', 'modified_after=2026-03-25T08:00:00', ['london-office-ur', 'visa-notes-hi']],
    ['modified_before', 'modified_before=2026-03-15T09:00:00', ['two-zones']],
  ])('CS-03 dates: %s', async (_, query, found) => {
    expect(await slugs(query)).toEqual(found);
  });

  it('CS-03 a plus sign that is not escaped is no date', async () => {
    const response = await ask('posts?after=2026-03-29T00:00:00+02:00');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: { params: { after: 'Invalid date.' } } });
  });
});
