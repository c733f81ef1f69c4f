import { useTranslation } from 'react-i18next';
import type { Sales, VatResult } from '../rulesVat.ts';
import styles from './Tax.module.css';
import { useMoney } from './useMoney.ts';

/** The count against the thresholds, line by line, and the tax on the same figures. */
export function VatSteps({ sales, result }: { sales: Sales; result: VatResult }) {
  const { t } = useTranslation('tax');
  const { money, figure } = useMoney();
  const { counted, room, zeroOnly, output, input } = result;
  const lines = [
    ['standard', sales.standard],
    ['zero', sales.zero],
    ['imports', sales.imports],
    ['goods', sales.goods],
  ] as const;
  return (
    <>
      <h3>{t('vat.count')}</h3>
      <dl className={styles.sum}>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`vat.lines.${name}`)}</dt>
            <dd className="num">
              <bdi>{money(amount)}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('vat.lines.counted')}</dt>
          <dd className="num">
            <bdi>{money(counted)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('vat.lines.exempt')}</dt>
          <dd className="num">
            <bdi>{money(sales.exempt)}</bdi>
          </dd>
        </div>
        {room > 0 && !sales.abroad ? (
          <div>
            <dt>{t('vat.lines.room')}</dt>
            <dd className="num">
              <bdi>{money(room)}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
      {zeroOnly && !sales.abroad ? <p className={styles.warn}>{t('vat.zeroOnly')}</p> : null}
      <h3>{t('vat.ifRegistered')}</h3>
      <ol className={styles.steps}>
        <li className="num">
          {t('vat.output', { rate: figure('uae-vat-rate'), of: money(sales.standard), sum: money(output) })}
        </li>
        <li className="num">
          {t('vat.input', { rate: figure('uae-vat-rate'), of: money(sales.costs), sum: money(input) })}
        </li>
        <li className="num">
          {output >= input
            ? t('vat.pay', { sum: money(output - input) })
            : t('vat.back', { sum: money(input - output) })}
        </li>
      </ol>
    </>
  );
}
