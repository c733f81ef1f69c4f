import { useTranslation } from 'react-i18next';
import type { Estimate } from '../model.ts';
import { YEARS } from '../rulesTotals.ts';
import styles from './Result.module.css';
import { useEstimateWords } from './useEstimateWords.ts';

/** The number, before anything else: the first year large, then what follows, and what the figures rest on. */
export function Result({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('calculator');
  const { total } = useEstimateWords();
  const { years, all, basis, currency, open } = estimate;
  return (
    <div>
      <dl className={styles.years}>
        {YEARS.map((year) => (
          <div key={year}>
            <dt>{t('year', { number: year + 1 })}</dt>
            <dd className="num">
              <bdi>{total(years[year], currency)}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('all')}</dt>
          <dd className="num">
            <bdi>{total(all, currency)}</bdi>
          </dd>
        </div>
      </dl>
      <p className={styles.rests}>
        <span className="vh">{t('rests')}: </span>
        <b>{t(`basis.${basis}`)}</b> {t(`basisNote.${basis}`)}
      </p>
      <p className={styles.without}>{t('notIncluded', { count: open.length })}</p>
    </div>
  );
}
