import { useTranslation } from 'react-i18next';
import { type FactId, facts } from '../../content/facts/facts.ts';
import { type FormattedFact, formatFact } from '../../content/facts/formatFact.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Returns formatters of facts, amounts and months in the language of the page. */
export function useFigures() {
  const { t } = useTranslation();
  const { code } = useLanguage();
  const amount = (value: FormattedFact['value'], unit: FormattedFact['unit']): string =>
    formatFact({ value, unit, certainty: 'stated' }, code);
  return {
    figure: (id: FactId): string => formatFact(facts[id], code),
    amount,
    money: (value: number): string => amount(value, 'AED'),
    month: (number: number): string => t('date.months').split('|')[number - 1] ?? '',
  };
}

export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);
