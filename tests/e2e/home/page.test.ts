import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/i18n/languages.ts';
import { openHome, SCREENS, SECTIONS, PHONE } from '../../support/homePage.ts';
import { CASES, choice } from '../../support/everyCase.ts';
import { shownText, visits } from '../../support/visits.ts';
import { englishPhrases } from '../../support/words.ts';

const { newPage, visit, visitShared, site } = visits();

describe.each(SCREENS)('the home page ($width px)', (viewport) => {
  it('HO-01 the home page has its eleven sections in order', async () => {
    const page = await openHome(visitShared, { viewport });
    expect(
      await page.locator('main > section').evaluateAll((all) => all.map((section) => section.id)),
    ).toEqual(SECTIONS);
    for (const section of await page.locator('main > section').all())
      expect(await section.getAttribute('aria-labelledby')).not.toBeNull();
  });

  it('HO-02 the home page describes the firm', async () => {
    const page = await openHome(visitShared, { viewport });
    expect(await page.locator('h1').innerText()).toBe('Start Your Business in Dubai, UK and Europe');
    const hero = page.locator('#hero');
    expect(await hero.locator('p').first().innerText()).toBe('Fast, Compliant, End-to-End');
    await hero
      .getByText('Company formation, trade licence, visas and corporate banking managed for you.', {
        exact: true,
      })
      .waitFor();
    expect(await hero.getByRole('link', { name: 'Get Free Consultation' }).getAttribute('href')).toBe(
      '/schedule',
    );
    expect(await hero.getByRole('link', { name: 'Get a Quick Quote' }).getAttribute('href')).toBe('/quote');
  });
});

describe('the home page', () => {
  it.each(
    choice(
      2,
      languages.map(({ code }) => code),
    ),
  )('LA-03 no section is wider than the smallest screen in %s', CASES, async (language) => {
    const page = await openHome(visit, {
      viewport: { width: 320, height: 800 },
      language,
      reducedMotion: 'reduce',
    });
    const wide = await page
      .locator('main > section, footer')
      .evaluateAll((all) =>
        all
          .map((section) => ({ id: section.id || section.localName, width: section.scrollWidth }))
          .filter(({ width }) => width > 320),
      );
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it.each(['en', 'ar'])(
    'QU-01 the page in %s is at most 10,000 px high on a phone, and its cards scroll in rows',
    async (language) => {
      const page = await openHome(visit, { language, viewport: PHONE });
      // Content outside the viewport has an estimated height.
      await page.addStyleTag({ content: '.below { content-visibility: visible !important }' });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(10_000);
      for (const line of [
        '#packages article',
        '#reviews figure',
        '#story ol > li',
        '#licences .MuiCard-root',
      ]) {
        const tops = await page
          .locator(line)
          .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
        expect([line, new Set(tops).size]).toEqual([line, 1]);
      }
    },
  );

  it('QU-03 all text and links are visible without scripts', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(`${site().origin}/`);
    for (const id of SECTIONS) expect([id, await page.locator(`#${id}`).isVisible()]).toEqual([id, true]);
    expect((await shownText(page, '#story')).length).toBeGreaterThan(2000);
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(await page.locator('footer a[href="/legal/privacy"]').isVisible()).toBe(true);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: 'Licensing', exact: true }).click();
      expect(await page.getByRole('link', { name: 'Restaurant', exact: true }).first().isVisible()).toBe(
        true,
      );
      await page.getByRole('button', { name: 'Licensing', exact: true }).click();
    }
  });
});

describe('text of the home page', () => {
  it.each(
    choice(
      1,
      languages.filter(({ code }) => code !== 'en').map(({ code }) => code),
    ),
  )(
    'LA-04 frame and home page in %s contain no English messages and no message keys',
    CASES,
    async (language) => {
      const page = await openHome(visit, { language });
      const english = englishPhrases();
      const texts = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (parent && !parent.closest('script, style, #latest article'))
            found.push((node.textContent ?? '').trim());
        }
        return found.filter((text) => text !== '');
      });
      expect(texts.length).toBeGreaterThan(300);
      expect(texts.filter((text) => english.includes(text))).toEqual([]);
      expect(texts.filter((text) => /^[a-z]\w*(?:\.\w+)+$/i.test(text))).toEqual([]);
    },
  );
});
