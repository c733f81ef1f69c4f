import { describe, expect, it } from 'vitest';
import { NATURAL_WORDS } from '../support/naturalWords.ts';
import { baseKey, glossary, LATIN_NAMES, localeTexts, pluralOf, translated } from '../support/localeTexts.ts';

const en = localeTexts('en');
const PLACEHOLDER = /\{\{.*?\}\}/g;
const placeholders = (text: string) => (text.match(PLACEHOLDER) ?? []).toSorted();
const wordsAlone = (text: string) => text.replaceAll(PLACEHOLDER, '');
/** A text that consists of placeholders only may be the same in two languages. */
const hasWords = (text: string) => /\p{L}/u.test(wordsAlone(text));
const isName = (text: string) => text.split(' ').every((word) => LATIN_NAMES.has(word));
const width = (text: string) => [...new Intl.Segmenter().segment(text)].length;
const categoriesOf = (code: string) => new Intl.PluralRules(code).resolvedOptions().pluralCategories;

/** True when a plural form applies to a single number, which its text may spell out. */
function saysNumberItself(code: string, key: string): boolean {
  const rules = new Intl.PluralRules(code);
  const numbers = Array.from({ length: 1_000 }, (_, n) => n).filter((n) => rules.select(n) === pluralOf(key));
  return numbers.length === 1;
}

const english = (key: string): string => en.get(key) ?? en.get(`${baseKey(key)}_other`) ?? '';

const SAME_EVERYWHERE = new Set(['blog.newsPlaceholder']);
const SPELT_OUT = new Set(['home.support.answer_two']);
const SCRIPTS = {
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
};

it.each([
  ['BL-06', 'home.latest.unableTitle', 'Unable to Load Articles'],
  ['BL-06', 'home.latest.unableText', 'Failed to load blog posts'],
  ['BL-06', 'home.latest.emptyTitle', 'No Articles Yet'],
  ['BL-06', 'home.latest.emptyText', 'Check back soon for the latest business setup guides and articles.'],
  ['BL-06', 'blog.loadFailed', 'Failed to load blog posts. Please try again later.'],
  ['BL-06', 'blog.searchFailed', 'Search failed. Please try again.'],
  ['BL-06', 'blog.emptyTitle', 'No articles found'],
  ['BL-06', 'blog.emptySearch', 'Try adjusting your search terms'],
  ['BL-06', 'blog.emptyText', 'Check back soon for new content'],
  ['BL-06', 'blog.clear', 'Clear Filters'],
  ['BL-06', 'common.tryAgain', 'Try Again'],
  ['BP-03', 'blog.post.notFoundTitle', 'Post not found'],
  ['BP-03', 'blog.post.failed', 'Failed to load blog post. Please try again later.'],
  ['BP-03', 'blog.post.back', 'Back to Blog'],
  ['FR-09', 'common.freeConsultation', 'Get Free Consultation'],
  ['FR-09', 'common.getQuickQuote', 'Get a Quick Quote'],
  ['FR-09', 'common.getQuote', 'Get a Quote'],
  ['FR-09', 'common.scheduleMeeting', 'Schedule Meeting'],
  ['HO-02', 'hero.title', 'Start Your Business in Dubai, UK and Europe'],
  ['HO-02', 'hero.eyebrow', 'Fast, Compliant, End-to-End'],
  ['HO-02', 'hero.lead', 'Company formation, trade licence, visas and corporate banking managed for you.'],
])('%s the English text of %s is the specified one', (_, key, text) => {
  expect(en.get(key)).toBe(text);
});

