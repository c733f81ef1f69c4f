import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface TickProps {
  readonly label: ReactNode;
  readonly on: boolean;
  readonly onTick: (on: boolean) => void;
  readonly className?: string;
}

/** A checkbox with its label, large enough for a finger. */
export function Tick({ label, on, onTick, className = '' }: TickProps) {
  return (
    <FormControlLabel
      className={className}
      label={label}
      control={<Checkbox checked={on} onChange={(_event, checked) => onTick(checked)} />}
    />
  );
}
