import { wait } from '../../../shared/wait.ts';

declare global {
  interface Window {
    /** Resolves when the page has been read to its end, or has broken off. Taken by the script that starts the app. */
    marsaPageParsed?: Promise<void>;
  }
}

/** Milliseconds between two attempts. */
const PAUSE = 2000;

/** Fetches what starts the app, as often as it takes, where the page broke off before it. */
export async function loadMissingScript(address: string): Promise<void> {
  // The promise is there until the script has taken it.
  while (window.marsaPageParsed) await import(/* @vite-ignore */ address).catch(() => wait(PAUSE));
}