describe.each(translated)('locale file %s', (code) => {
  const texts = localeTexts(code);
  const entries = [...texts].filter(
    ([key, text]) => !SAME_EVERYWHERE.has(key) && hasWords(text) && !isName(text),
  );
  const wrong = (rule: (text: string, key: string) => boolean) =>
    entries.filter(([key, text]) => !rule(text, key)).map(([key, text]) => `${key}: ${text}`);

  it('LA-04 has the same keys as English, in the same order', () => {
    const bases = (keys: Iterable<string>) => [...new Set([...keys].map(baseKey))];
    expect(bases(texts.keys())).toEqual(bases(en.keys()));
  });

  it('LA-04 has exactly the plural forms of its language', () => {
    const plurals = [...new Set([...en.keys()].filter(pluralOf).map(baseKey))];
    expect(plurals).not.toEqual([]);
    for (const base of plurals) {
      const forms = [...texts.keys()].filter((key) => pluralOf(key) && baseKey(key) === base).map(pluralOf);
      expect([base, new Set(forms)]).toEqual([base, new Set(categoriesOf(code))]);
    }
  });

  it('LA-04 has the same placeholders as English', () => {
    for (const [key, text] of texts) {
      const own = placeholders(text);
      const spelt = pluralOf(key) && saysNumberItself(code, key) && !own.includes('{{count}}');
      if (spelt && own.length === 0) continue;
      const wanted = placeholders(english(key)).filter((name) => !spelt || name !== '{{count}}');
      expect([key, own]).toEqual([key, wanted]);
    }
  });

  it('LA-04 every text is translated', () => {
    expect(wrong((text, key) => text !== english(key))).toEqual([]);
    const foreign = (text: string) =>
      (wordsAlone(text).match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !LATIN_NAMES.has(word));
    expect(wrong((text) => foreign(text).length === 0)).toEqual([]);
    expect(wrong((text) => SCRIPTS[code].test(text))).toEqual([]);
  });

  it('LA-02 every text starts in the script of its language, which sets its direction', () => {
    if (code === 'hi') return;
    expect(wrong((text) => SCRIPTS[code].test(/\p{L}/u.exec(wordsAlone(text))?.[0] ?? ''))).toEqual([]);
  });

  it('LA-04 numbers are the English ones, in Western digits', () => {
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

  it('LA-04 sentences end like the English ones, with the punctuation of the language', () => {
    const end = { ar: /[.]$/, ur: /۔$/, hi: /।$/, en: /\.$/ }[code];
    const question = { ar: /؟$/, ur: /؟$/, hi: /\?$/, en: /\?$/ }[code];
    expect(wrong((text, key) => english(key).endsWith('.') === end.test(text))).toEqual([]);
    expect(wrong((text, key) => english(key).endsWith('?') === question.test(text))).toEqual([]);
    const foreignSigns = { ar: /,(?!\d)|[?;]/, ur: /,(?!\d)|[?;]|\.(?!\d)/, hi: /\.(?!\d)|[؟،]/, en: /[؟،]/ }[
      code
    ];
    expect(wrong((text) => !foreignSigns.test(text))).toEqual([]);
  });

  it('LA-04 no text has extra white space or direction marks', () => {
    expect(
      wrong((text) => text === text.trim() && !/\s\s|[\u200e\u200f\u202a-\u202e\t\n]/.test(text)),
    ).toEqual([]);
  });

  it('LA-04 labels of buttons and chips are short', () => {
    const labels =
      /^(common\.|blog\.(all|clear|previous|next|subscribe)|post\.(share|print|offlineReady)|app\.reload|pwa\.(update|install)\.(now|later|install|how)$)/;
    const room = (label: string) => Math.max(20, width(label) * 1.25);
    expect(wrong((text, key) => !labels.test(key) || width(text) <= room(english(key)))).toEqual([]);
  });

  it('FR-06 labels of the fixed bar fit side by side on the smallest screens', () => {
    expect(width(texts.get('common.call') ?? '')).toBeLessThanOrEqual(9);
    expect(width(texts.get('common.chatShort') ?? '')).toBeLessThanOrEqual(9);
    expect(width(texts.get('common.getQuote') ?? '')).toBeLessThanOrEqual(13);
  });

  it('LA-04 a term always has the same translation', () => {
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
  it('LA-04 every term has translations in all four languages, in their scripts', () => {
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
