import { type ReactNode, useId } from 'react';
import * as v from 'valibot';
import type { IsoDay } from '../../content/facts/fact.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { CheckboxField } from '../../shared/ui/CheckboxField.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { Day } from './Day.ts';

/** Props of a field: its value, and a callback that changes it. */
export interface FieldProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

type Options<T> = { readonly [K in keyof T]?: readonly T[K][] };

/** Returns the props of a field by its name in a state; those of a select include its options. */
export const fieldsOf =
  <T extends object>(state: T, onChange: (next: T) => void, options: Options<T> = {}) =>
  <K extends keyof T>(name: K) => ({
    value: state[name],
    of: options[name],
    onChange: (value: T[K]) => onChange({ ...state, [name]: value }),
  });

interface ChoiceProps<T> extends FieldProps<T> {
  readonly label: string;
  readonly of: readonly T[] | undefined;
  readonly words?: (option: T) => string;
  readonly helperText?: string;
  /** Groups of options, instead of a flat list. */
  readonly children?: ReactNode;
}

const textOf = (option: string | number | undefined): string => `${option ?? ''}`;

/** Native select, which is easier to use by touch. */
export function Choice<T extends string | number | undefined>(props: ChoiceProps<T>) {
  const { label, of = [], value, words = textOf, onChange, helperText, children } = props;
  return (
    <TextField
      select
      id={useId()}
      label={label}
      value={textOf(value)}
      helperText={helperText}
      onChange={({ target }) => {
        for (const option of of) if (textOf(option) === target.value) onChange(option);
      }}
    >
      {children ??
        of.map((option) => (
          <option key={textOf(option)} value={textOf(option)}>
            {words(option)}
          </option>
        ))}
    </TextField>
  );
}

interface CheckProps extends FieldProps<boolean> {
  readonly label: ReactNode;
  readonly describedBy?: string | undefined;
}

export const Check = ({ value, onChange, ...rest }: CheckProps) => (
  <CheckboxField {...rest} on={value} onCheck={onChange} />
);

interface DayFieldProps extends FieldProps<IsoDay | undefined> {
  readonly label: string;
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  const longDate = useLongDate();
  return (
    <DateField
      label={label}
      value={value ?? ''}
      words={value ? longDate(value) : ''}
      onChange={(text) => onChange(v.is(Day, text) ? text : undefined)}
    />
  );
}
