import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site as firm } from '../../src/content/site.ts';
import { appReady } from '../support/browser.ts';
import { calmDevice, menuButton } from '../support/pageKinds.ts';
import { shownText, visits } from '../support/visits.ts';

const SMALL = { width: 390, height: 844 };
const { visitShared, site } = visits();

const open = async (path: string, small = false): Promise<Page> => {
  const page = await visitShared(path, small ? { viewport: SMALL } : {});
  await appReady(page);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  return page;
};

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

describe('the frame', () => {
  it('FR-01 the top bar links to video channel, chat, phone, saved guides and login', async () => {
    const page = await open('/blog');
    const bar = page.locator('aside', { has: page.locator('a[href="/login"]') });
    const links = bar.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      firm.videoChannel,
      `https://wa.me/${firm.whatsapp}`,
      `tel:${firm.phone.replaceAll(' ', '')}`,
      '/saved',
      '/login',
    ]);
    expect(await bar.getByRole('button').textContent()).toContain('English');
  });

  it('FR-07 the header is marked as scrolled beyond 20 px', async () => {
    const page = await open('/blog');
    const scrolled = page.locator('header[data-scrolled]');
    await page.evaluate(() => scrollTo(0, 20));
    expect(await scrolled.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 21));
    await scrolled.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await scrolled.waitFor({ state: 'detached' });
  });

  it('FR-07 on phones the header hides while scrolling down and returns while scrolling up', async () => {
    const page = await visitShared('/blog', { viewport: SMALL, ...calmDevice });
    await appReady(page);
    const header = page.locator('header').first();
    const bottom = () => header.evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -60);
    await expect.poll(bottom).toBeGreaterThan(50);
    // The header stays while it contains the focus.
    const place = await page.evaluate(() => scrollY);
    await header.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await frames(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.mouse.wheel(0, 900);
    await page.locator('header[data-away]').waitFor();
    await frames(page);
    expect(await bottom()).toBeGreaterThan(50);
  });

  it('FR-08 FR-10 the footer has the offices and contact of the site configuration, hours, four columns and the legal pages', async () => {
    const page = await open('/blog');
    const footer = page.locator('footer');
    const text = await shownText(page, 'footer');
    for (const word of [
      'Dubai',
      'London',
      firm.phone,
      firm.email,
      'Mon–Fri 9:00–18:00',
      'Sat 10:00–14:00',
      'Sun closed',
    ])
      expect(text).toContain(word);
    expect(await footer.getByRole('heading').allTextContents()).toEqual([
      'Business Licenses',
      'Free Zone Setup',
      'Business Industries',
      'By Emirate',
    ]);
    expect(
      await footer.getByRole('navigation', { name: 'Legal' }).getByRole('link').allTextContents(),
    ).toEqual(['Privacy', 'Terms', 'Cookies']);
  });

  it('FR-08 PG-03 every link of header, menus and footer leads to a page with a unique heading', async () => {
    const page = await open('/blog');
    const addresses = await page
      .locator(':is(header, [popover], aside, footer) a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    const pages = addresses.filter((address) => !/\.[a-z]+$/.test(address));
    expect(pages.length).toBeGreaterThan(90);
    const headings = new Set<string>();
    for (const address of pages) {
      const answer = await fetch(site().origin + address);
      const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text())?.[1] ?? '';
      expect([address, answer.status, heading === '']).toEqual([address, 200, false]);
      headings.add(heading);
    }
    expect(headings.size).toBe(pages.length);
  });
});

describe('current page', () => {
  const current = (page: Page, within: string) =>
    page
      .locator(`${within} a[aria-current]`)
      .evaluateAll((links) => [
        ...new Set(
          links.map(
            (link) => `${link.getAttribute('href') ?? ''} ${link.getAttribute('aria-current') ?? ''}`,
          ),
        ),
      ]);

  it('FR-11 the current page is marked in header, mega menu and footer, before scripts run and after a click', async () => {
    const html = await (await fetch(`${site().origin}/licensing/industrial-license`)).text();
    expect(html).toMatch(
      /<footer.*href="\/licensing\/industrial-license"[^>]*aria-current="page"|<footer.*aria-current="page"[^>]*href="\/licensing\/industrial-license"/s,
    );
    const page = await open('/licensing/industrial-license');
    await page.locator('header nav button').first().hover();
    await page.locator('nav:popover-open a').first().waitFor();
    await expect
      .poll(() => current(page, ':is(header, [popover])'))
      .toEqual(['/licensing/industrial-license page']);
    expect(await current(page, 'footer')).toEqual(['/licensing/industrial-license page']);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('footer a[href="/packages/ifza"]').click();
    await page.getByRole('heading', { level: 1, name: 'IFZA' }).waitFor();
    await expect
      .poll(() => current(page, ':is(header, [popover])'))
      .toEqual(['/packages true', '/packages/ifza page']);
    await expect.poll(() => current(page, 'footer')).toEqual(['/packages/ifza page']);
  });

  it('FR-11 the current page is marked in the slide-out menu and in the bar', async () => {
    const page = await open('/licensing/industrial-license', true);
    await menuButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Licensing', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Industrial' }).waitFor();
    expect(await current(page, '[role="dialog"]')).toEqual(['/licensing/industrial-license page']);
    await page.getByRole('dialog').getByRole('link', { name: 'Get a Quote', exact: true }).click();
    await page.locator('main h1').getByText('quote').waitFor();
    await expect.poll(() => current(page, 'body > #root > nav')).toEqual(['/quote page']);
  });
});

