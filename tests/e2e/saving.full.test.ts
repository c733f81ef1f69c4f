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
import { storedRows } from '../support/storedTexts.ts';
import { visits } from '../support/visits.ts';

const withheld = new Set<string>();
const revised = new Set<string>();
const { site, newPage, proxy } = visits(illustratedContent(withheld, revised));

describe('saving a guide', () => {
  it('OF-05 a partly saved guide shows its missing pictures, which can be fetched again', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      // The time limit of a picture is 90 s.
      const timeout = window.setTimeout.bind(window);
      const shorter = (callback: () => void, ms = 0) => timeout(callback, ms > 60_000 ? 2_000 : ms);
      Object.assign(window, { setTimeout: shorter });
    });
    proxy().setMode(({ path }) => (isFigure(path) ? { status: 503 } : 'pass'));
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
    proxy().reset();
    await again.click();
    await rows(page).getByText('Complete').waitFor();
    expect(await cachedPictures(page)).toBe(3);
  });

  it('OF-05 saving interrupted by leaving the page continues on the next one', async () => {
    const page = await newPage();
    proxy().setMode(({ path }) => (isFigure(path) ? 'silence' : 'pass'));
    await page.goto(site().origin + ARTICLE, { waitUntil: 'commit' });
    await saveButton(page).click();
    // The text and its first picture are stored, the second picture is loading. (A picture alone may be stored
    // because the guide was opened.)
    await expect
      .poll(async () =>
        (await storedLines(page)).map(({ pictures }) => pictures.map(({ bytes }) => bytes !== undefined)),
      )
      .toEqual([[true, false, false]]);
    proxy().reset();
    await page.goto(`${site().origin}/blog`);
    await openLibrary(page, site().origin);
    await rows(page).getByText('Complete').waitFor();
    expect(await cachedPictures(page)).toBe(3);
  });

  it('OF-05 a picture deleted by the content service does not block saving', async () => {
    const page = await newPage();
    proxy().setMode(({ path }) => (isFigure(path) ? { status: 404 } : 'pass'));
    await saveIllustrated(page, site().origin);
    await openLibrary(page, site().origin);
    await rows(page).getByText('Complete').waitFor();
    expect(await cachedPictures(page)).toBe(2);
  });

  it('OF-05 a saved guide stays readable when it is no longer published, with a message', async () => {
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

  it('OF-05 a large picture on a slow network is requested once', async () => {
    // Without a worker, which would also request the pictures of the page.
    const page = await newPage();
    proxy().setMode(({ path }) => (isFigure(path) ? { bytesPerSecond: 4_000 } : 'pass'));
    await page.route(/figure-bank-desk/, (route, request) =>
      request.resourceType() === 'image' ? route.abort() : route.continue(),
    );
    await saveIllustrated(page, site().origin);
    expect(proxy().requests('figure-bank-desk').length).toBe(1);
  });

  it('OF-05 the saved edition stays until the new one is complete', async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    revised.add(ILLUSTRATED);
    const isNew = (path: string) => path.includes(REVISED.picture);
    proxy().setMode(({ path }) => (isNew(path) ? 'silence' : 'pass'));
    await page.goto(`${site().origin}/blog`);
    await page.goto(site().origin + ARTICLE);
    await page.locator('#article-body').getByText(REVISED.words).waitFor();
    await expect.poll(() => proxy().requests(REVISED.picture).length).toBeGreaterThan(0);
    const edition = async () => JSON.stringify(await storedRows(page, 'marsa-library', 'copies'));
    await page
      .locator('main header')
      .getByRole('button', { name: /^Saving/ })
      .waitFor();
    expect(await edition()).not.toContain(REVISED.words);
    proxy().reset();
    await expect.poll(edition, { timeout: 30_000 }).toContain(REVISED.words);
    await savedLink(page).waitFor();
    revised.clear();
  });

  it('OF-09 a full device shows a message; saved guides stay and articles remain readable', async () => {
    const page = await newPage();
    // The guide would already be stored because it was read.
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
