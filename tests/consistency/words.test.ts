import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseKey, localeTexts, pluralOf } from '../support/localeTexts.ts';
import { noWords, sourceWords, wordsOf } from '../support/sourceWords.ts';

const en = localeTexts('en');
const known = new Set([...en.keys()].map(baseKey));
const words = sourceWords(resolve(import.meta.dirname, '../..'));

/** Messages that the build writes into the data of content pages. */
const OF_DATA = /^(?:pages\.|content\.(?:offers\.|reviewed|figuresChecked|asOf))/;

describe('messages in the sources', () => {
  it('LA-04 every requested key exists', () => {
    expect(words.keys.length).toBeGreaterThan(50);
    // A function with a `t` parameter does not name its namespace.
    const spaces = ['', 'hero.', 'home.', 'menu.', 'trips.', 'request.'];
    const isKnown = (key: string) => spaces.some((space) => known.has(space + key));
    expect(words.keys.filter(({ text }) => !isKnown(text))).toEqual([]);
    const ends = [...known].flatMap((key) => [key, key.replace(/^(?:request|home)\./, '')]);
    const matches = (pattern: RegExp) => ends.some((key) => pattern.test(key));
    expect(words.patterns.filter(({ pattern }) => !matches(pattern))).toEqual([]);
  });

  it('LA-04 every key is used', () => {
    const asked = new Set(words.keys.map(({ text }) => text));
    const used = (key: string) => {
      const short = key.replace(
        /^(?:blog|hero|home|library|menu|request|trips|deadlines|tax|timeline)\./,
        '',
      );
      return (
        asked.has(key) ||
        asked.has(short) ||
        OF_DATA.test(key) ||
        (key.includes('.') && words.strings.has(key)) ||
        words.strings.has(short) ||
        words.patterns.some(({ pattern }) => pattern.test(key) || pattern.test(short))
      );
    };
    expect([...known].filter((key) => !used(key))).toEqual([]);
  });

  it('LA-04 components contain no literal text', () => {
    expect(words.spoken.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  it('LA-04 no key is both a text and a plural', () => {
    const plurals = new Set([...en.keys()].filter(pluralOf).map(baseKey));
    expect([...plurals].filter((base) => en.has(base))).toEqual([]);
  });
});

describe('the search for texts in sources', () => {
  const spoken = (code: string) => {
    const found = noWords();
    wordsOf(code, 'sample.tsx', found);
    return found.spoken.map(({ text }) => text);
  };

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{open ? "Yes" : `No ${n}`}</p>', ['Yes', 'No']],
    ['<img alt="A boat" src="boat.svg" />', ['A boat']],
    ['<Breadcrumbs items={[{ label: "Home", to: "/" }]} />', ['Home']],
    ['note.textContent = "Gone";', ['Gone']],
  ])('LA-04 finds the text in %s', (code, expected) => {
    expect(spoken(code)).toEqual(expected);
  });

  it.each([
    '<p className="soft" data-kind="note">{t("blog.title")}</p>',
    '<p>{state === "open" ? t("a.b") : null} · 2026 {"·"}</p>',
    '<title>{`${t("a.b")} · ${t("brand")}`}</title>',
    'throw new Error("Not for readers");',
  ])('LA-04 finds no text in %s', (code) => {
    expect(spoken(code)).toEqual([]);
  });

  it('LA-04 finds the requested keys', () => {
    const found = noWords();
    wordsOf('i18n.t("a.b", { count }); t(`c.${d}Title`); format("no.key");', 'sample.ts', found);
    expect(found.keys).toEqual([{ text: 'a.b', at: 'sample.ts:1' }]);
    expect(
      found.patterns.map(({ pattern }) => ['c.quoteTitle', 'c.x.yTitle'].map((key) => pattern.test(key))),
    ).toEqual([[true, false]]);
  });
});
