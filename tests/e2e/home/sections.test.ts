import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHome, SCREENS, texts } from '../../support/homePage.ts';
import { shownText, visits } from '../../support/visits.ts';

const { visitShared } = visits();

const PACKAGES = [
  {
    badge: [],
    name: 'Shams Free Zone',
    text: 'Media, freelance and service companies',
    price: 'from AED 15,500',
    to: '/packages/shams',
    own: 'Media, design and online activities',
  },
  {
    badge: ['Most Popular'],
    name: 'SPC Free Zone',
    text: 'Publishing, trading and consultancy',
    price: 'from AED 14,900',
    to: '/packages/spc',
    own: 'Registered address in Sharjah',
  },
  {
    badge: [],
    name: 'IFZA',
    text: 'Dubai address, wide range of activities',
    price: 'from AED 16,200',
    to: '/packages/ifza',
    own: 'Help to choose from a long list of activities',
  },
  {
    badge: [],
    name: 'Meydan',
    text: 'Premium Dubai address',
    price: 'from AED 18,500',
    to: '/packages/meydan',
    own: 'Several activity groups on one licence',
  },
];

async function checkPackages(page: Page): Promise<void> {
  const cards = page.locator('#packages article');
  await cards.first().scrollIntoViewIfNeeded();
  expect(await cards.count()).toBe(PACKAGES.length);
  const features: string[] = [];
  for (const [index, { badge, name, text, price, to, own }] of PACKAGES.entries()) {
    const card = cards.nth(index);
    expect(await texts(card.getByText('Most Popular', { exact: true }))).toEqual(badge);
    expect(await texts(card.locator('h3'))).toEqual([name]);
    expect(await card.locator('h3 a').getAttribute('href')).toBe(to);
    const [whom, amount] = await texts(card.locator('p'));
    expect([whom, amount]).toEqual([text, price]);
    const list = await texts(card.locator('li'));
    expect(list).toHaveLength(4);
    expect(list).toContain(own);
    features.push(list.join());
  }
  expect(new Set(features).size).toBe(PACKAGES.length);
  const note = 'Prices are estimates; authority fees and add-ons are itemised in a quote.';
  expect(await page.locator('#packages > p').innerText()).toContain(note);
  expect(await cards.getByText(note).count()).toBe(0);
}

describe.each(SCREENS)('the sections of the home page ($width px)', (viewport) => {
  it('HO-05 HO-06 HO-07 HO-08 each section makes the specified claims', async () => {
    const page = await openHome(visitShared, { viewport });
    const claims: readonly (readonly [string, readonly string[]])[] = [
      ['booking', ['5,000+', '98%', 'callback within 30 minutes']],
      [
        'support',
        ['24/7', '7 days a week', 'under 2 hours', 'office hours, Dubai time', 'Mon–Fri 9:00–18:00'],
      ],
    ];
    for (const [id, words] of claims)
      for (const word of words) expect(await shownText(page, `#${id}`)).toContain(word);
    await shownText(page, '#track');
    const pairs = await page
      .locator('#track dl > div')
      .evaluateAll((all) =>
        all.map((pair) => [pair.querySelector('dd')?.textContent, pair.querySelector('dt')?.textContent]),
      );
    expect(pairs).toEqual([
      ['3,500+', 'company set-ups in our track record'],
      ['98%', 'client satisfaction'],
      ['25+', 'partnerships'],
      ['50+', 'consultants'],
    ]);
    await checkPackages(page);
  });
});

describe('the industry cards', () => {
  it('HO-04 each card has a unique name, description, icon and image', async () => {
    const page = await openHome(visitShared);
    await page.locator('#industries').scrollIntoViewIfNeeded();
    const cards = page.locator('#industries li');
    expect(await cards.count()).toBe(8);
    const pictures = new Set<string>();
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      expect((await card.locator('h3').innerText()).length).toBeGreaterThan(4);
      expect((await card.locator('p').innerText()).length).toBeGreaterThan(20);
      for (const picture of await card.locator('img').all()) {
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
        pictures.add((await picture.getAttribute('src')) ?? '');
      }
    }
    expect(pictures.size).toBe(16);
  });
});

describe('reviews, partners and the story', () => {
  it('HO-11 HO-12 the sections have names, places, ratings, texts, initials and the seven steps', async () => {
    const page = await openHome(visitShared);
    await shownText(page, '#reviews');
    const reviews = await page
      .locator('#reviews figure')
      .evaluateAll((all) =>
        all.map((figure) => [
          figure.querySelector('b')?.textContent,
          figure.querySelector('span')?.textContent,
          figure.querySelector('[role="img"]')?.getAttribute('aria-label'),
          figure.querySelector('[role="img"]')?.textContent,
          figure.querySelector('i')?.textContent,
          figure.querySelector('blockquote')?.textContent.split(' ', 3).join(' '),
        ]),
      );
    const rating = ['5 of 5 stars', '★★★★★', 'CN'];
    expect(reviews).toEqual([
      ['Client name', 'Company, London', ...rating, 'They told us'],
      ['Client name', 'Company, Dubai', ...rating, 'Every fee was'],
      ['Client name', 'Company, Tallinn', ...rating, 'One person answered,'],
    ]);
    await shownText(page, '#partners');
    expect(await texts(page.locator('#partners li'))).toEqual([
      'Partner bank',
      'Free zone authority',
      'Law firm',
      'Audit firm',
      'Legal translation',
      'Health insurer',
    ]);
    expect((await shownText(page, '#story')).length).toBeGreaterThan(2000);
    expect(await texts(page.locator('#story ol h4'))).toEqual([
      'Plan and structure',
      'Name and initial approvals',
      'Company documents',
      'Licence issuance',
      'Establishment card and visas',
      'Banking',
      'Go-live and compliance',
    ]);
    expect(await texts(page.locator('#story ol .time'))).toEqual([
      'About 5 weeks from the start',
      'About 8 weeks',
      'About 15–17 weeks in all',
    ]);
    for (const step of await texts(page.locator('#story ol p:not(.time)')))
      expect(step.length).toBeGreaterThan(80);
  });

  it('HO-11 LA-02 in Urdu each part of a review has its own direction on a left-to-right page', async () => {
    const page = await openHome(visitShared, { language: 'ur' });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
    const runs = page.locator('#reviews :is(blockquote, figcaption b, figcaption span)');
    expect(await runs.evaluateAll((all) => all.map((run) => getComputedStyle(run).direction))).toEqual(
      Array.from({ length: 9 }, () => 'rtl'),
    );
  });
});
