import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { appReady, stopClock } from '../support/browser.ts';
import { answers, shownText, visits } from '../support/visits.ts';
import { englishPhrases } from '../support/words.ts';

const SECTIONS = [
  'hero',
  'industries',
  'booking',
  'support',
  'track',
  'packages',
  'licences',
  'latest',
  'reviews',
  'partners',
  'story',
];
const PHONE = { width: 390, height: 844 };
const SCREENS = [{ width: 1366, height: 768 }, PHONE];
const { newPage, visit, site } = visits();

/** The home page, whole and alive. */
async function home(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit('/', options);
  await appReady(page);
  await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
  return page;
}

describe.each(SCREENS)('the home page ($width px)', (viewport) => {
  it('HO-01 has its eleven sections in order', async () => {
    const page = await home({ viewport });
    expect(
      await page.locator('main > section').evaluateAll((all) => all.map((section) => section.id)),
    ).toEqual(SECTIONS);
    for (const section of await page.locator('main > section').all())
      expect(await section.getAttribute('aria-labelledby')).not.toBeNull();
  });

  it('HO-02 says what the firm does', async () => {
    const page = await home({ viewport });
    expect(await page.locator('h1').innerText()).toBe('Start Your Business in Dubai, UK and Europe');
    const hero = page.locator('#hero');
    expect(await hero.innerText()).toContain('Fast, Compliant, End-to-End');
    expect(await hero.getByRole('link', { name: 'Get Free Consultation' }).getAttribute('href')).toBe(
      '/schedule',
    );
    expect(await hero.getByRole('link', { name: 'Get a Quick Quote' }).getAttribute('href')).toBe('/quote');
  });
});

describe('the home page', () => {
  it.each(languages.map(({ code }) => code))(
    'LA-03 no section is wider than the smallest screen in %s',
    async (language) => {
      const page = await home({ viewport: { width: 320, height: 800 }, language, reducedMotion: 'reduce' });
      const wide = await page
        .locator('main > section, footer')
        .evaluateAll((all) =>
          all
            .map((section) => ({ id: section.id || section.localName, width: section.scrollWidth }))
            .filter(({ width }) => width > 320),
        );
      expect(wide).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );

  it('QU-03 shows all its words and links without scripts', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(`${site().origin}/`);
    for (const id of SECTIONS) expect([id, await page.locator(`#${id}`).isVisible()]).toEqual([id, true]);
    expect((await shownText(page, '#story')).length).toBeGreaterThan(2000);
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(await page.locator('footer a[href="/legal/privacy"]').isVisible()).toBe(true);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('summary', { hasText: 'Licensing' }).click();
      expect(await page.getByRole('link', { name: 'Restaurant', exact: true }).first().isVisible()).toBe(
        true,
      );
      await page.locator('summary', { hasText: 'Licensing' }).click();
    }
  });
});

describe('the slides', () => {
  const place = (page: Page) => page.locator('#hero').getByText(/^\d+ of 15$/);
  const dots = (page: Page) => page.getByRole('button', { name: /, \d+ of 15$/ });

  /** The home page with time in the test’s hand. */
  async function still(options: Parameters<typeof newPage>[0] = {}): Promise<Page> {
    const page = await newPage(options);
    await page.clock.install();
    await page.goto(`${site().origin}/`);
    await appReady(page);
    // The rotation begins when the hero is alive.
    await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
    await stopClock(page);
    return page;
  }
  const now = async (page: Page) => Number.parseInt((await place(page).innerText()) || '0', 10);
  const after = async (page: Page, milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return now(page);
  };

  it('HO-03 turn every 4 s, in 0.4 s', async () => {
    const page = await still();
    const first = await now(page);
    await expect.poll(() => after(page, 100)).not.toBe(first);
    const second = await now(page);
    const picture = page.waitForResponse(/\/assets\/[\w-]+\.svg$/);
    expect(await after(page, 2000)).toBe(second);
    await (await picture).finished();
    expect(await after(page, 1800)).toBe(second);
    await expect.poll(() => after(page, 300)).toBe((second % 15) + 1);
  });

  it('HO-03 a slide whose picture does not come is waited for, and then shown without it', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(Math.min(milliseconds, 4_000));
    });
    // The first picture is on the page; those of the next slides hang.
    await page.route(/\/assets\/(?!industrial|harbour)[\w-]+\.svg$/, () => undefined);
    await page.clock.install();
    await page.goto(`${site().origin}/`, { waitUntil: 'commit' });
    await appReady(page);
    await page.locator('html[data-main="ready"]').waitFor({ state: 'attached' });
    await stopClock(page);
    expect(await after(page, 12_000)).toBe(1);
    await expect.poll(() => after(page, 1_000)).toBe(2);
  });

  it('HO-03 a dot selects a slide, which stays for 8 s', async () => {
    const page = await still();
    await dots(page).nth(14).click();
    await page.clock.runFor(500);
    await expect.poll(() => now(page)).toBe(15);
    const hero = page.locator('#hero');
    expect(await hero.getByRole('link', { name: 'Transfer', exact: true }).getAttribute('href')).toBe(
      '/services/share-transfer',
    );
    await page.mouse.move(5, 5);
    expect(await after(page, 7000)).toBe(15);
    await page.clock.runFor(600);
    await expect.poll(() => after(page, 200)).toBe(1);
  });

  it('HO-03 stand still when paused, and for those who want no motion', async () => {
    const page = await still();
    await page.getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(600);
    const stopped = await now(page);
    expect(await after(page, 20_000)).toBe(stopped);
    const calm = await still({ reducedMotion: 'reduce' });
    expect(await after(calm, 20_000)).toBe(1);
  });
});

