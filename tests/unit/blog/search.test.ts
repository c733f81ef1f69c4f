import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PostRow } from '../../../src/features/blog/db/tables.ts';
import type { Post } from '../../../src/features/blog/model.ts';
import { StoredPosts } from '../../../src/features/blog/search/storedPosts.ts';
import { SearchIndex } from '../../../src/features/siteSearch/searchIndex.ts';
import { normalise, words } from '../../../src/shared/text/normalise.ts';
import { idsOf, samplePost } from './samplePosts.ts';

describe('normalised words', () => {
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
    ['Hindi: moon and dot as the dot', 'पाएँ', 'पाएं'],
    ['Hindi: a half nasal before its class', 'हिन्दी', 'हिंदी'],
    ['Hindi: a half m before its class', 'कम्पनी', 'कंपनी'],
    ['Hindi: a half n in a foreign word', 'सेन्टर', 'सेंटर'],
    ['Hindi: a half nasal before another letter stays', 'जन्म', 'जन्म'],
    ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Urdu digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['Hindi digits', '०१२३४५६७८९', '0123456789'],
  ])('OF-06 %s', (_, word, compared) => {
    expect(normalise(word)).toBe(compared);
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

const newPosts = () => new StoredPosts(new SearchIndex(), () => undefined);
const rowOf = ({ summary }: Post): PostRow => ({ ...summary, categoryDates: [], fetchedAt: 0 });
const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

describe('search in stored posts', () => {
  let index = newPosts();
  const find = (text: string, categories: readonly number[] = []) => index.find(text, categories, 0, 9);
  const search = (text: string) => idsOf(find(text).rows);

  function store(...posts: ReturnType<typeof samplePost>[]): void {
    index = newPosts();
    for (const post of posts) index.put(rowOf(post), post.body.html);
  }

  it('OF-06 titles, excerpts, categories, tags and texts are searched, markup is not', () => {
    store(
      samplePost(1, { title: 'Golden visa' }),
      samplePost(2, { excerpt: 'About a visa.' }),
      samplePost(3, { categories: [{ id: 5, name: 'Visas' }] }),
      samplePost(4, { tags: [{ id: 6, name: 'visa' }] }),
      samplePost(5, {}, '<p class="rate">A visa.</p>'),
      samplePost(6),
    );
    expect(inOrder(search('visa'))).toEqual([1, 2, 3, 4, 5]);
    expect(search('rate')).toEqual([]);
  });

  it('OF-06 the title counts most, then excerpt and terms, then the text', () => {
    const filler = ' filler'.repeat(4);
    store(
      samplePost(1, { title: `Other${filler}` }, '<p>licence</p>'),
      samplePost(2, { title: `Other${filler}`, excerpt: 'licence' }, `<p>${filler}</p>`),
      samplePost(3, { title: `licence${filler}` }, `<p>${filler}</p>`),
    );
    expect(search('licence')).toEqual([3, 2, 1]);
  });

  it('OF-06 a word with the Arabic article and one without it find each other', () => {
    store(samplePost(1, { title: 'فتح حساب في البنك' }), samplePost(2, { title: 'أسئلة بنك وشروطه' }));
    for (const text of ['البنك', 'بنك', 'والبنك', 'للبنك']) expect(inOrder(search(text))).toEqual([1, 2]);
    expect(search('البن')).toEqual([1]);
  });

  it('OF-06 in Urdu a final he and a final alef find each other, as do words with and without a hamza', () => {
    store(
      samplePost(1, { title: 'دفتر کا پتہ درج کریں' }),
      samplePost(2, { title: 'دفتر کا پتا درج کریں' }),
      samplePost(3, { title: 'لائسنس کا اجراء' }),
      samplePost(4, { title: 'لائسنس کا اجرا' }),
    );
    for (const text of ['پتہ', 'پتا', 'دفتر پتہ', 'پتہ درج']) expect(inOrder(search(text))).toEqual([1, 2]);
    for (const text of ['اجراء', 'اجرا']) expect(inOrder(search(text))).toEqual([3, 4]);
  });

  it('OF-06 an incomplete or short Urdu word has no other spelling', () => {
    store(
      samplePost(1, { title: 'بہتر معاہدہ' }),
      samplePost(2, { title: 'باہر معاامر' }),
      samplePost(3, { title: 'یہ نہ اچھا' }),
    );
    expect(search('بہ')).toEqual([1]);
    expect(search('معاہ')).toEqual([1]);
    expect([...search('یا'), ...search('نا')]).toEqual([]);
  });

  it('OF-06 Arabic words with a final alef and those with a hamza are different', () => {
    store(samplePost(1, { title: 'إنهاء العقد' }), samplePost(2, { title: 'إنها شركة' }));
    expect(search('إنهاء')).toEqual([1]);
    expect(inOrder(search('انها'))).toEqual([1, 2]);
  });

  it('OF-06 a post has to contain all words', () => {
    store(
      samplePost(1, { title: 'Bank account' }),
      samplePost(2, { title: 'Bank', excerpt: 'An account' }),
      samplePost(3, { title: 'Bank' }),
    );
    expect(inOrder(search('bank account'))).toEqual([1, 2]);
  });

  it('OF-06 the beginning of a word is enough, its end is not', () => {
    store(samplePost(1, { title: 'Registration' }));
    expect(search('regis')).toEqual([1]);
    expect(search('ration')).toEqual([]);
  });

  it.each([
    ['Arabic', 'فتح حسابٍ للشركة', 'حساب', 'الحساب في'],
    ['Urdu', 'دبئی میں کمپنی', 'كمپني', 'کمپ دبئی لندن'],
    ['Hindi', 'फ्री ज़ोन कंपनी', 'जोन कंप', 'ज़ेन'],
    ['English', 'Café licences', 'cafe LICENCE', 'café tax'],
    ['A typewriter’s apostrophe', 'The bank’s compliance', "bank's compliance", "bank's tax"],
    ['A question mark', 'A founder’s first visa', "founder's first visa?", 'tax?'],
  ])('OF-06 %s matches the usual spellings', (_, title, found, missed) => {
    store(samplePost(1, { title }), samplePost(2));
    expect(search(found)).toEqual([1]);
    expect(search(missed)).toEqual([]);
  });

  it('OF-06 punctuation finds nothing', () => {
    store(samplePost(1));
    expect(search('!?')).toEqual([]);
  });

  it('OF-06 a search within a category finds only its posts', () => {
    const tax = { id: 6, name: 'Tax' };
    store(samplePost(1, { title: 'Rules' }), samplePost(2, { title: 'Rules', categories: [tax] }));
    expect(idsOf(find('rules', [6]).rows)).toEqual([2]);
    expect(idsOf(find('rules', [6, 9]).rows)).toEqual([2]);
    expect(idsOf(find('rules', [9]).rows)).toEqual([]);
  });

  it('OF-06 a search returns one page of the posts, and the number of all', () => {
    store(...[1, 2, 3].map((id) => samplePost(id, { title: 'Rules' })));
    const { rows, total } = index.find('rules', [], 1, 1);
    expect([rows.length, total]).toEqual([1, 3]);
  });

  it('OF-06 English plurals and both spellings of “licence” find each other', () => {
    store(
      samplePost(1, { title: 'Trade licences' }),
      samplePost(2, { title: 'A license' }),
      samplePost(3, { title: 'The tax of companies' }),
    );
    for (const text of ['license', 'licences']) expect(inOrder(search(text))).toEqual([1, 2]);
    expect([...search('company'), ...search('taxes')]).toEqual([3, 3]);
    expect(find('taxes').close).toBe(false);
  });

  it.each([
    ['English', 'Trade licence', 'lisence'],
    ['Arabic', 'تأسيس شركة', 'تاسبس'],
    ['Urdu', 'کاروباری لائسنس', 'لایسنص'],
    ['Hindi', 'दुबई लाइसेंस', 'लाइसेन्स'],
  ])('OF-06 a mistyped word of %s finds similar words and is marked as close', (_, title, mistyped) => {
    store(samplePost(1, { title }), samplePost(2));
    expect(search(mistyped)).toEqual([1]);
    expect(find(mistyped).close).toBe(true);
  });

  it('OF-06 similar words are found only when no post contains the typed word', () => {
    store(samplePost(1, { title: 'Visas' }), samplePost(2, { title: 'Vista' }));
    expect(search('visas')).toEqual([1]);
    expect(find('visas').close).toBe(false);
  });

  it('OF-06 short words match exactly', () => {
    store(samplePost(1, { title: 'VAT' }));
    expect(search('vit')).toEqual([]);
  });
});

describe('posts that change', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('OF-06 are indexed at once, without work that a later change could interrupt', () => {
    vi.useFakeTimers();
    const index = newPosts();
    const putAll = (name: string) => {
      for (let id = 1; id <= 60; id += 1) {
        const html = Array.from({ length: 60 }, (_, word) => `${name}${id}x${word}`).join(' ');
        index.put(rowOf(samplePost(id, { title: `${name} ${id}` })), html);
      }
    };
    putAll('former');
    putAll('present');
    expect(vi.getTimerCount()).toBe(0);
    expect(index.find('former7x3', [], 0, 9).total).toBe(0);
    expect(idsOf(index.find('present7x3', [], 0, 9).rows)).toEqual([7]);
  });
});
