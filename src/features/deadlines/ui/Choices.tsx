import { useTranslation } from 'react-i18next';
import { facts } from '../../../content/facts/facts.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import type { IsoDay } from '../../../content/facts/fact.ts';
import { DateField } from '../../../shared/ui/DateField.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { ToolChoices } from '../../../shared/ui/tool.ts';
import {
  type Firm,
  isInUae,
  LONGEST_NAME,
  PERSONS,
  PLACES,
  REMINDERS,
  TERMS,
  VAT_PERIODS,
} from '../model.ts';
import { cleanName, enteredDay } from '../deadlinesQuery.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

interface ChoicesProps {
  readonly firm: Firm;
  readonly hydrated: boolean;
  readonly onChange: (part: Partial<Firm>) => void;
}

interface DayProps {
  readonly label: string;
  readonly day: IsoDay | undefined;
  readonly onDay: (day: IsoDay | undefined) => void;
}

function Day({ label, day, onDay }: DayProps) {
  const longDate = useLongDate();
  return (
    <DateField
      label={label}
      value={day ?? ''}
      words={day ? longDate(day) : ''}
      onChange={(value) => onDay(enteredDay(value))}
    />
  );
}

/** What the dates are worked out from. Each choice shows in the list at once. */
export function Choices({ firm, hydrated, onChange }: ChoicesProps) {
  const { t } = useTranslation('deadlines');
  const { t: common } = useTranslation();
  const { code } = useLanguage();
  const limit = formatFact(facts['uae-einvoicing-large-revenue'], code);
  const months = common('date.months').split('|');
  const uae = isInUae(firm.place);
  const estonia = firm.place === 'estonia';
  // Estonia knows no quarters: who files at all, files each month.
  const vat = estonia && firm.vat !== 'none' ? 'monthly' : firm.vat;
  const vatPeriods = estonia ? (['none', 'monthly'] as const) : VAT_PERIODS;
  const company = firm.person === 'company' || !uae;
  return (
    <ToolChoices className="no-print" disabled={!hydrated}>
      <legend>{t('choices')}</legend>
      <Select
        label={t('place')}
        value={firm.place}
        options={PLACES.map((value) => ({ value, words: t(`places.${value}`) }))}
        onChange={(place) => onChange({ place })}
      />
      {uae ? (
        <Select
          label={t('person')}
          value={firm.person}
          options={PERSONS.map((value) => ({ value, words: t(`persons.${value}`) }))}
          onChange={(person) => onChange({ person })}
        />
      ) : null}
      <Day
        label={uae ? t('licence') : t('incorporation')}
        day={firm.licence}
        onDay={(licence) => onChange({ licence })}
      />
      {uae ? (
        <Select
          label={t('term')}
          value={String(firm.term)}
          options={TERMS.map((years) => ({ value: String(years), words: t('years', { years }) }))}
          onChange={(text) => onChange({ term: TERMS.find((years) => String(years) === text) ?? 1 })}
        />
      ) : null}
      {company ? (
        <Select
          label={t('yearEnd')}
          value={String(firm.yearEnd)}
          options={months.map((words, index) => ({ value: String(index + 1), words }))}
          onChange={(text) => onChange({ yearEnd: Number(text) })}
        />
      ) : null}
      <Select
        label={t('vat')}
        value={vat}
        options={vatPeriods.map((value) => ({ value, words: t(`vatPeriods.${value}`) }))}
        onChange={(vat) => onChange({ vat })}
      />
      {(uae && company) || estonia ? (
        <Day
          label={estonia ? t('changeOwners') : t('change')}
          day={firm.change}
          onDay={(change) => onChange({ change })}
        />
      ) : null}
      {uae ? (
        <CheckboxField
          label={t('large', { limit })}
          on={firm.large}
          onCheck={(large) => onChange({ large })}
        />
      ) : null}
      {estonia ? (
        <CheckboxField label={t('payroll')} on={firm.payroll} onCheck={(payroll) => onChange({ payroll })} />
      ) : null}
      <TextField
        label={t('name')}
        value={firm.name}
        autoComplete="organization"
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
        onChange={({ target }) => onChange({ name: cleanName(target.value) })}
      />
      <Select
        label={t('remind')}
        value={String(firm.remind)}
        options={REMINDERS.map((days) => ({ value: String(days), words: t('daysBefore', { days }) }))}
        onChange={(text) => onChange({ remind: REMINDERS.find((days) => String(days) === text) ?? 14 })}
      />
    </ToolChoices>
  );
}
