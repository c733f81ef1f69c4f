import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawn } from './Icon.tsx';
import { TextField } from './TextField.tsx';
import { useTypedDate } from './useTypedDate.ts';

const CALENDAR = 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4';

const PARTS = ['day', 'month', 'year'] as const;

const Field = styled(TextField)({
  '& .MuiOutlinedInput-root': { padding: 0 },
  // The browser formats the date by the device's settings, so its text is shown only while typing. The fill overrides
  // WebKit's colour of day, month and year.
  '&:not(.native) input': { WebkitTextFillColor: 'transparent' },
  // iOS otherwise sets its own width.
  '& input': { appearance: 'none', minInlineSize: 0 },
  '& input::-webkit-calendar-picker-indicator': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '3.25rem',
    blockSize: '100%',
    padding: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& :is(b, svg)': {
    position: 'absolute',
    insetBlockStart: '50%',
    translate: '0 -50%',
    pointerEvents: 'none',
  },
  '& b': {
    insetInline: '1rem 3rem',
    overflow: 'clip',
    fontWeight: 'inherit',
    whiteSpace: 'nowrap',
    '&[data-empty]': { color: 'var(--ink-soft)' },
  },
  '& svg': { insetInlineEnd: '1rem', color: 'var(--ink-soft)' },
  // Chromium highlights the focused part of the hidden text.
  '@media (hover: none)': {
    '&:not(.native) input::selection': { backgroundColor: 'transparent' },
    [PARTS.map((part) => `&:not(.native) input::-webkit-datetime-edit-${part}-field:focus`).join()]: {
      backgroundColor: 'transparent',
    },
  },
  // Without a mouse, a tap opens the native calendar.
  '@media (hover: hover)': {
    '&& input:focus': { WebkitTextFillColor: 'currentcolor' },
    // WebKit fills an empty field with today's date.
    '&& input:focus:valid:has(~ b[data-empty])': { WebkitTextFillColor: 'var(--ink-soft)' },
    '& input:focus ~ b': { visibility: 'hidden' },
  },
  // Firefox shows its own icon while typing.
  '@supports (-moz-appearance: none)': { '& input:focus ~ svg': { visibility: 'hidden' } },
  // Forced colours show the browser's text.
  '@media (forced-colors: active)': {
    '&&& input': { WebkitTextFillColor: 'currentcolor' },
    '& :is(b, svg)': { display: 'none' },
    '& input::-webkit-calendar-picker-indicator': { position: 'static', opacity: 1 },
  },
});

interface DateFieldProps {
  readonly id?: string;
  readonly name?: string;
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. Without it the field is uncontrolled: its form reads the element. */
  readonly value?: string;
  /** The date in the page's language; empty without a date; undefined before hydration. */
  readonly words: string | undefined;
  /** Called with complete dates from `min` to `max`, and with '' for an emptied field. */
  readonly onChange?: (value: string) => void;
  readonly min?: string | undefined;
  readonly max?: string;
  readonly error?: boolean;
  readonly helperText?: ReactNode;
  readonly className?: string;
}

/**
 * A labelled date field that shows the date in the page's language, with the native calendar. An incomplete date, or
 * one outside the range, remains in the field and is reported.
 */
export function DateField(props: DateFieldProps) {
  const { words, onChange, min = '1950-01-01', max = '2100-12-31', className = '', value, ...field } = props;
  const { t } = useTranslation();
  const { inputProps, isRefused } = useTypedDate({ value, min, max, onChange });
  const shown = isRefused ? undefined : words;
  const used = value !== undefined && words ? ` ${t('date.used', { date: words })}` : '';
  const refusal = isRefused ? <span role="status">{t('date.invalid') + used}</span> : undefined;
  return (
    <Field
      {...field}
      {...inputProps}
      type="date"
      className={shown === undefined ? `${className} native` : className}
      error={isRefused || (field.error ?? false)}
      helperText={refusal ?? field.helperText}
      slotProps={{
        htmlInput: { min, max },
        input: {
          endAdornment: (
            <>
              <b aria-hidden="true" data-empty={shown === '' || undefined}>
                {shown === '' ? t('date.choose') : shown}
              </b>
              <Drawn path={CALENDAR} />
            </>
          ),
        },
      }}
    />
  );
}
