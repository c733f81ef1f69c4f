import type { Visitor } from './visitor.ts';
import { until } from './visitor.ts';

const ARABIC = ['/shell/ar.html', '/assets/ar.translation-'];

/** Files for the journey that the worker caches when the device is idle, including those of Arabic. */
const FURTHER = [
  '/tools-calculator-',
  '/calculator.json',
  '/en.calculator-',
  '/en.content-',
  '/pages-search-',
  '/en.search-',
  '/visa/golden-visa-uae.json',
  ...ARABIC,
];

/**
 * Waits until the worker controls the page. WebKit must not leave its first page earlier: a starting worker then
 * stays in that state until the browser ends (docs/browsers.md).
 */
export const workerInCharge = (visitor: Visitor): Promise<void> =>
  until(
    () => visitor.window().evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'),
    'activated',
  );

const filesLacking = (visitor: Visitor, files: readonly string[]) =>
  visitor.window().evaluate(async (names: string) => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return names.split(' ').filter((name) => !kept.some(({ url }) => url.includes(name)));
  }, files.join(' '));

/** Waits until the device has the files of Arabic: the worker fetches them while a page in Arabic is open. */
export const arabicStored = (visitor: Visitor): Promise<void> =>
  until(() => filesLacking(visitor, ARABIC), []);

const picturesLacking = (visitor: Visitor) =>
  visitor.window().evaluate(async () => {
    const shown = [...document.querySelectorAll('main img')].flatMap((picture) =>
      picture instanceof HTMLImageElement && picture.complete && picture.currentSrc.includes('/wp-content/')
        ? [picture.currentSrc]
        : [],
    );
    const kept = await Promise.all(shown.map((address) => caches.match(address, { ignoreVary: true })));
    return shown.filter((_, index) => kept[index] === undefined);
  });

/** Files for the journey offline that the device has not cached yet. */
export const lacking = async (visitor: Visitor): Promise<string[]> => [
  ...(await filesLacking(visitor, FURTHER)),
  ...(await picturesLacking(visitor)),
];
