import MuiLink from '@mui/material/Link';
import { FactSource, FactSources } from '../../../content/facts/FactSources.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FactId } from '../../../content/facts/facts.ts';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { useToday } from '../../../shared/hooks/useToday.ts';
import { ToolFrame } from '../../../shared/ui/tool.ts';
import { type Case, yearsOf } from '../corporateTax.ts';
import { shownYear, taxModel } from '../taxQuery.ts';
import { Period } from './Period.tsx';
import { ShareLink } from './ShareLink.tsx';
import { Answer, More } from './Tax.styles.ts';
import { TaxChoices } from './TaxChoices.tsx';
import { TaxCurve } from './TaxCurve.tsx';
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
export function TaxTool() {
  const { t } = useTranslation('tax');
  const { money, figure } = useMoney();
  const [query, change] = useQueryState(taxModel);
  const today = useToday();
  const given = { ...query, year: shownYear(query, today) };
  const periods = yearsOf(given);
  return (
    <ToolFrame as="section" aria-labelledby="tax">
      {/* First, so that a phone asks before it answers. */}
      <TaxChoices given={given} hydrated={today !== undefined} onChange={change} />
      <Answer>
        <h2 id="tax">{t('title')}</h2>
        <p className="soft">{t('rough')}</p>
        {/* No paragraph: those are as wide as their words in Urdu, seen or not. */}
        <div className="vh" role="status">
          {periods.map(({ to, tax }) => t('told', { year: to.slice(0, 4), sum: money(tax) })).join(' · ')}
        </div>
        <ol className="periods">
          {periods.map((period) => (
            <Period key={period.to} period={period} person={given.person} />
          ))}
        </ol>
        {given.person === 'zone' ? <Zone given={given} /> : <TaxCurve profit={given.profit} />}
      </Answer>
      <More>
        <p>{t('same')}</p>
        <p>{t('notHere', { group: figure('uae-sbr-group-revenue') })}</p>
        <p>
          <MuiLink component={Link} to="/accounting/templates">
            {t('toDeadlines')}
          </MuiLink>
        </p>
        <ShareLink />
        <FactSources>
          {factsFor(given).map((id) => (
            <FactSource key={id} id={id} />
          ))}
        </FactSources>
      </More>
    </ToolFrame>
  );
}
