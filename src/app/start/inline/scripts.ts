import { obtain } from '../../../shared/http/obtain.ts';
import { SCRIPTS_ID, type PageScripts } from '../pageData.ts';

/** After so many milliseconds the app is started with what has come: perhaps it can do without the rest. */
const PATIENCE = 12_000;
/** Milliseconds between two attempts to start scripts that are all there. */
const PAUSE = 5000;
const ATTEMPTS = 5;

/** Written by the build into the same page as this script. */
function pageScripts(): PageScripts {
  return JSON.parse(document.getElementById(SCRIPTS_ID)?.textContent ?? '');
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

/**
 * Starts the app. Where no worker hands out the scripts, they are brought through a bad line first; all of them are
 * asked for at once. Rejects when one of them does not exist: the page's own text is then all there is.
 */
export async function startScripts(): Promise<void> {
  const { main, chunks } = pageScripts();
  if (!navigator.serviceWorker?.controller) {
    // Starting a request takes a phone ten milliseconds: each in a task of its own, a tap comes in between.
    const files = [main, ...chunks].map((address, index) => wait(index + 1).then(() => obtain(address)));
    await Promise.race([Promise.all(files), wait(PATIENCE)]);
  }
  for (const href of chunks)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await importMain(main);
}
