import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Changed } from '../../shared/ui/Changed.tsx';
import { SideBySide } from '../kit/SideBySide.tsx';
import { YEARS } from './totals.ts';
import { useEstimateWords, type Worked } from './useEstimateWords.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const Compared = styled('div')({
  '& table': { tableLayout: 'fixed' },
  '& :is(th, td)': {
    paddingBlock: '0.5rem',
    paddingInline: '0 0.75rem',
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
  },
  '& thead th': { fontSize: '1.0625rem' },
  '& tbody th': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& tbody tr:first-of-type td': { fontSize: 'var(--fs-3)', fontWeight: 600 },
  '& > :not(table)': { marginBlockStart: '1rem' },
  '& > p': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  [down('sm')]: {
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlock: '0.5rem',
      borderBlockEnd: '1px solid var(--line)',
    },
    '& :is(th, td)': { paddingBlock: '0.125rem', border: 0 },
    '& tr > th[scope=row], & thead th:first-of-type': { gridColumn: '1 / -1' },
    '& tbody tr:first-of-type td': { fontSize: 'var(--fs-4)' },
  },
});

/** Two set-ups side by side (PG-02). */
export function SetupsCompared({ both }: { both: readonly [Worked, Worked] }) {
  const { t } = useTranslation('calculator');
  const { placeName, total } = useEstimateWords();
  const [first, second] = both;
  const row = (key: string, of: (estimate: Worked['estimate']) => string) => ({ key, head: key, of });
  const rows = [
    ...YEARS.map((year) =>
      row(t('year', { number: year + 1 }), ({ years, currency }) => total(years[year], currency)),
    ),
    row(t('all'), ({ all, currency }) => total(all, currency)),
    row(t('rests'), ({ basis }) => t(`basis.${basis}`)),
    row(t('openTitle'), ({ open }) => `${open.length}`),
  ];
  const column = (name: 'first' | 'second', { setup }: Worked) => ({
    key: name,
    head: (
      <>
        <span className="vh">{t(name)}: </span>
        {placeName(setup.place)}
      </>
    ),
  });
  return (
    <Compared>
      <SideBySide
        label={t('compared')}
        columns={[column('first', first), column('second', second)]}
        rows={rows}
        renderCell={({ of }, index) => (
          <bdi className="num">
            <Changed>{of(both[index === 0 ? 0 : 1].estimate)}</Changed>
          </bdi>
        )}
      />
      {first.estimate.basis === second.estimate.basis ? null : (
        <Alert severity="warning" role="note">
          {t('unlike')}
        </Alert>
      )}
      {first.estimate.currency === second.estimate.currency ? null : <p>{t('currencies')}</p>}
    </Compared>
  );
}