describe('the frame on a small screen', () => {
  const menu = (page: Page) => page.getByRole('dialog');

  it('FR-06 the menu takes 85 % of the width at every width with its button and the bottom bar', async () => {
    const page = await open('/blog', true);
    const bar = page.locator('nav').filter({ has: page.getByRole('link', { name: 'Call', exact: true }) });
    for (const width of [320, 390, 768, 1024, 1279]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await bar.boundingBox();
      expect([width, box?.x, box?.width]).toEqual([width, 0, width]);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
      await menuButton(page).click();
      await expect.poll(async () => (await menu(page).boundingBox())?.width).toBeCloseTo(width * 0.85, 0);
      await expect.poll(async () => (await menu(page).boundingBox())?.x ?? 0).toBeCloseTo(width * 0.15, 0);
      expect(await menu(page).getByRole('link', { name: 'Get a Quote', exact: true }).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => menu(page).count()).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 844 });
    expect([await menuButton(page).isVisible(), await bar.isVisible()]).toEqual([false, false]);
  });

  it('FR-06 the menu opens one section at a time', async () => {
    const page = await open('/blog', true);
    await menuButton(page).click();
    const section = (name: string) => menu(page).getByRole('button', { name, exact: true });
    await section('Licensing').waitFor();
    const openSections = () => menu(page).locator('button[aria-expanded="true"]').allTextContents();
    await section('Licensing').click();
    await menu(page).getByRole('link', { name: 'Professional' }).waitFor();
    // A tap on a moving item would hit another one.
    const moving = () =>
      menu(page).evaluate(
        (drawer) =>
          drawer.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
    await expect.poll(moving).toBe(0);
    await section('Visa').click();
    await expect.poll(openSections).toEqual(['Visa']);
    await section('Visa').click();
    await expect.poll(openSections).toEqual([]);
    // The links of a section are rendered when it opens.
    const items = menu(page).locator('nav h3 ~ a');
    await expect.poll(() => items.count()).toBe(0);
    let count = 0;
    for (const name of await menu(page).locator('nav button').allTextContents()) {
      await section(name).click();
      await expect.poll(() => menu(page).getByRole('region').count()).toBe(1);
      await menu(page).getByRole('region', { name, exact: true }).getByRole('link').first().waitFor();
      count += await items.count();
      expect(await items.filter({ hasNot: page.locator('svg > path') }).count()).toBe(0);
    }
    expect(count).toBeGreaterThan(60);
  });

  it.each(['Escape', 'the scrim', 'a link'])('FR-06 %s closes the menu', async (way) => {
    const page = await open('/blog', true);
    await menuButton(page).click();
    await menu(page).getByRole('link').first().waitFor();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'the scrim') await page.mouse.click(10, 400);
    else await menu(page).getByRole('link', { name: 'Packages' }).click();
    await expect.poll(() => menu(page).count()).toBe(0);
  });

  it('FR-06 a fixed bar has Call, chat and Quote, and covers nothing at the end of the page', async () => {
    const page = await open('/blog', true);
    const bar = page.locator('nav').filter({ has: page.getByRole('link', { name: 'Call', exact: true }) });
    expect(
      await bar.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual([`tel:${firm.phone.replaceAll(' ', '')}`, `https://wa.me/${firm.whatsapp}`, '/quote']);
    for (const width of [320, 390, 768, 1024, 1279]) {
      await page.setViewportSize({ width, height: 844 });
      // Content gets its layout near the viewport, which moves the end.
      const clearance = () =>
        page.evaluate(() => {
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
          const last = document.querySelector('footer > :last-child > :last-child > :last-child');
          const fixed = document.querySelector('footer + nav');
          return (
            (fixed?.getBoundingClientRect().top ?? 0) - (last?.getBoundingClientRect().bottom ?? Infinity)
          );
        });
      await expect.poll(clearance).toBeGreaterThanOrEqual(8);
    }
    for (const [width, signs] of [
      [320, 0],
      [390, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const cells = await bar
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().width)));
      expect([width, new Set(cells).size]).toEqual([width, 1]);
      expect([width, await bar.locator('svg').filter({ visible: true }).count()]).toEqual([width, signs]);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await bar.isVisible()).toBe(false);
  });

  it('LA-05 the menu names each language by flag, name and code', async () => {
    const page = await open('/blog', true);
    await menuButton(page).click();
    await menu(page).getByRole('button', { name: 'English' }).waitFor();
    const buttons = menu(page).locator('button[lang]');
    expect(await buttons.allTextContents()).toEqual(['EnglishEN', 'العربيةAR', 'اردوUR', 'हिन्दीHI']);
    expect(
      await buttons
        .locator('img')
        .evaluateAll((flags) => flags.map((flag) => flag.getAttribute('data-flag'))),
    ).toEqual(['gb', 'ae', 'pk', 'in']);
    expect(await menu(page).getByRole('button', { name: 'English', pressed: true }).count()).toBe(1);
  });
});

describe('a page of the navigation', () => {
  it('PG-01 QU-03 the page has a title, text, links to contact and metadata for search engines', async () => {
    const page = await open('/services/share-transfer');
    expect(await page.locator('main h1').textContent()).toBe('Share transfer');
    await page.getByText('Selling or passing on shares: agreement, consent').first().waitFor();
    expect(
      await page.locator('main').getByRole('link', { name: 'Use the chat' }).getAttribute('href'),
    ).toContain(encodeURIComponent('Share transfer'));
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    const sitemap = await (await fetch(`${site().origin}/sitemap.xml`)).text();
    expect(sitemap).toMatch(/services\/share-transfer<\/loc><lastmod>2026-\d\d-\d\d</);
    expect(sitemap).not.toContain('/saved<');
    const described = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(described.join()).toMatch(/"Service".*"FAQPage".*"BreadcrumbList"/);
  });
});
