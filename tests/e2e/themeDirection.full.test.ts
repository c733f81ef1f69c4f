import { describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { margins, MARGINS, PATH, sheetKeys } from '../support/direction.ts';
import { visits } from '../support/visits.ts';

const { newPage, site } = visits();

describe('a physical margin of the theme, on a slow phone', () => {
  it('LA-03 a language chosen before the page has hydrated is hydrated in the one it came in, then mirrored', async () => {
    const page = await newPage({ viewport: { width: 1366, height: 768 } });
    // As on a slow phone: the frame answers while the page in it still waits for its turn.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 7 });
    await page.goto(site().origin + PATH);
    await appReady(page);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await expect.poll(() => margins(page), { timeout: 60_000 }).toEqual(MARGINS.ar);
    await expect.poll(() => sheetKeys(page)).toEqual(['rtl']);
  });
});
