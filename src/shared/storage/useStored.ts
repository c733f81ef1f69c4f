import type Dexie from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import type { ResilientDatabase } from './database.ts';

/**
 * The answer of a query, kept current as the database changes; undefined until it is there. `key` names what
 * the query depends on: an answer that belongs to an earlier key is not handed out.
 */
export function useStored<T>(
  database: ResilientDatabase,
  query: (db: Dexie) => Promise<T>,
  key: string,
): T | undefined {
  const db = useSyncExternalStore(database.subscribe, database.current, () => undefined);
  const answer = useLiveQuery(async () => {
    if (!db) return undefined;
    try {
      return { key, value: await query(db) };
    } catch (error) {
      database.reportFailure(db, error);
      return undefined;
    }
  }, [db, key]);
  return answer?.key === key ? answer.value : undefined;
}
