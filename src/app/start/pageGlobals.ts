/** Fetches a file into the browser's HTTP cache (src/shared/http/warmHttpCache.ts). */
export type WarmHttpCache = (address: string, signal?: AbortSignal) => Promise<void>;

/** The app on this page. */
export interface RunningApp {
  /** Takes it off the page. */
  readonly unmount: () => void;
  /** Hydrates the page that has taken the place of the one before. */
  readonly start: () => Promise<void>;
}

declare global {
  interface Window {
    /** Set by the script in the page's head, so that the function is not downloaded twice. */
    marsaWarmHttpCache?: WarmHttpCache;
    /** Set by the same script: true once a file had to be asked for again. */
    marsaIsLineBad?: () => boolean;
    /** Set by the same script: see `openLatePage`. */
    marsaOpenLatePage?: (signal: AbortSignal, isIncomplete?: () => boolean) => Promise<boolean>;
    /** Set by the app once it runs: the same script can put another page of the build in its place. */
    marsaApp?: RunningApp;
  }
}
