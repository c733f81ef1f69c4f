import { wait } from '../../../shared/wait.ts';
import { type PageScripts, SCRIPTS_ID } from '../pageData.ts';

/** Milliseconds between two attempts to start what is all there. */
const PAUSE = 5000;
const ATTEMPTS = 5;

let list: PageScripts | undefined;

/** Written by the build into the same page as this script, before it. */
export function pageScripts(): PageScripts {
  list = JSON.parse(document.getElementById(SCRIPTS_ID)?.textContent ?? 'null') ?? list;
  if (!list) throw new Error('The page does not list its scripts');
  return list;
}

const preload = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));

/** Tries what the page cannot do without a few times. */
async function retry(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(PAUSE);
    }
  }
}

/** Starts the app. Its files are there: in the worker's cache, or in the browser's. */
export async function startScripts(): Promise<void> {
  const { main, first } = pageScripts();
  // What the app is made of is asked for and run piece by piece, so that a tap comes in between; last in the list is
  // needed first.
  const files = first.toReversed();
  files.slice(1).forEach((href, index) => void wait(index + 1).then(() => preload(href)));
  for (const address of files) await import(/* @vite-ignore */ address).catch(() => undefined);
  await retry(() => import(/* @vite-ignore */ main));
}
