import { obtain } from '../../../shared/http/obtain.ts';
import { SCRIPTS_ID, type PageScripts } from '../pageData.ts';

/** After so many milliseconds the app is started with what has come: perhaps it can do without the rest. */
const PATIENCE = 12_000;
/** Milliseconds between two attempts to start scripts that are all there. */
const PAUSE = 5000;
const ATTEMPTS = 5;

let list: PageScripts | undefined;

/** Written by the build into the same page as this script, before it. */
export function pageScripts(): PageScripts {
  list = JSON.parse(document.getElementById(SCRIPTS_ID)?.textContent ?? 'null') ?? list;
  if (!list) throw new Error('The page does not list its scripts');
  return list;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function importMain(main: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await import(/* @vite-ignore */ main);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(PAUSE);
    }
  }
}

const brought = new Map<string, Promise<void>>();

/** Brings a file into the browser's cache, each once; see obtain. */
export function bringOnce(address: string, signal?: AbortSignal): Promise<void> {
  let file = brought.get(address);
  if (!file) {
    file = obtain(address, signal);
    brought.set(address, file);
    // What could not be had is asked for again by the next who wants it.
    file.catch(() => brought.delete(address));
  }
  return file;
}

/**
 * Starts the app. Where no worker hands out the scripts, they are brought through a bad line first, all at once; the
 * app starts when it has what it needs itself. Rejects when one of those does not exist: the page's own text is then
 * all there is.
 */
export async function startScripts(): Promise<void> {
  const { main, first, later } = pageScripts();
  if (!navigator.serviceWorker?.controller) {
    // Starting a request takes a phone ten milliseconds: each in a task of its own, a tap comes in between.
    const all = [main, ...first, ...later].map((address, index) =>
      wait(index + 1).then(() => bringOnce(address)),
    );
    // The app itself tells when one of these is missing.
    for (const file of all) file.catch(() => undefined);
    await Promise.race([Promise.all(all.slice(0, first.length + 1)), wait(PATIENCE)]);
  }
  for (const href of first)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // What the app is made of is run piece by piece, so that a tap comes in between; last in the list is needed first.
  for (const address of first.toReversed()) await import(/* @vite-ignore */ address).catch(() => undefined);
  await importMain(main);
}
