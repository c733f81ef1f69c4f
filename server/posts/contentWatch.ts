/** State of the content service; times in ms since 1970. */
export interface ContentState {
  /** Whether the last request was answered; null before the first. */
  readonly reachable: boolean | null;
  readonly checkedAt: number | null;
  /** Time of the last answer. */
  readonly confirmedAt: number | null;
}

/** Stores whether the content service answers, for `/healthz` (QU-08). */
export interface ContentWatch {
  /** Stores the outcome of a request, and resolves or rejects as it does. */
  readonly look: <T>(asking: () => Promise<T>) => Promise<T>;
  readonly state: () => ContentState;
  /**
   * Returns the seconds since the pages were last compared with the service when the last request failed, otherwise
   * undefined. `compared`: time of the build's comparison.
   */
  readonly age: (compared: number | undefined) => number | undefined;
}

/** Creates a watch. `now` in ms since 1970. */
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
