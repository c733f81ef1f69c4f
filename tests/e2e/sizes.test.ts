import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { newPage, site } = visits();

const limits = v.parse(
  v.array(v.object({ name: v.string(), path: v.union([v.string(), v.array(v.string())]) })),
  JSON.parse(readFileSync(new URL('../../.config/size-limit.json', import.meta.url), 'utf8')),
);

/** The names of chunks in a limit's pattern. */
function chunksOf(name: string): string[] {
  const path = limits.find((limit) => limit.name === name)?.path ?? '';
  return /\{([^}]+)\}/.exec(String(path))?.[1]?.split(',').sort() ?? [];
}

/** The name of a chunk in the address of its file. */
const chunkOf = (address: string) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(address)?.[1];

describe('the measured sizes', () => {
  it('QU-04 are of the very scripts that the home page fetches', async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const chunk = chunkOf(request.url());
      if (chunk !== undefined) fetched.add(chunk);
    });
    await page.goto(site().origin);
    await appReady(page);
    await page.locator('html[data-end="ready"]').waitFor({ state: 'attached' });
    await page.locator('#latest article').first().waitFor();
    const listed = chunksOf('all script of the home page');
    await expect.poll(() => [...fetched].sort()).toEqual(listed);
    expect(listed).toEqual(expect.arrayContaining(chunksOf('script before a section hydrates')));
  });
});
