import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { Changed } from '../../shared/ui/Changed.tsx';
import { useFigures } from '../kit/useFigures.ts';
import type { PeriodTax } from './corporateTax.ts';
import { ResultCard, Steps } from './Tax.styles.ts';
import type { Case } from './taxQuery.ts';

function BandSteps({ bands: { free, rest, tax } }: Pick<PeriodTax, 'bands'>) {
  const { t } = useTranslation('tax');
  const { money, figure } = useFigures();
  return (
    <Steps>
      <li className="num">{t('steps.free', { amount: money(free), rate: figure('uae-ct-zero-rate') })}</li>
      <li className="num">
        {t('steps.rest', { amount: money(rest), rate: figure('uae-ct-rate'), sum: money(tax) })}
      </li>
    </Steps>
  );
}

interface PeriodProps {
  readonly period: PeriodTax;
  readonly person: Case['person'];
}

/** A tax period: the tax, how it is counted, whether relief is open, and the due date. */
export function Period({ period, person }: PeriodProps) {
  const { t } = useTranslation('tax');
  const { money, figure } = useFigures();
  const day = useLongDate();
  const id = useId();
  const { basis, relief, bands, tax } = period;
  const taxed = basis !== 'notYet' && basis !== 'notSubject' && basis !== 'unknown';
  return (
    <ResultCard component="li" aria-labelledby={id}>
      <h3 id={id} className="num">
        {t('periodTo', { date: day(period.to) })}
      </h3>
      <p className="num amount">
        <bdi>
          <Changed>{basis === 'unknown' ? '–' : money(tax)}</Changed>
        </bdi>
      </p>
      <p>
        {t(`basis.${basis}`, {
          start: figure('uae-ct-start'),
          turnover: figure('uae-ct-natural-person-turnover'),
          rate: figure('uae-qfzp-rate'),
        })}
      </p>
      {basis === 'bands' ? <BandSteps bands={bands} /> : null}
      {basis === 'relief' || basis === 'zone' ? (
        <p className="num">{t(`otherwise.${basis}`, { sum: money(bands.tax) })}</p>
      ) : null}
      {taxed ? (
        <>
          <Alert
            severity={relief === 'open' ? 'success' : relief === 'ended' ? 'warning' : 'info'}
            role="note"
            icon={false}
          >
            {t(`relief.${relief}`, {
              limit: figure('uae-sbr-revenue-limit'),
              last: figure('uae-sbr-last-period-end'),
            })}
          </Alert>
          <p className="soft num">
            {person === 'natural'
              ? t('duePerson', { date: day(period.due) })
              : t('due', { date: day(period.due) })}
          </p>
        </>
      ) : null}
    </ResultCard>
  );
}
