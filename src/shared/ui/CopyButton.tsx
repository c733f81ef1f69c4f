import { useState } from 'react';
import { copyText } from '../handOn.ts';

interface CopyButtonProps {
  /** What is copied; asked for on the click. */
  readonly text: () => string;
  readonly label: string;
  /** What is said of it afterwards. */
  readonly copied: string;
  readonly failed: string;
  readonly className?: string;
}

/** Copies a text, and says whether it could. */
export function CopyButton({ text, label, copied, failed, className = 'btn btn-line' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => void copyText(text()).then((how) => setOutcome(how))}
      >
        {label}
      </button>
      <span role="status" className="soft">
        {outcome === undefined ? '' : outcome === 'copied' ? copied : failed}
      </span>
    </>
  );
}
