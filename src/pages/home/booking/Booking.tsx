import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingFigures } from '../../../content/firm.ts';
import { dropDraft } from '../../../features/leads/drafts/drafts.ts';
import { messageText } from '../../../features/leads/message.ts';
import { LazyRequests } from '../../../features/leads/ui/LazyRequests.tsx';
import { trapped } from '../../../features/leads/trap.ts';
import { useAddField } from '../../../features/leads/useAddField.ts';
import { useSubmitForm } from '../../../features/leads/useSubmitForm.ts';
import { OfficeClocks } from '../../../features/office/OfficeClocks.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { type BookingDraft, canBeAnswered } from './booking.ts';
import { BookingForm } from './BookingForm.tsx';
import { Confirmed, preloadWindow } from './Confirmed.tsx';
import { BOOKING } from './draft.ts';
import { messageOf, summaryOf } from './summary.ts';

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
    paddingBlock: '0.85rem',
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
  '& .requests': { marginBlockStart: '1.5rem' },
  '@media (max-width: 63.99rem)': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media (max-width: 40rem)': { '--tall': '83rem' },
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

/** Hands a request in that can be answered; the form is empty again once the request is in the outbox (FO-02). */
function useBooking() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { submitState, submitForm, forget } = useSubmitForm();
  const book = async (request: BookingDraft, form: HTMLFormElement) => {
    forget();
    if (!canBeAnswered(request)) return;
    const text = messageText(messageOf(summaryOf(request, t, language.locale), t, language));
    if (
      !(await submitForm({
        form: BOOKING,
        fields: { ...request, ...trapped(form) },
        text,
        language: language.code,
      }))
    )
      return;
    form.reset();
    dropDraft(BOOKING);
  };
  return { submitState, book };
}

/**
 * The schedule-meeting section (HO-05). The confirmation sums up what was entered. Without an endpoint nothing is sent
 * from here, and the reader chooses how it goes on (FO-01).
 */
export function Booking() {
  const { t } = useTranslation('home');
  const [asked, setAsked] = useState<{ readonly request: BookingDraft; readonly form: HTMLFormElement }>();
  const { add, onClosed } = useAddField(() => setAsked(undefined));
  const { submitState, book } = useBooking();
  // On a phone the page is long enough, and opening the tables of time zones takes it a moment (the contact page has them).
  const wide = useMediaQuery('(min-width: 40.0625rem)');
  const confirm = (request: BookingDraft, form: HTMLFormElement) => {
    setAsked({ request, form });
    if (import.meta.env.VITE_LEADS_ENDPOINT) void book(request, form);
  };
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
        <div>
          <Card onFocus={preloadWindow}>
            <BookingForm onConfirm={confirm} />
          </Card>
          <Confirmed
            request={asked?.request}
            submitState={submitState}
            onClose={() => setAsked(undefined)}
            onAdd={(field) => add(asked?.form, field)}
            onClosed={onClosed}
          />
          {import.meta.env.VITE_LEADS_ENDPOINT ? <LazyRequests level="h3" className="requests" /> : null}
        </div>
      </Container>
    </Section>
  );
}
