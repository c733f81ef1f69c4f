import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { monthOf, monthsAfter, yearOf } from '../../content/facts/days.ts';
import type { IsoDay } from '../../content/facts/fact.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { MONTHS } from '../kit/useFigures.ts';
import type { Due } from './duties.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const Strip = styled('ol')({
  '&&': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: '2px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: 'var(--fs-mini)',
    textAlign: 'center',
  },
  '& > li': {
    display: 'grid',
    gap: '0.25rem',
    paddingBlock: '0.5rem',
    backgroundColor: 'var(--tint)',
    color: 'var(--ink-soft)',
  },
  '& > li[data-due]': { backgroundColor: 'var(--primary-soft)', color: 'var(--primary)', fontWeight: 600 },
  '& > li:first-of-type': {
    borderStartStartRadius: 'var(--r-control)',
    borderEndStartRadius: 'var(--r-control)',
  },
  '& > li:last-of-type': { borderStartEndRadius: 'var(--r-control)', borderEndEndRadius: 'var(--r-control)' },
  [down('md')]: { '&&': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/** Returns twelve months from a day on, each with the number of dates in it. */
export const yearStrip = (dues: readonly Due[], today: IsoDay) =>
  MONTHS.map((_month, ahead) => {
    const day = monthsAfter(today, ahead);
    const inMonth = ({ on }: Due) => yearOf(on) === yearOf(day) && monthOf(on) === monthOf(day);
    return { day, count: dues.filter(inMonth).length };
  });

/** A strip of the next twelve months with the number of dates in each (PG-05). */
export function YearStrip({ dues, today }: { dues: readonly Due[]; today: IsoDay }) {
  const { t } = useTranslation('deadlines');
  const { locale } = useLanguage();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <Strip aria-label={t('strip.title')}>
      {yearStrip(dues, today).map(({ day, count }) => (
        <li key={day} data-due={count > 0 ? '' : undefined}>
          <span>{month.format(new Date(day))}</span>
          <span className="num">{count > 0 ? count : '–'}</span>
        </li>
      ))}
    </Strip>
  );
}
