import tool from '../../../shared/ui/Tool.module.css';
import { FactSource, FactSources } from '../../../content/facts/FactSources.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FactId } from '../../../content/facts/facts.ts';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { useToday } from '../../../shared/hooks/useToday.ts';
import { type Case, yearsOf } from '../rules.ts';
import { shownYear, taxModel } from '../state.ts';
import { Period } from './Period.tsx';
import { ShareLink } from './ShareLink.tsx';
import styles from './Tax.module.css';
import { TaxChoices } from './TaxChoices.tsx';
import { useMoney } from './useMoney.ts';
import { Zone } from './Zone.tsx';

const FACTS = [
  'uae-ct-threshold',
  'uae-ct-zero-rate',
  'uae-ct-rate',
  'uae-ct-start',
  'uae-ct-return-due',
  'uae-sbr-revenue-limit',
  'uae-sbr-last-period-end',
  'uae-sbr-group-revenue',
] as const satisfies readonly FactId[];

const ZONE_FACTS = [
  'uae-qfzp-rate',
  'uae-qfzp-de-minimis-share',
  'uae-qfzp-de-minimis-amount',
  'uae-qfzp-lost-periods',
] as const satisfies readonly FactId[];

const factsFor = ({ person }: Case): readonly FactId[] => {
  if (person === 'zone') return [...FACTS, ...ZONE_FACTS];
  return person === 'natural' ? [...FACTS, 'uae-ct-natural-person-turnover'] : FACTS;
};

/**
 * Corporate tax in three periods, each by the rules that hold for it, so that one sees when a rule ends (PG-02). A
 * rough figure, worked out on the device; the address holds what was entered, and so does the device.
 */
export function TaxEstimator() {
  const { t } = useTranslation('tax');
  const { money, figure } = useMoney();
  const [kept, change] = useQueryState(taxModel);
  const today = useToday();
  const given = { ...kept, year: shownYear(kept, today) };
  const periods = yearsOf(given);
  return (
    <section className={tool.tool} aria-labelledby="tax">
      <div className={`${tool.head} ${styles.head}`}>
        <h2 id="tax">{t('title')}</h2>
        <p className="soft">{t('rough')}</p>
        {/* No paragraph: those are as wide as their words in Urdu, seen or not. */}
        <div className="vh" role="status">
          {periods.map(({ to, tax }) => t('told', { year: to.slice(0, 4), sum: money(tax) })).join(' · ')}
        </div>
        <ol className={styles.periods}>
          {periods.map((period) => (
            <Period key={period.to} period={period} person={given.person} />
          ))}
        </ol>
        {given.person === 'zone' ? <Zone given={given} /> : null}
      </div>
      <TaxChoices given={given} alive={today !== undefined} onChange={change} />
      <div className={styles.more}>
        <p>{t('same')}</p>
        <p>{t('notHere', { group: figure('uae-sbr-group-revenue') })}</p>
        <p>
          <Link className="link" to="/accounting/templates">
            {t('toDeadlines')}
          </Link>
        </p>
        <ShareLink />
        <FactSources>
          {factsFor(given).map((id) => (
            <FactSource key={id} id={id} />
          ))}
        </FactSources>
      </div>
    </section>
  );
}
