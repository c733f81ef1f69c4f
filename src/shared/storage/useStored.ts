import { type Dexie, liveQuery } from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import { startTransition } from 'react';
import type { ResilientDatabase } from './database.ts';

/** The answer of a query, with the key that it belongs to. */
interface Answer<T> {
  readonly key: string;
  readonly value: T;
}

/**
 * Tells the answer of a query, and each later one, on whatever connection the database has. In transitions: what comes
 * from the store is drawn in slices, between which the page answers.
 */
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
    // Spares the hook asking for it while it renders.
    hasValue: () => false,
    subscribe(onAnswer: (answer: Answer<T> | undefined) => void) {
      let running: { unsubscribe: () => void } | undefined;
      const run = () => {
        const db = database.current();
        running?.unsubscribe();
        running =
          db &&
          // After a failure the earlier answer stays: the next connection answers again.
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
 * The answer of a query, kept current as the database changes; undefined until it is there. `key` names what
 * the query depends on: an answer that belongs to an earlier key is not returned.
 */
export function useStored<T>(
  database: ResilientDatabase,
  query: (db: Dexie) => Promise<T>,
  key: string,
): T | undefined {
  const answer = useObservable<Answer<T> | undefined>(() => answersOf(database, query, key), [database, key]);
  return answer?.key === key ? answer.value : undefined;
}
