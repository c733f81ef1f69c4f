import { describe, expect, it } from 'vitest';
import { fillLibrary } from '../support/fillLibrary.ts';
import { appReady, withWorker } from '../support/browser.ts';
import { CASES, choice, IN_FULL } from '../support/everyCase.ts';
import { illustratedContent } from '../support/illustrated.ts';
import {
  cachedPictures,
  openLibrary,
  rows,
  saveButton,
  savedLink,
  saveIllustrated,
  inLibrary,
} from '../support/library.ts';
import { visits } from '../support/visits.ts';

const { site, visit, newPage, proxy } = visits(illustratedContent());

describe('the library', () => {
  it('OF-05 an empty library links to guides', async () => {
    const page = await visit('/saved');
    await page.getByText('Nothing saved yet').waitFor();
    await page.getByRole('link', { name: 'Go to the guides' }).click();
    await page.getByRole('heading', { level: 1, name: /^Guides for founders/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog');
  });

  it('OF-05 removing a guide can be undone, and frees its storage when the page is left', async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    await openLibrary(page, site().origin);
    await rows(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByText('1 guide removed.').waitFor();
    await expect.poll(() => rows(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await rows(page).getByText('Complete').waitFor();
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByText('Nothing saved yet').waitFor();
    await page.getByRole('link', { name: 'Go to the guides' }).click();
    await expect.poll(() => cachedPictures(page)).toBe(0);
  });

  it('OF-05 a large library shows all guides, and all matches of a search', async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    await fillLibrary(page, 40, 0);
    await openLibrary(page, site().origin);
    await expect.poll(() => rows(page).count()).toBe(41);
    const title = await rows(page).nth(40).getByRole('heading').innerText();
    await page.getByRole('searchbox').last().fill(title);
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole('searchbox').last().fill('');
    await expect.poll(() => rows(page).count()).toBe(41);
  });

  it('OF-05 links to the library show the current number of saved guides', async () => {
    const page = await newPage();
    const count = page.getByRole('link', { name: 'Saved (1 guide)', exact: true });
    await saveIllustrated(page, site().origin);
    await count.waitFor();
    await openLibrary(page, site().origin);
    await count.waitFor();
    expect(await count.locator('.MuiBadge-badge').textContent()).toBe('1');
    await page.getByRole('button', { name: 'Remove all' }).click();
    await count.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await count.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site().origin}/ar/visa/golden-visa-uae`);
    await appReady(page);
    await page.getByRole('banner').getByRole('button', { name: 'القائمة' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'المحفوظات (دليل واحد)', exact: true })
      .waitFor();
  });

  it('OF-05 the check before a journey reads everything back, lists missing parts and repairs them', async () => {
    const page = await newPage(withWorker);
    // With Save-Data, the page does not fetch missing parts by itself.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await saveIllustrated(page, site().origin);
    await openLibrary(page, site().origin);
    await rows(page).getByText('Complete').waitFor();
    proxy().setMode(({ path }) => (path.startsWith('/wp-content/') ? { status: 503 } : 'pass'));
    await page.evaluate(async () => {
      // Pictures seen on a page would replace the deleted ones.
      await caches.delete('marsa-seen-images');
      const cache = await caches.open('marsa-saved-pictures');
      const [first] = await cache.keys();
      if (first) await cache.delete(first);
    });
    await page.getByRole('button', { name: 'Ready to travel?' }).click();
    await page.getByText('Something is missing in 1 guide').waitFor();
    await rows(page).getByText('1 picture is missing').waitFor();
    proxy().reset();
    await page.getByRole('button', { name: 'Download what is missing' }).click();
    await page.getByText('Yes. 1 guide is complete').waitFor();
    expect(await cachedPictures(page)).toBe(3);
  });

  it.each(
    choice(1, [
      ['gone', 'delete'],
      ['broken', 'spoil'],
    ] as const),
  )('OF-05 the check before a journey reports and repairs a text that is %s', CASES, async (_, change) => {
    const page = await newPage(withWorker);
    await saveIllustrated(page, site().origin);
    await openLibrary(page, site().origin);
    await rows(page).getByText('Complete').waitFor();
    await inLibrary(page, 'copies', change);
    await page.getByRole('button', { name: 'Ready to travel?' }).click();
    await page.getByText('Something is missing in 1 guide').waitFor();
    await page.getByRole('button', { name: 'Download what is missing' }).click();
    await page.getByText('Yes. 1 guide is complete').waitFor();
    expect(await page.getByText('Something is missing').count()).toBe(0);
  });

  it('OF-05 pictures of no saved guide are deleted', async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    // On this file no script of the site runs, which could delete the picture before it is counted.
    await page.goto(`${site().origin}/robots.txt`);
    await page.evaluate(async () => {
      await (await caches.open('marsa-saved-pictures')).put('/wp-content/left-over.png', new Response('x'));
    });
    expect(await cachedPictures(page)).toBe(4);
    await openLibrary(page, site().origin);
    await expect.poll(() => cachedPictures(page)).toBe(3);
  });

  it('OF-09 on a full device removing a guide frees its storage at once', async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    await openLibrary(page, site().origin);
    await rows(page).getByText('Complete').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site().origin, quotaSize: 1 });
    await rows(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByText('Nothing saved yet').waitFor();
    await page.getByRole('link', { name: 'Go to the guides' }).click();
    await expect.poll(() => cachedPictures(page)).toBe(0);
  });

  it('OF-05 one undo restores several removed guides', IN_FULL, async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    await page.goto(`${site().origin}/blog/documents-and-attestation`);
    await saveButton(page).click();
    await savedLink(page).waitFor();
    await openLibrary(page, site().origin);
    for (const left of [1, 0]) {
      await rows(page)
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect.poll(() => rows(page).count()).toBe(left);
    }
    await page.getByText('2 guides removed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows(page).getByText('Complete').count()).toBe(2);
  });

  it('OF-09 data evicted by the browser is detected at the next start and fetched again', async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    await page.goto(`${site().origin}/icons/favicon.svg`);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await openLibrary(page, site().origin);
    await expect.poll(() => cachedPictures(page)).toBe(3);
    await rows(page).getByText('Complete').waitFor();
  });

  it('OF-03 recently read guides are listed separately from saved ones', async () => {
    const page = await newPage();
    await saveIllustrated(page, site().origin);
    await page.goto(`${site().origin}/blog/second-year-costs`);
    await appReady(page);
    await saveButton(page).waitFor();
    await openLibrary(page, site().origin);
    const recent = page.getByRole('region', { name: 'Recently read' });
    await recent.getByRole('link', { name: 'What it costs to keep a company: the second year' }).waitFor();
    expect(await recent.getByRole('link').count()).toBe(1);
  });

  it.each(
    choice(1, [
      ['ar', 'rtl'],
      ['ur', 'ltr'],
      ['hi', 'ltr'],
    ]),
  )('LA-01 the library is in %s', CASES, async (language, direction) => {
    const page = await newPage({ language });
    await openLibrary(page, site().origin);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
    expect(await page.locator('main h1').innerText()).not.toMatch(/[A-Za-z]/);
  });
});

describe('sharing to the app', () => {
  it('OF-01 a shared link of a guide can be saved at once', async () => {
    const page = await newPage();
    const link = `${site().origin}/blog/second-year-costs`;
    await page.goto(`${site().origin}/saved?text=${encodeURIComponent(`Look: ${link}`)}`);
    await page.getByRole('button', { name: 'Save this guide' }).click();
    await rows(page).getByText('Complete').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('OF-01 a link of another site is rejected with a message', async () => {
    const page = await visit('/saved?url=https%3A%2F%2Fother.example%2F');
    await page.getByText('This link is not one of our guides.').waitFor();
    expect(await page.getByRole('button', { name: 'Save this guide' }).count()).toBe(0);
  });
});

describe('a large library', () => {
  it('OF-05 the library can be searched in all scripts', IN_FULL, async () => {
    const page = await newPage();
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    const cards = page.locator('main article');
    for (let count = 1; count <= 6; count += 1) {
      await cards
        .getByRole('button', { name: /^Save for offline/ })
        .first()
        .click();
      await expect.poll(() => cards.getByRole('link', { name: /^Saved:/ }).count()).toBe(count);
    }
    await openLibrary(page, site().origin);
    const field = page.getByRole('searchbox', { name: 'Search the library' });
    await field.fill('bank check');
    await expect.poll(() => rows(page).count()).toBe(1);
    await field.fill('qzqz');
    await page.getByText('Nothing in the library matches').waitFor();
    await field.fill('');
    await expect.poll(() => rows(page).count()).toBe(6);
  });
});
