import { useTranslation } from 'react-i18next';
import { type Case, CONDITIONS, mostOther, qualifies } from '../rules.ts';
import styles from './Tax.module.css';
import { useMoney } from './useMoney.ts';

/** Whether the free zone rate may be claimed, as entered: a careful yes, or what stands against it. */
export function Zone({ given }: { given: Case }) {
  const { t } = useTranslation('tax');
  const { money, figure } = useMoney();
  const most = mostOther(given.revenue);
  const open = CONDITIONS.filter((each) => !given.met.includes(each));
  const limits = {
    other: money(given.other),
    most: money(most),
    share: figure('uae-qfzp-de-minimis-share'),
    amount: figure('uae-qfzp-de-minimis-amount'),
  };
  return (
    <div className={styles.zone}>
      <h3>{qualifies(given) ? t('zone.maybe') : t('zone.no')}</h3>
      <ul>
        {open.map((each) => (
          <li key={each}>{t('zone.open', { condition: t(`conditions.${each}`) })}</li>
        ))}
        <li className="num">{given.other > most ? t('zone.tooMuch', limits) : t('zone.enough', limits)}</li>
      </ul>
      <p className="soft">{t('zone.lost', { periods: figure('uae-qfzp-lost-periods') })}</p>
    </div>
  );
}
