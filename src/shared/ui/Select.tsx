import { type ReactNode, useId } from 'react';
import { TextField } from './TextField.tsx';

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly words: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
  /** A line below the choice, which belongs to it. */
  readonly helperText?: string;
  /** The options in groups, in place of a plain list. */
  readonly children?: ReactNode;
}

/** A labelled choice of one among several. The list is the device's own, which is the better one under a finger. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  helperText,
  children,
}: SelectProps<T>) {
  const id = useId();
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      helperText={helperText}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {children ??
        options.map(({ value: own, words, lang }) => (
          <option key={own} value={own} lang={lang}>
            {words}
          </option>
        ))}
    </TextField>
  );
}
