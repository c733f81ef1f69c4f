import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CASES, choice } from '../support/everyCase.ts';
import { languages } from '../../src/i18n/languages.ts';
import { appReady } from '../support/browser.ts';
import { localeTexts } from '../support/localeTexts.ts';
import { openRequest, requestForm } from '../support/requests.ts';
import { visits } from '../support/visits.ts';

const { site, newPage } = visits();

const TOOLS = [
  ['deadlines', '/accounting/templates?d=freeZone_company_2026-01-31_1_12_none_0_0__14'],
  ['timeline', '/business-guide/costs-timelines?in=mainland&on=2026-01-31'],
] as const;

const dateField = (page: Page) => page.locator('main fieldset:enabled input[type="date"]').first();

/** Types the year, the last part of the date, key by key, and returns the value after each key. */
async function typeYear(page: Page, field: Locator, year: string): Promise<string[]> {
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const values: string[] = [];
  for (const digit of year) {
    await page.keyboard.press(digit);
    values.push(await field.inputValue());
  }
  return values;
}

const ofLanguages = choice(1, languages);

const cases = TOOLS.flatMap(([tool, path]) =>
  ofLanguages.map(({ code, locale }) => [tool, code, locale, path] as const),
);

it.each(cases)(
  'PG-02 the year of a date can be typed again in the %s (%s, %s)',
  CASES,
  async (_, code, locale, path) => {
    const page = await newPage({ locale });
    await page.goto(`${site().origin}${code === 'en' ? '' : `/${code}`}${path}`);
    await appReady(page);
    const field = dateField(page);
    await expect.poll(() => field.inputValue()).toBe('2026-01-31');
    const invalid = localeTexts(code).get('date.invalid') ?? 'date.invalid';
    expect(await typeYear(page, field, '202')).toEqual(['0002-01-31', '0020-01-31', '0202-01-31']);
    await page.getByText(invalid).waitFor();
    expect(page.url()).toContain('2026-01-31');
    await page.keyboard.press('7');
    expect(await field.inputValue()).toBe('2027-01-31');
    await expect.poll(() => page.url()).toContain('2027-01-31');
    await expect.poll(() => page.getByText(invalid).count()).toBe(0);
    await page.keyboard.press('Backspace');
    await field.blur();
    await page.getByText(invalid).waitFor();
    expect(await field.evaluate((input) => input.matches(':invalid'))).toBe(true);
    expect(page.url()).toContain('2027-01-31');
    await typeYear(page, field, '2028');
    await expect.poll(() => page.url()).toContain('2028-01-31');
  },
);

it('HO-05 FO-03 F4 the year of a date can be typed again in the booking form', async () => {
  const page = await newPage();
  await page.clock.setFixedTime(new Date('2026-11-18T05:30:00Z'));
  await openRequest(page, `${site().origin}/schedule`);
  const field = requestForm(page).getByLabel('Day in Dubai', { exact: true });
  await field.fill('2026-11-20');
  expect(await typeYear(page, field, '2027')).toEqual([
    '0002-11-20',
    '0020-11-20',
    '0202-11-20',
    '2027-11-20',
  ]);
  await page.keyboard.press('Backspace');
  await field.blur();
  await page.getByText('This date is incomplete or too far away.').waitFor();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect.poll(() => page.getByText('This date is incomplete').count()).toBe(0);
  expect(await field.evaluate((input) => input.matches(':valid'))).toBe(true);
});

it('FO-03 two tabs with the same form share their values, and neither loses any', async () => {
  const one = await newPage();
  await openRequest(one, `${site().origin}/quote`);
  const other = await one.context().newPage();
  await openRequest(other, `${site().origin}/quote`);
  const name = (page: Page) => requestForm(page).getByLabel('Name');
  const email = (page: Page) => requestForm(page).getByLabel('E-mail');
  await name(one).fill('Amina');
  await expect.poll(() => name(other).inputValue()).toBe('Amina');
  await email(other).fill('amina@firm.example');
  await expect.poll(() => email(one).inputValue()).toBe('amina@firm.example');
  expect(await name(one).inputValue()).toBe('Amina');
  await openRequest(one, `${site().origin}/quote`);
  await expect.poll(() => name(one).inputValue()).toBe('Amina');
  expect(await email(one).inputValue()).toBe('amina@firm.example');
});
