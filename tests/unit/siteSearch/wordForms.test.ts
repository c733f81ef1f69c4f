import { describe, expect, it } from 'vitest';
import { bodyForm } from '../../../src/shared/text/normalise.ts';

describe('the forms of a word', () => {
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
