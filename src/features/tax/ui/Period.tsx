import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import type { PeriodTax } from '../rules.ts';
import styles from './Tax.module.css';
import { useMoney } from './useMoney.ts';

/** The tax step by step, as somebody would work it out on paper. */
function Steps({ bands: { free, rest, tax } }: Pick<PeriodTax, 'bands'>) {
  const { t } = useTranslation('tax');
  const { money, figure } = useMoney();
  return (
    <ol className={styles.steps}>
      <li className="num">{t('steps.free', { amount: money(free), rate: figure('uae-ct-zero-rate') })}</li>
      <li className="num">
        {t('steps.rest', { amount: money(rest), rate: figure('uae-ct-rate'), sum: money(tax) })}
      </li>
    </ol>
  );
}

/** One tax period: what it bears, why, how that is counted, whether relief is open, and when it is due. */
export function Period({ period, person }: { period: PeriodTax; person: 'company' | 'zone' | 'natural' }) {
  const { t } = useTranslation('tax');
  const { money, figure } = useMoney();
  const day = useLongDate();
  const id = useId();
  const { basis, relief, bands, tax } = period;
  const taxed = basis !== 'notYet' && basis !== 'notSubject' && basis !== 'unknown';
  return (
    <li className={styles.period} aria-labelledby={id} data-basis={basis}>
      <h3 id={id} className="num">
        {t('periodTo', { date: day(period.to) })}
      </h3>
      <p className={`num ${styles.amount}`}>
        <bdi>{basis === 'unknown' ? '–' : money(tax)}</bdi>
      </p>
      <p>
        {t(`basis.${basis}`, {
          start: figure('uae-ct-start'),
          turnover: figure('uae-ct-natural-person-turnover'),
          rate: figure('uae-qfzp-rate'),
        })}
      </p>
      {basis === 'bands' ? <Steps bands={bands} /> : null}
      {basis === 'relief' || basis === 'zone' ? (
        <p className="num">{t(`otherwise.${basis}`, { sum: money(bands.tax) })}</p>
      ) : null}
      {taxed ? (
        <>
          <p className={styles.relief} data-relief={relief}>
            {t(`relief.${relief}`, {
              limit: figure('uae-sbr-revenue-limit'),
              last: figure('uae-sbr-last-period-end'),
            })}
          </p>
          <p className="soft num">
            {person === 'natural'
              ? t('duePerson', { date: day(period.due) })
              : t('due', { date: day(period.due) })}
          </p>
        </>
      ) : null}
    </li>
  );
}