describe('the industries', () => {
  const shown = (page: Page) =>
    page.locator('#industries li').evaluateAll((items) => {
      const box = items[0]?.parentElement?.getBoundingClientRect();
      return items.flatMap((item, index) => {
        const { left, right } = item.getBoundingClientRect();
        return box && left >= box.left - 2 && right <= box.right + 2 ? [index] : [];
      });
    });
  const arrow = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('HO-04 shows four of eight, arrows disabled at the ends', async () => {
    const page = await home({ reducedMotion: 'reduce' });
    await page.locator('#industries').scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page)).toEqual([0, 1, 2, 3]);
    expect(await arrow(page, 'Previous industries').isDisabled()).toBe(true);
    await arrow(page, 'Next industries').click();
    await expect.poll(() => shown(page)).toEqual([4, 5, 6, 7]);
    await expect.poll(() => arrow(page, 'Next industries').isDisabled()).toBe(true);
    await page.locator('#industries').getByRole('button', { name: 'Industries, page 1 of 2' }).click();
    await expect.poll(() => shown(page)).toEqual([0, 1, 2, 3]);
  });

  it('HO-04 goes card by card on a small screen', async () => {
    const page = await home({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.locator('#industries').scrollIntoViewIfNeeded();
    await answers(page.locator('#industries li a').first());
    await page.locator('#industries').getByRole('button', { name: 'Industries, page 3 of 8' }).click();
    await expect.poll(() => shown(page)).toEqual([2]);
    await page.locator('#industries').getByRole('button', { name: 'Industries, page 1 of 8' }).click();
    await expect.poll(() => shown(page)).toEqual([0]);
  });

  it.each([
    ['en', 'ArrowLeft'],
    ['ar', 'ArrowRight'],
  ])('HO-04 arrow keys go round in %s', async (language, back) => {
    const page = await home({ reducedMotion: 'reduce', language });
    await answers(page.locator('#industries li a').first());
    await page.locator('#industries li a').first().focus();
    await page.keyboard.press(back);
    await expect.poll(() => shown(page)).toEqual([4, 5, 6, 7]);
    await page.keyboard.press(back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => shown(page)).toEqual([0, 1, 2, 3]);
  });
});

