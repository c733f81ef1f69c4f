import type { Picture, PictureSource } from '../model.ts';
import type { WordPressMedia } from './schema.ts';
import { type EdgeContext, mediaUrl } from './html/context.ts';

interface Size {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alternatives: ReadonlyMap<string, string>;
}

/** Returns the sizes with the aspect ratio of the image: the thumbnail of WordPress is a cropped square. */
function usableSizes(media: WordPressMedia, context: EdgeContext): Size[] {
  const full = media.media_details;
  const ratio = full?.width && full.height ? full.width / full.height : undefined;
  const sizes = Object.values(full?.sizes ?? {}).flatMap((size) => {
    const url = size ? mediaUrl(size.source_url, context) : undefined;
    if (!size || !url) return [];
    if (ratio && Math.abs(size.width / size.height / ratio - 1) > 0.03) return [];
    const alternatives = Object.entries(size.sources ?? {}).flatMap(([type, source]) => {
      const address = mediaUrl(source.source_url, context);
      return address ? [[type, address] as const] : [];
    });
    return [{ url, width: size.width, height: size.height, alternatives: new Map(alternatives) }];
  });
  const byWidth = new Map(sizes.map((size) => [size.width, size]));
  return [...byWidth.values()].sort((a, b) => a.width - b.width);
}

function modernSources(sizes: readonly Size[]): PictureSource[] {
  return ['image/avif', 'image/webp'].flatMap((type) => {
    const candidates = sizes.flatMap((size) => {
      const address = size.alternatives.get(type);
      return address ? [`${address} ${size.width}w`] : [];
    });
    return candidates.length === sizes.length && candidates.length > 0
      ? [{ type, srcset: candidates.join(', ') }]
      : [];
  });
}

/** Maps a featured image; returns undefined when none may be loaded. */
export function toPicture(
  media: WordPressMedia | undefined,
  alt: string,
  context: EdgeContext,
): Picture | undefined {
  const src = media ? mediaUrl(media.source_url, context) : undefined;
  if (!media || !src) return undefined;
  const sizes = usableSizes(media, context);
  const sources = modernSources(sizes);
  const middle = sizes.find((size) => size.width >= 700) ?? sizes.at(-1);
  return {
    src: middle?.url ?? src,
    srcset:
      sources.length > 0 || sizes.length < 2
        ? ''
        : sizes.map((size) => `${size.url} ${size.width}w`).join(', '),
    sources,
    width: middle?.width ?? media.media_details?.width ?? 800,
    height: middle?.height ?? media.media_details?.height ?? 450,
    alt,
  };
}
