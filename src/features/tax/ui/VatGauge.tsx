import { useTranslation } from 'react-i18next';
import { numberIn } from '../../../content/facts/read.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Bars } from '../../../shared/ui/charts/Bars.tsx';
import { useMoney } from './useMoney.ts';

/** What counts, beside the two thresholds that it is measured by (PG-05). */
export function VatGauge({ counted }: { counted: number }) {
  const { t } = useTranslation('tax');
  const { money } = useMoney();
  const { dir } = useLanguage();
  const rows = [
    { key: 'counted', amount: counted, tone: 1 },
    { key: 'voluntary', amount: numberIn('uae-vat-voluntary'), tone: 3 },
    { key: 'mandatory', amount: numberIn('uae-vat-mandatory'), tone: 2 },
  ] as const;
  return (
    <Bars
      label={t('vat.gauge.title')}
      mirrored={dir === 'rtl'}
      rows={rows.map(({ key, amount, tone }) => ({
        key,
        label: t(`vat.gauge.${key}`),
        value: <bdi>{money(amount)}</bdi>,
        parts: [{ from: 0, to: amount, tone }],
      }))}
    />
  );
}
