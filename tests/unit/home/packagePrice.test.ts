import { describe, expect, it } from 'vitest';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { startingPackages } from '../../../src/content/home/packages.ts';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { smallAmount } from '../../../src/shared/text/amount.ts';

/** Without the mark that begins a run of Arabic letters: the card sets the price apart itself. */
const plain = (text: string) => text.replaceAll('\u200F', '').replaceAll('\u00A0', ' ');

describe('the price of a package', () => {
  it.each(languages)('HO-08 LA-04 is written as every other amount in $code', async ({ code }) => {
    const t = (await startI18n(code, ['home'])).getFixedT(code, 'home');
    for (const { price } of startingPackages)
      expect(t('packages.price', { amount: smallAmount(price) }).replaceAll(/<\/?0>/g, '')).toBe(
        plain(formatFact({ value: price, unit: 'AED', certainty: 'stated' }, code)),
      );
  });
});
