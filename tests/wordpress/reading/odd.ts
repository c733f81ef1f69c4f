import { expect, it } from 'vitest';
import { articleText, eventually, open, type Reading, readCategory, titled, withVisitor } from './reader.ts';

/** Posts whose fields or markup are unusual (CS-05). */
export function oddReading(get: () => Reading): void {
  it('CS-05 every odd post opens from its card, and none is wider than a small screen', async () => {
    const reading = get();
    await withVisitor(
      reading.browser,
      async ({ page, problems }) => {
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
          expect.arrayContaining(['Odd before 1970', 'Odd deleted image', 'Markup unclosed']),
        );
        expect(wide).toEqual([]);
        expect(problems).toEqual([]);
      },
      { viewport: { width: 320, height: 700 } },
    );
  });

  const opened = (slug: string, check: Parameters<typeof withVisitor>[1]) => async (): Promise<void> => {
    const { site, browser } = get();
    await withVisitor(browser, async (visitor) => {
      await open(visitor.page, `${site.origin}/blog/${slug}`);
      await visitor.page.locator('main article h1').waitFor();
      await check(visitor);
      expect(visitor.problems).toEqual([]);
    });
  };

  it(
    'BL-07 a deleted author is the default one',
    opened('odd-deleted-author', async ({ page }) => {
      expect(await page.getByText('Marsa team').count()).toBeGreaterThan(0);
    }),
  );

  it(
    'CS-05 a post behind a password says so',
    opened('odd-password', async ({ page }) => {
      await page.getByText('This article is password-protected').waitFor();
      expect(await articleText(page).count()).toBe(0);
    }),
  );

  it(
    'CS-05 without a picture, or with a deleted one, there is none and nothing is asked for',
    opened('odd-deleted-image', async ({ page }) => {
      expect(await page.locator('main article img').count()).toBe(0);
    }),
  );

  it(
    'CS-05 a body of 300,000 characters is shown to its end',
    opened('odd-long-body', async ({ page }) => {
      const text = (await articleText(page).textContent()) ?? '';
      expect(text.length).toBeGreaterThan(290_000);
      const parts = await articleText(page).getByRole('heading', { level: 2 }).count();
      expect(await page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem').count()).toBe(
        parts,
      );
    }),
  );

  it(
    'CS-05 a picture that is gone leaves its words',
    opened('markup-missing-image', async ({ page }) => {
      await articleText(page).getByText('Gone').waitFor();
      expect(await articleText(page).locator('img').count()).toBe(0);
    }),
  );

  it(
    'CS-05 pictures with relative addresses, of galleries and of lazy-loading plugins are shown',
    opened('markup-relative', async ({ page }) => {
      const { site } = get();
      for (const slug of ['markup-relative', 'markup-gallery', 'markup-lazy']) {
        await open(page, `${site.origin}/blog/${slug}`);
        await articleText(page).waitFor();
        const pictures = articleText(page).locator('img');
        expect(await pictures.count()).toBeGreaterThan(1);
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await eventually(() =>
            picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
          ).toBeGreaterThan(0);
        }
      }
    }),
  );

  it(
    'CS-05 links to WordPress’ own posts lead to this site’s and open there',
    opened('markup-own-links', async ({ page }) => {
      const { site, wordPress } = get();
      const href = (name: string) =>
        articleText(page).getByRole('link', { name, exact: true }).getAttribute('href');
      expect(await href('Our guide')).toBe('/blog/opening-a-company-bank-account');
      expect(await href('Arabic')).toBe(`/blog/${encodeURIComponent('تأسيس-شركة')}`);
      expect(await href('our category')).toBe(`${wordPress.origin}/category/banking/`);
      expect(await href('our login')).toBe(`${wordPress.origin}/wp-login.php`);
      await page.evaluate(() => {
        document.documentElement.dataset['page'] = 'the same';
      });
      await articleText(page).getByRole('link', { name: 'Our guide' }).click();
      await titled(page, 'Opening a company bank account');
      expect(page.url()).toBe(`${site.origin}/blog/opening-a-company-bank-account`);
      // The app went there itself: the page was not loaded anew.
      expect(await page.locator('html').getAttribute('data-page')).toBe('the same');
      await open(page, `${site.origin}/blog/markup-relative`);
      await articleText(page).getByRole('link', { name: 'another' }).click();
      await titled(page, 'What a trade licence allows');
    }),
  );
}
