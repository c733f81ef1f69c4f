import { parseInert } from '../../shared/html/parse.ts';
import { readPost } from './db/read.ts';
import { blogDatabase } from './db/tables.ts';
import type { Picture, Post } from './model.ts';
import { refreshPost } from './sync.ts';

async function storedWhole(slug: string): Promise<Post | undefined> {
  const stored = await blogDatabase.run((db) => readPost(db, slug));
  if (!stored?.body) return undefined;
  return { summary: stored.summary, body: stored.body };
}

/** A post with its text: from the device, else from the content service. Rejects when neither has it. */
export async function wholePost(slug: string): Promise<Post> {
  const stored = await storedWhole(slug);
  if (stored) return stored;
  await refreshPost(slug);
  const fetched = await storedWhole(slug);
  if (!fetched) throw new Error(`The text of ${slug} could not be had`);
  return fetched;
}

/** The candidate of a `srcset` that is wide enough for `width` device pixels, or the widest. */
function fitting(srcset: string, width: number): string | undefined {
  const candidates = srcset.split(/,\s+/).flatMap((part) => {
    const match = /^(\S+)\s+(\d+)w$/.exec(part.trim());
    return match?.[1] ? [{ address: match[1], width: Number(match[2]) }] : [];
  });
  const byWidth = candidates.sort((a, b) => a.width - b.width);
  return (byWidth.find((candidate) => candidate.width >= width) ?? byWidth.at(-1))?.address;
}

/** Widest that a picture is kept in: more is not to be seen. */
const MOST_PIXELS = 1600;

const pixelsOfScreen = () =>
  Math.min(Math.min(window.screen.width, 800) * window.devicePixelRatio, MOST_PIXELS);

/** A cover's address in the one size and format that this device is served with. */
function coverOf({ sources, srcset, src }: Picture, width: number): string {
  // WebP is known to every browser that the site is built for; AVIF is asked for where it is the format of choice.
  const source = sources.find(({ type }) => type === 'image/avif') ?? sources[0];
  return fitting(source?.srcset ?? srcset, width) ?? src;
}

/** The addresses of a post's pictures, each in the one size that fits this device; the cover first. */
export function picturesOf({ summary, body }: Post): { cover: string | undefined; all: readonly string[] } {
  const width = pixelsOfScreen();
  const cover = summary.picture && coverOf(summary.picture, width);
  const images = [...parseInert(body.html, window).querySelectorAll('img')].flatMap((image) => {
    const src = image.getAttribute('src');
    return src ? [fitting(image.getAttribute('srcset') ?? '', width) ?? src] : [];
  });
  const absolute = (address: string) => new URL(address, window.location.href).href;
  const all = [...(cover ? [cover] : []), ...images].map(absolute);
  return { cover: cover && absolute(cover), all: [...new Set(all)] };
}
