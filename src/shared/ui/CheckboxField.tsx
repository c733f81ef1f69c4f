import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface CheckboxFieldProps {
  readonly label: ReactNode;
  readonly on: boolean;
  readonly onCheck: (on: boolean) => void;
  readonly describedBy?: string | undefined;
  readonly className?: string;
}

/** A checkbox with its label, large enough for a finger. */
export function CheckboxField({ label, on, onCheck, describedBy, className = '' }: CheckboxFieldProps) {
  return (
    <FormControlLabel
      className={className}
      label={label}
      control={
        <Checkbox
          checked={on}
          onChange={(_event, checked) => onCheck(checked)}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
        />
      }
    />
  );
}
