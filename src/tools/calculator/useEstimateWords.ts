import { useTranslation } from 'react-i18next';
import { type Place, type PlaceId, places } from '../../content/estimates/places.ts';
import type { Fact } from '../../content/facts/fact.ts';
import { type FactId, facts } from '../../content/facts/facts.ts';
import { type FormattedFact, formatFact } from '../../content/facts/formatFact.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { allowed, choosable } from './estimate.ts';
import type { Estimate, Total } from './model.ts';
import type { Setup } from './query.ts';
import { YEARS } from './totals.ts';

export interface Worked {
  readonly setup: Setup;
  readonly estimate: Estimate;
}

/** Returns formatters of places, amounts and facts in the language of the page. */
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
    // "From" replaces "about" and a range.
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

/** Returns a formatter of a set-up and its estimate as plain text. */
export function useMessage() {
  const { t } = useTranslation('calculator');
  const { placeName, total } = useEstimateWords();

  const chosen = (wanted: Setup): readonly string[] => {
    const setup = allowed(wanted);
    const { kind, visas, office } = choosable(places[setup.place]);
    return [
      kind && `${t('fields.kind')}: ${t(`kinds.${setup.kind}`)}`,
      `${t('fields.owners')}: ${setup.owners}`,
      visas && `${t('fields.ownerVisas')}: ${setup.ownerVisas}`,
      visas && `${t('fields.staffVisas')}: ${setup.staffVisas}`,
      office && `${t('fields.office')}: ${t(`offices.${setup.office}`)}`,
      setup.bank && t('fields.bank'),
      setup.dual && t('fields.dual'),
    ].filter((part) => part !== false);
  };
  const described = ({ setup, estimate: { basis, years, currency, open } }: Worked): string =>
    [
      placeName(setup.place),
      ...chosen(setup),
      `${t('rests')}: ${t(`basis.${basis}`)}`,
      ...YEARS.map((year) => `${t('year', { number: year + 1 })}: ${total(years[year], currency)}`),
      t('notIncluded', { count: open.length }),
    ].join('\n');
  const message = (worked: readonly Worked[], address: string): string =>
    [t('message'), ...worked.map(described), address].join('\n\n');
  return { chosen, message };
}
