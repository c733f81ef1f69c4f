import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPage } from '../../../src/features/blog/db/read.ts';
import { blogDatabase, type PostRow, tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePost } from '../../../src/features/blog/db/write.ts';
import { normalise, words } from '../../../src/shared/text/normalise.ts';
import { searchStored } from '../../../src/features/blog/search/searchStored.ts';
import { everything, idsOf, samplePost } from './samplePosts.ts';

describe('words as searching compares them', () => {
  it.each([
    ['Latin: case', 'VISA', 'visa'],
    ['Latin: accents', 'Société', 'societe'],
    ['Latin: full-width letters', 'ＶＩＳＡ', 'visa'],
    ['Arabic: the forms of alef', 'أإآٱ', 'اااا'],
    ['Arabic: vowel marks', 'تَأْسِيسٌ', 'تاسيس'],
    ['Arabic: stretching', 'شـركـة', 'شركه'],
    ['Arabic: final ya', 'مبنى', 'مبني'],
    ['Arabic: presentation forms', 'ﺷﺮﻛﺔ', 'شركه'],
    ['Urdu: letters of an Arabic keyboard', 'کمپنی', 'كمپني'],
    ['Urdu: the forms of he', 'ہھۃۂ', 'هههه'],
    ['Urdu: bari ye', 'ویزے', 'ويزي'],
    ['Urdu: a joiner that is not written', 'می\u200cں', 'ميں'],
    ['Hindi: vowel signs make the word', 'कंपनी', 'कंपनी'],
    ['Hindi: the dot below may be left out', 'वीज़ा', 'वीजा'],
    ['Hindi: the composed dotted letter', '\u095bोन', 'जोन'],
  ])('OF-06 %s', (_, word, compared) => {
    expect(normalise(word)).toBe(compared);
  });

  it('OF-06 the vowel signs of Hindi are told apart', () => {
    expect(normalise('कर')).not.toBe(normalise('कार'));
  });

  it.each([
    ['English', 'VAT-registration, in 2026!', ['VAT', 'registration', 'in', '2026']],
    ['Arabic', 'الرخصة، والتأشيرة؟', ['الرخصة', 'والتأشيرة']],
    ['Urdu', 'لائسنس، ویزا۔', ['لائسنس', 'ویزا']],
    ['Hindi', 'फ्री ज़ोन कंपनी।', ['फ्री', 'ज़ोन', 'कंपनी']],
    ['Hindi with a joiner inside a word', 'क्\u200dष', ['क्\u200dष']],
    ['nothing', ' –…!', []],
  ])('OF-06 words of %s', (_, text, found) => {
    expect(words(text)).toEqual(found);
  });
});

const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b);

describe('search in what is stored', () => {
  beforeEach(async () => {
    const db = await blogDatabase.open();
    await Promise.all(db.tables.map((table) => table.clear()));
  });

  async function search(text: string): Promise<number[]> {
    const db = await blogDatabase.open();
    const rows: PostRow[] = await tablesOf(db).posts.toArray();
    return idsOf(await searchStored(db, rows, text));
  }

  async function store(...posts: ReturnType<typeof samplePost>[]): Promise<void> {
    const db = await blogDatabase.open();
    for (const post of posts) await storePost(db, post, 1);
  }

  it('OF-06 titles, excerpts, categories, tags and texts are searched, markup is not', async () => {
    await store(
      samplePost(1, { title: 'Golden visa' }),
      samplePost(2, { excerpt: 'About a visa.' }),
      samplePost(3, { categories: [{ id: 5, name: 'Visas' }] }),
      samplePost(4, { tags: [{ id: 6, name: 'visa' }] }),
      samplePost(5, {}, '<p class="rate">A visa.</p>'),
      samplePost(6),
    );
    expect(inOrder(await search('visa'))).toEqual([1, 2, 3, 4, 5]);
    expect(await search('rate')).toEqual([]);
  });

  it('OF-06 the title counts most, then excerpt and terms, then the text', async () => {
    const filler = ' filler'.repeat(4);
    await store(
      samplePost(1, { title: `Other${filler}` }, '<p>licence</p>'),
      samplePost(2, { title: `Other${filler}`, excerpt: 'licence' }, `<p>${filler}</p>`),
      samplePost(3, { title: `licence${filler}` }, `<p>${filler}</p>`),
    );
    expect(await search('licence')).toEqual([3, 2, 1]);
  });

  it('OF-06 all words must be there', async () => {
    await store(
      samplePost(1, { title: 'Bank account' }),
      samplePost(2, { title: 'Bank', excerpt: 'An account' }),
      samplePost(3, { title: 'Bank' }),
    );
    expect(inOrder(await search('bank account'))).toEqual([1, 2]);
  });

  it('OF-06 the beginning of a word is enough, its end is not', async () => {
    await store(samplePost(1, { title: 'Registration' }));
    expect(await search('regis')).toEqual([1]);
    expect(await search('ration')).toEqual([]);
  });

  it.each([
    ['Arabic', 'فتح حسابٍ للشركة', 'حساب', 'الحساب في'],
    ['Urdu', 'دبئی میں کمپنی', 'كمپني', 'کمپ دبئی لندن'],
    ['Hindi', 'फ्री ज़ोन कंपनी', 'जोन कंप', 'ज़ेन'],
    ['English', 'Café licences', 'cafe LICENCE', 'café tax'],
  ])('OF-06 %s is found as people type it', async (_, title, found, missed) => {
    await store(samplePost(1, { title }), samplePost(2));
    expect(await search(found)).toEqual([1]);
    expect(await search(missed)).toEqual([]);
  });

  it('OF-06 signs alone find nothing', async () => {
    await store(samplePost(1));
    expect(await search('!?')).toEqual([]);
  });

  it('OF-06 a search within a category finds only its posts', async () => {
    const tax = { id: 6, name: 'Tax' };
    await store(samplePost(1, { title: 'Rules' }), samplePost(2, { title: 'Rules', categories: [tax] }));
    const page = await readPage(await blogDatabase.open(), {
      ...everything,
      search: 'rules',
      categories: [6],
    });
    expect(page).toMatchObject({ total: 1, totalPages: 1, from: 'device' });
    expect(idsOf(page?.posts)).toEqual([2]);
  });

  it('OF-06 with very many posts titles are still searched', async () => {
    await store(
      ...Array.from({ length: 151 }, (_, n) =>
        samplePost(n + 1, { title: `Guide ${n + 1}` }, '<p>tonnage</p>'),
      ),
    );
    expect(await search('151')).toEqual([151]);
    expect(await search('tonnage')).toEqual([]);
  });
});
