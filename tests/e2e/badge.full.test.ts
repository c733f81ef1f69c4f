import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { appReady, type VisitorOptions, withWorker, workerReady } from '../support/browser.ts';
import { contentDouble, doublePost, doublePosts, type RawPost } from '../support/contentDouble.ts';
import { visits } from '../support/visits.ts';

let posts: readonly RawPost[];
const { site, newPage } = visits((request) => contentDouble(posts)(request));

beforeEach(() => {
  posts = doublePosts(12);
});

/** The content service has another edition of guide 12. */
function edit(day: string): void {
  const title = { rendered: `Guide 12 of ${day}` };
  posts = posts.map((post) =>
    post.slug === 'guide-12' ? doublePost(12, { title, modified_gmt: `${day}T10:00:00` }) : post,
  );
}

/** A device whose badge can be read: the browsers of tests have no icon that would show it. */
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

/** All numbers that the badge has shown since it was last asked. */
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

/** Saves guide 12 in the list. */
async function saveOne(page: Page): Promise<void> {
  await open(page, '/blog');
  const card = page.locator('main article').filter({ hasText: 'Guide 12' });
  await card.getByRole('button', { name: /^Save for offline/ }).click();
  await card.getByRole('link', { name: /^Saved:/ }).waitFor();
}

const takeOver = (page: Page) => page.getByRole('button', { name: 'A newer version is available: update' });

describe('the number on the app’s icon', () => {
  it('OF-01 counts the saved guides that have changed, until the library has shown them', async () => {
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
    // Shown once, it is not counted again; the library goes on to say so.
    await badges(page);
    await open(page, '/blog');
    await page.locator('main article').getByText('Guide 12 of 2026-11-20').waitFor();
    await page.getByRole('link', { name: /^Saved:/ }).waitFor();
    expect(await badges(page)).toEqual([]);

    edit('2026-11-21');
    await open(page, '/blog');
    await expect.poll(() => lastBadge(page)).toBe(1);
    // Reading the new edition takes it over.
    await page.locator('main article').getByText('Guide 12 of 2026-11-21').click();
    await expect.poll(() => lastBadge(page)).toBe(0);
  });

  it('OF-05 the library finds out by itself what has changed, and takes it over', async () => {
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

/** What the worker's badge shows; wakes it as the browser would, with the tag of a periodic event. */
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

/** How often the worker has asked for the edition of guide 12 alone; the page asks for all guides of a list. */
const asked = () => site().proxy().requests('include=12&').length;

describe('the worker, woken now and then', () => {
  it('OF-01 asks in one small request which saved guides have changed, and counts them', async () => {
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
    // The library has the same to show.
    await open(page, '/saved');
    await takeOver(page).waitFor();
    await wake();
    await expect.poll(badge).toBe(0);
  });

  it('OF-01 leaves the badge as it is when the service cannot be asked', async () => {
    const page = await device(withWorker);
    await saveOne(page);
    const { wake, badge } = await worker(page);
    edit('2026-11-20');
    await wake();
    await expect.poll(badge).toBe(1);
    site()
      .proxy()
      .setMode(({ path }) => (path.includes('include=') ? 'html' : 'pass'));
    const before = asked();
    await wake();
    await expect.poll(() => asked() - before).toBe(1);
    expect(await badge()).toBe(1);
  });

  it('OF-01 asks nothing for visitors who save data, nor where nothing is saved', async () => {
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
    // The same events are answered as soon as data need not be saved.
    await running.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {} }));
    await wake();
    await expect.poll(badge).toBe(0);
    expect(asked()).toBe(before + 1);
  });
});

describe('asking to be woken', () => {
  it.each([
    ['the installed app', true, [['refresh', { minInterval: 86_400_000 }]]],
    ['a tab of the browser', false, []],
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
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/install-')),
      );
    await expect.poll(scripts).toBe(true);
    const registered = () =>
      page.evaluate((): unknown => JSON.parse(localStorage.getItem('registered') ?? '[]'));
    await expect.poll(registered).toEqual(expected);
  });
});
