import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useTranslation } from 'react-i18next';
import { Check, Choice, fieldsOf } from '../kit/fields.tsx';
import { MONTHS, useFigures } from '../kit/useFigures.ts';
import { MoneyField } from './MoneyField.tsx';
import { TaxQuestions } from './Tax.styles.ts';
import { type Case, CONDITIONS, PERSONS, YEARS } from './taxQuery.ts';

interface ChoicesProps {
  readonly given: Case;
  readonly hydrated: boolean;
  readonly onChange: (next: Case) => void;
}

export function TaxChoices({ given, hydrated, onChange }: ChoicesProps) {
  const { t } = useTranslation('tax');
  const { figure, month } = useFigures();
  const years = YEARS.includes(given.year) ? YEARS : [...YEARS, given.year];
  const field = fieldsOf(given, onChange, { person: PERSONS, month: MONTHS, year: years });
  const { met } = given;
  return (
    <TaxQuestions className="no-print" disabled={!hydrated}>
      <legend>{t('choices')}</legend>
      <Choice {...field('person')} label={t('fields.person')} words={(it) => t(`persons.${it}`)} />
      <MoneyField {...field('revenue')} label={t('fields.revenue')} />
      <MoneyField {...field('profit')} label={t('fields.profit')}>
        {t('fields.profitNote')}
      </MoneyField>
      {given.person === 'natural' ? null : (
        <Choice {...field('month')} label={t('fields.month')} words={month} />
      )}
      <Choice {...field('year')} label={t('fields.year')} />
      <Check {...field('elect')} label={t('fields.elect')} />
      <Check
        {...field('overBefore')}
        label={t('fields.overBefore', { limit: figure('uae-sbr-revenue-limit') })}
      />
      {given.person === 'zone' ? (
        <FormControl component="fieldset" className="conditions">
          <FormLabel component="legend">{t('conditions.title')}</FormLabel>
          {CONDITIONS.map((each) => (
            <Check
              key={each}
              label={t(`conditions.${each}`)}
              value={met.includes(each)}
              onChange={(on) =>
                onChange({
                  ...given,
                  met: CONDITIONS.filter((one) => (one === each ? on : met.includes(one))),
                })
              }
            />
          ))}
          <MoneyField {...field('other')} label={t('fields.other')} />
        </FormControl>
      ) : null}
    </TaxQuestions>
  );
}
