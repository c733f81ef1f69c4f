import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/ui/TextField.tsx';

interface CountChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly choices: readonly number[];
  readonly onChoose: (chosen: string) => void;
  readonly state?: string;
}

/** Select for the number of guides to store on the device. */
export function CountChoice({ label, value, choices, onChoose, state }: CountChoiceProps) {
  const { t } = useTranslation('library');
  const id = useId();
  return (
    <TextField
      select
      fullWidth={false}
      id={id}
      label={label}
      value={value}
      helperText={state === '' ? ' ' : state}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{
        htmlInput: { className: 'num' },
        helperText: { role: 'status' },
      }}
    >
      {choices.map((count) => (
        <option key={count} value={count}>
          {count === 0 ? t('none') : count}
        </option>
      ))}
    </TextField>
  );
}
