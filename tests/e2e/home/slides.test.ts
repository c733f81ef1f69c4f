import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, stopClock } from '../../support/browser.ts';
import { visits } from '../../support/visits.ts';

const { newPage, site } = visits();

const PICTURES = readdirSync(resolve(import.meta.dirname, '../../../src/content/art/slides')).map((file) =>
  file.replace('.svg', ''),
);

/** The loaded pictures of slides, each once. */
function picturesOf(page: Page): ReadonlySet<string> {
  const here = new Set<string>();
  page.on('requestfinished', (request) => {
    const file = request.url().replace(/.*\/assets\//, '');
    const picture = PICTURES.find((name) => file.startsWith(`${name}-`));
    if (picture) here.add(picture);
  });
  return here;
}

describe('the slides', () => {
  const place = (page: Page) => page.locator('#hero').getByText(/^\d+ of 15$/);
  const dots = (page: Page) => page.getByRole('button', { name: /, \d+ of 15$/ });

  /** The home page with a stopped clock. */
  async function still(options: Parameters<typeof newPage>[0] = {}): Promise<Page> {
    const page = await newPage(options);
    await openStill(page);
    return page;
  }
  async function openStill(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto(`${site().origin}/`);
    await appReady(page);
    // The rotation starts when the hero is hydrated.
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    await stopClock(page);
  }
  const now = async (page: Page) => Number.parseInt((await place(page).innerText()) || '0', 10);
  const after = async (page: Page, milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return now(page);
  };

  it('HO-03 slides change every 4 s, in 0.4 s', async () => {
    const page = await newPage();
    const pictures = picturesOf(page);
    await openStill(page);
    const first = await now(page);
    await expect.poll(() => after(page, 100)).not.toBe(first);
    const second = await now(page);
    expect(await after(page, 2000)).toBe(second);
    // The third picture loads in real time, not by the clock of the page.
    await expect.poll(() => pictures.size).toBeGreaterThanOrEqual(3);
    expect(await after(page, 1800)).toBe(second);
    await expect.poll(() => after(page, 300)).toBe((second % 15) + 1);
  });

  it('HO-03 a slide waits for its picture, and is shown without it after a timeout', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(Math.min(milliseconds, 4_000));
    });
    // The first picture is part of the page; those of the next slides stall.
    await page.route(/\/assets\/(?!industrial|harbour)[\w-]+\.svg$/, () => undefined);
    await page.clock.install();
    await page.goto(`${site().origin}/`, { waitUntil: 'commit' });
    await appReady(page);
    await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    await stopClock(page);
    expect(await after(page, 12_000)).toBe(1);
    await expect.poll(() => after(page, 1_000)).toBe(2);
  });

  it('HO-03 a dot selects a slide for 8 s', async () => {
    const page = await still();
    await dots(page).nth(14).click();
    await page.clock.runFor(500);
    await expect.poll(() => now(page)).toBe(15);
    const hero = page.locator('#hero');
    expect(await hero.getByRole('link', { name: 'Transfer', exact: true }).getAttribute('href')).toBe(
      '/services/share-transfer',
    );
    await page.mouse.move(5, 5);
    expect(await after(page, 7000)).toBe(15);
    await page.clock.runFor(600);
    await expect.poll(() => after(page, 200)).toBe(1);
  });

  it('HO-03 a flip takes 0.4 s: half of it turning away, half turning up', async () => {
    const page = await still();
    const durations = () =>
      page.locator('#hero [aria-live] > p').evaluateAll((all) =>
        all
          .map((words) => getComputedStyle(words))
          .filter(({ visibility }) => visibility === 'visible')
          .map(({ animationDuration }) => animationDuration),
      );
    expect(await durations()).toEqual(['0s']);
    await dots(page).nth(1).click();
    await expect.poll(durations).toEqual(['0.2s']);
    expect(await after(page, 199)).toBe(1);
    await expect.poll(() => after(page, 1)).toBe(2);
    expect(await durations()).toEqual(['0.2s']);
  });

  it('HO-03 slides stop when paused, and under reduced motion', async () => {
    const page = await still();
    await page.getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(600);
    const stopped = await now(page);
    expect(await after(page, 20_000)).toBe(stopped);
    const calm = await still({ reducedMotion: 'reduce' });
    expect(await after(calm, 20_000)).toBe(1);
  });
});
