import { useTranslation } from 'react-i18next';
import type { IsoDay } from '../../content/facts/fact.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { type Weeks, weeksAfter } from './timelinePlan.ts';

/** Returns a formatter of the end of a phase (`done`) or of the plan (`end`). */
export function useDone() {
  const { t } = useTranslation('timeline');
  const longDate = useLongDate();
  return (part: 'done' | 'end', weeks: Weeks | undefined, start: IsoDay | undefined): string => {
    if (!weeks) return t(part === 'done' ? 'open' : 'openEnd');
    const [low, high] = weeks;
    if (!start) return low === high ? t(`${part}Week`, { high }) : t(`${part}Weeks`, { low, high });
    const to = longDate(weeksAfter(start, high));
    if (low === high) return t(`${part}On`, { to });
    return t(`${part}Between`, { from: longDate(weeksAfter(start, low)), to });
  };
}
