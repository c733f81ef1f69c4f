import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/TextField.tsx';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly half?: boolean;
}

/** A choice of one among several that may be left open, the device's own. */
export function Choice({ name, label, options, half = false }: ChoiceProps) {
  const { t } = useTranslation('request');
  return (
    <TextField select id={`request-${name}`} name={name} label={label} className={half ? 'half' : ''}>
      <option value="">{t('choose')}</option>
      {options.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </TextField>
  );
}
