import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { bookingFigures } from '../../../content/firm.ts';
import { OfficeClocks } from '../../../features/office/OfficeClocks.tsx';
import { BookingForm } from './BookingForm.tsx';
import { down, up } from '../../../shared/ui/breakpoints.ts';

const Section = styled('section')({
  '--tall': '55rem',
  '--hairline': '1px solid color-mix(in srgb, var(--primary) 22%, transparent)',
  paddingBlock: 'var(--section)',
  backgroundColor: 'var(--tint)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 0.8fr) minmax(0, 1.2fr)',
    gap: 'clamp(2rem, 6vw, 7rem)',
    alignItems: 'start',
  },
  '& h2 + p': { maxInlineSize: '38ch', marginBlockStart: '1rem' },
  '& dl': { marginBlockStart: '2rem', borderBlockStart: 'var(--hairline)' },
  '& dl > div': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '1rem',
    paddingBlock: '0.75rem',
    borderBlockEnd: 'var(--hairline)',
  },
  '& dt': { order: 2, color: 'var(--ink-soft)', fontSize: '1rem' },
  '& dd': {
    flex: 'none',
    minInlineSize: '6.5rem',
    fontWeight: 600,
    fontSize: '1.375rem',
    lineHeight: 1.3,
    letterSpacing: 'var(--track-head)',
  },
  '& .clocks': { '--clock': '5rem', marginBlockStart: '2.5rem' },
  [down('lg')]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [down('sm')]: { '--tall': '83rem' },
});

function Facts() {
  const { t } = useTranslation('home');
  const { setUp, success, callbackMinutes } = bookingFigures;
  const minutes = callbackMinutes.value;
  const facts = [
    [setUp.value, t('booking.setUp')],
    [success.value, t('booking.success')],
    [t('booking.callbackShort', { minutes }), t('booking.callback', { minutes })],
  ] as const;
  return (
    <dl>
      {facts.map(([number, words]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>
            <bdi className="num">{number}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The schedule-meeting section (HO-05). */
export function Booking() {
  const { t } = useTranslation('home');
  // On a phone the page is long enough, and the tables of time zones take a moment (the contact page has the clocks).
  const wide = useMediaQuery(up('sm'));
  return (
    <Section id="booking" className="below" aria-labelledby="booking-title">
      <Container>
        <div>
          <Typography id="booking-title" variant="h2">
            {t('booking.title')}
          </Typography>
          <p className="soft">{t('booking.lead')}</p>
          <Facts />
          {wide ? (
            <div className="clocks">
              <OfficeClocks />
            </div>
          ) : null}
        </div>
        <BookingForm />
      </Container>
    </Section>
  );
}
