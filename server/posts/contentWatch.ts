/** The state of the content service; times in ms since 1970. */
export interface ContentState {
  readonly reachable: boolean | null;
  readonly checkedAt: number | null;
  readonly confirmedAt: number | null;
}

export interface ContentWatch {
  readonly look: <T>(asking: () => Promise<T>) => Promise<T>;
  readonly state: () => ContentState;
  /** Returns the seconds since the last comparison if the last request failed. `compared`: time of the build's one. */
  readonly age: (compared: number | undefined) => number | undefined;
}

/** Creates a watch; `now` in ms since 1970. */
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
