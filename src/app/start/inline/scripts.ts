import { wait } from '../../../shared/wait.ts';
import { type PageScripts, SCRIPTS_ID } from '../pageData.ts';

/** Milliseconds between two attempts to start what is all there. */
const PAUSE = 5000;
const ATTEMPTS = 5;

declare global {
  interface Window {
    /** The scripts of a page that broke off before its own list (server/prerender/startScript.ts). */
    marsaScripts?: PageScripts;
  }
}

let list: PageScripts | undefined;
let source: HTMLElement | undefined;

let starting = false;

/** True once the app is being started: the page that it is to hydrate must stay. */
export const isStarting = (): boolean => starting;

/** Written by the build into the same page as this script. */
export function pageScripts(): PageScripts {
  const element = document.getElementById(SCRIPTS_ID);
  if (element && element !== source) {
    list = JSON.parse(element.textContent ?? 'null');
    source = element;
  }
  list ??= window.marsaScripts;
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
  starting = true;
  const { main, first } = pageScripts();
  // What the app is made of is asked for and run piece by piece, so that a tap comes in between; last in the list is
  // needed first.
  const files = first.toReversed();
  files.slice(1).forEach((href, index) => void wait(index + 1).then(() => preload(href)));
  for (const address of files) await import(/* @vite-ignore */ address).catch(() => undefined);
  await retry(() => import(/* @vite-ignore */ main));
}
