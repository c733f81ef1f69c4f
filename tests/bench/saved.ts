import type { Page } from 'playwright-core';
import { type Device, visitedDevice } from './device.ts';
import { type BenchOptions, Collector, type PartResult, progress } from './measurement.ts';
import { onSite } from './served.ts';
import { fillLibrary } from '../support/fillLibrary.ts';

/** Guides of one megabyte, in addition to the opened one. */
const SIZES = [0, 50, 500];
const RATE = 4;

async function timeToSee(device: Device, address: string, selector: string): Promise<number> {
  const page = await device.context.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(wanted)) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
  await page.close();
  return shown;
}

async function saveOne(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Save for offline/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Saved:/ }).waitFor();
}

/** Measures how long saved guides take to open, with few and with half a gigabyte of them. */
export async function saved({ runs = 9 }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  await onSite(async (origin, browser) => {
    for (const size of SIZES) {
      const device = await visitedDevice(browser, origin, ['/', '/blog']);
      const article = origin + (device.listed[0]?.path ?? '');
      await saveOne(device.page, article);
      const bytes = await fillLibrary(device.page, size);
      progress(`saved: ${size + 1} guides, ${Math.round(bytes / 1e6)} MB`);
      await device.page.close();
      await device.context.setOffline(true);
      for (let run = 0; run < runs; run += 1) {
        const conditions = `${size + 1} saved guides, ${Math.round(bytes / 1e6)} MB`;
        found.add(conditions, 'article', 'ms', await timeToSee(device, article, '#article-body > *'));
        found.add(conditions, 'library', 'ms', await timeToSee(device, `${origin}/saved`, 'main article a'));
      }
      await device.context.close();
    }
  });
  return {
    title: 'Saved guides',
    conditions: [
      `Without a network, CPU of the page ÷ ${RATE}, in a new tab, the browser being open: until the article's text, or the first row of the library, is there.`,
    ],
    measurements: found.all(),
  };
}
