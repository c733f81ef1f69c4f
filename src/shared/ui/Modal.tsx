import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useBackCloses } from '../hooks/useBackCloses.ts';

/** What a modal window needs. */
export interface ModalProps {
  readonly open: boolean;
  /** Called when the person closes it: by its button, Escape, Back or a click beside it. */
  readonly onClose: () => void;
  /** Told when it is gone, and the page can be operated again. */
  readonly onClosed?: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Wanted only while it is open. */
  readonly children: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '1rem 0.5rem',
  paddingInline: 'clamp(1.25rem, 4vw, 2rem) clamp(0.5rem, 3vw, 1.25rem)',
});

const Title = styled(DialogTitle)({
  padding: 0,
  paddingBlock: 'calc((var(--target) - 1lh) / 2)',
  '&:focus': { outline: 'none' },
});

const Body = styled(DialogContent)({
  padding: '0 clamp(1.25rem, 4vw, 2rem) clamp(1.25rem, 4vw, 2rem)',
});

/** The focus starts on the title, so that the window is read from the top. */
function FocusedTitle({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title id={id} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** A window above the page (QU-01). */
export function Modal({ open, onClose, onClosed, title, closeLabel, children }: ModalProps) {
  const id = useId();
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={onClosed ? { transition: { onExited: onClosed } } : {}}
    >
      <Head>
        <FocusedTitle id={id}>{title}</FocusedTitle>
        <Button variant="text" onClick={onClose}>
          {closeLabel}
        </Button>
      </Head>
      <Body>{children}</Body>
    </Dialog>
  );
}
