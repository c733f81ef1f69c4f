import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmitState } from '../../../features/leads/useSubmitForm.ts';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { lazyPart, type LoadStrategy } from '../../../shared/lazyPart.ts';
import type { BookingDraft } from './booking.ts';
import { Confirmation, type OnAdd } from './Confirmation.tsx';

/** Milliseconds that a reader who has confirmed waits for the window's code. */
const PATIENCE = 5000;

const load = async () => (await import('../../../shared/ui/Modal.tsx')).Modal;

/** Fetches the window's code, so that it is there when it is wanted. */
export function preloadWindow(): void {
  load().catch((error: unknown) => console.info(`Not fetched ahead: ${String(error)}`));
}

const inTime: LoadStrategy = (fetchCode) =>
  Promise.race([
    fetchCode(),
    new Promise<never>((_, reject) => {
      AbortSignal.timeout(PATIENCE).addEventListener('abort', () => reject(new Error('too slow')));
    }),
  ]);

const modal = lazyPart(load, inTime);

const InPage = styled(Card)({
  marginBlockStart: '1.5rem',
  padding: 'clamp(1.25rem, 4vw, 2rem)',
  // Below the header when the focus comes here.
  '& > h3': { marginBlockEnd: '0.5rem', scrollMarginBlockStart: '7rem' },
});

/** The confirmation's title in the page; it takes the focus, as the window's does. */
function FocusedTitle() {
  const { t } = useTranslation('home');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography variant="h3" ref={heading} tabIndex={-1} id="booking-done">
      {t('booking.doneTitle')}
    </Typography>
  );
}

interface ConfirmedProps {
  /** What was entered, once it is confirmed. */
  readonly request: BookingDraft | undefined;
  readonly submitState: SubmitState | undefined;
  readonly onClose: () => void;
  readonly onAdd: OnAdd;
  /** Told when the confirmation is gone. */
  readonly onClosed: () => void;
}

/** The confirmation in a window above the page; in the page where the window's code does not come (HO-05, OF-02). */
export function Confirmed({ request, submitState, onClose, onAdd, onClosed }: ConfirmedProps) {
  const { t } = useTranslation('home');
  const [missing, setMissing] = useState(false);
  const open = request !== undefined;
  const loaded = useLoaded(modal, open, () => setMissing(true));
  const add: OnAdd = (field) => {
    onAdd(field);
    // In the page nothing lies above the form.
    if (!loaded) onClosed();
  };
  const confirmation = open ? <Confirmation request={request} submitState={submitState} onAdd={add} /> : null;
  if (loaded)
    return (
      <modal.Part
        open={open}
        onClose={onClose}
        onClosed={onClosed}
        title={t('booking.doneTitle')}
        closeLabel={t('booking.close')}
      >
        {confirmation}
      </modal.Part>
    );
  return open && missing ? (
    <InPage role="group" aria-labelledby="booking-done">
      <FocusedTitle />
      {confirmation}
    </InPage>
  ) : null;
}
