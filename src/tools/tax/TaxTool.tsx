import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { FactId } from '../../content/facts/facts.ts';
import { useToday } from '../../shared/hooks/useToday.ts';
import { ToolFrame } from '../kit/frame.tsx';
import { useFigures } from '../kit/useFigures.ts';
import { useToolState } from '../kit/useToolState.ts';
import { Period } from './Period.tsx';
import { Answer } from './Tax.styles.ts';
import { TaxChoices } from './TaxChoices.tsx';
import { TaxCurve } from './TaxCurve.tsx';
import { TaxDetails } from './TaxDetails.tsx';
import { mostOther, qualifies, yearsOf } from './corporateTax.ts';
import { type Case, CONDITIONS, shownYear, taxModel } from './taxQuery.ts';

const Answers = styled(Card)({
  display: 'grid',
  gap: '0.5rem',
  padding: '1.25rem',
  borderColor: 'var(--line-strong)',
  '& > h3': { fontSize: '1.0625rem' },
  '& li': {
    marginBlock: '0.25rem',
    paddingBlock: 0,
    paddingInlineStart: '1rem',
    borderInlineStart: '3px solid var(--line)',
  },
});

function Zone({ given }: { given: Case }) {
  const { t } = useTranslation('tax');
  const { money, figure } = useFigures();
  const most = mostOther(given.revenue);
  const open = CONDITIONS.filter((each) => !given.met.includes(each));
  const limits = {
    other: money(given.other),
    most: money(most),
    share: figure('uae-qfzp-de-minimis-share'),
    amount: figure('uae-qfzp-de-minimis-amount'),
  };
  return (
    <Answers>
      <h3>{qualifies(given) ? t('zone.maybe') : t('zone.no')}</h3>
      <List disablePadding>
        {open.map((each) => (
          <ListItem key={each} disableGutters>
            {t('zone.open', { condition: t(`conditions.${each}`) })}
          </ListItem>
        ))}
        <ListItem disableGutters className="num">
          {given.other > most ? t('zone.tooMuch', limits) : t('zone.enough', limits)}
        </ListItem>
      </List>
      <p className="soft">{t('zone.lost', { periods: figure('uae-qfzp-lost-periods') })}</p>
    </Answers>
  );
}

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

/** Estimates corporate tax in three periods, each by the rules of its end (PG-02). */
export function TaxTool() {
  const { t } = useTranslation('tax');
  const { money, figure } = useFigures();
  const { state, change } = useToolState(taxModel);
  const today = useToday();
  const given = { ...state, year: shownYear(state, today) };
  const periods = yearsOf(given);
  // The current year is stored as such until another one is chosen.
  const changeCase = (next: Case) =>
    change({ ...next, year: next.year === given.year ? state.year : next.year });
  return (
    <ToolFrame component="section" variant="tint" aria-labelledby="tax">
      {/* First, so that a phone shows the fields before the answer. */}
      <TaxChoices given={given} hydrated={today !== undefined} onChange={changeCase} />
      <Answer>
        <h2 id="tax">{t('title')}</h2>
        <p className="soft">{t('rough')}</p>
        {/* Not a paragraph: in Urdu those are as wide as their text, also when hidden. */}
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
      <TaxDetails facts={factsFor(given)}>
        <p>{t('same')}</p>
        <p>{t('notHere', { group: figure('uae-sbr-group-revenue') })}</p>
      </TaxDetails>
    </ToolFrame>
  );
}
