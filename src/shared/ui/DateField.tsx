import { styled } from '@mui/material/styles';
import { Drawn } from './Icon.tsx';
import { TextField } from './TextField.tsx';

const CALENDAR = 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4';

const Field = styled(TextField)({
  '& .MuiOutlinedInput-root': { padding: 0 },
  // The device writes a date as its own settings have it, whatever the page's language: it is shown while one types.
  '& input:not(:focus)': { color: 'transparent' },
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
    overflow: 'hidden',
    fontWeight: 'inherit',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& svg': { insetInlineEnd: '1rem', color: 'var(--ink-soft)' },
  '& input:focus ~ b': { visibility: 'hidden' },
  // Nobody types into it here: a tap opens the device's own calendar.
  '@media (hover: none)': {
    '&& input': { color: 'transparent' },
    '&& input:focus ~ b': { visibility: 'visible' },
  },
  // Firefox has a sign of its own beside what is typed.
  '@supports (-moz-appearance: none)': { '& input:focus ~ svg': { visibility: 'hidden' } },
  // Colours are the device's: nothing can be transparent.
  '@media (forced-colors: active)': {
    '& :is(b, svg)': { display: 'none' },
    '& input::-webkit-calendar-picker-indicator': { position: 'static', inlineSize: '1.5rem', opacity: 1 },
  },
});

interface DateFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** The day as the page's language writes it. */
  readonly words: string;
  readonly onChange: (value: string) => void;
}

/** A labelled field for a day, written in the page's language, with the device's own calendar. */
export function DateField({ label, value, words, onChange }: DateFieldProps) {
  return (
    <Field
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        input: {
          endAdornment: (
            <>
              <b aria-hidden="true">{words}</b>
              <Drawn path={CALENDAR} />
            </>
          ),
        },
      }}
    />
  );
}
