import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { inTime } from '../../../shared/inTime.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';
import type { ModalProps } from '../../../shared/ui/Modal.tsx';

const LOAD_TIMEOUT_MS = 5000;

const load = async () => (await import('../../../shared/ui/Modal.tsx')).Modal;

/** Fetches the code of the window ahead. */
export function preloadWindow(): void {
  load().catch((error: unknown) => console.info(`Not preloaded: ${String(error)}`));
}

const modal = lazyPart(load, (fetchCode) => inTime(fetchCode(), LOAD_TIMEOUT_MS));

const InPage = styled(Card)({
  padding: 'var(--fluid-m)',
  // Below the header when it is focused.
  '& > h3': { marginBlockEnd: '0.5rem', scrollMarginBlockStart: '7rem' },
});

/** A confirmation in the page; its title takes the focus, as in a window. */
function PageConfirmation({ title, children }: Pick<ModalProps, 'title' | 'children'>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <InPage role="group" aria-labelledby={id}>
      <Typography variant="h3" ref={heading} tabIndex={-1} id={id}>
        {title}
      </Typography>
      {children}
    </InPage>
  );
}

/** A confirmation in a window, or in the page where the code of the window is unavailable (HO-05, OF-02). */
export function Confirmed(props: Required<ModalProps>) {
  const { open, title, onClosed, children } = props;
  const [isMissing, setIsMissing] = useState(false);
  const isLoaded = useLoaded(modal, open, () => setIsMissing(true));
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    if (!open && !isLoaded) close();
  }, [open, isLoaded]);
  if (isLoaded) return <modal.Part {...props} />;
  return open && isMissing ? <PageConfirmation title={title}>{children}</PageConfirmation> : null;
}
