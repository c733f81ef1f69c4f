import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const PATH = '/business-guide/costs-timelines';
const { site, newPage } = visits();

const result = (page: Page) => page.getByRole('group').getByRole('status').first();

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(site().origin + PATH + query);
  await appReady(page);
  await page.locator('main fieldset:enabled').first().waitFor();
}

describe('the timeline', () => {
  it('PG-02 the rendered page shows weeks, and dates after a first day is entered', async () => {
    const still = await newPage({ javaScriptEnabled: false });
    await still.goto(site().origin + PATH);
    await still.getByText('All done after 15 to 17 weeks').waitFor();
    const page = await newPage();
    await open(page);
    await page.getByLabel('Start date').fill('2026-12-01');
    await page.getByText('All done between 16 March 2027 and 30 March 2027').waitFor();
    await page.getByText('Done between 5 January 2027 and 2 February 2027').waitFor();
    await page.getByText('Where these figures come from').click();
    const source = page.getByText('Time studies published by agents, 2025').first();
    await expect.poll(() => source.isVisible()).toBe(true);
  });

  it('PG-02 unanswered questions stay open, and entries are stored and available offline', async () => {
    const page = await newPage(withWorker);
    await open(page);
    await workerReady(page);
    await page.getByLabel('Type of company').selectOption('Free zone in the UAE');
    await page.getByText('We cannot give an end date yet').waitFor();
    await page.getByLabel('Start date').fill('2026-12-01');
    await page.getByLabel('How many weeks were you told? Documents and stamps').fill('2');
    await page.getByLabel('How many weeks were you told? Name, approval').fill('1');
    await page.getByText('We cannot give an end date yet').waitFor();
    await page.getByLabel('How many weeks were you told? Bank account').fill('6');
    await page.getByText('All done around 2 February 2027').waitFor();
    await page.reload();
    await page.context().setOffline(true);
    await open(page);
    await page.getByText('All done around 2 February 2027').waitFor();
    expect(await page.getByLabel('How many weeks were you told? Bank account').inputValue()).toBe('6');
  });

  it('PG-02 a shared address shows its plan and does not depend on stored entries; the plan can be added to a calendar', async () => {
    const page = await newPage();
    await page.addInitScript(() => localStorage.setItem('marsa-timeline', 'in=uk&bank=9'));
    await open(page, '?in=estonia&on=2026-12-01&register=1&bank=3');
    await page.getByText('All done between 12 January 2027 and 2 February 2027').waitFor();
    const loading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a calendar file' }).click();
    const text = await readFile(await (await loading).path(), 'utf8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(text).toContain('DTSTART;VALUE=DATE:20270202');
    await open(page);
    expect(await page.getByLabel('Type of company').inputValue()).toBe('uk');
  });

  it('PG-05 B37 the chart marks today, and the text names its week', async () => {
    const page = await newPage();
    await page.clock.setFixedTime(new Date('2026-11-27T12:00:00'));
    await open(page, '?in=mainland&on=2026-10-02');
    await page.getByText('Today is in week 9 of this plan.').waitFor();
    const chart = page.getByRole('table', { name: 'The phases over the weeks' });
    const place = await chart.locator('svg').evaluateAll((all) =>
      all.map((svg) => {
        const line = svg.querySelector('line')?.getBoundingClientRect();
        const { left, width } = svg.getBoundingClientRect();
        return line ? (line.left + line.width / 2 - left) / width : undefined;
      }),
    );
    expect(place).toEqual(place.map(() => expect.closeTo(8 / 17, 2)));
    expect(place.length).toBe(3);
    await open(page, '?in=mainland&on=2026-12-01');
    await page.getByText('All done between').waitFor();
    expect(await page.getByText('Today is in week').count()).toBe(0);
    expect(await chart.locator('line').count()).toBe(0);
  });

  it('PG-02 the timeline works by keyboard alone', async () => {
    const page = await newPage();
    await open(page, '?in=mainland&on=2026-12-01');
    await page.getByLabel('Type of company').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText('We cannot give an end date yet').waitFor();
    await page.getByLabel('How many weeks were you told? Documents and stamps').focus();
    await page.keyboard.type('3');
    await page.getByText('Done around 22 December 2026').waitFor();
    expect(await result(page).innerText()).toContain('We cannot give an end date yet');
  });
});
