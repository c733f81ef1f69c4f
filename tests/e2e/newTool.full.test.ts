import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { appReady, withWorker, workerReady } from '../support/browser.ts';
import { cutOff } from '../support/outages.ts';
import { startSite } from '../support/site.ts';
import { buildSite, type SiteBuild } from '../support/siteBuild.ts';
import { copySources } from '../support/sourceCopy.ts';
import { answers, visits } from '../support/visits.ts';
import { warmed } from '../support/warmed.ts';

const FIXTURE = resolve(import.meta.dirname, '../fixtures/tool');
const PATH = '/process';
const ENTRY = `'${PATH}': { module: 'src/tools/tally/TallyTool.tsx', isTool: true },`;

let build: SiteBuild | undefined;

async function buildWithTool(): Promise<SiteBuild> {
  const { root, remove } = copySources();
  try {
    const folder = join(root, 'src/tools/tally');
    mkdirSync(folder, { recursive: true });
    cpSync(FIXTURE, folder, { recursive: true });
    const manifest = join(root, 'src/content/siteManifest.ts');
    const before = readFileSync(manifest, 'utf8');
    const after = before.replace(/(?=^ {2}'\/calculator': \{$)/m, `  ${ENTRY}\n`);
    expect(after).not.toBe(before);
    writeFileSync(manifest, after);
    return await buildSite({ PRERENDER_PAGES: PATH, PRERENDER_POSTS: '1' }, root);
  } finally {
    remove();
  }
}

const { site, visit } = visits(undefined, async () => {
  build = await buildWithTool();
  return startSite(build.distDir);
});

afterAll(() => build?.remove());

const html = (path: string) => readFileSync(join(build?.distDir ?? '', path, 'index.html'), 'utf8');
const tool = (page: Page) => page.getByRole('region', { name: 'Tally' });

async function afterOneStep(page: Page): Promise<string> {
  await appReady(page);
  const button = tool(page).getByRole('button');
  await answers(button);
  await button.click();
  return tool(page).getByRole('status').innerText();
}

describe('a new tool: a folder and an entry of the manifest', () => {
  it('PG-02 the tool is prerendered in its page in every language, within the size limit of HTML (QU-04)', () => {
    for (const folder of ['', 'ar', 'ur', 'hi']) {
      const rendered = html(join(folder, PATH));
      expect(rendered).toContain('0 steps done');
      expect(brotliCompressSync(rendered).length).toBeLessThanOrEqual(40_000);
    }
  });

  it('PG-02 the tool works after navigation from another page, and the site search finds it (OF-06)', async () => {
    const page = await visit('/quote');
    await page.locator('html[data-hydrated~="end"]').waitFor({ state: 'attached' });
    await page.locator('header button[aria-keyshortcuts]').click();
    await page.getByRole('dialog').getByRole('searchbox').fill('process');
    await page.getByRole('dialog').locator(`a[data-hit][href^="${PATH}"]`).first().click();
    expect(await afterOneStep(page)).toBe('1 steps done');
  });

  it('OF-02 the tool is cached when the device is idle, and works offline', async () => {
    const page = await visit('/quote', withWorker);
    await workerReady(page);
    await warmed(page, [/\/tools-tally-/, /\/process\.json$/]);
    await cutOff('the server stopped', page.context(), site());
    await page.goto(site().origin + PATH);
    expect(await afterOneStep(page)).toBe('1 steps done');
  });
});
