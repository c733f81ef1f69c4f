/** Extends the time limit while a body arrives at `rate` bytes per second. */
export interface SlowBody {
  readonly rate: number;
  readonly timeoutMs: number;
}

const WINDOW_MS = 2000;

/** Calls `onTimeout` after a time, unless a body is still arriving (`received` bytes); returns a cancel function. */
export function limitTime(
  timeoutMs: number,
  slowBody: SlowBody | undefined,
  received: () => number,
  onTimeout: () => void,
): () => void {
  if (timeoutMs === Infinity) return () => undefined;
  if (!slowBody) {
    const timer = setTimeout(onTimeout, timeoutMs);
    return () => clearTimeout(timer);
  }
  const windowMs = Math.min(WINDOW_MS, timeoutMs);
  let [counted, passedMs] = [0, timeoutMs - windowMs];
  const check = () => {
    const arrives = received() - counted >= (slowBody.rate * windowMs) / 1000;
    if (arrives && passedMs < slowBody.timeoutMs) count();
    else onTimeout();
  };
  const count = () => {
    counted = received();
    passedMs += windowMs;
    timer = setTimeout(check, windowMs);
  };
  let timer = setTimeout(count, passedMs);
  return () => clearTimeout(timer);
}
