import type { Page } from 'playwright-core';
import { appReady } from './browser.ts';
import { type LeadsEndpoint, startLeadsEndpoint } from './leadsEndpoint.ts';
import { startSite, type TestSite } from './site.ts';
import { buildSite } from './siteBuild.ts';
import { answers } from './visits.ts';

export interface LeadsSite {
  readonly site: TestSite;
  readonly endpoint: LeadsEndpoint;
}

/** Builds and serves the site with a separate endpoint; closing it ends both. */
export async function startLeadsSite(): Promise<LeadsSite> {
  const endpoint = await startLeadsEndpoint();
  const { distDir, settings, remove } = await buildSite({
    VITE_LEADS_ENDPOINT: endpoint.address,
    PRERENDER_POSTS: '1',
  });
  const site = await startSite(distDir, undefined, settings);
  const close = async () => {
    await site.close();
    await endpoint.stop().catch(() => undefined);
    await remove();
  };
  return { site: { ...site, close }, endpoint };
}

/** Opens the home page and waits until the booking form is hydrated and can be submitted. */
export async function openBooking(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await appReady(page);
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await answers(page.locator('#booking form'));
}

/** Fills and submits the booking form; resolves when the confirmation is open. */
export async function book(page: Page, name: string, phone = '+971 50 123 4567'): Promise<void> {
  const form = page.locator('#booking form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Phone').fill(phone);
  await form.getByRole('button', { name: 'Confirm Booking' }).click();
  await page.getByRole('dialog').waitFor();
}
