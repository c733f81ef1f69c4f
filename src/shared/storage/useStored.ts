import { type Dexie, liveQuery } from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import { startTransition } from 'react';
import type { ResilientDatabase } from './database.ts';

interface Answer<T> {
  readonly key: string;
  readonly value: T;
}

/** Observes the result of a query on any connection of the database. Updates in transitions, which yield to input. */
function answersOf<T>(database: ResilientDatabase, query: (db: Dexie) => Promise<T>, key: string) {
  const ask = async (db: Dexie): Promise<Answer<T> | undefined> => {
    try {
      return { key, value: await query(db) };
    } catch (error) {
      void database.reportFailure(db, error);
      return undefined;
    }
  };
  return {
    // Prevents a subscription during render.
    hasValue: () => false,
    subscribe(onAnswer: (answer: Answer<T> | undefined) => void) {
      let running: { unsubscribe: () => void } | undefined;
      const run = () => {
        const db = database.current();
        running?.unsubscribe();
        running =
          db &&
          // After a failure the earlier result remains until the next connection.
          liveQuery(() => ask(db)).subscribe((answer) => answer && startTransition(() => onAnswer(answer)));
      };
      const stop = database.subscribe(run);
      run();
      return () => {
        stop();
        running?.unsubscribe();
      };
    },
  };
}

/**
 * Returns the live result of a query; undefined until it is loaded. `key` identifies the query's parameters: results of
 * an earlier key are not returned.
 */
export function useStored<T>(
  database: ResilientDatabase,
  query: (db: Dexie) => Promise<T>,
  key: string,
): T | undefined {
  const answer = useObservable<Answer<T> | undefined>(() => answersOf(database, query, key), [database, key]);
  return answer?.key === key ? answer.value : undefined;
}
