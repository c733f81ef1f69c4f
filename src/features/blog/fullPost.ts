import { parseInert } from '../../shared/html/parse.ts';
import { readPost } from './db/read.ts';
import { blogDatabase } from './db/tables.ts';
import type { Picture, Post } from './model.ts';
import { refreshPost } from './sync.ts';

async function storedFullPost(slug: string): Promise<Post | undefined> {
  const stored = await blogDatabase.run((db) => readPost(db, slug));
  if (!stored?.body) return undefined;
  return { summary: stored.summary, body: stored.body };
}

/** A post with its text: from the device, else from the content service. Rejects when neither has it. */
export async function loadFullPost(slug: string): Promise<Post> {
  const stored = await storedFullPost(slug);
  if (stored) return stored;
  await refreshPost(slug);
  const fetched = await storedFullPost(slug);
  if (!fetched) throw new Error(`The text of ${slug} could not be had`);
  return fetched;
}

interface Candidate {
  readonly address: string;
  readonly width: number;
}

/** The candidates of a `srcset`, the narrowest first. */
function candidatesOf(srcset: string): readonly Candidate[] {
  const candidates = srcset.split(/,\s+/).flatMap((part) => {
    const match = /^(\S+)\s+(\d+)w$/.exec(part.trim());
    return match?.[1] ? [{ address: match[1], width: Number(match[2]) }] : [];
  });
  return candidates.sort((a, b) => a.width - b.width);
}

/** The candidate of a `srcset` that is wide enough for `width` device pixels, or the widest. */
function fitting(srcset: string, width: number): string | undefined {
  const byWidth = candidatesOf(srcset);
  return (byWidth.find((candidate) => candidate.width >= width) ?? byWidth.at(-1))?.address;
}

/** Widest that a picture is kept in: more is not to be seen. */
const MOST_PIXELS = 1600;

const pixelsOfScreen = () =>
  Math.min(Math.min(window.screen.width, 800) * window.devicePixelRatio, MOST_PIXELS);

const absolute = (address: string) => new URL(address, window.location.href).href;

/**
 * The addresses of a picture, absolute: first the one size that fits this device, then the others, the widest first,
 * of which the device may have one.
 */
function addressesOf(srcset: string, src: string): readonly string[] {
  const others = candidatesOf(srcset).map(({ address }) => address);
  const first = fitting(srcset, pixelsOfScreen()) ?? src;
  return [...new Set([first, ...others.toReversed(), src].map(absolute))];
}

/** The addresses of a picture in a text: the one that this device is served with first; none where it has no source. */
export function imageAddresses(image: Element): readonly string[] {
  const src = image.getAttribute('src');
  return src ? addressesOf(image.getAttribute('srcset') ?? '', src) : [];
}

/** The addresses of a cover, in the one format that this device is served with, and that one's size first. */
export function coverAddresses({ sources, srcset, src }: Picture): readonly string[] {
  // WebP is known to every browser that the site is built for; AVIF is asked for where it is the format of choice.
  const source = sources.find(({ type }) => type === 'image/avif') ?? sources[0];
  return addressesOf(source?.srcset ?? srcset, src);
}

/** The addresses of each of a post's pictures: first the one size that fits this device; the cover first. */
export function pictureSizes({ summary, body }: Post): readonly (readonly string[])[] {
  const cover = summary.picture ? [coverAddresses(summary.picture)] : [];
  const images = [...parseInert(body.html, window).querySelectorAll('img')].map(imageAddresses);
  return [...cover, ...images].filter(({ length }) => length > 0);
}

/** The addresses of a post's pictures, each in the one size that fits this device: the cover first, the portrait last. */
export function picturesOf(post: Post): { cover: string | undefined; all: readonly string[] } {
  const { picture, avatar } = post.summary;
  const cover = picture && coverAddresses(picture)[0];
  const portrait = avatar === undefined ? [] : [absolute(avatar)];
  return { cover, all: [...new Set([...pictureSizes(post).flatMap(([first]) => first ?? []), ...portrait])] };
}
