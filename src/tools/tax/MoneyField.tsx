import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAmount } from './readAmount.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import type { FieldProps } from '../kit/fields.tsx';
import { useFigures } from '../kit/useFigures.ts';
import { MAX_AMOUNT } from './taxQuery.ts';

interface MoneyFieldProps extends FieldProps<number> {
  readonly label: string;
  readonly children?: ReactNode;
}

function amountIn(text: string): number | undefined {
  const amount = text.trim() === '' ? 0 : readAmount(text);
  return amount === undefined ? undefined : Math.max(0, amount);
}

/** A field for an amount in dirhams, which is grouped while it has no focus, as the caret would jump. */
export function MoneyField({ label, value, onChange, children }: MoneyFieldProps) {
  const { t } = useTranslation('tax');
  const { amount: formatted, money } = useFigures();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? formatted(value, 'count');
  const amount = typed === undefined ? value : amountIn(typed);
  const isUsed = amount !== undefined && amount <= MAX_AMOUNT;
  const reading = () => {
    if (isUsed) return `= ${money(amount)}`;
    const example = formatted(1_500_000, 'count');
    const words = { used: money(value), most: money(MAX_AMOUNT), example };
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
      onFocus={() => setTyped(shown)}
      onBlur={() => {
        if (isUsed) setTyped(undefined);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = amountIn(target.value);
        if (next !== undefined && next <= MAX_AMOUNT) onChange(Math.floor(next));
      }}
    />
  );
}
