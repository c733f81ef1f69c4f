import { describe, expect, it } from 'vitest';
import { NATURAL_WORDS } from '../support/naturalWords.ts';
import { baseKey, glossary, LATIN_NAMES, localeTexts, pluralOf, translated } from '../support/localeTexts.ts';

const en = localeTexts('en');
const PLACEHOLDER = /\{\{.*?\}\}/g;
const placeholders = (text: string) => (text.match(PLACEHOLDER) ?? []).toSorted();
const wordsAlone = (text: string) => text.replaceAll(PLACEHOLDER, '');
/** An order of placeholders, as of a date, is no words: it may be the same in two languages. */
const hasWords = (text: string) => /\p{L}/u.test(wordsAlone(text));
/** A proper name that is written alike everywhere. */
const isName = (text: string) => text.split(' ').every((word) => LATIN_NAMES.has(word));
/** Signs as readers see them. */
const width = (text: string) => [...new Intl.Segmenter().segment(text)].length;
const categoriesOf = (code: string) => new Intl.PluralRules(code).resolvedOptions().pluralCategories;

/** True when a plural form stands for one single number, which its words may then say themselves. */
function saysNumberItself(code: string, key: string): boolean {
  const rules = new Intl.PluralRules(code);
  const numbers = Array.from({ length: 1_000 }, (_, n) => n).filter((n) => rules.select(n) === pluralOf(key));
  return numbers.length === 1;
}

/** The English text that a translation stands for. */
const english = (key: string): string => en.get(key) ?? en.get(`${baseKey(key)}_other`) ?? '';

// An address and a name of a format are the same everywhere.
const SAME_EVERYWHERE = new Set(['blog.newsPlaceholder']);
// Arabic has a form of its own for two of a thing.
const SPELT_OUT = new Set(['home.support.answer_two']);
const SCRIPTS = {
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
};

describe('locale files: the English words', () => {
  it.each([
    ['home.latest.unableTitle', 'Unable to Load Articles'],
    ['home.latest.unableText', 'Failed to load blog posts'],
    ['home.latest.emptyTitle', 'No Articles Yet'],
    ['home.latest.emptyText', 'Check back soon for the latest business setup guides and articles.'],
    ['blog.loadFailed', 'Failed to load blog posts. Please try again later.'],
    ['blog.searchFailed', 'Search failed. Please try again.'],
    ['blog.emptyTitle', 'No articles found'],
    ['blog.emptySearch', 'Try adjusting your search terms'],
    ['blog.emptyText', 'Check back soon for new content'],
    ['blog.clear', 'Clear Filters'],
    ['common.tryAgain', 'Try Again'],
  ])('BL-06 %s reads as specified', (key, message) => {
    expect(en.get(key)).toBe(message);
  });

  it.each([
    ['post.notFoundTitle', 'Post not found'],
    ['post.failed', 'Failed to load blog post. Please try again later.'],
    ['post.back', 'Back to Blog'],
  ])('BP-03 %s reads as specified', (key, message) => {
    expect(en.get(key)).toBe(message);
  });

  it.each([
    ['common.freeConsultation', 'Get Free Consultation'],
    ['common.getQuickQuote', 'Get a Quick Quote'],
    ['common.getQuote', 'Get a Quote'],
    ['common.scheduleMeeting', 'Schedule Meeting'],
  ])('FR-09 %s reads as specified', (key, words) => {
    expect(en.get(key)).toBe(words);
  });

  it.each([
    ['hero.title', 'Start Your Business in Dubai, UK and Europe'],
    ['hero.eyebrow', 'Fast, Compliant, End-to-End'],
    ['hero.lead', 'Company formation, trade licence, visas and corporate banking managed for you.'],
  ])('HO-02 %s reads as specified', (key, words) => {
    expect(en.get(key)).toBe(words);
  });
});

