import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Changed } from '../../../shared/ui/Changed.tsx';
import type { Estimate, Setup } from '../model.ts';
import { YEARS } from '../totals.ts';
import { useEstimateWords } from './useEstimateWords.ts';

const Compared = styled('div')({
  '& table': { tableLayout: 'fixed' },
  '& caption': { padding: 0 },
  '& :is(th, td)': {
    paddingBlock: '0.6rem',
    paddingInline: '0 0.75rem',
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
  },
  '& thead th': { fontSize: '1.0625rem' },
  '& tbody th': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& tbody tr:first-of-type td': { fontSize: 'var(--fs-3)', fontWeight: 600 },
  '& > :not(table)': { marginBlockStart: '1rem' },
  '& > p': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  // Where three columns are too narrow for an amount, each row's name stands above its two values.
  '@media (max-width: 34rem)': {
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlock: '0.5rem',
      borderBlockEnd: '1px solid var(--line)',
    },
    '& :is(th, td)': { paddingBlock: '0.1rem', border: 0 },
    '& tr > th[scope=row], & thead th:first-of-type': { gridColumn: '1 / -1' },
    '& tbody tr:first-of-type td': { fontSize: '1.125rem' },
  },
});

export interface Worked {
  readonly setup: Setup;
  readonly estimate: Estimate;
}

/** Two set-ups, one number beside the other (PG-02). */
export function SideBySide({ both }: { both: readonly [Worked, Worked] }) {
  const { t } = useTranslation('calculator');
  const { placeName, total } = useEstimateWords();
  const [first, second] = both;
  const rows = [
    ...YEARS.map((year) => ({
      head: t('year', { number: year + 1 }),
      cells: both.map(({ estimate }) => total(estimate.years[year], estimate.currency)),
    })),
    { head: t('all'), cells: both.map(({ estimate }) => total(estimate.all, estimate.currency)) },
    { head: t('rests'), cells: both.map(({ estimate }) => t(`basis.${estimate.basis}`)) },
    { head: t('openTitle'), cells: both.map(({ estimate }) => `${estimate.open.length}`) },
  ];
  return (
    <Compared>
      <Table>
        <caption className="vh">{t('compared')}</caption>
        <TableHead>
          <TableRow>
            <TableCell>
              <span className="vh">{t('title')}</span>
            </TableCell>
            <TableCell>
              <span className="vh">{t('first')}: </span>
              {placeName(first.setup.place)}
            </TableCell>
            <TableCell>
              <span className="vh">{t('second')}: </span>
              {placeName(second.setup.place)}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ head, cells: [one, other] }) => (
            <TableRow key={head}>
              <TableCell component="th" scope="row">
                {head}
              </TableCell>
              <TableCell className="num">
                <bdi>
                  <Changed>{one ?? ''}</Changed>
                </bdi>
              </TableCell>
              <TableCell className="num">
                <bdi>
                  <Changed>{other ?? ''}</Changed>
                </bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {first.estimate.basis === second.estimate.basis ? null : (
        <Alert severity="warning" role="note">
          {t('unlike')}
        </Alert>
      )}
      {first.estimate.currency === second.estimate.currency ? null : <p>{t('currencies')}</p>}
    </Compared>
  );
}
