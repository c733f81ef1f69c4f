import { wait } from '../../../shared/wait.ts';
import { show } from './beforePaint.ts';
import { painted } from './painted.ts';
import { startScripts } from './scripts.ts';

/** How a page copes with the line that it came over. */
export interface Means {
  /** Resolves when all of the page has come that will. */
  readonly parsed: () => Promise<void>;
  /** Gives a page that was cut off on its way what the app needs. */
  readonly recover: () => Promise<void>;
  /** Fetches the app's files into the browser's cache. */
  readonly warm: () => Promise<void>;
  /** Keeps what the reader does before hydration, and replays it then; each returns the way to stop. */
  readonly replay: readonly (() => () => void)[];
}

/** So many milliseconds the app waits for the picture of the first screen. */
const PICTURE = 200;

/** Resolves when the picture of the first screen is drawn, which the app's start would hold up: on a phone by 70 ms. */
async function pictureDrawn(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture) return;
  // One that does not come is not waited for.
  await picture.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function start(means: Means): Promise<void> {
  await means.parsed();
  await means.recover();
  await painted();
  await means.warm();
  await Promise.race([pictureDrawn(), wait(PICTURE)]);
  await startScripts();
}

/** Keeps the browser's offer to install, which may come before the app does, for a moment of ours (OF-01). */
function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.marsaInstall = event;
  });
}

/** Starts the app after the first paint, and keeps until then what the reader does. */
export function begin(means: Means): void {
  keepInstallOffer();
  const endings = means.replay.map((replay) => replay());
  start(means).catch(() => {
    show();
    for (const letGo of endings) letGo();
  });
}
