import { holdUpdates } from '../updateHolds.ts';

export interface LogTargets<T> {
  readonly writeLocal: (key: string, value: T) => boolean;
  /** Writes to the database. Rejects without storage. */
  readonly writeDatabase: (key: string, value: T) => Promise<void>;
  readonly onStored?: (key: string, value: T) => void;
  /** Called when the database has refused a value; `isLocal` says whether local storage has it. */
  readonly onRefused?: (key: string, value: T, isLocal: boolean) => void;
}

interface Pending<T> {
  readonly value: T;
  readonly isLocal: boolean;
}

/**
 * A write-ahead log for user input (FO-03). Each change is written to local storage at once, so that it survives a
 * reload. Browsers flush that only every few seconds, so it is written to the database too, one change after another,
 * the latest per key. New versions do not reload the page until then (OF-07).
 */
export class WriteAheadLog<T> {
  readonly #name: string;
  readonly #targets: LogTargets<T>;
  readonly #pending = new Map<string, Pending<T>>();
  #writes: Promise<unknown> = Promise.resolve();

  constructor(name: string, targets: LogTargets<T>) {
    this.#name = name;
    this.#targets = targets;
  }

  write(key: string, value: T): void {
    this.#schedule(key, { value, isLocal: this.#targets.writeLocal(key, value) });
  }

  /** Writes a value that an earlier page left in local storage to the database, unless a newer one is pending. */
  recover(key: string, value: T): void {
    if (!this.#pending.has(key)) this.#schedule(key, { value, isLocal: true });
  }

  /** Runs a task between earlier and later writes, and returns its result. */
  afterWrites<R>(task: () => Promise<R>): Promise<R> {
    const result = this.#writes.then(task);
    this.#writes = result.catch(() => undefined);
    return result;
  }

  #schedule(key: string, entry: Pending<T>): void {
    this.#pending.set(key, entry);
    const release = holdUpdates(this.#name);
    void this.afterWrites(() => this.#writeNewest(key)).finally(release);
  }

  async #writeNewest(key: string): Promise<void> {
    const entry = this.#pending.get(key);
    if (!entry) return;
    const { writeDatabase, onStored, onRefused } = this.#targets;
    try {
      await writeDatabase(key, entry.value);
      onStored?.(key, entry.value);
    } catch (error) {
      console.info(`Not in the database (${this.#name}): ${String(error)}`);
      onRefused?.(key, entry.value, entry.isLocal);
    }
    if (this.#pending.get(key) === entry) this.#pending.delete(key);
  }
}
