import { useTranslation } from 'react-i18next';
import { dateParts } from '../shared/text/dates.ts';

/** Writes the day of a site-local ISO date or time as a long date, "November 12, 2026" in English (SPEC 2, BL-07); no date is ''. */
export function useLongDate(): (isoLocal: string) => string {
  const { t } = useTranslation();
  return (isoLocal) => {
    const parts = dateParts(isoLocal, t('date.months'));
    return parts ? t('date.long', { ...parts }) : '';
  };
}
