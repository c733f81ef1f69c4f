import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseKey, localeTexts, pluralOf } from '../support/localeTexts.ts';
import { noWords, sourceWords, wordsOf } from '../support/sourceWords.ts';

const en = localeTexts('en');
const known = new Set([...en.keys()].map(baseKey));
const words = sourceWords(resolve(import.meta.dirname, '../..'));

describe('words of the sources', () => {
  it('LA-04 every key that is asked for exists', () => {
    expect(words.keys.length).toBeGreaterThan(50);
    // A function that is handed `t` does not say which part of the words it speaks.
    const spaces = ['', 'hero.', 'home.', 'menu.', 'trips.', 'request.'];
    const isKnown = (key: string) => spaces.some((space) => known.has(space + key));
    expect(words.keys.filter(({ text }) => !isKnown(text))).toEqual([]);
    const ends = [...known].flatMap((key) => [key, key.replace(/^(?:request|home)\./, '')]);
    const matches = (pattern: RegExp) => ends.some((key) => pattern.test(key));
    expect(words.patterns.filter(({ pattern }) => !matches(pattern))).toEqual([]);
  });

  it('LA-04 every key is asked for', () => {
    const asked = new Set(words.keys.map(({ text }) => text));
    const used = (key: string) =>
      asked.has(key) ||
      (key.includes('.') && words.strings.has(key)) ||
      words.strings.has(key.replace(/^(?:hero|home|menu|trips)\./, '')) ||
      words.patterns.some(({ pattern }) => pattern.test(key));
    expect([...known].filter((key) => !used(key))).toEqual([]);
  });

  it('LA-04 no words stand in the code', () => {
    expect(words.spoken.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  it('LA-04 a key is either a text, a plural or a group', () => {
    const plurals = new Set([...en.keys()].filter(pluralOf).map(baseKey));
    expect([...plurals].filter((base) => en.has(base))).toEqual([]);
  });
});

describe('reading words off sources', () => {
  const spoken = (code: string) => {
    const found = noWords();
    wordsOf(code, 'sample.tsx', found);
    return found.spoken.map(({ text }) => text);
  };

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{open ? "Yes" : `No ${n}`}</p>', ['Yes', 'No']],
    ['<p>{open && "Yes"}</p>', ['Yes']],
    ['<p>{"a" + n}</p>', ['a']],
    ['<img alt="A boat" src="boat.svg" />', ['A boat']],
    ['<i aria-label={`Page ${n}`} className="big" />', ['Page']],
    ['<Breadcrumbs items={[{ label: "Home", to: "/" }]} />', ['Home']],
    ['note.textContent = "Gone";', ['Gone']],
    ['<p>{list.map((n) => <b key={n}>Item</b>)}</p>', ['Item']],
  ])('LA-04 finds the words in %s', (code, expected) => {
    expect(spoken(code)).toEqual(expected);
  });

  it.each([
    '<p className="soft" data-kind="note">{t("blog.title")}</p>',
    '<p>{state === "open" ? t("a.b") : null} · 2026 {"·"}</p>',
    '<time>{longDate(date, "en-US")}</time>',
    '<title>{`${t("a.b")} · ${t("brand")}`}</title>',
    'throw new Error("Not for readers");',
  ])('LA-04 finds none in %s', (code) => {
    expect(spoken(code)).toEqual([]);
  });

  it('LA-04 finds the keys that are asked for', () => {
    const found = noWords();
    wordsOf('i18n.t("a.b", { count }); t(`c.${d}Title`); format("no.key");', 'sample.ts', found);
    expect(found.keys).toEqual([{ text: 'a.b', at: 'sample.ts:1' }]);
    expect(
      found.patterns.map(({ pattern }) => ['c.quoteTitle', 'c.x.yTitle'].map((key) => pattern.test(key))),
    ).toEqual([[true, false]]);
  });
});
