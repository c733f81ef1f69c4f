/** What is known of the content service; times in milliseconds since 1970. */
export interface ContentState {
  /** Whether it answered when it was last looked at; null before the first look. */
  readonly reachable: boolean | null;
  readonly checkedAt: number | null;
  /** When a look last succeeded. */
  readonly confirmedAt: number | null;
}

/** Remembers how the last look at the content service went, so that nobody has to ask it for that (QU-08). */
export interface ContentWatch {
  /** Takes note of how a look goes, and gives what it gives, or rejects as it does. */
  readonly look: <T>(asking: () => Promise<T>) => Promise<T>;
  readonly state: () => ContentState;
  /**
   * Seconds since the pages were last compared with the service, when the last look has failed; else undefined.
   * `compared`: when that was before this process looked for the first time.
   */
  readonly age: (compared: number | undefined) => number | undefined;
}

/** Knows of no look yet. `now` in milliseconds since 1970. */
export function createContentWatch(now: () => number = Date.now): ContentWatch {
  let state: ContentState = { reachable: null, checkedAt: null, confirmedAt: null };
  return {
    async look(asking) {
      try {
        const answer = await asking();
        const at = now();
        state = { reachable: true, checkedAt: at, confirmedAt: at };
        return answer;
      } catch (error) {
        state = { ...state, reachable: false, checkedAt: now() };
        throw error;
      }
    },
    state: () => state,
    age(compared) {
      const since = state.confirmedAt ?? compared;
      if (state.reachable !== false || since === undefined) return undefined;
      return Math.max(0, Math.floor((now() - since) / 1000));
    },
  };
}
