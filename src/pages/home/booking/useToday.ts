import { useEffect, useState } from 'react';
import { readersDay } from './booking.ts';

/**
 * Today where the reader is, `YYYY-MM-DD`; undefined at first, since the rendered page is older than its reader. A
 * page that is taken up again later looks anew.
 */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const look = () => setToday(readersDay(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
