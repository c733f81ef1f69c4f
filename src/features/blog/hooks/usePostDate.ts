import { useTranslation } from 'react-i18next';
import { dateParts } from '../../../shared/text/dates.ts';

/** Returns a formatter of post dates, "November 12, 2026" in English (BL-07); invalid dates are ''. */
export function usePostDate(): (isoLocal: string) => string {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  return (isoLocal) => {
    const parts = dateParts(isoLocal, common('date.months'));
    return parts ? t('date', { ...parts }) : '';
  };
}
