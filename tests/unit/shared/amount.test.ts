import { describe, expect, it } from 'vitest';
import { startingPackages } from '../../../src/content/home/packages.ts';
import { packageTeasers } from '../../../src/content/navigation.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { smallAmount } from '../../../src/shared/text/amount.ts';

const shown = [...startingPackages, ...packageTeasers].map(({ price }) => price);

describe('smallAmount', () => {
  it.each(languages)('HO-08 FR-05 writes every price that is shown as Intl does in $code', ({ locale }) => {
    const written = new Intl.NumberFormat(locale);
    for (const price of [0, 999, 1000, 99_999, ...shown])
      expect(smallAmount(price)).toBe(written.format(price));
  });
});
