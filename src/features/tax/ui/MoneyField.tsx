import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { parseAmount } from '../figures.ts';

interface MoneyFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
  /** What belongs there, where the label does not say it all. */
  readonly children?: ReactNode;
}

/** A field for an amount in dirhams. It is grouped while nobody types in it: a caret would jump with the groups. */
export function MoneyField({ label, value, onValue, children }: MoneyFieldProps) {
  const { locale } = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? new Intl.NumberFormat(locale).format(value);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field num"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-describedby={children ? `${id}-note` : undefined}
        value={shown}
        // As it stands: another text would lose what the browser has just selected.
        onFocus={() => setTyped(shown)}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          onValue(parseAmount(target.value) ?? 0);
        }}
      />
      {children ? (
        <p id={`${id}-note`} className="soft">
          {children}
        </p>
      ) : null}
    </div>
  );
}
