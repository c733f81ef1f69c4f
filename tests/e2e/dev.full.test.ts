import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appReady, launchBrowser, newVisitor } from '../support/browser.ts';
import { type GuardedProcess, startGuarded } from '../wordpress/guardedProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'marsa-dev-'));
const log = join(folder, 'log');

const ADDRESS = /Local:\s+(http:\/\/localhost:\d+)/;

let dev: GuardedProcess;
let browser: Browser;

beforeAll(async () => {
  dev = startGuarded(['npm', 'run', 'dev', '--', '--port', '0'], {
    cwd: resolve(import.meta.dirname, '../..'),
    // A test environment would change Vite's mode.
    env: { NODE_ENV: 'development', VITEST: '', NO_COLOR: '1' },
    log,
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await dev.stop();
  rmSync(folder, { recursive: true, force: true });
});

const address = () => ADDRESS.exec(readFileSync(log, 'utf8'))?.[1];

it('CS-03 npm run dev serves the site with the embedded content service, and the page is hydrated', async () => {
  await expect.poll(() => address() ?? dev.ended(), { timeout: 60_000 }).toBeDefined();
  const origin = address();
  if (!origin) throw new Error(`npm run dev ${dev.ended()}: ${readFileSync(log, 'utf8')}`);
  const answer = await fetch(`${origin}/wp-json/wp/v2/posts?per_page=3&_embed=true`);
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get('X-WP-Total'))).toBeGreaterThan(20);
  expect(await answer.json()).toHaveLength(3);

  const { page, problems } = await newVisitor(browser);
  await page.goto(origin);
  await appReady(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${origin}/blog`);
  await appReady(page);
  await expect.poll(() => page.locator('main article').count()).toBe(9);
  expect(problems).toEqual([]);
});
