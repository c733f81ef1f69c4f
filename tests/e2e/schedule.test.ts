import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { VisitorOptions } from '../support/browser.ts';
import { chatText, openRequest, requestForm } from '../support/requests.ts';
import { visits } from '../support/visits.ts';

const { site, newPage } = visits();
/** A Wednesday morning in Dubai. */
const NOW = new Date('2026-11-18T05:30:00Z');

const dialog = (page: Page) => page.getByRole('dialog');
const ask = (page: Page) => requestForm(page).getByRole('button', { name: 'Schedule Meeting' }).click();
const day = (page: Page) => requestForm(page).getByLabel('Day in Dubai', { exact: true });
/** The texts of the slots; disabled ones begin with an x. */
const slots = (page: Page) =>
  requestForm(page)
    .locator('label:has([name="slot"])')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const words = label.textContent.replaceAll(/\s+/g, ' ').trim();
        return label.querySelector('input')?.disabled ? `x ${words}` : words;
      }),
    );

async function open(options: VisitorOptions): Promise<Page> {
  const page = await newPage(options);
  await page.clock.setFixedTime(NOW);
  await openRequest(page, `${site().origin}/schedule`);
  return page;
}

describe('the times of a meeting', () => {
  it('HO-05 are shown in Dubai time and in the user’s zone, in London', async () => {
    const page = await open({ timezoneId: 'Europe/London' });
    await day(page).fill('2026-11-20');
    await expect
      .poll(() => slots(page))
      .toEqual([
        '09:00 AM05:00 AM your time',
        '10:00 AM06:00 AM your time',
        'x 11:00 AMnot available07:00 AM your time',
        '12:00 PM08:00 AM your time',
        '02:00 PM10:00 AM your time',
        'x 03:00 PMnot available11:00 AM your time',
        '04:00 PM12:00 PM your time',
        '05:00 PM01:00 PM your time',
      ]);
    await page.getByText('Large: Dubai time. Small: your time, Europe/London (UTC+0).').waitFor();
    // British summer time.
    await day(page).fill('2027-04-02');
    await expect.poll(async () => (await slots(page))[0]).toBe('09:00 AM06:00 AM your time');
    // A Saturday, and a Sunday.
    await day(page).fill('2026-11-21');
    const free = async () =>
      (await slots(page)).filter((slot) => !slot.startsWith('x')).map((slot) => slot.slice(0, 8));
    await expect.poll(free).toEqual(['10:00 AM', '12:00 PM']);
    await day(page).fill('2026-11-22');
    await page.getByText('The office is closed on this day.').waitFor();
    expect(await free()).toEqual([]);
    // Today, half past nine.
    await day(page).fill('2026-11-18');
    await expect.poll(async () => (await free())[0]).toBe('10:00 AM');
    expect(await day(page).getAttribute('min')).toBe('2026-11-18');
  });

  it('HO-05 show the day where it differs, in Los Angeles and in a selected zone', async () => {
    const page = await open({ timezoneId: 'America/Los_Angeles' });
    await day(page).fill('2026-11-20');
    await expect.poll(async () => (await slots(page))[0]).toBe('09:00 AM09:00 PM your timethe day before');
    const zone = requestForm(page).getByLabel('Your time zone');
    expect(await zone.locator('option').first().innerText()).toBe('America/Los Angeles (this device)');
    await zone.selectOption('Sydney');
    await expect.poll(async () => (await slots(page)).at(-1)).toBe('05:00 PM12:00 AM your timethe next day');
    await zone.selectOption('Muscat');
    await page.getByText('Your time is the same as Dubai time.').waitFor();
    expect((await slots(page))[0]).toBe('09:00 AM');
  });
});

