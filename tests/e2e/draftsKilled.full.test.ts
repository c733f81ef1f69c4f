import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { startKillable } from '../support/killable.ts';
import { openBooking } from '../support/leadsSite.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { answers } from '../support/visits.ts';

const name = (page: Page) => page.locator('#booking').getByLabel('Name');
const email = (page: Page) => page.getByLabel('Your e-mail address');

/** What has been typed is in the database: its entry in local storage is gone. */
const arrived = (page: Page) =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft:');

describe('drafts', () => {
  const profile = mkdtempSync(join(tmpdir(), 'marsa-drafts-'));
  let site: TestSite;

  /** What a browser on this device does, until it is killed. */
  async function untilKilled(visit: (page: Page) => Promise<void>): Promise<void> {
    const { context, kill } = await startKillable(profile);
    try {
      await visit(await context.newPage());
    } finally {
      await kill();
    }
  }
  const openNewsletter = async (page: Page) => {
    await page.goto(`${site.origin}/blog`);
    await appReady(page);
    await answers(email(page));
  };

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(async () => {
    await site.close();
    rmSync(profile, { recursive: true, force: true });
  });

  it('FO-03 of every form are there when the browser was killed right after the last key', async () => {
    await untilKilled(async (page) => {
      await openNewsletter(page);
      await email(page).pressSequentially('amina@firm.example');
      await arrived(page);
      await openBooking(page, site.origin);
      await name(page).pressSequentially('Amina');
      await arrived(page);
    });
    await untilKilled(async (page) => {
      await openBooking(page, site.origin);
      await expect.poll(() => name(page).inputValue()).toBe('Amina');
      await openNewsletter(page);
      await expect.poll(() => email(page).inputValue()).toBe('amina@firm.example');
    });
  });

  it('FO-03 that were cleared are gone, also after that', async () => {
    await untilKilled(async (page) => {
      await openBooking(page, site.origin);
      await expect.poll(() => name(page).inputValue()).toBe('Amina');
      await page.getByRole('button', { name: 'Clear the form' }).click();
      expect(await name(page).inputValue()).toBe('');
      await arrived(page);
    });
    await untilKilled(async (page) => {
      await openNewsletter(page);
      await expect.poll(() => email(page).inputValue()).toBe('amina@firm.example');
      await openBooking(page, site.origin);
      // What is typed goes to the database only after the draft was looked for.
      await page.locator('#booking').getByLabel('Phone').fill('+971');
      await arrived(page);
      expect(await name(page).inputValue()).toBe('');
    });
  });
});
