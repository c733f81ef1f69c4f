import { holdUpdates } from '../updateHolds.ts';

/** Where values are written, by their keys. */
export interface LogTargets<T> {
  /** Writes to local storage, at once. False where that is refused. */
  readonly writeLocal: (key: string, value: T) => boolean;
  /** Writes to the database. Rejects where the device keeps none. */
  readonly writeDatabase: (key: string, value: T) => Promise<void>;
  /** Told when the database has a value. */
  readonly onStored?: (key: string, value: T) => void;
  /** Told when the database has refused one; `isLocal` says whether local storage has it. */
  readonly onRefused?: (key: string, value: T, isLocal: boolean) => void;
}

interface Pending<T> {
  readonly value: T;
  readonly isLocal: boolean;
}

/**
 * A write-ahead log for what a person types and marks, through reloads and crashes (FO-03). Each change is written to
 * local storage at once, so that a reload loses nothing. Browsers write that to the disk only every few seconds, so it
 * goes to the database too, one change after the other; of several under one key only the last one. Until then no new
 * version loads the page again (OF-07).
 */
export class WriteAheadLog<T> {
  readonly #name: string;
  readonly #targets: LogTargets<T>;
  readonly #pending = new Map<string, Pending<T>>();
  #writes: Promise<unknown> = Promise.resolve();

  /** @param name why new versions are held back meanwhile */
  constructor(name: string, targets: LogTargets<T>) {
    this.#name = name;
    this.#targets = targets;
  }

  /** Writes a value. Never throws. */
  write(key: string, value: T): void {
    this.#schedule(key, { value, isLocal: this.#targets.writeLocal(key, value) });
  }

  /** Writes what an earlier page left in local storage to the database, unless something newer is on its way there. */
  recover(key: string, value: T): void {
    if (!this.#pending.has(key)) this.#schedule(key, { value, isLocal: true });
  }

  /** Runs a task after the writes before it and before those after it. Gives what it gives, rejects as it does. */
  afterWrites<R>(task: () => Promise<R>): Promise<R> {
    const result = this.#writes.then(task);
    this.#writes = result.catch(() => undefined);
    return result;
  }

  #schedule(key: string, entry: Pending<T>): void {
    this.#pending.set(key, entry);
    const letGo = holdUpdates(this.#name);
    void this.afterWrites(() => this.#writeNewest(key)).finally(letGo);
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
