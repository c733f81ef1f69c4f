import type { Page } from 'playwright-core';
import { appReady } from './browser.ts';

export const requestForm = (page: Page) => page.locator('main form');

export async function requestReady(page: Page): Promise<void> {
  await appReady(page);
  await page.locator('main form:not([data-unhydrated])').waitFor();
}

/** Opens `/quote` or `/schedule` and waits until its form is hydrated. */
export async function openRequest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await requestReady(page);
}

/** Returns the text of the confirmation's chat link. */
export async function chatText(page: Page): Promise<string> {
  const link = page.getByRole('dialog').getByRole('link', { name: 'Send by WhatsApp' });
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
}

export const journal = (page: Page): Promise<string> => page.evaluate(() => Object.keys(localStorage).join());
