import { type ReactNode, useState } from 'react';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { parseAmount } from '../figures.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

interface MoneyFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
  /** What belongs there, where the label does not say it all. */
  readonly children?: ReactNode;
}

/** A field for an amount in dirhams. It is grouped while nobody types in it: a caret would jump with the groups. */
export function MoneyField({ label, value, onValue, children }: MoneyFieldProps) {
  const { code } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? formatFact({ value, unit: 'count', certainty: 'stated' }, code);
  return (
    <TextField
      label={label}
      helperText={children}
      value={shown}
      autoComplete="off"
      slotProps={{ htmlInput: { className: 'num', inputMode: 'numeric', dir: 'ltr' } }}
      // As it stands: another text would lose what the browser has just selected.
      onFocus={() => setTyped(shown)}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(parseAmount(target.value) ?? 0);
      }}
    />
  );
}
