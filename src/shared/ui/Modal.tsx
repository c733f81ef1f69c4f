import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useBackCloses } from '../hooks/useBackCloses.ts';

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing transition. */
  readonly onClosed?: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

const Head = styled(Stack)({
  flexWrap: 'nowrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '1rem 0.5rem',
  paddingInline: 'var(--fluid-m) clamp(0.5rem, 3vw, 1.25rem)',
});

const Title = styled(DialogTitle)({
  padding: 0,
  paddingBlock: 'calc((var(--target) - 1lh) / 2)',
  '&:focus': { outline: 'none' },
});

const Body = styled(DialogContent)({
  padding: '0 var(--fluid-m) var(--fluid-m)',
});

/** The title takes the focus, so that screen readers start at the top. */
function FocusedTitle({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title id={id} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** A dialog above the page (QU-01). */
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
      <Head direction="row">
        <FocusedTitle id={id}>{title}</FocusedTitle>
        <Button variant="text" onClick={onClose}>
          {closeLabel}
        </Button>
      </Head>
      <Body>{children}</Body>
    </Dialog>
  );
}
