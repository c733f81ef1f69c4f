import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Changed } from '../../shared/ui/Changed.tsx';
import { Bars } from '../../shared/ui/charts/Bars.tsx';
import type { Estimate } from './model.ts';
import { YEARS } from './totals.ts';
import { useEstimateWords } from './useEstimateWords.ts';
import { toneOf, yearBars } from './yearBars.ts';

const Sums = styled('div')({
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '0.75rem clamp(1rem, 5cqi, 2.5rem)' },
  // As narrow as the text, so that Urdu words do not break.
  '& :is(dt, dd)': { inlineSize: 'fit-content', maxInlineSize: '100%' },
  '& dt': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& dd': { fontSize: '1.1875rem', fontWeight: 600, lineHeight: 1.3 },
  '& dl > div:first-of-type': { flexBasis: '100%' },
  '& dl > div:first-of-type dd': { fontSize: 'var(--fs-2)', lineHeight: 1.2 },
  '[data-two] & dl > div:first-of-type dd': { fontSize: 'var(--fs-3)' },
  '@container (min-width: 24rem)': { '& dd': { whiteSpace: 'nowrap' } },
  '& > p': { marginBlockStart: '1.25rem', fontSize: 'var(--fs-small)' },
  '& > p > b': { display: 'block', fontWeight: 600 },
  '& > .MuiAlert-root': {
    inlineSize: 'fit-content',
    marginBlockStart: '1rem',
    padding: '0 0.75rem',
    color: 'var(--warning)',
    fontSize: 'var(--fs-small)',
    fontWeight: 600,
  },
});

function YearsChart({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('calculator');
  const { total } = useEstimateWords();
  const { dir } = useLanguage();
  const { counted, years, currency } = estimate;
  const bars = yearBars(estimate);
  return (
    <Box sx={{ marginBlockStart: 2.5 }}>
      <Bars
        label={t('chart')}
        mirrored={dir === 'rtl'}
        legend={counted.map((line) => ({ tone: toneOf(counted, line), words: t(`line.${line.id}`) }))}
        rows={YEARS.map((year) => ({
          key: `${year}`,
          label: t('year', { number: year + 1 }),
          value: <bdi>{total(years[year], currency)}</bdi>,
          parts: bars[year] ?? [],
        }))}
      />
    </Box>
  );
}

interface ResultProps {
  readonly estimate: Estimate;
  /** Id of the heading of the lines without a price. */
  readonly openId: string;
}

/** The totals of each year, the basis of the estimate, and a chart. */
export function Result({ estimate, openId }: ResultProps) {
  const { t } = useTranslation('calculator');
  const { total } = useEstimateWords();
  const { years, all, basis, currency, open } = estimate;
  const sums = [
    ...YEARS.map((year) => ({ term: t('year', { number: year + 1 }), sum: years[year] })),
    { term: t('all'), sum: all },
  ];
  return (
    <>
      <Sums>
        <dl>
          {sums.map(({ term, sum }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="num">
                <bdi>
                  <Changed>{total(sum, currency)}</Changed>
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <span className="vh">{t('rests')}: </span>
          <b>{t(`basis.${basis}`)}</b> {t(`basisNote.${basis}`)}
        </p>
        <Alert severity="warning" role="note" icon={false}>
          <MuiLink color="inherit" href={`#${openId}`}>
            {t('notIncluded', { count: open.length })}
          </MuiLink>
        </Alert>
      </Sums>
      <YearsChart estimate={estimate} />
    </>
  );
}