describe('the booking form', () => {
  it.each(SCREENS)('HO-05 FO-01 sums up and sends nothing ($width px)', async (viewport) => {
    const page = await home({ viewport });
    const form = page.locator('#booking form');
    const slots = form.getByRole('radio');
    expect(await slots.count()).toBe(8);
    expect(await slots.evaluateAll((all) => all.map((slot) => slot.matches(':disabled')))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
    const date = form.locator('input[type="date"]');
    await expect.poll(() => date.getAttribute('min')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await form.getByLabel('Name').fill('Amina');
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByText('Amina').waitFor();
    expect(await modal.innerText()).toContain('Nothing has been sent yet');
    expect(await modal.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')).toContain(
      'Amina',
    );
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => modal.count()).toBe(0);
    expect(
      site()
        .proxy()
        .requests()
        .filter(({ method }) => method !== 'GET' && method !== 'HEAD'),
    ).toEqual([]);
  });

  it('HO-05 opens the confirmation with empty fields too', async () => {
    const page = await home();
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByRole('dialog').getByText('You have entered nothing yet').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('FO-03 what was typed survives a reload', async () => {
    const page = await home();
    await page.locator('#booking').scrollIntoViewIfNeeded();
    await answers(page.locator('#booking form'));
    await page.locator('#booking').getByLabel('Phone').fill('+971 50 000 0000');
    await page.reload();
    await appReady(page);
    await expect
      .poll(() => page.locator('#booking').getByLabel('Phone').inputValue())
      .toBe('+971 50 000 0000');
  });
});

describe('words', () => {
  it.each(SCREENS)('FR-09 the calls to action read as specified ($width px)', async (viewport) => {
    const page = await home({ viewport });
    for (const call of [
      'Get Free Consultation',
      'Get a Quick Quote',
      'Get a Quote',
      'Schedule Meeting',
      'Schedule Meet',
    ])
      expect([call, (await page.getByText(call, { exact: true }).count()) > 0]).toEqual([call, true]);
  });

  it.each(languages.filter(({ code }) => code !== 'en').map(({ code }) => code))(
    'LA-04 in %s frame and home page have no English words, and no keys in their place',
    async (language) => {
      const page = await home({ language });
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

describe.each(SCREENS)('numbers, packages, licences and more ($width px)', (viewport) => {
  it('HO-05 HO-06 HO-07 make the claims as specified', async () => {
    const page = await home({ viewport });
    const claims: readonly (readonly [string, readonly string[]])[] = [
      ['booking', ['5,000+', '98%', 'callback within 30 minutes']],
      ['support', ['24/7', '7 days a week', 'under 2 hours']],
      ['track', ['3,500+', '98%', '25+', '50+']],
    ];
    for (const [id, words] of claims)
      for (const word of words) expect(await shownText(page, `#${id}`)).toContain(word);
  });

  it('HO-08 shows the four packages with their prices', async () => {
    const page = await home({ viewport });
    expect(await shownText(page, '#packages')).toContain(
      'Prices are estimates; authority fees and add-ons are itemised in a quote.',
    );
    const cards = page.locator('#packages article');
    const texts = (await cards.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
    expect(texts).toEqual([
      expect.stringMatching(/Shams Free Zone .*AED 15,500/),
      expect.stringMatching(/Most Popular SPC Free Zone .*AED 14,900/),
      expect.stringMatching(/IFZA .*AED 16,200/),
      expect.stringMatching(/Meydan .*AED 18,500/),
    ]);
  });

  it('HO-09 selects the second licence type at first, others by hover, focus and tap', async () => {
    const page = await home({ viewport, hasTouch: true });
    const button = (name: string) => page.locator('#licences').getByRole('button', { name });
    const selected = () => page.locator('#licences button[aria-expanded="true"]').allTextContents();
    expect(await selected()).toEqual(['Freezone']);
    await expect.poll(async () => (await button('Mainland').hover(), await selected())).toEqual(['Mainland']);
    await button('Offshore').focus();
    await expect.poll(selected).toEqual(['Offshore']);
    await button('Freezone').tap();
    await expect.poll(selected).toEqual(['Freezone']);
    const features = page.locator('#licences li').filter({ visible: true });
    const texts = await features.allInnerTexts();
    for (const feature of ['100% foreign ownership', 'Tax benefits', 'Streamlined process'])
      expect(texts.filter((text) => text === feature)).toHaveLength(1);
  });

  it('HO-10 shows the six latest articles, cut at 120 characters', async () => {
    const page = await home({ viewport });
    const cards = page.locator('#latest article');
    await expect.poll(() => cards.count()).toBe(6);
    for (const excerpt of await cards.locator('p').allTextContents())
      expect(excerpt.length).toBeLessThanOrEqual(121);
  });

  it('HO-11 HO-12 marks reviews and partners as samples and tells the seven steps', async () => {
    const page = await home({ viewport });
    expect(await shownText(page, '#reviews')).toContain('Sample');
    expect(await shownText(page, '#partners')).toContain('Sample');
    expect(await page.locator('#reviews figure').count()).toBe(3);
    await shownText(page, '#story');
    expect(await page.locator('#story ol h4').allInnerTexts()).toEqual([
      'Plan and structure',
      'Name and initial approvals',
      'Company documents',
      'Licence issuance',
      'Establishment card and visas',
      'Banking',
      'Go-live and compliance',
    ]);
  });
});
