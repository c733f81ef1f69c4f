const holds = new Set<{ readonly reason: string }>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Delays new versions while a reload would lose work (OF-07); returns a release function, which is idempotent. */
export function holdUpdates(reason: string): () => void {
  const hold = { reason };
  holds.add(hold);
  notify();
  return () => {
    if (holds.delete(hold)) notify();
  };
}

/** Delays new versions during some work, and returns its result. */
export async function holdingUpdates<T>(reason: string, work: () => Promise<T>): Promise<T> {
  const release = holdUpdates(reason);
  try {
    return await work();
  } finally {
    release();
  }
}

const named = new Map<string, () => void>();

/** Starts or ends a delay with a reason, for forms with input (OF-07). */
export function holdWhile(reason: string, held: boolean): void {
  if (held === named.has(reason)) return;
  if (held) named.set(reason, holdUpdates(reason));
  else {
    named.get(reason)?.();
    named.delete(reason);
  }
}

/** Returns one of the reasons for the delay, if any. */
export const heldFor = (): string | undefined => [...holds][0]?.reason;

/** Calls back when the reason may have changed; returns an unsubscribe function. */
export function onHoldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
