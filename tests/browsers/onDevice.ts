import type { Visitor } from './visitor.ts';
import { until } from './visitor.ts';

/** What the journey needs of the files that the worker fetches when the device rests, and of those of Arabic. */
const FURTHER = [
  '/CalculatorTool-',
  '/pages-en/calculator-',
  '/en.calculator-',
  '/en.pages-',
  '/search-',
  '/loadSearchIndex-',
  '/en.search-',
  '/pages-en/golden-visa-uae-',
  '/Modal-',
  '/shell/ar.html',
  '/assets/ar-',
];

/**
 * Waits until the worker is in charge of the page. WebKit must not leave its first page before: a worker that is just
 * being started then stays so until the browser ends (docs/browsers.md).
 */
export const workerInCharge = (visitor: Visitor): Promise<void> =>
  until(
    () => visitor.window().evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'),
    'activated',
  );

/** Those that no cache of the site keeps. */
const filesLacking = (visitor: Visitor) =>
  visitor.window().evaluate(async (names: string) => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return names.split(' ').filter((name) => !kept.some(({ url }) => url.includes(name)));
  }, FURTHER.join(' '));

/** The pictures of the page that no cache of the site keeps. */
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

/** What the journey needs without the site, and the device lacks yet. */
export const lacking = async (visitor: Visitor): Promise<string[]> => [
  ...(await filesLacking(visitor)),
  ...(await picturesLacking(visitor)),
];
