import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { readAmount } from '../../../shared/text/readAmount.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { MOST } from '../figures.ts';
import { useMoney } from './useMoney.ts';

interface MoneyFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
  /** What belongs there, where the label does not say it all. */
  readonly children?: ReactNode;
}

/** The typed amount, negative ones as 0: the estimates have no use for a loss. An empty field is 0. */
function amountIn(text: string): number | undefined {
  const amount = text.trim() === '' ? 0 : readAmount(text);
  return amount === undefined ? undefined : Math.max(0, amount);
}

/**
 * A field for an amount of dirhams, with the amount as it is read below. A text that is not understood stays in the
 * field, and the last amount stays in use. Amounts are grouped while the field has no focus, as the caret would jump.
 */
export function MoneyField({ label, value, onValue, children }: MoneyFieldProps) {
  const { t } = useTranslation('tax');
  const { code } = useLanguage();
  const { money } = useMoney();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? formatFact({ value, unit: 'count', certainty: 'stated' }, code);
  const amount = typed === undefined ? value : amountIn(typed);
  const isUsed = amount !== undefined && amount <= MOST;
  const reading = () => {
    if (isUsed) return `= ${money(amount)}`;
    const example = formatFact({ value: 1_500_000, unit: 'count', certainty: 'stated' }, code);
    const words = { used: money(value), most: money(MOST), example };
    return amount === undefined ? t('fields.notUnderstood', words) : t('fields.tooMuch', words);
  };
  return (
    <TextField
      label={label}
      error={!isUsed}
      helperText={
        <>
          <bdi className="num">{reading()}</bdi>
          {children ? <br /> : null}
          {children}
        </>
      }
      value={shown}
      autoComplete="off"
      slotProps={{ htmlInput: { className: 'num', inputMode: 'decimal', dir: 'ltr' } }}
      // The text as shown: another one would lose the browser's selection.
      onFocus={() => setTyped(shown)}
      onBlur={() => {
        if (isUsed) setTyped(undefined);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = amountIn(target.value);
        if (next !== undefined && next <= MOST) onValue(Math.floor(next));
      }}
    />
  );
}
