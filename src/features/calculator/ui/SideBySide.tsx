import { useTranslation } from 'react-i18next';
import type { Estimate, Setup } from '../model.ts';
import { YEARS } from '../rulesTotals.ts';
import styles from './SideBySide.module.css';
import { useEstimateWords } from './useEstimateWords.ts';

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
    <>
      <table className={styles.table}>
        <caption className="vh">{t('compared')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('title')}</span>
            </th>
            <th scope="col">
              <span className="vh">{t('first')}: </span>
              {placeName(first.setup.place)}
            </th>
            <th scope="col">
              <span className="vh">{t('second')}: </span>
              {placeName(second.setup.place)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells: [one, other] }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td className="num">
                <bdi>{one}</bdi>
              </td>
              <td className="num">
                <bdi>{other}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {first.estimate.basis === second.estimate.basis ? null : <p className={styles.unlike}>{t('unlike')}</p>}
      {first.estimate.currency === second.estimate.currency ? null : (
        <p className={styles.note}>{t('currencies')}</p>
      )}
    </>
  );
}
