/**
 * What every page carries in its head, compiled and inlined by the build: it runs before the first paint and starts
 * the app after it (DESIGN 4, 5). Each byte of it travels with every document.documentElement.
 */
import { languageOf } from '../../../i18n/languages.ts';
import { storedLanguage } from '../../../i18n/storedLanguage.ts';
import { isPlain, plainPath } from '../address.ts';
import '../lentObtain.ts';
import { mendPage, parsed } from './mend.ts';
import { bringOnce, startScripts } from './scripts.ts';
import { holdTaps } from './taps.ts';
import { fetchVariant, putVariant } from './variant.ts';

const { pathname, search } = window.location;

/** Markup that must not be seen is hidden by the styles while the page is pending. */
const show = () => {
  delete document.documentElement.dataset['pending'];
};

/** The kept language and its direction go on the document before anything is painted. */
function applyLanguage(): Promise<Document | undefined> | undefined {
  const code = storedLanguage();
  if (code === document.documentElement.lang) return undefined;
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).dir;
  document.documentElement.dataset['pending'] = '';
  return fetchVariant(code, pathname, search);
}

function hideForeignMarkup(): void {
  const path = plainPath(pathname);
  const filtered = path === '/blog' && !isPlain(search);
  const unknownPost = document.documentElement.dataset['page'] === '404' && path.startsWith('/blog/');
  if (filtered || unknownPost) document.documentElement.dataset['pending'] = '';
}

/** Scripts must not compete with what a visitor reads. A hidden page, or a pending one, paints nothing. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden || document.documentElement.dataset['pending'] !== undefined) resolve();
    if (window.PerformanceObserver?.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
      }).observe({ type: 'paint', buffered: true });
    } else requestAnimationFrame(() => setTimeout(resolve));
    // A page that broke off may never be painted by itself.
    setTimeout(resolve, 1500);
  });

async function start(variant: Promise<Document | undefined> | undefined): Promise<void> {
  // Nothing better comes in the end: what the page says by itself is shown.
  setTimeout(show, 20_000);
  await parsed();
  const translated = await variant;
  if (translated && putVariant(translated)) show();
  await mendPage();
  await painted();
  await startScripts();
}

window.marsaObtain = bringOnce;
hideForeignMarkup();
const letGo = holdTaps();
start(applyLanguage()).catch(() => {
  show();
  letGo();
});
