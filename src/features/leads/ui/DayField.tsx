import { styled } from '@mui/material/styles';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { dayInWords } from '../message.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

const DayInput = styled(TextField)({
  // iOS draws a date field of its own width, its day in the middle, unless told otherwise.
  '& input': {
    appearance: 'none',
    minInlineSize: 0,
    // A day is written as the browser's language writes it, and starts where the other fields do.
    textAlign: '-webkit-match-parent',
  },
  '& input::-webkit-date-and-time-value': { textAlign: 'inherit' },
  // WebKit writes today into an empty field, as if it were filled; only WebKit knows this property. Day, month and year
  // there have a colour of their own, which a fill goes before.
  '@supports (hanging-punctuation: first)': {
    '&.empty input:not(:focus)::-webkit-datetime-edit': { WebkitTextFillColor: 'transparent' },
    '&.empty input:not(:focus)::-webkit-date-and-time-value': { WebkitTextFillColor: 'transparent' },
  },
  '& input::-webkit-calendar-picker-indicator': { marginInlineStart: '0.75rem', cursor: 'pointer' },
  // An empty line below takes no room, and is there to be read out when it is filled.
  '& .MuiFormHelperText-root': { margin: 0 },
  '& .MuiFormHelperText-root.Mui-error': { color: 'var(--ink-soft)' },
  '& .MuiFormHelperText-root > :not(:empty)': { display: 'block', marginBlockStart: '0.35rem' },
  '& [role="status"]': { color: 'var(--error)', fontWeight: 500 },
});

interface DayFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The day that the field holds, `YYYY-MM-DD`; '' for none. */
  readonly day: string;
  /** Today in Dubai; unknown on a page as it was rendered. */
  readonly earliest: string | undefined;
  /** What is wrong with the day. */
  readonly trouble: string | undefined;
  readonly className?: string;
}

/**
 * A day in Dubai. The field is the device's own and writes days as the browser's language does: below it the day stands
 * in the page's, and what is wrong with it.
 */
export function DayField({ id, name, label, day, earliest, trouble, className = '' }: DayFieldProps) {
  const { locale } = useLanguage();
  return (
    <DayInput
      id={id}
      name={name}
      type="date"
      label={label}
      className={day === '' ? `${className} empty` : className}
      error={trouble !== undefined}
      helperText={
        <>
          <span>{dayInWords(day, locale)}</span>
          <span role="status">{trouble}</span>
        </>
      }
      // Years have four digits, says the last day to a browser that would take six.
      slotProps={{ htmlInput: { min: earliest, max: '9999-12-31' } }}
    />
  );
}
