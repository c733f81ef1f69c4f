import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { headlessPath } from '../support/chromiumPath.ts';
import { openRequest, requestForm } from '../support/requests.ts';
import { visits } from '../support/visits.ts';

const { site } = visits();

it('HO-05 a device in an unknown time zone shows the booking form with times in UTC', async () => {
  const browser = await chromium.launch({
    executablePath: headlessPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, TZ: 'Foo/Bar' },
  });
  try {
    const { page, problems } = await newVisitor(browser);
    await openRequest(page, `${site().origin}/schedule`);
    await page.getByText('Small: your time, UTC.').waitFor();
    expect(await requestForm(page).getByLabel('Your time zone').locator('option').first().innerText()).toBe(
      'UTC (this device)',
    );
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});
