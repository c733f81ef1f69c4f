import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IN_FULL } from '../support/everyCase.ts';
import { appReady, workerReady, withWorker } from '../support/browser.ts';
import { answers, visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const PATH = '/workspace/finder';
const { visit } = visits();

const finder = (page: Page) => page.getByRole('region', { name: 'Which workspace fits?' });
const best = (page: Page) => finder(page).getByRole('heading', { level: 3 }).first().innerText();
const people = (page: Page) => page.getByLabel('How many people work there?');

async function ready(page: Page): Promise<void> {
  await appReady(page);
  await answers(people(page));
}

describe('the workspace finder', () => {
  it(
    'PG-02 the finder suggests a workspace, stores and shares answers, and works by keyboard and offline',
    IN_FULL,
    async () => {
      const page = await visit(PATH, withWorker);
      await ready(page);
      expect(await best(page)).toBe('Flexi desk');
      await page.getByLabel('Which licence do you have in mind?').selectOption({ label: 'Mainland' });
      await people(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => best(page)).toBe('Cabin office');
      await finder(page).getByText('Ejari in Dubai').waitFor();
      await finder(page).getByText('your licence needs a desk or a room').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?w=few-sometimes-mainland-few-even');

      await workerReady(page);
      await page.reload();
      await ready(page);
      expect(await best(page)).toBe('Cabin office');
      await warmed(page, [/\/virtual-office-dubai\.json$/, /\/tools-workspace-/]);
      await page.context().setOffline(true);
      await page.goto(`${new URL(page.url()).origin}${PATH}?w=one-never-address-none-least`);
      await ready(page);
      expect(await best(page)).toBe('Virtual office');
      await finder(page).getByRole('link', { name: 'Read about it: Virtual office' }).click();
      await page.getByRole('heading', { level: 1, name: 'Virtual office' }).waitFor();
    },
  );
});
