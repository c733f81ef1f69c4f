import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { announcement, firstVersion, open, version } from '../support/newVersion.ts';

const first = firstVersion();

describe('a new version', () => {
  it('OF-07 the update is announced, and applied only after confirmation', async () => {
    const at = first();
    const { copy, page } = at;
    copy.publish('second');
    await open(at, page, '/blog');
    await announcement(page).waitFor();
    expect(await version(page)).toBe('first');
    await open(at, page, '/quote');
    await announcement(page).waitFor();
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await page.locator('main article').first().waitFor();
    expect(await version(page)).toBe('first');

    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await appReady(page);
    expect(await version(page)).toBe('second');
    expect(new URL(page.url()).pathname).toBe('/blog');
    expect(await announcement(page).count()).toBe(0);
  });
});
