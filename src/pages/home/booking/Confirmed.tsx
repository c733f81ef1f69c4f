import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmitState } from '../../../features/leads/useSubmitForm.ts';
import { usePart } from '../../../shared/hooks/usePart.ts';
import type { BookingDraft } from './booking.ts';
import { Confirmation } from './Confirmation.tsx';

/** Milliseconds that a reader who has confirmed waits for the window's code. */
const PATIENCE = 5000;

const load = () => import('../../../shared/ui/Modal.tsx');

/** Fetches the window's code, so that it is there when it is wanted. */
export function preloadWindow(): void {
  load().catch((error: unknown) => console.info(`Not fetched ahead: ${String(error)}`));
}

const loadInTime = () =>
  Promise.race([
    load(),
    new Promise<never>((_, reject) => {
      AbortSignal.timeout(PATIENCE).addEventListener('abort', () => reject(new Error('too slow')));
    }),
  ]);

const InPage = styled(Card)({ marginBlockStart: '1.5rem' });

interface ConfirmedProps {
  /** What was entered, once it is confirmed. */
  readonly request: BookingDraft | undefined;
  readonly submitState: SubmitState | undefined;
  readonly onClose: () => void;
}

/** The confirmation in a window above the page; in the page where the window's code does not come (HO-05, OF-02). */
export function Confirmed({ request, submitState, onClose }: ConfirmedProps) {
  const { t } = useTranslation('home');
  const [missing, setMissing] = useState(false);
  const open = request !== undefined;
  const Modal = usePart(loadInTime, open, () => setMissing(true))?.Modal;
  const confirmation = open ? <Confirmation request={request} submitState={submitState} /> : null;
  if (Modal)
    return (
      <Modal open={open} onClose={onClose} title={t('booking.doneTitle')} closeLabel={t('booking.close')}>
        {confirmation}
      </Modal>
    );
  return open && missing ? (
    <InPage role="status">
      <Typography variant="h3">{t('booking.doneTitle')}</Typography>
      {confirmation}
    </InPage>
  ) : null;
}
