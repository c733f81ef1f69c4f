import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { appReady, type VisitorOptions, withWorker, workerReady } from '../support/browser.ts';
import { contentDouble, doublePost, doublePosts, type RawPost } from '../support/contentDouble.ts';
import { visits } from '../support/visits.ts';

let posts: readonly RawPost[];
const { site, newPage, proxy } = visits((request) => contentDouble(posts)(request));

beforeEach(() => {
  posts = doublePosts(12);
});

function edit(day: string): void {
  const title = { rendered: `Guide 12 of ${day}` };
  posts = posts.map((post) =>
    post.slug === 'guide-12' ? doublePost(12, { title, modified_gmt: `${day}T10:00:00` }) : post,
  );
}

/** Returns a page that records the numbers of `setAppBadge`: test browsers have no icon. */
async function device(options?: VisitorOptions): Promise<Page> {
  const page = await newPage(options);
  await page.addInitScript(() => {
    const note = (count: number) => {
      localStorage.setItem('badge', `${localStorage.getItem('badge') ?? ''} ${count}`);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'setAppBadge', { value: note });
    Object.defineProperty(navigator, 'clearAppBadge', { value: () => note(0) });
  });
  return page;
}

const badges = (page: Page) =>
  page.evaluate(() => {
    const shown = localStorage.getItem('badge')?.trim().split(' ').map(Number) ?? [];
    localStorage.removeItem('badge');
    return shown;
  });
const lastBadge = (page: Page) =>
  page.evaluate(() => localStorage.getItem('badge')?.trim().split(' ').map(Number).at(-1));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site().origin + path);
  await appReady(page);
}

async function saveOne(page: Page): Promise<void> {
  await open(page, '/blog');
  const card = page.locator('main article').filter({ hasText: 'Guide 12' });
  await card.getByRole('button', { name: /^Save for offline/ }).click();
  await card.getByRole('link', { name: /^Saved:/ }).waitFor();
}

const takeOver = (page: Page) => page.getByRole('button', { name: 'A newer version is available: update' });

describe('the number on the app icon', () => {
  it('OF-01 the badge counts changed guides until the library has shown them', async () => {
    const page = await device();
    await saveOne(page);
    expect(await badges(page)).toEqual([]);
    edit('2026-11-20');
    await open(page, '/blog');
    await expect.poll(() => lastBadge(page)).toBe(1);

    await page
      .getByRole('link', { name: /^Saved/ })
      .first()
      .click();
    await takeOver(page).waitFor();
    await expect.poll(() => lastBadge(page)).toBe(0);
    // The library still marks the guide as changed.
    await badges(page);
    await open(page, '/blog');
    await page.locator('main article').getByText('Guide 12 of 2026-11-20').waitFor();
    await page.getByRole('link', { name: /^Saved:/ }).waitFor();
    expect(await badges(page)).toEqual([]);

    edit('2026-11-21');
    await open(page, '/blog');
    await expect.poll(() => lastBadge(page)).toBe(1);
    await page.locator('main article').getByText('Guide 12 of 2026-11-21').click();
    await expect.poll(() => lastBadge(page)).toBe(0);
  });

  it('OF-05 the library detects changed guides by itself and updates them', async () => {
    const page = await device();
    await saveOne(page);
    edit('2026-11-20');
    await open(page, '/saved');
    await takeOver(page).click();
    await page.locator('main article').getByText('Guide 12 of 2026-11-20').waitFor();
    await takeOver(page).waitFor({ state: 'detached' });
    await expect.poll(() => lastBadge(page)).toBe(0);
  });
});

/** Reports the worker's badge, and sends it the browser's periodic event. */
async function worker(page: Page) {
  await workerReady(page);
  const [running] = page.context().serviceWorkers();
  if (!running) throw new Error('No worker');
  await running.evaluate(() => {
    const note = (count: number) => {
      Reflect.set(self, 'badge', count);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'setAppBadge', { value: note });
    Object.defineProperty(navigator, 'clearAppBadge', { value: () => note(0) });
  });
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  const { origin } = site();
  return {
    running,
    wake: (tag = 'refresh') =>
      session.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag }),
    badge: () => running.evaluate((): unknown => Reflect.get(self, 'badge')),
  };
}

/** Requests that the worker sends for guide 12 alone; the page requests all guides of a list. */
const asked = () => proxy().requests('include=12&').length;

describe('periodic sync of the worker', () => {
  it('OF-01 one small request checks saved guides for changes, and the badge counts them', async () => {
    const page = await device(withWorker);
    await saveOne(page);
    const { wake, badge } = await worker(page);
    await wake();
    await expect.poll(badge).toBe(0);
    edit('2026-11-20');
    const before = asked();
    await wake('something-else');
    await wake();
    await expect.poll(badge).toBe(1);
    expect(asked() - before).toBe(1);
    await open(page, '/saved');
    await takeOver(page).waitFor();
    await wake();
    await expect.poll(badge).toBe(0);
  });

  it('OF-01 the badge does not change when the content service fails', async () => {
    const page = await device(withWorker);
    await saveOne(page);
    const { wake, badge } = await worker(page);
    edit('2026-11-20');
    await wake();
    await expect.poll(badge).toBe(1);
    proxy().setMode(({ path }) => (path.includes('include=') ? 'html' : 'pass'));
    const before = asked();
    await wake();
    await expect.poll(() => asked() - before).toBe(1);
    expect(await badge()).toBe(1);
  });

  it('OF-01 no request is sent with Save-Data or without saved guides', async () => {
    const page = await device(withWorker);
    await open(page, '/blog');
    await page.locator('main article').first().waitFor();
    const { wake, badge, running } = await worker(page);
    const before = asked();
    await wake();
    const card = page.locator('main article').filter({ hasText: 'Guide 12' });
    await card.getByRole('button', { name: /^Save for offline/ }).click();
    await card.getByRole('link', { name: /^Saved:/ }).waitFor();
    await running.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await wake();
    expect(asked()).toBe(before);
    // The same event has an effect when Save-Data is off.
    await running.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {} }));
    await wake();
    await expect.poll(badge).toBe(0);
    expect(asked()).toBe(before + 1);
  });
});

describe('registering periodic sync', () => {
  it.each([
    ['the installed app registers for one event a day', true, [['refresh', { minInterval: 86_400_000 }]]],
    ['a browser tab does not register', false, []],
  ])('OF-01 %s', async (_, standalone, expected) => {
    const page = await device(withWorker);
    await page.addInitScript((installed) => {
      localStorage.setItem('install-offer', JSON.stringify({ visits: 3, lastSeen: Date.now() }));
      Object.defineProperty(navigator, 'standalone', { value: installed });
      Object.defineProperty(ServiceWorkerRegistration.prototype, 'periodicSync', {
        value: {
          register: async (...call: unknown[]) => {
            const calls: unknown = JSON.parse(localStorage.getItem('registered') ?? '[]');
            localStorage.setItem(
              'registered',
              JSON.stringify([...(Array.isArray(calls) ? calls : []), call]),
            );
            throw new DOMException('not granted', 'NotAllowedError');
          },
        },
      });
    }, standalone);
    await open(page, '/blog');
    await workerReady(page);
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => name.includes('/assets/features-pwa-install-')),
      );
    await expect.poll(scripts).toBe(true);
    const registered = () =>
      page.evaluate((): unknown => JSON.parse(localStorage.getItem('registered') ?? '[]'));
    await expect.poll(registered).toEqual(expected);
  });
});
