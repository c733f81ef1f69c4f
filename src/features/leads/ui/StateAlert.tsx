import Alert, { type AlertProps } from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { PartIcon, type PartIconName } from '../../../shared/ui/PartIcon.tsx';

interface StateAlertProps {
  readonly severity: AlertProps['severity'];
  /** MUI's own for the severity without it. */
  readonly sign?: PartIconName;
  readonly children: ReactNode;
}

/** How far something has come, with a sign. What reads it out is the status that it stands in. */
export function StateAlert({ severity, sign, children }: StateAlertProps) {
  return (
    <Alert severity={severity} icon={sign && <PartIcon name={sign} />} role="none">
      {children}
    </Alert>
  );
}
