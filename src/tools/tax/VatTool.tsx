import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { FactId } from '../../content/facts/facts.ts';
import { numberIn } from '../../content/facts/read.ts';
import { withCases } from '../../content/facts/urduCases.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useToday } from '../../shared/hooks/useToday.ts';
import { Bars } from '../../shared/ui/charts/Bars.tsx';
import { Check, fieldsOf } from '../kit/fields.tsx';
import { LeadFigure, ToolFrame } from '../kit/frame.tsx';
import { useFigures } from '../kit/useFigures.ts';
import { useToolState } from '../kit/useToolState.ts';
import { MoneyField } from './MoneyField.tsx';
import { Answer, TaxQuestions } from './Tax.styles.ts';
import { TaxDetails } from './TaxDetails.tsx';
import { vatModel } from './taxQuery.ts';
import { vatOf } from './vatRegistration.ts';
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

function VatGauge({ counted }: { counted: number }) {
  const { t } = useTranslation('tax');
  const { money } = useFigures();
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

/** Says whether registration for VAT is required, and estimates the tax (PG-02). */
export function VatTool() {
  const { t } = useTranslation('tax');
  const { code } = useLanguage();
  const { figure } = useFigures();
  const { state: sales, change } = useToolState(vatModel);
  const field = fieldsOf(sales, change);
  const hydrated = useToday() !== undefined;
  const result = vatOf(sales);
  const { verdict } = result;
  const must = verdict === 'mustPast' || verdict === 'mustNext' || verdict === 'mustBoth';
  const why = t(`vat.why.${verdict}`, {
    mandatory: figure('uae-vat-mandatory'),
    voluntary: figure('uae-vat-voluntary'),
    window: figure('uae-vat-window'),
    ahead: figure('uae-vat-look-ahead'),
  });
  return (
    <ToolFrame component="section" variant="tint" aria-labelledby="vat">
      <TaxQuestions className="no-print" disabled={!hydrated}>
        <legend>{t('vat.choices', { window: figure('uae-vat-window') })}</legend>
        <MoneyField
          {...field('standard')}
          label={t('vat.fields.standard', { rate: figure('uae-vat-rate') })}
        />
        <MoneyField {...field('zero')} label={t('vat.fields.zero')}>
          {t('vat.fields.zeroNote')}
        </MoneyField>
        <MoneyField {...field('exempt')} label={t('vat.fields.exempt')}>
          {t('vat.fields.exemptNote')}
        </MoneyField>
        <MoneyField {...field('imports')} label={t('vat.fields.imports')} />
        <MoneyField {...field('goods')} label={t('vat.fields.goods')}>
          {t('vat.fields.goodsNote')}
        </MoneyField>
        <MoneyField {...field('costs')} label={t('vat.fields.costs')} />
        <MoneyField
          {...field('next')}
          label={t('vat.fields.next', { ahead: figure('uae-vat-look-ahead') })}
        />
        <Check {...field('abroad')} label={t('vat.fields.abroad')} />
      </TaxQuestions>
      <Answer>
        <LeadFigure id="vat" title={t('vat.title')} result={t(`vat.verdict.${verdict}`)} />
        <p>{withCases(why, code)}</p>
        {must ? (
          <Alert severity="warning" role="note">
            {t('vat.apply', {
              time: figure('uae-vat-registration-window'),
              penalty: figure('uae-vat-late-registration'),
            })}
          </Alert>
        ) : null}
        <p className="soft">{t('rough')}</p>
        <VatGauge counted={result.counted} />
        <VatSteps sales={sales} result={result} />
      </Answer>
      <TaxDetails facts={FACTS} />
    </ToolFrame>
  );
}
