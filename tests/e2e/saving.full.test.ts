import { describe, expect, it } from 'vitest';
import { ILLUSTRATED, illustratedContent, REVISED } from '../support/illustrated.ts';
import {
  ARTICLE,
  isFigure,
  cachedPictures,
  openLibrary,
  rows,
  saveButton,
  savedLink,
  saveIllustrated,
  storedLines,
} from '../support/library.ts';
import { visits } from '../support/visits.ts';

const withheld = new Set<string>();
const revised = new Set<string>();
const { site, newPage } = visits(illustratedContent(withheld, revised));

describe('saving a guide', () => {
  it('OF-05 what the line did not bring is said, kept apart from what is here, and fetched when asked', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(Math.min(milliseconds, 2_000));
    });
    site()
      .proxy()
      .setMode(({ path }) => (isFigure(path) ? { status: 503 } : 'pass'));
    await page.goto(site().origin + ARTICLE);
    await saveButton(page).click();
    await page
      .locator('main header')
      .getByRole('button', { name: 'Not fully saved: the connection failed' })
      .waitFor();
    await openLibrary(page, site().origin);
    await rows(page).getByText('2 of 3 pictures').waitFor();
    const again = rows(page).getByRole('button', { name: 'the connection failed' });
    await again.waitFor();
    site().proxy().reset();
    await again.click();
    await rows(page).getByText('Complete').waitFor();
    expect(await cachedPictures(page)).toBe(3);
  });

  it('OF-05 interrupted by the end of the page, it goes on with the next one', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (isFigure(path) ? 'silence' : 'pass'));
    await page.goto(site().origin + ARTICLE, { waitUntil: 'commit' });
    await saveButton(page).click();
    // The text and its first picture are noted, the second picture is under way. (A picture alone may have been kept
    // because the guide was opened: then nothing need be saved yet.)
    await expect
      .poll(async () =>
        (await storedLines(page)).map(({ pictures }) => pictures.map(({ bytes }) => bytes !== undefined)),
      )
      .toEqual([[true, false, false]]);
    site().proxy().reset();
    await page.goto(`${site().origin}/blog`);
    await openLibrary(page, site().origin);
    await rows(page).getByText('Complete').waitFor();
    expect(await cachedPictures(page)).toBe(3);
  });

  it('OF-05 a picture that the content service no longer has is not waited for', async () => {
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (isFigure(path) ? { status: 404 } : 'pass'));
    await saveIllustrated(page, site().origin);
    await openLibrary(page, site().origin);
    await rows(page).getByText('Complete').waitFor();
    expect(await cachedPictures(page)).toBe(2);
  });

  it('OF-05 a guide that is no longer published stays readable, and says so', async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    withheld.add(ILLUSTRATED);
    try {
      await page.reload();
      await page.getByText('This guide is no longer published').waitFor();
      expect((await page.locator('#article-body').innerText()).length).toBeGreaterThan(2000);
    } finally {
      withheld.clear();
    }
  });

  it('OF-05 a large picture on a slow line is asked for once', async () => {
    // Without a worker, through which the page's own pictures would come.
    const page = await newPage();
    site()
      .proxy()
      .setMode(({ path }) => (isFigure(path) ? { bytesPerSecond: 4_000 } : 'pass'));
    await page.route(/figure-bank-desk/, (route, request) =>
      request.resourceType() === 'image' ? route.abort() : route.continue(),
    );
    await saveIllustrated(page, site().origin);
    expect(site().proxy().requests('figure-bank-desk').length).toBe(1);
  });

  it('OF-05 the saved edition stays until the new one is whole', async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    revised.add(ILLUSTRATED);
    const isNew = (path: string) => path.includes(REVISED.picture);
    site()
      .proxy()
      .setMode(({ path }) => (isNew(path) ? 'silence' : 'pass'));
    await page.goto(`${site().origin}/blog`);
    await page.goto(site().origin + ARTICLE);
    await page.locator('#article-body').getByText(REVISED.words).waitFor();
    await expect.poll(() => site().proxy().requests(REVISED.picture).length).toBeGreaterThan(0);
    const edition = () =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const request = indexedDB.open('marsa-library');
            request.addEventListener('success', () => {
              const all = request.result.transaction('copies').objectStore('copies').getAll();
              all.addEventListener('success', () => {
                request.result.close();
                resolve(JSON.stringify(all.result));
              });
            });
          }),
      );
    await page
      .locator('main header')
      .getByRole('button', { name: /^Saving/ })
      .waitFor();
    expect(await edition()).not.toContain(REVISED.words);
    site().proxy().reset();
    await expect.poll(edition, { timeout: 30_000 }).toContain(REVISED.words);
    await savedLink(page).waitFor();
    revised.clear();
  });

  it('OF-09 without room it says so; what was saved stays, and reading goes on', async () => {
    const page = await newPage();
    // What is kept because it was read would be here already.
    await page.addInitScript(() => localStorage.setItem('marsa-library', '{"recent":0}'));
    await saveIllustrated(page, site().origin);
    await page.goto(`${site().origin}/blog/documents-and-attestation`);
    await saveButton(page).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site().origin, quotaSize: 1 });
    await saveButton(page).click();
    await page
      .locator('main header')
      .getByRole('button', { name: 'there is no space left on the device' })
      .waitFor();
    expect(await page.locator('#article-body').isVisible()).toBe(true);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site().origin });
    await openLibrary(page, site().origin);
    await rows(page).filter({ hasText: 'calm checklist' }).getByText('Complete').waitFor();
  });
});
