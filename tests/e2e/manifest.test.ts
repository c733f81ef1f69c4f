import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneHref } from '../../src/content/site.ts';
import { inLanguage, manifestAddress } from '../../src/i18n/addresses.ts';
import { languages, type LanguageCode } from '../../src/i18n/languages.ts';
import { appReady, launchChromium, newVisitor, withWorker, workerReady } from '../support/browser.ts';
import { CASES, choice, IN_FULL } from '../support/everyCase.ts';
import { startSite, type TestSite } from '../support/site.ts';

const picture = v.object({ src: v.string(), sizes: v.string(), type: v.string() });
const manifestSchema = v.object({
  id: v.string(),
  name: v.string(),
  short_name: v.pipe(v.string(), v.maxLength(12)),
  description: v.string(),
  prefer_related_applications: v.optional(v.literal(false)),
  lang: v.picklist(['en', 'ar', 'ur', 'hi']),
  dir: v.picklist(['ltr', 'rtl']),
  start_url: v.string(),
  scope: v.literal('/'),
  display: v.literal('standalone'),
  theme_color: v.pipe(v.string(), v.hexColor()),
  background_color: v.pipe(v.string(), v.hexColor()),
  icons: v.array(v.object({ ...picture.entries, purpose: v.optional(v.string(), 'any') })),
  shortcuts: v.array(
    v.object({ name: v.string(), url: v.string(), icons: v.array(v.partial(picture, ['type'])) }),
  ),
  screenshots: v.array(
    v.object({ ...picture.entries, form_factor: v.picklist(['narrow', 'wide']), label: v.string() }),
  ),
});
type Manifest = v.InferOutput<typeof manifestSchema>;

describe('the manifest', () => {
  let browser: Browser;
  let site: TestSite;
  let manifest: Manifest;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchChromium(), startSite()]);
    manifest = await manifestIn('en');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function manifestIn(code: LanguageCode): Promise<Manifest> {
    const answer = await fetch(site.origin + manifestAddress(code));
    return v.parse(manifestSchema, await answer.json());
  }

  type Declared = Pick<Manifest['icons'][number], 'src' | 'sizes' | 'type'>;

  async function expectAsDeclared({ src, sizes, type }: Declared) {
    const answer = await fetch(new URL(src, site.origin));
    const [sent] = (answer.headers.get('content-type') ?? '').split(';');
    expect([src, answer.status, sent]).toEqual([src, 200, type]);
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([src, `image/${format}`]).toEqual([src, type.replace('+xml', '')]);
    expect([src, sizes === 'any' ? sizes : `${width}x${height}`]).toEqual([src, sizes]);
    return { width, height };
  }

  it('OF-01 the manifest has icons for every purpose, with correct sizes and types', async () => {
    const of = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(of('any')).toEqual(expect.arrayContaining(['192x192', '512x512', 'any']));
    expect(of('maskable')).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(of('monochrome').length).toBeGreaterThan(0);
    for (const icon of manifest.icons) await expectAsDeclared(icon);
  });

  it('OF-01 the manifest has screenshots for narrow and wide screens, within the limits of browsers', async () => {
    for (const factor of ['narrow', 'wide']) {
      const shots = manifest.screenshots.filter((shot) => shot.form_factor === factor);
      expect(shots.length).toBeGreaterThan(0);
      expect(shots.length).toBeLessThanOrEqual(8);
      const ratios = new Set<number>();
      for (const shot of shots) {
        const { width, height } = await expectAsDeclared(shot);
        const [shorter = 0, longer = 0] = [width, height].sort((a, b) => a - b);
        expect(shorter).toBeGreaterThanOrEqual(320);
        expect(longer).toBeLessThanOrEqual(3840);
        expect(longer / shorter).toBeLessThanOrEqual(2.3);
        ratios.add(longer / shorter);
      }
      expect(ratios.size).toBe(1);
    }
  });

  it.each(languages)(
    'OF-01 the start address and shortcuts in $name lead to existing pages',
    async ({ code }) => {
      const { start_url, shortcuts, lang } = await manifestIn(code);
      expect(lang).toBe(code);
      for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) {
        const answer = await fetch(new URL(address, site.origin));
        expect([address, answer.status, answer.redirected]).toEqual([address, 200, false]);
      }
      for (const { icons } of shortcuts) {
        expect(icons.length).toBeGreaterThan(0);
        for (const icon of icons) expect((await fetch(new URL(icon.src, site.origin))).status).toBe(200);
      }
    },
  );

  it('OF-01 the shortcut “Call” opens a page that calls once, not again after a reload', async () => {
    const call = manifest.shortcuts.find(({ name }) => name === 'Call');
    const { page, context } = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const asked: string[] = [];
    session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
    await page.goto(site.origin + (call?.url ?? ''));
    const calls = () => asked.filter((url) => url.startsWith('tel:'));
    await expect.poll(calls).toEqual([phoneHref]);
    await expect.poll(() => page.url()).toBe(`${site.origin}/company/contact`);
    // The navigation to `tel:` may be pending and would abort the reload.
    await session.send('Page.stopLoading');
    await page.reload();
    await page.locator('main .clock .MuiChip-root').waitFor();
    expect(calls()).toEqual([phoneHref]);
    await context.close();
  });

  it.each(choice(2, languages))(
    'OF-01 the browser finds the manifest in $name and reports no reason against installing',
    CASES,
    async ({ code }) => {
      const { page, context } = await newVisitor(browser);
      await page.goto(site.origin + inLanguage(code, '/blog'));
      const session = await context.newCDPSession(page);
      const answer = await fetch(site.origin + manifestAddress(code));
      expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
      const { url, errors } = await session.send('Page.getAppManifest');
      expect(url).toBe(site.origin + manifestAddress(code));
      expect(errors).toEqual([]);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Contexts of tests count as private windows, which cannot install apps.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
      await context.close();
    },
  );

  it('OF-02 in Arabic the start address and the manifest load offline', IN_FULL, async () => {
    const { page, context } = await newVisitor(browser, {
      ...withWorker,
      viewport: { width: 390, height: 844 },
    });
    await page.goto(`${site.origin}/ar`);
    await appReady(page);
    await workerReady(page);
    const isStored = () => page.evaluate(async () => Boolean(await caches.match('/manifest.ar.webmanifest')));
    await expect.poll(isStored).toBe(true);
    await context.setOffline(true);
    const { start_url, short_name } = await manifestIn('ar');
    await page.goto(site.origin + start_url);
    await appReady(page);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const name = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      const manifest: unknown = await (await fetch(link?.href ?? '')).json();
      return JSON.stringify(manifest);
    });
    expect(name).toContain(`"short_name":"${short_name}"`);
    await context.close();
  });
});
