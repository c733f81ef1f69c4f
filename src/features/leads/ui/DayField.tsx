import { styled } from '@mui/material/styles';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { DateField } from '../../../shared/ui/DateField.tsx';
import { dayInWords } from '../message.ts';

/** "Mon, Nov 23, 2026" in English: the full month would not fit into half a form. */
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

const Field = styled(DateField)({
  // An empty status has no height, and announces later text.
  '& p': { margin: 0, fontWeight: 500 },
  '& p > :not(:empty)': { display: 'block', marginBlockStart: '0.35rem' },
});

interface DayFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The selected day, `YYYY-MM-DD`; '' for none. */
  readonly day: string;
  /** Today in Dubai; unknown before hydration. */
  readonly earliest: string | undefined;
  /** Why the day is not available. */
  readonly trouble: string | undefined;
}

/** An uncontrolled field for a day in Dubai, in the page's language. */
export function DayField({ day, earliest, trouble, ...field }: DayFieldProps) {
  const { locale } = useLanguage();
  return (
    <Field
      {...field}
      // Before hydration, the browser shows the date.
      words={earliest === undefined ? undefined : dayInWords(day, locale, SHORT)}
      error={trouble !== undefined}
      helperText={<span role="status">{trouble}</span>}
      min={earliest}
      // Without it, browsers accept years of six digits.
      max="9999-12-31"
    />
  );
}
