import tool from '../../../shared/ui/Tool.module.css';
import { FactSource, FactSources } from '../../../content/facts/FactSources.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FactId } from '../../../content/facts/facts.ts';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { useToday } from '../../../shared/hooks/useToday.ts';
import { vatOf } from '../rulesVat.ts';
import { vatModel } from '../state.ts';
import { ShareLink } from './ShareLink.tsx';
import styles from './Tax.module.css';
import { useMoney } from './useMoney.ts';
import { VatChoices } from './VatChoices.tsx';
import { VatSteps } from './VatSteps.tsx';

const FACTS = [
  'uae-vat-mandatory',
  'uae-vat-voluntary',
  'uae-vat-window',
  'uae-vat-look-ahead',
  'uae-vat-registration-window',
  'uae-vat-rate',
  'uae-vat-late-registration',
] as const satisfies readonly FactId[];

/** Whether one has to register for VAT (PG-02): the answer first, then how it is counted, and what the tax would be. */
export function VatCheck() {
  const { t } = useTranslation('tax');
  const { figure } = useMoney();
  const [sales, change] = useQueryState(vatModel);
  const alive = useToday() !== undefined;
  const result = vatOf(sales);
  const { verdict } = result;
  const must = verdict === 'mustPast' || verdict === 'mustNext' || verdict === 'mustBoth';
  return (
    <section className={tool.tool} aria-labelledby="vat">
      <div className={`${tool.head} ${styles.head}`}>
        <h2 id="vat">{t('vat.title')}</h2>
        <p className={tool.result} role="status">
          {t(`vat.verdict.${verdict}`)}
        </p>
        <p>
          {t(`vat.why.${verdict}`, {
            mandatory: figure('uae-vat-mandatory'),
            voluntary: figure('uae-vat-voluntary'),
            window: figure('uae-vat-window'),
            ahead: figure('uae-vat-look-ahead'),
          })}
        </p>
        {must ? (
          <p className={styles.warn}>
            {t('vat.apply', {
              time: figure('uae-vat-registration-window'),
              penalty: figure('uae-vat-late-registration'),
            })}
          </p>
        ) : null}
        <p className="soft">{t('rough')}</p>
        <VatSteps sales={sales} result={result} />
      </div>
      <VatChoices sales={sales} alive={alive} onChange={change} />
      <div className={styles.more}>
        <p>
          <Link className="link" to="/accounting/templates">
            {t('toDeadlines')}
          </Link>
        </p>
        <ShareLink />
        <FactSources>
          {FACTS.map((id) => (
            <FactSource key={id} id={id} />
          ))}
        </FactSources>
      </div>
    </section>
  );
}