describe('the form for a meeting', () => {
  it('FO-01 confirms times in both zones as a request, with chat, e-mail and a calendar file', async () => {
    const page = await open({ timezoneId: 'Asia/Kolkata', viewport: { width: 390, height: 844 } });
    const form = requestForm(page);
    await form.getByLabel('Topic').selectOption('Corporate bank account');
    await day(page).fill('2026-11-20');
    await form.locator('label', { hasText: '10:00 AM' }).first().click();
    await form.getByText('Another time that suits you').click();
    await form.getByLabel('Other day in Dubai').fill('2026-11-23');
    await form.getByLabel('Other time in Dubai').selectOption('17:00');
    await form.getByLabel('Name').fill('Amina');
    await form.getByLabel('E-mail').fill('amina@firm.example');
    await form.locator('label', { hasText: 'Video call' }).click();
    await ask(page);
    await dialog(page).getByText('Nothing has been sent yet').waitFor();
    await dialog(page).getByText('This is a request until a consultant confirms it.').waitFor();
    const zone = /Asia\/(?:Kolkata|Calcutta), UTC\+5:30/;
    expect(await chatText(page)).toMatch(
      new RegExp(
        [
          'Meeting request\n\nHello Marsa, I would like to arrange a meeting\\.\n\nTopic: Corporate bank account',
          'In Dubai: Friday 20 November 2026 · 10:00 AM',
          `Your time: Friday 20 November 2026 · 11:30 AM \\(${zone.source}\\)`,
          'Or in Dubai: Monday 23 November 2026 · 05:00 PM',
          `Or your time: Monday 23 November 2026 · 06:30 PM \\(${zone.source}\\)`,
          'Name: Amina\nE-mail: amina@firm\\.example\nHow to meet: Video call$',
        ].join('\n'),
      ),
    );
    const loading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Add to calendar' }).click();
    const file = (await readFile(await (await loading).path(), 'utf8')).replaceAll('\r\n ', '');
    expect(file).toContain('DTSTART:20261120T060000Z\r\nDTEND:20261120T063000Z');
    expect(file).toContain('STATUS:TENTATIVE');
    expect(file).toContain('LOCATION:Video call');
    expect(file).toContain('The meeting is booked once a consultant confirms it.');
  });

  it('FO-03 restores both times and the zone after a reload, and reports a past time', async () => {
    const page = await open({ timezoneId: 'Europe/London' });
    const form = requestForm(page);
    await day(page).fill('2026-11-18');
    await form.locator('label', { hasText: '10:00 AM' }).first().click();
    await form.getByText('Another time that suits you').click();
    await form.getByLabel('Other time in Dubai').selectOption('16:00');
    await form.getByLabel('Your time zone').selectOption('Tokyo');
    await openRequest(page, `${site().origin}/schedule`);
    await expect.poll(() => form.locator('[name="slot"]:checked').inputValue()).toBe('10:00');
    await expect.poll(() => form.getByLabel('Your time zone').inputValue()).toBe('Asia/Tokyo');
    expect(await form.getByLabel('Other time in Dubai').isVisible()).toBe(true);
    expect(await form.getByLabel('Other time in Dubai').inputValue()).toBe('16:00');
    await page.clock.setFixedTime(new Date('2026-11-18T07:00:00Z'));
    await openRequest(page, `${site().origin}/schedule`);
    await page.getByText('10:00 AM is not available on this day. Choose another time.').waitFor();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect.poll(() => form.getByLabel('Your time zone').inputValue()).toBe('');
    expect(await day(page).inputValue()).toBe('');
  });

  it('PG-02 is usable with the keyboard', async () => {
    const page = await open({ timezoneId: 'Asia/Dubai' });
    const form = requestForm(page);
    await day(page).fill('2026-11-20');
    await page.getByText('Your time is the same as Dubai time.').waitFor();
    await form.locator('[name="slot"][value="09:00"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await form.locator('[name="slot"]:checked').inputValue()).toBe('12:00');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form.getByLabel('Other day in Dubai').waitFor();
    await form.getByLabel('Name').focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    expect(await chatText(page)).toMatch(/In Dubai: Friday 20 November 2026 · 12:00 PM$/);
  });
});
