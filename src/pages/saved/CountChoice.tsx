import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/ui/TextField.tsx';

interface CountChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly choices: readonly number[];
  readonly onChoose: (chosen: string) => void;
  /** What is said of the choice, as news; its line is kept while it is empty. */
  readonly state?: string;
}

/** How many of something are kept on the device, or none. */
export function CountChoice({ label, value, choices, onChoose, state }: CountChoiceProps) {
  const { t } = useTranslation();
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
          {count === 0 ? t('library.none') : count}
        </option>
      ))}
    </TextField>
  );
}
