import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContentService, type ContentServiceOptions } from '../../../server/content/embeddedService.ts';
import type { FactTable } from '../../../server/content/markdown/factReferences.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** Six articles: three English, one each in Arabic, Hindi and Urdu. */
export const ARTICLES = fileURLToPath(new URL('../../fixtures/articles/', import.meta.url));

export const ORIGIN = 'http://content.example';

const fact = { unit: 'AED', source: 'Sample House', checkedOn: '2026-02-01', certainty: 'stated' } as const;
const disputed = { ...fact, certainty: 'disputed', validFrom: '2026-01-01' } as const;

export const FACTS: FactTable = {
  'sample-fee': { ...fact, value: 1_250, covers: 'Sample fee', source: 'Sample House <tariff>' },
  'sample-range': { ...disputed, value: [10, 20], covers: 'Sample monthly charge' },
  'sample-ended': {
    ...fact,
    value: '2025-12-31',
    unit: 'date',
    covers: 'Last day of the sample relief',
    source: 'Sample Authority',
    checkedOn: '2026-02-03',
    certainty: 'about',
    validTo: '2025-12-31',
  },
};

function size(name: string, width: number, height: number) {
  const file = `${name}-${width}x${height}`;
  const avif = { file: `${file}.avif`, bytes: 5 };
  return { width, height, files: { 'image/avif': avif, 'image/jpeg': { file: `${file}.jpg`, bytes: 9 } } };
}

const picture = (name: string) => ({
  hash: name,
  sizes: { medium: size(name, 400, 225), large: size(name, 800, 450), full: size(name, 1200, 675) },
});

/** A folder with a list of two pictures, a cover and a figure, and one of their files. */
export async function mediaFolder(): Promise<string> {
  const folder = temporaryFolder();
  const articles = { 'opening-an-account': picture('opening-an-account') };
  const list = { version: 1, articles, figures: { zones: picture('figure-zones') } };
  await writeFile(join(folder, 'media.json'), JSON.stringify(list));
  await writeFile(join(folder, 'opening-an-account-400x225.jpg'), 'a picture');
  return folder;
}

export const fixtureContent = async (options: ContentServiceOptions = {}) =>
  createContentService({
    articlesDir: ARTICLES,
    mediaDir: options.mediaDir ?? (await mediaFolder()),
    facts: FACTS,
    log: () => undefined,
    ...options,
  });

/** Requests from a service over the fixture: `ask('posts?page=2')` is below the REST interface, `/…` below the root. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

export async function fixtureService(options: ContentServiceOptions = {}): Promise<Ask> {
  const answer = await fixtureContent(options);
  return (address, init) => {
    const base = address.startsWith('/') ? ORIGIN : `${ORIGIN}/wp-json/wp/v2/`;
    return answer(new Request(new URL(address, base), init));
  };
}
