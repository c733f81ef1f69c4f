import type { Page } from 'playwright-core';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { word } from './words.ts';

export async function shows(page: Page, code: LanguageCode, key = 'blog.title'): Promise<void> {
  await page.locator(`html[lang="${code}"]`).waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1, name: word(code, key) }).waitFor();
}
