import { describe, expect, it } from 'vitest';
import { openHome, PHONE, texts } from '../../support/homePage.ts';
import { answers, visits } from '../../support/visits.ts';

const { visit } = visits();

const LICENCES = [
  {
    title: 'Mainland',
    text: 'Trade anywhere in the UAE. Needs an office with a registered lease.',
    more: 'For businesses with customers across the country',
    authorities: [
      ['DET', 'Dubai Department of Economy and Tourism'],
      ['ADDED', 'Abu Dhabi Department of Economic Development'],
      ['SEDD', 'Sharjah Economic Development Department'],
    ],
  },
  {
    title: 'Freezone',
    text: 'Full ownership in a zone for your trade, with its own authority and desks.',
    more: 'For trade abroad, services and online business.',
    authorities: [
      ['IFZA', 'International Free Zone Authority'],
      ['Meydan', 'Meydan Free Zone'],
      ['SPC', 'Sharjah Publishing City Free Zone'],
      ['Shams', 'Sharjah Media City'],
      ['DMCC', 'Dubai Multi Commodities Centre'],
    ],
  },
  {
    title: 'Offshore',
    text: 'Hold shares and property. No visa and no trade inside the UAE.',
    more: 'For holding shares and property.',
    authorities: [
      ['JAFZA', 'Jebel Ali Free Zone Authority'],
      ['RAK ICC', 'Ras Al Khaimah International Corporate Centre'],
      ['AFZ', 'Ajman Free Zone'],
    ],
  },
];

describe.each([
  { viewport: { width: 1366, height: 768 }, hasTouch: false },
  { viewport: PHONE, hasTouch: true },
])('the licence types ($viewport.width px)', (options) => {
  it('HO-09 the second licence is selected first, others by hover, focus and tap, each in its colour', async () => {
    const page = await openHome(visit, { ...options, reducedMotion: 'reduce' });
    const cards = page.locator('#licences h3').locator('..');
    const card = (title: string) =>
      cards.filter({ has: page.getByRole('button', { name: title, exact: true }) });
    const button = (title: string) => card(title).getByRole('button');
    const selected = () => page.locator('#licences button[aria-expanded="true"]').allTextContents();
    await page.locator('#licences').scrollIntoViewIfNeeded();
    await answers(button('Mainland'));
    expect(await selected()).toEqual(['Freezone']);
    const colours = new Set<string>();
    for (const { title, text, more, authorities } of LICENCES) {
      if (options.hasTouch) await button(title).tap();
      else if (title === 'Offshore') await button(title).focus();
      else await card(title).hover();
      await expect.poll(selected).toEqual([title]);
      const shown = await texts(card(title).locator('p').filter({ visible: true }));
      expect(shown[0]).toBe(text);
      expect(shown[1]).toContain(more);
      expect(await cards.getByText(more).filter({ visible: true }).count()).toBe(1);
      const list = await texts(card(title).locator('li:not(:has(abbr))').filter({ visible: true }));
      expect(list).toEqual(['100% foreign ownership', 'Tax benefits', 'Streamlined process']);
      const named = await card(title)
        .locator('abbr')
        .evaluateAll((all) => all.map((abbr) => [abbr.textContent, abbr.getAttribute('title')]));
      expect(named).toEqual(authorities);
      const [ground, edge] = await card(title).evaluate((element) => {
        const { backgroundColor, borderBlockStartColor } = getComputedStyle(element);
        return [backgroundColor, borderBlockStartColor];
      });
      expect(ground).toBe(edge);
      colours.add(ground ?? '');
    }
    expect(colours.size).toBe(3);
    const edges = await cards.evaluateAll((all) =>
      all.map((element) => getComputedStyle(element).borderBlockStartColor),
    );
    expect(new Set(edges).size).toBe(3);
  });
});
