const holds = new Set<{ readonly reason: string }>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * Holds a new version back while something is under way that loading the page again would spoil (OF-07); the reason is
 * for whoever looks for it. Returns the way to let go; letting go twice does nothing.
 */
export function holdUpdates(reason: string): () => void {
  const hold = { reason };
  holds.add(hold);
  notify();
  return () => {
    if (holds.delete(hold)) notify();
  };
}

/** Holds new versions back while some work goes on. Gives what the work gives, and rejects as it does. */
export async function holdingUpdates<T>(reason: string, work: () => Promise<T>): Promise<T> {
  const letGo = holdUpdates(reason);
  try {
    return await work();
  } finally {
    letGo();
  }
}

const named = new Map<string, () => void>();

/** Holds new versions back for a reason, or no longer: a form calls it as what is typed in it comes and goes (OF-07). */
export function holdWhile(reason: string, held: boolean): void {
  if (held === named.has(reason)) return;
  if (held) named.set(reason, holdUpdates(reason));
  else {
    named.get(reason)?.();
    named.delete(reason);
  }
}

/** Why new versions are held back, as far as one reason says; undefined when they are not. */
export const heldFor = (): string | undefined => [...holds][0]?.reason;

/** Calls back when that may have changed; returns the way to stop. */
export function onHoldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
