import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { inTime } from '../../../shared/inTime.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';

const LOAD_TIMEOUT_MS = 5000;

const load = async () => (await import('../../../shared/ui/Modal.tsx')).Modal;

/** Fetches the code of the window ahead. */
export function preloadWindow(): void {
  load().catch((error: unknown) => console.info(`Not preloaded: ${String(error)}`));
}

const modal = lazyPart(load, (fetchCode) => inTime(fetchCode(), LOAD_TIMEOUT_MS));

const InPage = styled(Card)({
  marginBlockStart: '1.5rem',
  padding: 'var(--fluid-m)',
  // Below the header when it is focused.
  '& > h3': { marginBlockEnd: '0.5rem', scrollMarginBlockStart: '7rem' },
});

/** The title of a confirmation in the page; it takes the focus, as in a window. */
function FocusedTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography variant="h3" ref={heading} tabIndex={-1} id="booking-done">
      {children}
    </Typography>
  );
}

interface ConfirmedProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after the confirmation is closed. */
  readonly onClosed: () => void;
  /** The confirmation while it is open. */
  readonly children: ReactNode;
}

/** A confirmation in a window, or in the page where the code of the window is unavailable (HO-05, OF-02). */
export function Confirmed({ isOpen, onClose, onClosed, children }: ConfirmedProps) {
  const { t } = useTranslation('home');
  const [isMissing, setIsMissing] = useState(false);
  const isLoaded = useLoaded(modal, isOpen, () => setIsMissing(true));
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    if (!isOpen && !isLoaded) close();
  }, [isOpen, isLoaded]);
  const title = t('booking.doneTitle');
  if (isLoaded)
    return (
      <modal.Part
        open={isOpen}
        onClose={onClose}
        onClosed={onClosed}
        title={title}
        closeLabel={t('booking.close')}
      >
        {children}
      </modal.Part>
    );
  return isOpen && isMissing ? (
    <InPage role="group" aria-labelledby="booking-done">
      <FocusedTitle>{title}</FocusedTitle>
      {children}
    </InPage>
  ) : null;
}
