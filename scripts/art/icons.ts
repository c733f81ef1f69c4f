import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawing } from './art.ts';
import { openGraphSvg } from './openGraph.ts';
import { inLightColours } from './palette.ts';

/**
 * `npm run icons`: makes `public/icons/` (OF-01) and `public/og.png` (QU-03) from the drawings in `src/content/art`.
 * The results are checked in.
 */
const PUBLIC = new URL('../../public/', import.meta.url);

/** Sizes of icons in px, by drawing. */
const ICONS = [
  { file: 'icon-192.png', art: 'icon', pixels: 192 },
  { file: 'icon-512.png', art: 'icon', pixels: 512 },
  { file: 'maskable-192.png', art: 'icon-maskable', pixels: 192 },
  { file: 'maskable-512.png', art: 'icon-maskable', pixels: 512 },
  { file: 'monochrome-512.png', art: 'icon-mono', pixels: 512 },
] as const;

async function png(svg: string, width: number, palette = true): Promise<Buffer> {
  const units = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(inLightColours(svg)), { density: (72 * width) / units })
    .png({ compressionLevel: 9, palette, quality: 95, effort: 10 })
    .toBuffer();
}

/** Returns an icon file with one PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(image: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

await mkdir(new URL('icons/', PUBLIC), { recursive: true });
for (const { file, art, pixels } of ICONS) {
  await writeFile(new URL(`icons/${file}`, PUBLIC), await png(drawing(art), pixels));
}
for (const file of ['icon.svg', 'favicon.svg']) {
  await writeFile(new URL(`icons/${file}`, PUBLIC), `${inLightColours(drawing('icon'))}\n`);
}
// iOS rounds the corners and shows transparent pixels black.
const square = drawing('icon').replace(' rx="11"', '');
await writeFile(new URL('icons/apple-touch-icon.png', PUBLIC), await png(square, 180));
// Palettes in ICO files are not supported everywhere.
await writeFile(new URL('icons/favicon.ico', PUBLIC), ico(await png(drawing('icon'), 32, false), 32));
await writeFile(new URL('og.png', PUBLIC), await png(openGraphSvg(), 1200));
console.info('Icons and og.png are made.');
