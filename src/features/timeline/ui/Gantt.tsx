import { useTranslation } from 'react-i18next';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Bars } from '../../../shared/ui/charts/Bars.tsx';
import { phaseBars, type PhaseTime } from '../timelinePlan.ts';

/** The phases as bars over weeks (PG-05): certain up to the early end, possible up to the late one. */
export function Gantt({ times }: { times: readonly PhaseTime[] }) {
  const { t } = useTranslation('timeline');
  const { code, dir } = useLanguage();
  const bars = phaseBars(times);
  if (bars.length < 2) return null;
  const weeks = (value: number | readonly [number, number]) =>
    formatFact({ value, unit: 'week', certainty: 'stated' }, code);
  return (
    <Bars
      label={t('chart')}
      mirrored={dir === 'rtl'}
      formatTick={weeks}
      rows={bars.map(({ id, done: [low, high], parts }) => ({
        key: id,
        label: t(`phases.${id}.name`),
        value: t('until', { time: weeks(low === high ? low : [low, high]) }),
        parts,
      }))}
    />
  );
}
