import { useTranslation } from 'react-i18next';
import { dateParts } from '../shared/text/dates.ts';

/** Returns a formatter of site-local ISO dates, "November 12, 2026" in English (BL-07); invalid dates are ''. */
export function useLongDate(): (isoLocal: string) => string {
  const { t } = useTranslation();
  return (isoLocal) => {
    const parts = dateParts(isoLocal, t('date.months'));
    return parts ? t('date.long', { ...parts }) : '';
  };
}
