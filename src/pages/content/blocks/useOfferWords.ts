import { useTranslation } from 'react-i18next';
import { type FactId, facts } from '../../../content/facts/facts.ts';
import type { Fact } from '../../../content/facts/fact.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import type { OfferPart, OfferYear } from '../../../content/offers/offers.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** How the parts and years of an offer are written in the page's language. */
export function useOfferWords() {
  const { t } = useTranslation('content');
  const { code } = useLanguage();

  const amount = (id: FactId, lowest = false): string => {
    const fact: Fact = facts[id];
    // "From" says all that "about" would.
    if (!lowest) return formatFact(fact, code);
    return t('offers.from', { amount: formatFact({ ...fact, certainty: 'stated' }, code) });
  };
  const part = ({ state, alone, lowest }: OfferPart): string =>
    state === 'included' && alone
      ? t('offers.includedAlone', { amount: amount(alone, lowest) })
      : t(`offers.${state}`);
  const year = ({ facts: ids, lowest, assumed }: OfferYear) => ({
    sum: ids.length === 0 ? t('offers.unknown') : ids.map((id) => amount(id, lowest)).join(' + '),
    note: ids.length > 0 && assumed ? `(${t('offers.assumed')})` : undefined,
  });
  return { part, year };
}
