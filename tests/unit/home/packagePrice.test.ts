import { describe, expect, it } from 'vitest';
import { currencyWord } from '../../../src/content/facts/currencyWords.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { PACKAGE_CURRENCY, startingPackages } from '../../../src/content/home/packages.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { smallAmount } from '../../../src/shared/text/amount.ts';

/** Without the mark that begins a run of Arabic letters: the card sets the price apart itself. */
const plain = (text: string) => text.replaceAll('\u200F', '').replaceAll('\u00A0', ' ');

describe('the price of a package', () => {
  // Arabic counts each of the last two in a form of its own.
  const prices = [...startingPackages.map(({ price }) => price), 13_119, 9803];

  it.each(languages)('HO-08 LA-04 is written as every other amount in $code', ({ code }) => {
    for (const price of prices) {
      const word = currencyWord(PACKAGE_CURRENCY, price, code);
      const amount = smallAmount(price);
      expect(word === undefined ? `${PACKAGE_CURRENCY} ${amount}` : `${amount} ${word}`).toBe(
        plain(formatFact({ value: price, unit: PACKAGE_CURRENCY, certainty: 'stated' }, code)),
      );
    }
  });
});
