import { expect, it } from 'vitest';
import { articleText, eventually, open, type Reading, readCategory, titled } from './reader.ts';

/** Posts with unusual fields or markup (CS-05). */
export function oddReading(reading: Reading): void {
  const { site, newPage, wordPress } = reading;
  const opened = async (slug: string) => {
    const page = await newPage();
    await open(page, `${site().origin}/blog/${slug}`);
    await page.locator('main article h1').waitFor();
    return page;
  };

  it('CS-05 every odd post opens from its card, none is wider than a small screen, and unpublished ones are missing', async () => {
    const page = await newPage({ viewport: { width: 320, height: 700 } });
    const wide: string[] = [];
    const titles = await readCategory(page, reading, 'odd', async (title) => {
      if (title !== 'Odd password') await articleText(page).waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) wide.push(`${title}: ${overflow} px`);
    });
    expect(new Set(titles).size).toBeGreaterThan(35);
    expect(titles).toEqual(
      expect.arrayContaining(['Odd before 1970', 'Odd deleted image', 'Odd sticky', 'Markup unclosed']),
    );
    const unpublished = ['Odd private', 'Odd draft', 'Odd scheduled', 'Odd trashed'];
    expect(titles.filter((title) => unpublished.includes(title))).toEqual([]);
    expect(wide).toEqual([]);
  });

  it('BL-07 a deleted author is replaced by the default one', async () => {
    const page = await opened('odd-deleted-author');
    expect(await page.getByText('Marsa team').count()).toBeGreaterThan(0);
  });

  it('CS-05 a post with a password says that it is protected', async () => {
    const page = await opened('odd-password');
    await page.getByText('This article is password-protected').waitFor();
    expect(await articleText(page).count()).toBe(0);
  });

  it('CS-05 a deleted picture is not requested', async () => {
    const page = await opened('odd-deleted-image');
    expect(await page.locator('main article img').count()).toBe(0);
  });

  it('CS-05 a body of 300,000 characters is shown completely', async () => {
    const page = await opened('odd-long-body');
    const text = (await articleText(page).textContent()) ?? '';
    expect(text.length).toBeGreaterThan(290_000);
    const parts = await articleText(page).getByRole('heading', { level: 2 }).count();
    const listed = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem');
    expect(await listed.count()).toBe(parts);
  });

  it('CS-05 a missing picture shows its alternative text', async () => {
    const page = await opened('markup-missing-image');
    await articleText(page).getByText('Gone').waitFor();
    expect(await articleText(page).locator('img').count()).toBe(0);
  });

  it.each(['markup-relative', 'markup-gallery', 'markup-lazy'])(
    'CS-05 pictures with relative addresses, of galleries and of lazy-loading plugins are shown: %s',
    async (slug) => {
      const pictures = articleText(await opened(slug)).locator('img');
      expect(await pictures.count()).toBeGreaterThan(1);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
        await eventually(width).toBeGreaterThan(0);
      }
    },
  );

  it('CS-05 links to WordPress’ own posts lead to this site’s and open there', async () => {
    const page = await opened('markup-own-links');
    const { origin } = wordPress();
    const link = (name: string) => articleText(page).getByRole('link', { name, exact: true });
    for (const [name, href] of [
      ['Our guide', '/blog/opening-a-company-bank-account'],
      ['Arabic', `/blog/${encodeURIComponent('تأسيس-شركة')}`],
      ['our category', `${origin}/category/banking/`],
      ['our login', `${origin}/wp-login.php`],
    ] as const)
      expect(await link(name).getAttribute('href')).toBe(href);
    await page.evaluate(() => {
      document.documentElement.dataset['page'] = 'the same';
    });
    await link('Our guide').click();
    await titled(page, 'Opening a company bank account');
    expect(page.url()).toBe(`${site().origin}/blog/opening-a-company-bank-account`);
    // The app navigated without loading the page.
    expect(await page.locator('html').getAttribute('data-page')).toBe('the same');
    await open(page, `${site().origin}/blog/markup-relative`);
    await link('another').click();
    await titled(page, 'What a trade licence allows');
  });
}
