import { styled } from '@mui/material/styles';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { DateField } from '../../../shared/ui/DateField.tsx';
import { dayInWords } from '../message.ts';

/** "Mon, Nov 23, 2026" in English: with its whole month it would not fit into half a form. */
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

const Field = styled(DateField)({
  // An empty line below takes no room, and is there to be read out when it is filled.
  '& p': { margin: 0, fontWeight: 500 },
  '& p > :not(:empty)': { display: 'block', marginBlockStart: '0.35rem' },
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
}

/** A day in Dubai, in the page's language; what is wrong with it stands below. Its form holds it. */
export function DayField({ day, earliest, trouble, ...field }: DayFieldProps) {
  const { locale } = useLanguage();
  return (
    <Field
      {...field}
      // What is entered before the app is there can be seen all the same.
      words={earliest === undefined ? undefined : dayInWords(day, locale, SHORT)}
      error={trouble !== undefined}
      helperText={<span role="status">{trouble}</span>}
      min={earliest}
      // Years have four digits, says the last day to a browser that would take six.
      max="9999-12-31"
    />
  );
}
