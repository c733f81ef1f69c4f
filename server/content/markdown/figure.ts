import { upload } from '../library/library.ts';
import type { MediaSize } from '../uploads/manifest.ts';
import { escapeAttribute } from './escapeHtml.ts';

export type Picture = Readonly<Record<string, MediaSize>>;

/** Returns the format that every browser supports, for `src`, `srcset` and `source_url`. */
export function plainFile(
  size: MediaSize,
): { readonly mime: string; readonly file: MediaSize['files'][string] } | undefined {
  for (const mime of ['image/jpeg', 'image/png', 'image/webp', ...Object.keys(size.files)]) {
    const file = size.files[mime];
    if (file !== undefined) {
      return { mime, file };
    }
  }
  return undefined;
}

/** Returns an image block of the block editor, with responsive sizes. `caption` is HTML, or ''. */
export function imageBlock(picture: Picture, alt: string, caption: string): string {
  const sizes = Object.values(picture).toSorted((a, b) => a.width - b.width);
  const shown = picture['large'] ?? sizes.at(-1);
  const file = shown && plainFile(shown)?.file.file;
  if (shown === undefined || file === undefined) {
    return '';
  }
  const address = (path: string): string => escapeAttribute(upload(path));
  const byWidth = new Map(sizes.map((size) => [size.width, plainFile(size)?.file.file]));
  const candidates = [...byWidth].flatMap(([width, path]) => (path ? [`${address(path)} ${width}w`] : []));
  const image =
    `<img loading="lazy" decoding="async" width="${shown.width}" height="${shown.height}"` +
    ` src="${address(file)}" alt="${escapeAttribute(alt)}" srcset="${candidates.join(', ')}"` +
    ` sizes="auto, (max-width: ${shown.width}px) 100vw, ${shown.width}px" />`;
  const below = caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`;
  return `<figure class="wp-block-image size-large">${image}${below}</figure>`;
}
