import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { createContentService, type ContentServiceOptions } from '../../../server/content/service.ts';
import type { FactTable } from '../../../server/content/markdown/factReferences.ts';

/** Six articles: three English, one each in Arabic, Hindi and Urdu. */
export const ARTICLES = fileURLToPath(new URL('../../fixtures/articles/', import.meta.url));

export const ORIGIN = 'http://content.example';

export const FACTS: FactTable = {
  'sample-fee': {
    value: 1_250,
    unit: 'AED',
    covers: 'Sample fee',
    source: 'Sample House <tariff>',
    checkedOn: '2026-02-01',
    certainty: 'stated',
  },
  'sample-range': {
    value: [10, 20],
    unit: 'AED',
    covers: 'Sample monthly charge',
    source: 'Sample House',
    checkedOn: '2026-02-01',
    certainty: 'disputed',
    validFrom: '2026-01-01',
  },
  'sample-ended': {
    value: '2025-12-31',
    unit: 'date',
    covers: 'Last day of the sample relief',
    source: 'Sample Authority',
    checkedOn: '2026-02-01',
    certainty: 'about',
    validTo: '2025-12-31',
  },
};

const size = (name: string, width: number, height: number) => ({
  width,
  height,
  files: {
    'image/avif': { file: `${name}-${width}x${height}.avif`, bytes: 5 },
    'image/jpeg': { file: `${name}-${width}x${height}.jpg`, bytes: 9 },
  },
});

const picture = (name: string) => ({
  hash: name,
  sizes: { medium: size(name, 400, 225), large: size(name, 800, 450), full: size(name, 1200, 675) },
});

const folders: string[] = [];

/** A new empty folder that is gone when the tests of the file have run. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-service-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** A folder with the list of two pictures, one article's cover and a figure, and one of the files. */
export async function mediaFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const list = {
    version: 1,
    articles: { 'opening-an-account': picture('opening-an-account') },
    figures: { zones: picture('figure-zones') },
  };
  await writeFile(join(folder, 'media.json'), JSON.stringify(list));
  await writeFile(join(folder, 'opening-an-account-400x225.jpg'), 'a picture');
  return folder;
}

/** Asks a service over the fixture: `ask('posts?page=2')` goes to the REST interface, `/…` to the root. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

export async function fixtureService(options: ContentServiceOptions = {}): Promise<Ask> {
  const answer = await createContentService({
    articlesDir: ARTICLES,
    mediaDir: options.mediaDir ?? (await mediaFolder()),
    facts: FACTS,
    log: () => undefined,
    ...options,
  });
  return (address, init) =>
    answer(
      new Request(new URL(address, address.startsWith('/') ? ORIGIN : `${ORIGIN}/wp-json/wp/v2/`), init),
    );
}
