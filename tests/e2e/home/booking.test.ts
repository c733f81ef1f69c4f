import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IN_FULL } from '../../support/everyCase.ts';
import { appReady } from '../../support/browser.ts';
import { openHome, PHONE, texts } from '../../support/homePage.ts';
import { chatText, openRequest, requestForm } from '../../support/requests.ts';
import { word } from '../../support/words.ts';
import { answers, visits } from '../../support/visits.ts';

const { newPage, visit, site, proxy } = visits();
const NOW = new Date('2026-11-18T05:30:00Z');

const CLOSED = {
  '2026-11-20': 0,
  '2026-11-21': 5,
  '2026-11-22': 8,
  '2026-11-18': 0,
  '2026-11-17': 0,
} as const;

const form = (page: Page) => page.locator('#booking form');
const dialog = (page: Page) => page.getByRole('dialog');

async function booking(options: Parameters<typeof newPage>[0] = {}): Promise<Page> {
  const page = await newPage(options);
  await page.clock.setFixedTime(NOW);
  await page.goto(site().origin);
  await appReady(page);
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await answers(form(page));
  return page;
}

const openTimes = (page: Page) =>
  page
    .locator('form [name="slot"]')
    .evaluateAll((all) =>
      all.flatMap((slot) => (slot.matches(':disabled') ? [] : [slot.getAttribute('value')])),
    );

