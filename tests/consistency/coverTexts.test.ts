import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { articleFronts } from '../support/articles.ts';
import { localeTexts } from '../support/localeTexts.ts';

const covers = Array.from(articleFronts, ([name, { cover, coverAlt, lang }]) => ({
  key: `covers.${name}`,
  look: `${cover.motif} ${cover.skyline}`,
  coverAlt,
  lang,
}));

describe.each(languages.map(({ code }) => code))('the alternative texts of embedded covers in %s', (code) => {
  const texts = localeTexts(code);

  it('LA-04 each cover has one, and each text belongs to a cover', () => {
    const keys = [...texts.keys()].filter((key) => key.startsWith('covers.'));
    expect(keys.toSorted()).toEqual(covers.map(({ key }) => key).toSorted());
  });

  it('LA-04 are the same in the content service for articles of the language', () => {
    const own = covers.filter(({ lang }) => lang === code);
    expect(own).not.toEqual([]);
    expect(own.map(({ key }) => texts.get(key))).toEqual(own.map(({ coverAlt }) => coverAlt));
  });

  it('LA-04 differ between pictures that look different', () => {
    const looks = new Map(covers.map(({ key, look }) => [look, texts.get(key)]));
    expect(new Set(looks.values()).size).toBe(looks.size);
  });
});
