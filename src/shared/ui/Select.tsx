import type { ReactNode } from 'react';
import styles from './Select.module.css';

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly words: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
  /** The options in groups, in place of a plain list. */
  readonly children?: ReactNode;
}

/** A labelled choice of one among several, the device's own. */
export function Select<T extends string>({ label, value, options, onChange, children }: SelectProps<T>) {
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select
        className="field"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {children ??
          options.map(({ value: own, words, lang }) => (
            <option key={own} value={own} lang={lang}>
              {words}
            </option>
          ))}
      </select>
    </label>
  );
}
