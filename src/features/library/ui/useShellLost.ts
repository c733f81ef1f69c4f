import { useEffect, useState } from 'react';
import { askForShell } from '../../../shared/shellState.ts';

/** True while a worker is in charge whose files were evicted: saved guides do not open offline then. */
export function useShellLost(): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let current = true;
    askForShell((isComplete) => current && setLost(!isComplete));
    return () => {
      current = false;
    };
  }, []);
  return lost;
}
