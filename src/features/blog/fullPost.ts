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

/** Returns a post with its text, from the device or the content service. Rejects when both fail. */
export async function loadFullPost(slug: string): Promise<Post> {
  const stored = await storedFullPost(slug);
  if (stored) return stored;
  await refreshPost(slug);
  const fetched = await storedFullPost(slug);
  if (!fetched) throw new Error(`The text of ${slug} is unavailable`);
  return fetched;
}

interface Candidate {
  readonly address: string;
  readonly width: number;
}

function candidatesOf(srcset: string): readonly Candidate[] {
  const candidates = srcset.split(/,\s+/).flatMap((part) => {
    const match = /^(\S+)\s+(\d+)w$/.exec(part.trim());
    return match?.[1] ? [{ address: match[1], width: Number(match[2]) }] : [];
  });
  return candidates.sort((a, b) => a.width - b.width);
}

function fitting(srcset: string, width: number): string | undefined {
  const byWidth = candidatesOf(srcset);
  return (byWidth.find((candidate) => candidate.width >= width) ?? byWidth.at(-1))?.address;
}

const MAX_PIXELS = 1600;

const pixelsOfScreen = () =>
  Math.min(Math.min(window.screen.width, 800) * window.devicePixelRatio, MAX_PIXELS);

const absolute = (address: string) => new URL(address, window.location.href).href;

/** Returns the absolute addresses of an image: the size for this device, then the others, widest first. */
function addressesOf(srcset: string, src: string): readonly string[] {
  const others = candidatesOf(srcset).map(({ address }) => address);
  const first = fitting(srcset, pixelsOfScreen()) ?? src;
  return [...new Set([first, ...others.toReversed(), src].map(absolute))];
}

function imageAddresses(image: Element): readonly string[] {
  const src = image.getAttribute('src');
  return src ? addressesOf(image.getAttribute('srcset') ?? '', src) : [];
}

function coverAddresses({ sources, srcset, src }: Picture): readonly string[] {
  // All supported browsers decode WebP; AVIF is preferred.
  const source = sources.find(({ type }) => type === 'image/avif') ?? sources[0];
  return addressesOf(source?.srcset ?? srcset, src);
}

/** Returns the addresses of each image of a post, the size for this device first; the cover first. */
export function pictureSizes({ summary, body }: Post): readonly (readonly string[])[] {
  const cover = summary.picture ? [coverAddresses(summary.picture)] : [];
  const images = [...parseInert(body.html, window).querySelectorAll('img')].map(imageAddresses);
  return [...cover, ...images].filter(({ length }) => length > 0);
}

/** Returns the addresses of a post's images in the size for this device, with cover and portrait. */
export function picturesOf(post: Post): { cover: string | undefined; all: readonly string[] } {
  const { picture, avatar } = post.summary;
  const cover = picture && coverAddresses(picture)[0];
  const portrait = avatar === undefined ? [] : [absolute(avatar)];
  return { cover, all: [...new Set([...pictureSizes(post).flatMap(([first]) => first ?? []), ...portrait])] };
}
