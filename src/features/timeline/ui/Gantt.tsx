import { useTranslation } from 'react-i18next';
import type { IsoDay } from '../../../content/facts/fact.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Bars } from '../../../shared/ui/charts/Bars.tsx';
import { daysBetween } from '../../../shared/time/zones.ts';
import { phaseBars, type PhaseTime } from '../timelinePlan.ts';

interface GanttProps {
  readonly times: readonly PhaseTime[];
  /** The plan's first day, where it was chosen: without one it begins today. */
  readonly start: IsoDay | undefined;
  /** Undefined on a page as it was rendered. */
  readonly today: IsoDay | undefined;
}

/** The phases as bars over weeks (PG-05): certain up to the early end, possible up to the late one; with a mark for today. */
export function Gantt({ times, start, today }: GanttProps) {
  const { t } = useTranslation('timeline');
  const { code, dir } = useLanguage();
  const bars = phaseBars(times);
  if (bars.length < 2) return null;
  const weeks = (value: number | readonly [number, number]) =>
    formatFact({ value, unit: 'week', certainty: 'stated' }, code);
  const passed = start && today ? daysBetween(start, today) / 7 : -1;
  const within = passed >= 0 && passed < Math.max(...bars.map(({ done }) => done[1]));
  return (
    <div>
      <Bars
        label={t('chart')}
        mirrored={dir === 'rtl'}
        formatTick={weeks}
        {...(within ? { mark: { value: passed, words: t('today') } } : {})}
        rows={bars.map(({ id, done: [low, high], parts }) => ({
          key: id,
          label: t(`phases.${id}.name`),
          value: t('until', { time: weeks(low === high ? low : [low, high]) }),
          parts,
        }))}
      />
      {within ? <p className="soft">{t('todayIs', { week: Math.floor(passed) + 1 })}</p> : null}
    </div>
  );
}
