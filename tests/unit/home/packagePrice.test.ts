import { describe, expect, it } from 'vitest';
import { currencyWord } from '../../../src/content/facts/currencyWords.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { PACKAGE_CURRENCY, startingPackages } from '../../../src/content/home/packages.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { smallAmount } from '../../../src/shared/text/smallAmount.ts';

/** Removes direction marks and special spaces. */
const plain = (text: string) => text.replaceAll('\u200F', '').replaceAll('\u00A0', ' ');

describe('the price of a package', () => {
  // The last two have different Arabic plural forms.
  const prices = [...startingPackages.map(({ price }) => price), 13_119, 9803];

  it.each(languages)('HO-08 LA-04 has the format of other amounts in $code', ({ code }) => {
    for (const price of prices) {
      const word = currencyWord(PACKAGE_CURRENCY, price, code);
      const amount = smallAmount(price);
      expect(word === undefined ? `${PACKAGE_CURRENCY} ${amount}` : `${amount} ${word}`).toBe(
        plain(formatFact({ value: price, unit: PACKAGE_CURRENCY, certainty: 'stated' }, code)),
      );
    }
  });
});
