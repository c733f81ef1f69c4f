import { expect, it } from 'vitest';
import { appReady } from '../../support/browser.ts';
import {
  articleText,
  cards,
  categoryId,
  eventually,
  listReady,
  nextPage,
  open,
  openCard,
  openList,
  type Reading,
  seePictures,
  titled,
} from './reader.ts';

/** The list and its articles, read online (CS-04). */
export function ordinaryReading({ site, newPage, wordPress }: Reading): void {
  const blog = async (query = '') => {
    const page = await newPage();
    await openList(page, `${site().origin}/blog${query}`);
    return page;
  };

  it('CS-04 the list shows nine posts with pictures of WordPress, and decoded categories', async () => {
    const page = await blog();
    expect(await cards(page).count()).toBe(9);
    expect(await cards(page).first().textContent()).toBe('Mainland or free zone: how to choose');
    const widths = await seePictures(page);
    expect(widths).toHaveLength(9);
    expect(Math.min(...widths)).toBeGreaterThan(0);
    const sources = await page
      .locator('main img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).origin));
    expect(new Set(sources)).toEqual(new Set([wordPress().origin]));
    const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await eventually(() => chips.allTextContents()).toEqual(
      expect.arrayContaining(['Tax & VAT', 'أدلة بالعربية']),
    );
    // The name of one category contains only markup.
    expect(await chips.allTextContents()).not.toContain('');
  });

  it('CS-04 paging shows older posts and returns, and the address contains the page', async () => {
    const page = await blog();
    const first = await cards(page).allTextContents();
    expect(await nextPage(page)).toBe(true);
    expect(new URL(page.url()).search).toBe('?page=2');
    const second = await cards(page).allTextContents();
    expect(second).toHaveLength(9);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    const last = /of (\d+)/.exec((await page.getByText(/^Page 2 of/).textContent()) ?? '')?.[1] ?? '';
    await openList(page, `${site().origin}/blog?page=${last}`);
    expect(await nextPage(page)).toBe(false);
    await open(page, `${site().origin}/blog?page=${Number(last) + 1}`);
    await page.getByRole('heading', { name: 'No articles found' }).waitFor();
  });

  it('CS-04 a category shows its posts and starts with the first page', async () => {
    const page = await blog('?page=2');
    const chips = page.getByRole('navigation', { name: 'Categories' });
    await chips.getByRole('link', { name: 'Tax & VAT' }).click();
    await page.waitForURL(`**/blog?category=${await categoryId(wordPress(), 'tax')}`);
    const others = page.locator('main article').filter({ hasNotText: 'Tax & VAT' });
    await eventually(() => others.count()).toBe(0);
    await listReady(page);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  it('CS-04 a search is sent to WordPress, in any script', async () => {
    const page = await blog();
    for (const [words, title] of [
      ['trademark', 'Registering a trademark before launch'],
      ['مصرفي', 'فتح حساب مصرفي للشركة خطوة بخطوة'],
      ['वीज़ा', 'निवेशक वीज़ा: चरण दर चरण'],
    ] as const) {
      const searchOf = (address: string) => new URL(address).searchParams.get('search');
      const asked = page.waitForRequest(
        (request) => request.url().startsWith(wordPress().apiBase) && searchOf(request.url()) === words,
      );
      await page.getByRole('searchbox').fill(words);
      await asked;
      expect(searchOf(page.url())).toBe(words);
      await eventually(() => cards(page).allTextContents()).toContain(title);
    }
  });

  it('CS-04 an article with an Arabic slug opens from its card and by its address', async () => {
    const page = await blog();
    const title = await openCard(page, cards(page).filter({ hasText: 'تأسيس شركة في دبي' }));
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe('/blog/تأسيس-شركة-في-دبي-من-أين-تبدأ؟');
    expect(await articleText(page).getAttribute('dir')).toBe('rtl');
    const text = await articleText(page).textContent();
    await page.reload();
    await appReady(page);
    await titled(page, title);
    expect(await articleText(page).textContent()).toBe(text);
    expect(await page.title()).toContain(title);
  });

  it('CS-04 an article written after the build opens by its address', async () => {
    const page = await newPage();
    const answer = await page.goto(`${site().origin}/blog/closing-a-company-properly`);
    expect(answer?.status()).toBe(404);
    await titled(page, 'Closing a company properly');
    expect(Math.min(...(await seePictures(page)))).toBeGreaterThan(0);
  });
}
