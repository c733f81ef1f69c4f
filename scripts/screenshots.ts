/** Takes the screenshots of manifest and README: `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { appReady, launchBrowser, newVisitor } from '../tests/support/browser.ts';
import { startSite } from '../tests/support/site.ts';

const OUT = resolve(import.meta.dirname, '../public/screenshots');
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1366, height: 768 } };

const pictures = [
  { name: 'narrow-home', path: '/', ...PHONE },
  { name: 'narrow-home-ar', path: '/', language: 'ar', colorScheme: 'dark', ...PHONE },
  { name: 'wide-home', path: '/', ...DESK },
  { name: 'narrow-blog', path: '/blog', ...PHONE },
  { name: 'narrow-article', path: '/blog/mainland-free-zone-or-offshore', ...PHONE },
  { name: 'wide-blog', path: '/blog', ...DESK },
] as const;

mkdirSync(OUT, { recursive: true });
const site = await startSite();
const browser = await launchBrowser();
try {
  for (const { name, path, ...device } of pictures) {
    const { page, context } = await newVisitor(browser, device);
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await appReady(page);
    await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
    // A palette needs a quarter of the bytes.
    await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toFile(resolve(OUT, `${name}.png`));
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
