import { useTranslation } from 'react-i18next';
import { type Place, type PlaceId, places } from '../../../content/estimates/places.ts';
import type { Fact } from '../../../content/facts/fact.ts';
import { type FactId, facts } from '../../../content/facts/facts.ts';
import { type FormattedFact, formatFact } from '../../../content/facts/formatFact.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import type { Estimate, Total } from '../model.ts';

/** How places, amounts and facts are written in the page's language. */
export function useEstimateWords() {
  const { t } = useTranslation('calculator');
  const { code } = useLanguage();
  const day = useLongDate();

  const placeName = (id: PlaceId): string => {
    const { group, name }: Place = places[id];
    return t(`places.${group}`, { name });
  };
  const money = (amount: FormattedFact): string => formatFact(amount, code);
  const total = (sum: Total | undefined, unit: Estimate['currency']): string => {
    if (!sum) return t('unknown');
    const { low, high, about, from } = sum;
    // The lowest of a list is no guess, and has no end: "from" says all that "about" or a range would.
    const value = low === high || from ? low : ([low, high] as const);
    const amount = money({ value, unit, certainty: about && !from ? 'about' : 'stated' });
    return from ? t('from', { amount }) : amount;
  };
  const lineAmount = (id: FactId, times: number, lowest: boolean): string => {
    const { value, unit, certainty }: Fact = facts[id];
    const each = typeof value === 'string' ? [] : typeof value === 'number' ? [value] : value;
    const [low = 0, high] = each.map((amount) => amount * times);
    const amount = money({
      value: high === undefined ? low : [low, high],
      unit,
      certainty: lowest ? 'stated' : certainty,
    });
    return lowest ? t('from', { amount }) : amount;
  };
  return {
    placeName,
    total,
    lineAmount,
    day,
    factAmount: (id: FactId) => formatFact(facts[id], code),
  };
}
