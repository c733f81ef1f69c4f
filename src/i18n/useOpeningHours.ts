import { useTranslation } from 'react-i18next';
import { openingLines } from '../content/officeHours.ts';

/** Returns the opening hours in the page's language, as lines (FR-08). */
export function useOpeningHours(): readonly string[] {
  const { t } = useTranslation();
  return openingLines(t('date.days'), (days) => t('footer.closed', { days }));
}
