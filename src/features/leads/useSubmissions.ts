import { startTransition, useEffect, useState } from 'react';
import { onOutboxChange, readSubmissions } from './outbox.ts';
import type { Submission } from './submission.ts';

/** Returns the submissions of this device, the newest first, updated as they change; undefined until they are read. */
export function useSubmissions(): readonly Submission[] | undefined {
  const [submissions, setSubmissions] = useState<readonly Submission[]>();
  useEffect(() => {
    let latest = 0;
    const read = async () => {
      latest += 1;
      const own = latest;
      try {
        const rows = await readSubmissions();
        if (own === latest) startTransition(() => setSubmissions(rows));
      } catch (error) {
        console.info(`The outbox was not read: ${String(error)}`);
      }
    };
    const onChange = () => void read();
    onChange();
    const unsubscribe = onOutboxChange(onChange);
    // A page in the back/forward cache misses messages.
    window.addEventListener('pageshow', onChange);
    return () => {
      latest = Infinity;
      unsubscribe();
      window.removeEventListener('pageshow', onChange);
    };
  }, []);
  return submissions;
}
