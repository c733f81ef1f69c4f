import { useTranslation } from 'react-i18next';
import { offerWords } from '../../../content/offers/offerWords.ts';
import type { OfferYear } from '../../../content/offers/offers.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** How the parts and years of an offer are written in the page's language. */
export function useOfferWords() {
  const { t } = useTranslation('content');
  const { code } = useLanguage();
  const { part, year } = offerWords(code, (word, amount) => t(`offers.${word}`, { amount }));
  const written = (of: OfferYear) => {
    const { sums, unknown, note } = year(of);
    return { sum: unknown ?? sums.map(({ text }) => text).join(' + '), note };
  };
  return { part, year: written };
}
