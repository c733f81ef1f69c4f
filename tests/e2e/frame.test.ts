import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site as firm } from '../../src/content/site.ts';
import { appReady } from '../support/browser.ts';
import { menuButton } from '../support/pageKinds.ts';
import { shownText, visits } from '../support/visits.ts';

const SMALL = { width: 390, height: 844 };
const { visit, site } = visits();

const open = async (path: string, small = false): Promise<Page> => {
  const page = await visit(path, small ? { viewport: SMALL } : {});
  await appReady(page);
  return page;
};

describe('the frame', () => {
  it('FR-01 the top bar leads to video channel, chat, phone, saved guides and login', async () => {
    const page = await open('/blog');
    const links = page.locator('aside').first().getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      firm.videoChannel,
      `https://wa.me/${firm.whatsapp}`,
      `tel:${firm.phone.replaceAll(' ', '')}`,
      '/saved',
      '/login',
    ]);
    expect(await page.locator('aside').first().getByRole('button').textContent()).toContain('English');
  });

  it('FR-07 is marked as scrolled beyond 20 px', async () => {
    const page = await open('/blog');
    const scrolled = page.locator('header[data-scrolled]');
    await page.evaluate(() => scrollTo(0, 20));
    expect(await scrolled.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 21));
    await scrolled.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await scrolled.waitFor({ state: 'detached' });
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
      'Sat 10:00–14:00, Sun closed',
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

  it('FR-08 PG-03 every link of header and footer leads to a page with a heading of its own', async () => {
    const page = await open('/blog');
    const addresses = await page
      .locator('header a[href^="/"], aside a[href^="/"], footer a[href^="/"]')
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

describe('the frame on a small screen', () => {
  const menu = (page: Page) => page.getByRole('dialog');

  it('FR-06 the menu takes 85 % of the width and opens one section at a time', async () => {
    const page = await open('/blog', true);
    await menuButton(page).click();
    const section = (name: string) => menu(page).getByRole('button', { name, exact: true });
    await section('Licensing').waitFor();
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBeCloseTo(390 * 0.85, 0);
    const openSections = () => menu(page).locator('button[aria-expanded="true"]').allTextContents();
    await section('Licensing').click();
    await menu(page).getByRole('link', { name: 'Professional' }).waitFor();
    await section('Visa').click();
    await expect.poll(openSections).toEqual(['Visa']);
    await section('Visa').click();
    await expect.poll(openSections).toEqual([]);
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

  it('FR-06 a fixed bar has Call, chat and Quote', async () => {
    const page = await open('/blog', true);
    const bar = page.locator('nav').filter({ has: page.getByRole('link', { name: 'Call', exact: true }) });
    expect(
      await bar.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual([`tel:${firm.phone.replaceAll(' ', '')}`, `https://wa.me/${firm.whatsapp}`, '/quote']);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(SMALL.height, 0);
  });
});

describe('a page of the navigation', () => {
  it('PG-01 QU-03 says what it holds, how to ask, and is told to search engines', async () => {
    const page = await open('/services/share-transfer');
    expect(await page.locator('main h1').textContent()).toBe('Share transfer');
    await page.getByText('Selling or passing on shares: agreement, consent').first().waitFor();
    expect(
      await page.locator('main').getByRole('link', { name: 'Write in the chat' }).getAttribute('href'),
    ).toContain(encodeURIComponent('Share transfer'));
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    const sitemap = await (await fetch(`${site().origin}/sitemap.xml`)).text();
    expect(sitemap).toMatch(/services\/share-transfer<\/loc><lastmod>2026-\d\d-\d\d</);
    expect(sitemap).not.toContain('/saved<');
    const described = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(described.join()).toMatch(/"Service".*"FAQPage".*"BreadcrumbList"/);
  });

  it('PG-01 answers 404 to an address that nothing names', async () => {
    expect((await fetch(`${site().origin}/services/no-such-service`)).status).toBe(404);
  });
});
