import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';

interface TypedDateOptions {
  /** `YYYY-MM-DD`, or empty; undefined for an uncontrolled field. */
  readonly value: string | undefined;
  readonly min: string;
  readonly max: string;
  readonly onChange: ((value: string) => void) | undefined;
}

interface TypedDate {
  readonly text: string;
  readonly isUsed: boolean;
}

/**
 * Returns props of an `<input type="date">` that preserve partial input. Each digit of a year is a change, to the years
 * 2, 20 and 202, and a deleted part empties the value (https://github.com/mui/mui-x/issues/8221): setting the last
 * valid date would delete the typed parts.
 */
export function useTypedDate({ value, min, max, onChange }: TypedDateOptions) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<TypedDate>();
  const isControlled = value !== undefined;
  const read = ({ value: text, validity }: HTMLInputElement): TypedDate => {
    // A form reports other dates itself. Years of five digits would break the order of dates as text.
    const isInRange = !isControlled || text === '' || (text.length === 10 && text >= min && text <= max);
    return { text, isUsed: !validity.badInput && isInRange };
  };
  // A reset form sends no change events.
  useEffect(() => {
    const form = inputRef.current?.form;
    const clear = () => setTyped(undefined);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);
  return {
    isRefused: typed?.isUsed === false,
    inputProps: {
      inputRef,
      ...(isControlled ? { value: typed?.text ?? value } : {}),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const next = read(currentTarget);
        setTyped(next);
        if (next.isUsed) onChange?.(next.text);
      },
      // A part typed into an empty field sends no event.
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        const last = read(currentTarget);
        setTyped(last.isUsed ? undefined : last);
        if (last.isUsed && typed?.isUsed === false) onChange?.(last.text);
      },
    },
  };
}
