import { describe, expect, it } from 'vitest';
import { bodyForm, wordForms } from '../../../src/shared/text/normalise.ts';

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
  ])('OF-06 “%s” has the forms %j', (word, forms) => {
    expect(wordForms(word)).toEqual(forms);
  });

  it.each([
    [
      ['البنك', 'بنوكها', 'والبنوك', 'بنك'],
      ['بنك', 'بنوك', 'بنوك', 'بنك'],
    ],
    [
      ['شركة', 'شركات', 'وشركات', 'للشركات'],
      ['شرك', 'شرك', 'شرك', 'شرك'],
    ],
    [
      ['Licences', 'visa', 'वीज़ा'],
      ['licence', 'visa', 'वीजा'],
    ],
  ])('OF-06 in bodies %j have the forms %j', (given, forms) => {
    expect(given.map(bodyForm)).toEqual(forms);
  });
});
