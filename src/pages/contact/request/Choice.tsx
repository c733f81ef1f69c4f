import { useTranslation } from 'react-i18next';
import form from '../../../features/leads/ui/Form.module.css';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly whole?: boolean;
}

/** A choice of one among several that may be left open, the device's own. */
export function Choice({ name, label, options, whole = false }: ChoiceProps) {
  const { t } = useTranslation('request');
  return (
    <div className={`${form.item} ${whole ? form.whole : ''}`}>
      <label htmlFor={`request-${name}`}>{label}</label>
      <select id={`request-${name}`} name={name} className="field">
        <option value="">{t('choose')}</option>
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
