import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawn } from './Icon.tsx';
import { TextField } from './TextField.tsx';

const CALENDAR = 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4';

const Field = styled(TextField)({
  '& .MuiOutlinedInput-root': { padding: 0 },
  // The device writes a date as its own settings have it, whatever the page's language: it is shown while one types.
  // By its fill, which goes before the colour that WebKit gives to day, month and year.
  '&:not(.native) input': { WebkitTextFillColor: 'transparent' },
  // iOS draws a date field of its own width unless told otherwise.
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
  // Where there is no mouse nobody types into it: a tap opens the device's own calendar.
  '@media (hover: hover)': {
    '&& input:focus': { WebkitTextFillColor: 'currentcolor' },
    '& input:focus ~ b': { visibility: 'hidden' },
  },
  // Firefox has a sign of its own beside what is typed.
  '@supports (-moz-appearance: none)': { '& input:focus ~ svg': { visibility: 'hidden' } },
  // Colours are the device's: there are no words over what it writes.
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
  /** `YYYY-MM-DD`, or empty; without it the form that the field stands in holds the day. */
  readonly value?: string;
  /** The day as the page's language writes it; empty, it asks for one; undefined while that is not known: the device writes it then. */
  readonly words: string | undefined;
  readonly onChange?: (value: string) => void;
  /** The first and the last day that the calendar offers. */
  readonly min?: string | undefined;
  readonly max?: string;
  readonly error?: boolean;
  readonly helperText?: ReactNode;
  readonly className?: string;
}

/** A labelled field for a day, written in the page's language, with the device's own calendar. */
export function DateField({ words, onChange, min, max, className = '', ...field }: DateFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      {...field}
      type="date"
      className={words === undefined ? `${className} native` : className}
      {...(onChange ? { onChange: ({ target }) => onChange(target.value) } : {})}
      slotProps={{
        htmlInput: { min, max },
        input: {
          endAdornment: (
            <>
              <b aria-hidden="true" data-empty={words === '' || undefined}>
                {words === '' ? t('date.choose') : words}
              </b>
              <Drawn path={CALENDAR} />
            </>
          ),
        },
      }}
    />
  );
}
