import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Bars } from '../../../shared/ui/charts/Bars.tsx';
import type { Estimate } from '../model.ts';
import { YEARS } from '../totals.ts';
import { toneOf, yearBars } from '../yearBars.ts';
import { useEstimateWords } from './useEstimateWords.ts';

const Below = styled('div')({ marginBlockStart: '1.25rem' });

/** The three years one below the other, each made of its lines (PG-05). */
export function YearsChart({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('calculator');
  const { total } = useEstimateWords();
  const { dir } = useLanguage();
  const { counted, years, currency } = estimate;
  const bars = yearBars(estimate);
  return (
    <Below>
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
    </Below>
  );
}
