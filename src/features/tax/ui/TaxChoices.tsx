import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/Select.tsx';
import { type Case, CONDITIONS, PERSONS } from '../corporateTax.ts';
import { YEARS } from '../taxQuery.ts';
import { MoneyField } from './MoneyField.tsx';
import { TaxQuestions } from './Tax.styles.ts';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { useMoney } from './useMoney.ts';

interface ChoicesProps {
  readonly given: Case;
  readonly hydrated: boolean;
  readonly onChange: (part: Partial<Case>) => void;
}

function ZoneQuestions({ given, onChange }: Omit<ChoicesProps, 'hydrated'>) {
  const { t } = useTranslation('tax');
  return (
    <FormControl component="fieldset" className="conditions">
      <FormLabel component="legend">{t('conditions.title')}</FormLabel>
      {CONDITIONS.map((each) => (
        <CheckboxField
          key={each}
          label={t(`conditions.${each}`)}
          on={given.met.includes(each)}
          onCheck={(on) =>
            onChange({ met: CONDITIONS.filter((one) => (one === each ? on : given.met.includes(one))) })
          }
        />
      ))}
      <MoneyField label={t('fields.other')} value={given.other} onValue={(other) => onChange({ other })} />
    </FormControl>
  );
}

/** What the estimate is made from. */
export function TaxChoices({ given, hydrated, onChange }: ChoicesProps) {
  const { t } = useTranslation('tax');
  const { t: common } = useTranslation();
  const { figure } = useMoney();
  const months = common('date.months').split('|');
  const years = YEARS.includes(given.year) ? YEARS : [...YEARS, given.year];
  return (
    <TaxQuestions className="no-print" disabled={!hydrated}>
      <legend>{t('choices')}</legend>
      <Select
        label={t('fields.person')}
        value={given.person}
        options={PERSONS.map((value) => ({ value, words: t(`persons.${value}`) }))}
        onChange={(person) => onChange({ person })}
      />
      <MoneyField
        label={t('fields.revenue')}
        value={given.revenue}
        onValue={(revenue) => onChange({ revenue })}
      />
      <MoneyField label={t('fields.profit')} value={given.profit} onValue={(profit) => onChange({ profit })}>
        {t('fields.profitNote')}
      </MoneyField>
      {given.person === 'natural' ? null : (
        <Select
          label={t('fields.month')}
          value={String(given.month)}
          options={months.map((words, index) => ({ value: String(index + 1), words }))}
          onChange={(text) => onChange({ month: Number(text) })}
        />
      )}
      <Select
        label={t('fields.year')}
        value={String(given.year)}
        options={years.map((year) => ({ value: String(year), words: String(year) }))}
        onChange={(text) => onChange({ year: Number(text) })}
      />
      <CheckboxField label={t('fields.elect')} on={given.elect} onCheck={(elect) => onChange({ elect })} />
      <CheckboxField
        label={t('fields.overBefore', { limit: figure('uae-sbr-revenue-limit') })}
        on={given.overBefore}
        onCheck={(overBefore) => onChange({ overBefore })}
      />
      {given.person === 'zone' ? <ZoneQuestions given={given} onChange={onChange} /> : null}
    </TaxQuestions>
  );
}
