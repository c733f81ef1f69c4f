import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeEngines } from './describeEngines.ts';
import { workerInCharge } from './onDevice.ts';

const DAY = 'main input[type="date"]';

const SIGN = 52;

describeEngines(({ visitor, open }) => {
  it('QU-07 HO-05 an empty day does not look like a selected one', async () => {
    await open('/schedule');
    await workerInCharge(visitor());
    await visitor().answers(DAY);
    // Hides the site's own placeholder, so that only text of the browser is measured.
    const box = await visitor()
      .window()
      .evaluate((selector) => {
        const input = document.querySelector(selector);
        const words = input?.parentElement?.querySelector('b');
        if (words) words.style.visibility = 'hidden';
        const { left, top, width, height } = input?.getBoundingClientRect() ?? new DOMRect();
        return { left, top, width, height, words: words?.textContent };
      }, DAY);
    expect(box.words).toBe('Choose a day');
    const inside = {
      left: Math.round(box.left + 6),
      top: Math.round(box.top + 6),
      width: Math.round(box.width - 12 - SIGN),
      height: Math.round(box.height - 12),
    };
    const field = await sharp(await visitor().window().screenshot())
      .extract(inside)
      .removeAlpha()
      .toBuffer();
    const { channels } = await sharp(field).stats();
    // Firefox would show the order of day and month, WebKit today's date.
    expect(channels.every(({ min, max }) => max - min < 8)).toBe(true);
  });

  it('QU-07 PG-02 F4 keys change a date as in a native field', async () => {
    await open('/accounting/templates?d=freeZone_company_2026-01-31_1_12_none_0_0__14');
    const field = 'main fieldset:enabled input[type="date"]';
    await visitor().answers(field);
    const window = visitor().window();
    await window.evaluate(() => {
      const plain = document.createElement('input');
      Object.assign(plain, { type: 'date', id: 'plain', value: '2026-01-31' });
      document.body.prepend(plain);
    });
    const value = (selector: string) =>
      window.evaluate((name) => document.querySelector<HTMLInputElement>(name)?.value ?? '', selector);
    // Firefox's driver types nothing into date fields, WebKit's types everything into one part.
    for (const selector of [field, '#plain']) await window.type(selector, '03052027');
    const expected = await value('#plain');
    expect(await value(field)).toBe(expected);
    await expect.poll(() => window.evaluate(() => location.search)).toContain(expected);
  });

  it('QU-07 PG-02 the legend of the choices is inside their box', async () => {
    await open('/calculator');
    await visitor().answers('main select');
    const below = await visitor()
      .window()
      .evaluate(() => {
        const words = document.createRange();
        const legend = document.querySelector('main fieldset > legend');
        if (!legend?.parentElement) return Number.NaN;
        words.selectNodeContents(legend);
        return words.getBoundingClientRect().top - legend.parentElement.getBoundingClientRect().top;
      });
    expect(below).toBeGreaterThan(8);
  });

  it('QU-07 PG-02 a file can be saved with and without the API for persistent storage', async () => {
    await open('/downloads/setup-guide');
    await workerInCharge(visitor());
    await visitor().tap('main button', 'Save for offline');
    await visitor().sees('main a', 'Open');
    const kept = () =>
      visitor()
        .window()
        .evaluate(async () => (await caches.match('/downloads/marsa-setup-guide.pdf'))?.ok ?? false);
    await expect.poll(kept).toBe(true);
  });
});
