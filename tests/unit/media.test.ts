import { mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { readMediaManifest } from '../../server/content/uploads/manifest.ts';
import { coverDrawings, figureDrawings } from '../../scripts/art/drawingList.ts';
import { buildMedia } from '../../scripts/art/media.ts';
import { pictureHash } from '../../scripts/art/raster.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

let root = '';
const article = (motif: string): string =>
  `---
title: "A title"
slug: a-title
date: 2026-11-12T09:00:00
modified: 2026-11-14T10:30:00
categories: [tax, guides]
tags: []
author: editorial
excerpt: "One sentence."
cover: { motif: ${motif}, skyline: london }
coverAlt: "A picture"
lang: en
---

Text.
`;

const below = (...names: string[]) => join(root, ...names);
const build = () =>
  buildMedia({ articlesDir: below('articles'), outDir: below('media'), figuresDir: below('figures') });
const write = (name: string, motif: string) => writeFile(join(root, 'articles', name), article(motif));
const pixelOf = (path: string, left: number, top: number) =>
  sharp(path).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

beforeEach(async () => {
  root = temporaryFolder();
  await Promise.all(['articles', 'figures'].map((folder) => mkdir(join(root, folder))));
});

it('BL-07 a cover has the colour of the first category, three sizes, two formats and small files', async () => {
  await write('corporate-tax.md', 'fruits');
  const { manifest, made } = await build();
  const sizes = manifest.articles['corporate-tax']?.sizes ?? {};
  expect(made).toBe(1);
  expect(Object.entries(sizes).map(([name, { width, height }]) => [name, width, height])).toEqual([
    ['medium', 400, 225],
    ['large', 800, 450],
    ['full', 1200, 675],
  ]);
  expect(sizes['large']?.files['image/avif']?.file).toBe('corporate-tax-800x450.avif');
  expect(sizes['medium']?.files['image/avif']?.bytes).toBeLessThanOrEqual(7 * 1024);
  expect(sizes['large']?.files['image/avif']?.bytes).toBeLessThanOrEqual(14 * 1024);
  for (const { width, height, files } of Object.values(sizes)) {
    for (const [type, { file, bytes }] of Object.entries(files)) {
      const path = join(root, 'media', file);
      const picture = await sharp(path).metadata();
      expect([picture.width, picture.height, (await stat(path)).size]).toEqual([width, height, bytes]);
      expect(picture.format).toBe(type === 'image/avif' ? 'heif' : 'jpeg');
    }
  }
  expect(await readMediaManifest(join(root, 'media'))).toEqual(manifest);
  const corner = await pixelOf(join(root, 'media', 'corporate-tax-800x450.jpg'), 700, 8);
  const distance = [0xe3, 0xea, 0xd5].map((value, channel) => Math.abs(value - (corner[channel] ?? 0)));
  expect(Math.max(...distance)).toBeLessThanOrEqual(2);
});

it('BL-07 a second run makes changed and damaged pictures only, and deletes unused ones', async () => {
  await write('unchanged.md', 'seo');
  await write('changed.md', 'pro');
  await write('deleted.md', 'banking');
  expect((await build()).made).toBe(3);
  expect((await build()).made).toBe(0);

  await write('changed.md', 'banking');
  await rm(join(root, 'articles', 'deleted.md'));
  await truncate(join(root, 'media', 'unchanged-400x225.avif'), 10);
  const { made, manifest } = await build();
  expect(made).toBe(2);
  expect(Object.keys(manifest.articles)).toEqual(['changed', 'unchanged']);
  const files = await readdir(join(root, 'media'));
  expect(files.filter((file) => file.startsWith('deleted'))).toEqual([]);
  expect(files).toHaveLength(2 * 6 + 1);

  await writeFile(join(root, 'media', 'media.json'), '{"version": 1, "articles": ');
  expect(await readMediaManifest(join(root, 'media'))).toBeUndefined();
  expect((await build()).made).toBe(2);
});

it('BL-07 one error names all articles without a valid cover', async () => {
  await write('good.md', 'seo');
  await write('odd.md', 'volcano');
  await write('Ünnamed.md', 'seo');
  await expect(build()).rejects.toThrow(/odd\.md: cover\.motif[\s\S]*Ünnamed\.md: the name/);
});

it('BP-05 files of a figure have a prefix', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path fill="var(--x,#f00)" d="M0 0h80v60H0z"/></svg>';
  await writeFile(join(root, 'figures', 'quay.svg'), svg);
  await write('quay.md', 'seo');
  const { manifest } = await build();
  const large = manifest.figures['quay']?.sizes['large'];
  expect(large).toMatchObject({ width: 800, height: 600 });
  expect(large?.files['image/jpeg']?.file).toBe('figure-quay-800x600.jpg');
  expect(manifest.articles['quay']?.sizes['large']?.files['image/jpeg']?.file).toBe('quay-800x450.jpg');
});

// Icons that systems crop have opaque corners.
it.each([
  ['icons/icon-192.png', 192, 192, 0],
  ['icons/icon-512.png', 512, 512, 0],
  ['icons/maskable-192.png', 192, 192, 255],
  ['icons/maskable-512.png', 512, 512, 255],
  ['icons/monochrome-512.png', 512, 512, 0],
  ['icons/apple-touch-icon.png', 180, 180, 255],
  ['og.png', 1200, 630, 255],
])('OF-01 %s is a PNG of %i × %i px with corner opacity %i', async (file, width, height, opacity) => {
  const path = inProject(`public/${file}`);
  expect(await sharp(path).metadata()).toMatchObject({ format: 'png', width, height });
  expect((await pixelOf(path, 0, 0))[3]).toBe(opacity);
});

it('BL-07 checked-in pictures are current; otherwise run npm run pictures', async () => {
  const manifest = await readMediaManifest(inProject('server/content/pictures'));
  const drawn = {
    articles: await coverDrawings(inProject('server/content/articles')),
    figures: await figureDrawings(inProject('scripts/art/figures')),
  };
  for (const kind of ['articles', 'figures'] as const) {
    const hashes = Object.entries(manifest?.[kind] ?? {}).map(([name, { hash }]) => [name, hash] as const);
    expect(new Map(hashes)).toEqual(new Map(drawn[kind].map(({ name, svg }) => [name, pictureHash(svg)])));
  }
});
