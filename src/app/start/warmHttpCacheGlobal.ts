/** Fetches a file into the browser's HTTP cache (src/shared/http/warmHttpCache.ts). */
export type WarmHttpCache = (address: string, signal?: AbortSignal) => Promise<void>;

declare global {
  interface Window {
    /** Set by the script in the page's head, so that the function is not downloaded twice. */
    marsaWarmHttpCache?: WarmHttpCache;
    /** Set by the same script: true once a file had to be asked for again. */
    marsaIsLineBad?: () => boolean;
  }
}
