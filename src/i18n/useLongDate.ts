import { useTranslation } from 'react-i18next';
import { dateParts } from '../shared/text/dates.ts';

/** Returns a formatter of site-local ISO dates, "12 November 2026" in English; invalid dates are ''. */
export function useLongDate(): (isoLocal: string) => string {
  const { t } = useTranslation();
  return (isoLocal) => {
    const parts = dateParts(isoLocal, t('date.months'));
    return parts ? t('date.long', { ...parts }) : '';
  };
}
