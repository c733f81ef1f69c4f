import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/ui/TextField.tsx';
import { Check, Choice, DayField, fieldsOf } from '../kit/fields.tsx';
import { ToolChoices } from '../kit/frame.tsx';
import { useFigures } from '../kit/useFigures.ts';
import { cleanName, type Firm, isInUae, MAX_NAME_LENGTH, OPTIONS } from './deadlinesQuery.ts';

interface ChoicesProps {
  readonly firm: Firm;
  readonly hydrated: boolean;
  readonly onChange: (part: Partial<Firm>) => void;
}

export function Choices({ firm, hydrated, onChange }: ChoicesProps) {
  const { t } = useTranslation('deadlines');
  const { figure, month } = useFigures();
  const field = fieldsOf(firm, onChange, OPTIONS);
  const uae = isInUae(firm.place);
  const estonia = firm.place === 'estonia';
  const company = firm.person === 'company' || !uae;
  const vat = estonia
    ? ({ value: firm.vat === 'none' ? 'none' : 'monthly', of: ['none', 'monthly'] } as const)
    : {};
  return (
    <ToolChoices className="no-print" disabled={!hydrated}>
      <legend>{t('choices')}</legend>
      <Choice {...field('place')} label={t('place')} words={(it) => t(`places.${it}`)} />
      {uae ? <Choice {...field('person')} label={t('person')} words={(it) => t(`persons.${it}`)} /> : null}
      <DayField {...field('licence')} label={uae ? t('licence') : t('incorporation')} />
      {uae ? <Choice {...field('term')} label={t('term')} words={(years) => t('years', { years })} /> : null}
      {company ? <Choice {...field('yearEnd')} label={t('yearEnd')} words={month} /> : null}
      <Choice {...field('vat')} {...vat} label={t('vat')} words={(it) => t(`vatPeriods.${it}`)} />
      {(uae && company) || estonia ? (
        <DayField {...field('change')} label={estonia ? t('changeOwners') : t('change')} />
      ) : null}
      {uae ? (
        <Check {...field('large')} label={t('large', { limit: figure('uae-einvoicing-large-revenue') })} />
      ) : null}
      {estonia ? <Check {...field('payroll')} label={t('payroll')} /> : null}
      <TextField
        label={t('name')}
        value={firm.name}
        autoComplete="organization"
        slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
        onChange={({ target }) => onChange({ name: cleanName(target.value) })}
      />
      <Choice {...field('remind')} label={t('remind')} words={(days) => t('daysBefore', { days })} />
    </ToolChoices>
  );
}
