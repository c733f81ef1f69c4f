import { useTranslation } from 'react-i18next';
import { isWeekend } from '../../content/facts/days.ts';
import { useFacts } from '../../content/facts/useFacts.ts';
import { formatFact } from '../../content/facts/formatFact.ts';
import { withCases } from '../../content/facts/urduCases.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import type { Firm } from './deadlinesQuery.ts';
import { type Due, duties, type Duty, factsOf } from './duties.ts';

/** Returns formatters of dates and rules in the language of the page. */
export function useDueWords({ large, term }: Firm) {
  const { t } = useTranslation('deadlines');
  const { code } = useLanguage();
  const day = useLongDate();
  const factOf = useFacts();
  return {
    day,
    rule: (duty: Duty): string => {
      const [first = '', second = ''] = factsOf(duty, large).map((id) => formatFact(factOf(id), code));
      return withCases(t(`duties.${duty}.rule`, { first, second, term }), code);
    },
    period: ({ period }: Due): string =>
      period ? t('period', { from: day(period.from), to: day(period.to) }) : '',
    weekend: ({ duty, on }: Due): string => {
      const { dayOff } = duties[duty];
      if (!dayOff || !isWeekend(on)) return '';
      return dayOff.words === 'weekend' ? t('weekend') : t('weekendMoves');
    },
  };
}
