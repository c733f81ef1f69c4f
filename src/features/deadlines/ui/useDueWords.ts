import { useTranslation } from 'react-i18next';
import { isWeekend } from '../../../content/facts/days.ts';
import { useFacts } from '../../../content/facts/factContext.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { withCases } from '../../../content/facts/urduCases.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { duties, factsOf } from '../duties.ts';
import type { Due, Duty, Firm } from '../model.ts';

/** How dates and rules are written in the page's language. */
export function useDueWords({ large, term }: Firm) {
  const { t } = useTranslation('deadlines');
  const { code } = useLanguage();
  const day = useLongDate();
  const factOf = useFacts();
  return {
    day,
    /** The rule in one sentence, with the figures of its facts. */
    rule: (duty: Duty): string => {
      const [first = '', second = ''] = factsOf(duty, large).map((id) => formatFact(factOf(id), code));
      return withCases(t(`duties.${duty}.rule`, { first, second, term }), code);
    },
    period: ({ period }: Due): string =>
      period ? t('period', { from: day(period.from), to: day(period.to) }) : '',
    /** Where sources say that a day off moves the date. */
    weekend: ({ duty, on }: Due): string => {
      const { dayOff } = duties[duty];
      if (!dayOff || !isWeekend(on)) return '';
      return dayOff.words === 'weekend' ? t('weekend') : t('weekendMoves');
    },
  };
}
