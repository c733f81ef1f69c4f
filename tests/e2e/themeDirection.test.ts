import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { LABEL, margins, MARGINS, PATH, sheetKeys } from '../support/direction.ts';
import { fileOf, rendered } from '../support/renderedSite.ts';
import { visits } from '../support/visits.ts';
import { word } from '../support/words.ts';

const { newPage, site } = visits();

describe('a physical margin of the theme', () => {
  it('LA-03 QU-05 is mirrored in the Arabic file, and only there', () => {
    expect(rendered(fileOf(PATH, 'en'))).toContain('margin-left:-9px');
    expect(rendered(fileOf(PATH, 'ar'))).toContain('margin-right:-9px');
    expect(rendered(fileOf(PATH, 'ar'))).not.toContain('margin-left:-9px');
  });

  it.each(['en', 'ar'] as const)(
    'LA-03 QU-05 is right in %s before and after hydration',
    async (language) => {
      const page = await newPage({ language });
      site()
        .proxy()
        .setMode(({ path }) => (path.startsWith('/assets/index-') ? 'silence' : 'pass'));
      await page.goto(`${site().origin}${language === 'en' ? '' : `/${language}`}${PATH}`, {
        waitUntil: 'commit',
      });
      await page.locator(LABEL).first().waitFor();
      expect(await margins(page)).toEqual(MARGINS[language]);
      site()
        .proxy()
        .setMode(() => 'pass');
      await page.reload();
      await appReady(page);
      await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
      expect(await margins(page)).toEqual(MARGINS[language]);
    },
  );

  it('LA-03 switching the language mirrors the open page, and leaves nothing of the other direction', async () => {
    const page = await newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(site().origin + PATH);
    await appReady(page);
    expect(await sheetKeys(page)).toEqual(['css']);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await page.locator('html[dir="rtl"]').waitFor();
    await expect.poll(() => margins(page)).toEqual(MARGINS.ar);
    await expect.poll(() => sheetKeys(page)).toEqual(['rtl']);
  });

  it('LA-03 a language chosen before the page’s script has come leaves nothing of the other direction', async () => {
    const script = Promise.withResolvers<undefined>();
    site()
      .proxy()
      .setMode(({ path }) =>
        path.startsWith('/assets/en.calculator') ? { until: script.promise, before: 'pass' } : 'pass',
      );
    const page = await newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(site().origin + PATH);
    await appReady(page);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await page.locator('html[dir="rtl"]').waitFor();
    script.resolve(undefined);
    await expect.poll(() => margins(page)).toEqual(MARGINS.ar);
    await expect.poll(() => sheetKeys(page)).toEqual(['rtl']);
  });

  it('LA-03 a language chosen long before the page’s script comes says that the page is loading', async () => {
    const script = Promise.withResolvers<undefined>();
    site()
      .proxy()
      .setMode(({ path }) =>
        path.startsWith('/assets/BlogListPage') ? { until: script.promise, before: 'pass' } : 'pass',
      );
    const page = await newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(`${site().origin}/blog`);
    await appReady(page);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await page.locator('main').getByRole('status').getByText(word('ar', 'common.loading')).waitFor();
    script.resolve(undefined);
    await expect.poll(() => page.locator('main h1').innerText()).toBe(word('ar', 'blog.title'));
  });

  it('QU-05 hydration inserts no rule that the page came with', async () => {
    const page = await newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(`${site().origin}/`);
    await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
    const twice = await page.evaluate(() => {
      const rules = (selector: string) =>
        [...document.querySelectorAll<HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
          [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
        );
      const rendered = new Set(rules('style[data-rendered-styles]'));
      // Emotion inserts an animation once more with each rule that uses it.
      const inserted = rules('style[data-emotion="css"]').filter((rule) => !rule.startsWith('@keyframes'));
      return inserted.filter((rule) => rendered.has(rule));
    });
    expect(twice).toEqual([]);
  });
});
