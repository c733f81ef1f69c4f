import { describe, expect, it } from 'vitest';
import { withArticles, wordForms } from '../../../src/features/siteSearch/wordForms.ts';

describe('the forms of a word', () => {
  it.each([
    ['Visas', ['visas', 'visa']],
    ['companies', ['companies', 'company']],
    ['taxes', ['taxes', 'tax']],
    ['business', ['business']],
    ['License', ['licence']],
    ['licences', ['licences', 'licence']],
    ['الذهبية', ['الذهبيه', 'ذهبيه']],
    ['وللشركات', ['وللشركات']],
    ['للشركات', ['للشركات', 'شركات']],
    ['والشركات', ['والشركات', 'شركات']],
    ['الى', ['الي']],
    ['گولڈن', ['گولڈن']],
    ['वीज़ा', ['वीजा']],
  ])('OF-06 of %s', (word, forms) => {
    expect(wordForms(word)).toEqual(forms);
  });

  it('OF-06 a word that was found without the article is marked with it', () => {
    expect(withArticles(['ذهبيه', 'visa'])).toEqual(
      expect.arrayContaining(['ذهبيه', 'الذهبيه', 'للذهبيه', 'visa']),
    );
    expect(withArticles(['visa'])).toEqual(['visa']);
  });
});
