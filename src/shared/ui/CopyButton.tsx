import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { copyText } from '../share.ts';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  readonly text: () => string;
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text, and shows whether that succeeded. */
export function CopyButton({ text, label, copied, failed, ...button }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  return (
    <>
      <Button {...button} onClick={() => void copyText(text()).then((how) => setOutcome(how))}>
        {label}
      </Button>
      <span role="status" className="soft">
        {outcome === undefined ? '' : outcome === 'copied' ? copied : failed}
      </span>
    </>
  );
}