describe('the booking form', () => {
  it('HO-05 accepts the same times as /schedule, and shows closed ones', async () => {
    const usual = ['09:00', '10:00', '12:00', '14:00', '16:00', '17:00'];
    const days = [
      ['2026-11-20', usual],
      ['2026-11-21', ['10:00', '12:00']],
      ['2026-11-22', []],
      ['2026-11-18', usual.slice(1)],
      ['2026-11-17', []],
    ] as const;
    const page = await booking({ viewport: PHONE });
    expect(await form(page).getByRole('radio').count()).toBe(8);
    expect(await openTimes(page)).toEqual(usual);
    const date = form(page).locator('[name="date"]');
    expect(await date.getAttribute('min')).toBe('2026-11-18');
    for (const [day, times] of days) {
      await date.fill(day);
      await expect.poll(() => openTimes(page)).toEqual(times);
      const closed = form(page).getByText('closed', { exact: true });
      await expect.poll(() => closed.count()).toBe(CLOSED[day]);
    }
    await openRequest(page, `${site().origin}/schedule`);
    expect(await openTimes(page)).toEqual(usual);
    for (const [day, times] of days) {
      await requestForm(page).locator('[name="date"]').fill(day);
      await expect.poll(() => openTimes(page)).toEqual(times);
    }
  });

  it('HO-05 a missing field of the confirmation leads back to the form', async () => {
    const page = await booking();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    for (const [action, field] of [
      ['Add a day', 'date'],
      ['Add: Time slot', 'slot'],
      ['Add: Phone', 'phone'],
    ] as const) {
      await form(page).getByRole('button', { name: 'Confirm Booking' }).click();
      await dialog(page).getByRole('button', { name: action }).click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      expect(await focused()).toBe(field);
    }
  });

  it('HO-05 FO-01 reports a day in the past, opens the confirmation, and sends nothing', async () => {
    const page = await booking();
    const confirm = () => form(page).getByRole('button', { name: 'Confirm Booking' }).click();
    await confirm();
    await dialog(page).getByText('You have not entered anything yet').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);

    await form(page).locator('[name="date"]').fill('2026-11-17');
    await form(page).getByText('That day has already ended in Dubai. Choose a later one.').waitFor();
    await form(page).getByLabel('Name').fill('Amina');
    await confirm();
    await dialog(page).getByText('That day has already ended in Dubai. Choose a later one.').waitFor();
    expect(await dialog(page).innerText()).toContain('Nothing has been sent yet');
    expect(await chatText(page)).toContain('Name: Amina');
    expect(await dialog(page).getByRole('button', { name: 'Add to calendar' }).count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    const methods = proxy()
      .requests()
      .map(({ method }) => method);
    expect(methods.filter((method) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
  });

  it('HO-05 OF-02 confirms in the page when the code of the window is unavailable', IN_FULL, async () => {
    const page = await booking({ viewport: PHONE, serviceWorkers: 'block' });
    site()
      .proxy()
      .setMode(({ path }) => (/\/(?:mui-)?shared-(?!home|storage)/.test(path) ? 'drop' : 'pass'));
    await form(page).locator('[name="name"]').fill('Amal Idris');
    await form(page).getByRole('button', { name: 'Confirm' }).click();
    const confirmed = page
      .getByRole('group', { name: word('en', 'home.booking.doneTitle') })
      .filter({ hasText: 'Amal Idris' });
    await confirmed.waitFor();
    expect(await confirmed.getByRole('heading').evaluate((title) => title === document.activeElement)).toBe(
      true,
    );
    expect(await dialog(page).count()).toBe(0);
    expect(await confirmed.getByRole('link').count()).toBeGreaterThan(1);
  });

  it('FO-01 message, e-mail and calendar file contain the time and its zone', async () => {
    const page = await booking({ timezoneId: 'America/Los_Angeles' });
    await form(page).locator('[name="date"]').fill('2026-11-20');
    await form(page).locator('label', { hasText: '10:00 AM' }).click();
    await form(page).getByLabel('Phone').fill('+971 50 123 4567');
    await form(page).getByRole('button', { name: 'Confirm Booking' }).click();
    const line = 'Time slot: 10:00 AM Dubai time';
    await dialog(page).getByText('10:00 AM Dubai time').waitFor();
    expect((await chatText(page)).split('\n')).toContain(line);
    const mail = await dialog(page).getByRole('link', { name: 'Send by e-mail' }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('body')?.split('\r\n')).toContain(line);
    const loading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Add to calendar' }).click();
    const file = (await readFile(await (await loading).path(), 'utf8')).replaceAll('\r\n ', '');
    expect(file).toContain('DTSTART:20261120T060000Z\r\nDTEND:20261120T063000Z');
    expect(file).toContain(line);
  });

  it('FO-03 the draft survives a reload', async () => {
    const page = await openHome(visit);
    await page.locator('#booking').scrollIntoViewIfNeeded();
    await answers(form(page));
    await form(page).getByLabel('Phone').fill('+971 50 000 0000');
    await page.reload();
    await appReady(page);
    await expect.poll(() => form(page).getByLabel('Phone').inputValue()).toBe('+971 50 000 0000');
  });
});

describe('the clocks of the offices', () => {
  it('HO-05 PG-05 each office has its time and day, with daylight saving time', async () => {
    const page = await newPage();
    for (const [moment, shown] of [
      ['2026-11-18T05:30:00Z', ['Dubai Wed 09:30', 'London Wed 05:30']],
      ['2026-07-01T21:30:00Z', ['Dubai Thu 01:30', 'London Wed 22:30']],
    ] as const) {
      await page.clock.setFixedTime(moment);
      await page.goto(site().origin);
      await appReady(page);
      await page.locator('#booking').scrollIntoViewIfNeeded();
      await expect.poll(() => texts(page.locator('#booking .clocks li'))).toEqual(shown);
    }
  });

  it('PG-05 the contact page shows the clocks on phones, each with its address, and the home page hides them', async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await page.clock.setFixedTime('2026-11-18T05:30:00Z');
    await page.goto(`${site().origin}/company/contact`);
    await appReady(page);
    const offices = page.getByRole('list', { name: word('en', 'footer.clocks') }).getByRole('listitem');
    await expect
      .poll(() => texts(offices))
      .toEqual([
        expect.stringMatching(/^Dubai Wed 09:30 .+, Dubai$/),
        expect.stringMatching(/^London Wed 05:30 .+, London$/),
      ]);
    await page.goto(site().origin);
    await appReady(page);
    await page.locator('#booking').scrollIntoViewIfNeeded();
    await page.locator('#booking[data-hydrated]').waitFor();
    expect(await page.locator('#booking .clocks').count()).toBe(0);
  });
});
