import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { LABEL, margins, MARGINS, PATH } from '../support/direction.ts';
import { fileOf, rendered } from '../support/renderedSite.ts';
import { visits } from '../support/visits.ts';

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
