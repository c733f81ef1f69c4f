import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Changed } from '../../../shared/ui/Changed.tsx';
import type { Estimate } from '../model.ts';
import { YEARS } from '../totals.ts';
import { useEstimateWords } from './useEstimateWords.ts';

const Sums = styled('div')({
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '0.75rem clamp(1rem, 5cqi, 2.5rem)' },
  // No wider than their words: Urdu ones stay together.
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

interface ResultProps {
  readonly estimate: Estimate;
  /** Id of the heading of what is in no sum. */
  readonly openId: string;
}

/** The number, before anything else: the first year large, then what follows, and what the figures rest on. */
export function Result({ estimate, openId }: ResultProps) {
  const { t } = useTranslation('calculator');
  const { total } = useEstimateWords();
  const { years, all, basis, currency, open } = estimate;
  return (
    <Sums>
      <dl>
        {YEARS.map((year) => (
          <div key={year}>
            <dt>{t('year', { number: year + 1 })}</dt>
            <dd className="num">
              <bdi>
                <Changed>{total(years[year], currency)}</Changed>
              </bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('all')}</dt>
          <dd className="num">
            <bdi>
              <Changed>{total(all, currency)}</Changed>
            </bdi>
          </dd>
        </div>
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
  );
}
