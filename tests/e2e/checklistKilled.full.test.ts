import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { startKillable } from '../support/killable.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { storedRows } from '../support/storedTexts.ts';

const profile = mkdtempSync(join(tmpdir(), 'marsa-checklist-'));
let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
  rmSync(profile, { recursive: true, force: true });
});

async function untilKilled(visit: (page: Page) => Promise<void>): Promise<void> {
  const { context, kill } = await startKillable(profile);
  try {
    const page = await context.newPage();
    await page.goto(`${site.origin}/checklist`);
    await appReady(page);
    await page.locator('main fieldset:enabled').first().waitFor();
    await visit(page);
  } finally {
    await kill();
  }
}

it('FO-03 marks and notes survive killing the browser right after the last key', async () => {
  await untilKilled(async (page) => {
    await page.getByRole('checkbox', { name: /^Passports of all owners/ }).check();
    await page.getByRole('button', { name: 'Passports of all owners' }).click();
    await page.getByLabel('Your note').first().pressSequentially('Omar in May');
    await expect
      .poll(async () => JSON.stringify(await storedRows(page, 'marsa-checklists', 'lists')))
      .toContain('Omar in May');
  });
  await untilKilled(async (page) => {
    await page.getByText('1 of 19 ready').waitFor();
    await page.locator('p').filter({ hasText: 'Omar in May' }).waitFor();
  });
});