describe.each(translated)('locale file %s', (code) => {
  const texts = localeTexts(code);
  const entries = [...texts].filter(
    ([key, text]) => !SAME_EVERYWHERE.has(key) && hasWords(text) && !isName(text),
  );
  const wrong = (rule: (text: string, key: string) => boolean) =>
    entries.filter(([key, text]) => !rule(text, key)).map(([key, text]) => `${key}: ${text}`);

  it('LA-04 has the keys of English, in the same order', () => {
    const bases = (keys: Iterable<string>) => [...new Set([...keys].map(baseKey))];
    expect(bases(texts.keys())).toEqual(bases(en.keys()));
  });

  it('LA-04 has every plural form of its language, and no other', () => {
    const plurals = [...new Set([...en.keys()].filter(pluralOf).map(baseKey))];
    expect(plurals).not.toEqual([]);
    for (const base of plurals) {
      const forms = [...texts.keys()].filter((key) => pluralOf(key) && baseKey(key) === base).map(pluralOf);
      expect([base, new Set(forms)]).toEqual([base, new Set(categoriesOf(code))]);
    }
  });

  it('LA-04 keeps the placeholders', () => {
    for (const [key, text] of texts) {
      const own = placeholders(text);
      // The words of such a form may say the number; what else is named stays.
      const spelt = pluralOf(key) && saysNumberItself(code, key) && !own.includes('{{count}}');
      if (spelt && own.length === 0) continue;
      const wanted = placeholders(english(key)).filter((name) => !spelt || name !== '{{count}}');
      expect([key, own]).toEqual([key, wanted]);
    }
  });

  it('LA-04 nothing is left in English', () => {
    expect(wrong((text, key) => text !== english(key))).toEqual([]);
    const foreign = (text: string) =>
      (wordsAlone(text).match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !LATIN_NAMES.has(word));
    expect(wrong((text) => foreign(text).length === 0)).toEqual([]);
    expect(wrong((text) => SCRIPTS[code].test(text))).toEqual([]);
  });

  it('LA-02 every text starts in its own script, so that it takes its own direction', () => {
    if (code === 'hi') return;
    expect(wrong((text) => SCRIPTS[code].test(/\p{L}/u.exec(wordsAlone(text))?.[0] ?? ''))).toEqual([]);
  });

  it('LA-04 figures stay in Western digits', () => {
    expect(wrong((text) => !/(?![0-9])\p{Nd}/u.test(text))).toEqual([]);
    const figures = (text: string) =>
      (text.match(/\d[\d:,]*/g) ?? []).map((figure) => figure.replace(/\D+$/, ''));
    expect(
      wrong(
        (text, key) =>
          SPELT_OUT.has(key) ||
          /10K/.test(english(key)) ||
          figures(text).join() === figures(english(key)).join(),
      ),
    ).toEqual([]);
  });

  it('LA-04 sentences end as the English ones do, in the language’s own signs', () => {
    const end = { ar: /[.]$/, ur: /۔$/, hi: /।$/, en: /\.$/ }[code];
    const question = { ar: /؟$/, ur: /؟$/, hi: /\?$/, en: /\?$/ }[code];
    expect(wrong((text, key) => english(key).endsWith('.') === end.test(text))).toEqual([]);
    expect(wrong((text, key) => english(key).endsWith('?') === question.test(text))).toEqual([]);
    const foreignSigns = { ar: /,(?!\d)|[?;]/, ur: /,(?!\d)|[?;]|\.(?!\d)/, hi: /\.(?!\d)|[؟،]/, en: /[؟،]/ }[
      code
    ];
    expect(wrong((text) => !foreignSigns.test(text))).toEqual([]);
  });

  it('LA-04 no stray white space', () => {
    expect(
      wrong((text) => text === text.trim() && !/\s\s|[\u200e\u200f\u202a-\u202e\t\n]/.test(text)),
    ).toEqual([]);
  });

  it('LA-04 labels of buttons and chips stay short', () => {
    const labels =
      /^(common\.|blog\.(all|clear|previous|next|subscribe)|post\.(share|print|offlineReady)|app\.reload|pwa\.(update|install)\.(now|later|install|how)$)/;
    const room = (label: string) => Math.max(20, width(label) * 1.25);
    expect(wrong((text, key) => !labels.test(key) || width(text) <= room(english(key)))).toEqual([]);
  });

  it('FR-06 labels of the fixed bar fit beside each other on the smallest screens', () => {
    expect(width(texts.get('common.call') ?? '')).toBeLessThanOrEqual(9);
    expect(width(texts.get('common.chatShort') ?? '')).toBeLessThanOrEqual(9);
    expect(width(texts.get('common.getQuote') ?? '')).toBeLessThanOrEqual(13);
  });

  it('LA-04 a term is always the same word', () => {
    const plain = (text: string) =>
      code === 'ar'
        ? text
            .split(/\s+/)
            .map((word) => word.replace(/^[وفبك]?(?:ال|لل)/, ''))
            .join(' ')
        : text;
    const rows = glossary()
      .flatMap(([, forms]) => forms.en.map((form) => ({ form, own: forms[code] })))
      .toSorted((a, b) => b.form.length - a.form.length);
    const strays: string[] = [];
    for (const [key, text] of entries) {
      let left = english(key);
      if (placeholders(left).length > placeholders(text).length) continue;
      for (const { form, own } of rows) {
        const term = new RegExp(String.raw`(?<!-)\b${form}\b(?!-)`, 'gi');
        if (!term.test(left)) continue;
        left = left.replaceAll(term, '');
        const isNatural = NATURAL_WORDS[`${key}: ${form}`]?.includes(code);
        if (!isNatural && !own.some((word) => plain(text).includes(plain(word))))
          strays.push(`${key}: ${form} → ${text}`);
      }
    }
    expect(strays).toEqual([]);
  });
});

describe('glossary', () => {
  it('LA-04 every term has its words in all four languages, in their scripts', () => {
    const rows = glossary();
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map(([term]) => term)).size).toBe(rows.length);
    const gaps = rows.flatMap(([term, forms]) =>
      (['en', ...translated] as const).flatMap((code) =>
        forms[code].length > 0 && forms[code].every((form) => SCRIPTS[code].test(form))
          ? []
          : [`${term}: ${code}`],
      ),
    );
    expect(gaps).toEqual([]);
  });
});
