import type { LanguageCode } from '../../../i18n/languages.ts';
import { pageLanguage } from '../../../i18n/pageLanguage.ts';
import { splitLanguage } from '../../../i18n/addresses.ts';
import { wait } from '../../../shared/wait.ts';
import { show } from './beforePaint.ts';
import { painted } from './painted.ts';
import { startScripts } from './scripts.ts';

/** How a page copes with the line that it came over. */
export interface Means {
  /** Resolves when all of the page has come that will. */
  readonly parsed: () => Promise<void>;
  /** Fetches this page in another language, as the build rendered it; undefined when that cannot be had. */
  readonly translated: (
    code: LanguageCode,
    pathname: string,
    search: string,
    prefixed: boolean,
  ) => Promise<Document | undefined> | undefined;
  /** Puts that page in the place of the one that came; false when it is none. */
  readonly put: (variant: Document) => boolean;
  /** Gives a page that was cut off on its way what the app needs. */
  readonly recover: () => Promise<void>;
  /** Fetches the app's files into the browser's cache. */
  readonly warm: () => Promise<void>;
  /** Keeps what the reader does before hydration, and replays it then; each returns the way to stop. */
  readonly replay: readonly (() => () => void)[];
}

/** This page in the reader's language, where it came in another. */
function requestTranslation({ translated }: Means): Promise<Document | undefined> | undefined {
  const code = pageLanguage();
  const rendered = document.getElementById('root')?.dataset['rendered'];
  // A page that broke off so early is rendered by the app, in the reader's language.
  if (rendered === undefined || code === rendered) return undefined;
  const { code: addressed, path } = splitLanguage(window.location.pathname);
  return translated(code, path, window.location.search, addressed !== undefined);
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

async function start(means: Means, variant: Promise<Document | undefined> | undefined): Promise<void> {
  await means.parsed();
  const translated = await variant;
  if (translated && means.put(translated)) show();
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
  start(means, requestTranslation(means)).catch(() => {
    show();
    for (const letGo of endings) letGo();
  });
}
