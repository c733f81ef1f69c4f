import { absoluteUrl, type EdgeContext, mediaUrl } from './context.ts';

function cleanSrcset(srcset: string, base: string, context: EdgeContext): string {
  const candidates = srcset
    .split(/,\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const clean = candidates.map((candidate) => {
    const match = /^(\S+)\s+(\d+w|\d+(?:\.\d+)?x)$/.exec(candidate);
    const url = match?.[1] ? mediaUrl(match[1], context, base) : undefined;
    return url && match?.[2] ? `${url} ${match[2]}` : undefined;
  });
  return clean.includes(undefined) ? '' : clean.join(', ');
}

/** Returns a readable file name for an address. */
export function fileName({ pathname, hostname }: URL): string {
  const name = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || hostname;
  } catch {
    return name;
  }
}

/** Returns a link to a file of another origin, or only its text inside another link. */
function linkTo(file: Element, url: URL, words: string): string | HTMLAnchorElement {
  if (file.closest('a')) return words || fileName(url);
  const link = file.ownerDocument.createElement('a');
  link.href = url.href;
  link.rel = 'noopener noreferrer';
  link.textContent = words || fileName(url);
  return link;
}

/** Tracking pixels, avatars of commenters, whose name is next to them, and emoji images. */
const isPixel = (image: HTMLImageElement) => [image.width, image.height].some((size) => size === 1);
const isPortrait = (image: HTMLImageElement) => /\bavatar\b/.test(image.className);
const isLetter = (image: HTMLImageElement) => /\b(?:emoji|wp-smiley)\b/.test(image.className);

function wordsOf(image: HTMLImageElement, base: string): string | HTMLAnchorElement {
  const url = absoluteUrl(image.getAttribute('src') ?? '', base);
  const words = image.alt.trim();
  if (!url || isLetter(image) || ((isPixel(image) || isPortrait(image)) && words === '')) return words;
  return linkTo(image, url, words);
}

function replaceByWords(image: HTMLImageElement, words: string | HTMLAnchorElement): void {
  const { previousSibling: before, nextSibling: after } = image;
  if (words === '' || isLetter(image)) image.replaceWith(words);
  else {
    const space = (is: boolean) => (is ? [' '] : []);
    image.replaceWith(
      ...space(/\S$/.test(before?.textContent ?? '')),
      words,
      ...space(/^\S/.test(after?.textContent ?? '')),
    );
  }
}

/** Makes images lazy, sized and absolute. Images of other origins become links (QU-02). */
export function cleanImages(root: DocumentFragment, base: string, context: EdgeContext): void {
  for (const image of root.querySelectorAll('img')) {
    const src = mediaUrl(image.getAttribute('src') ?? '', context, base);
    if (!src) {
      replaceByWords(image, wordsOf(image, base));
      continue;
    }
    image.setAttribute('src', src);
    const srcset = cleanSrcset(image.getAttribute('srcset') ?? '', base, context);
    if (srcset) {
      image.setAttribute('srcset', srcset);
      image.setAttribute('sizes', '(max-width: 46rem) 100vw, 44rem');
    } else {
      image.removeAttribute('srcset');
      image.removeAttribute('sizes');
    }
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  cleanFilms(root, base, context);
}

function fileOf(film: Element, base: string): URL | undefined {
  const parts = [film, ...film.querySelectorAll('source')];
  return parts.map((part) => absoluteUrl(part.getAttribute('src') ?? '', base)).find((url) => url);
}

function cleanFilms(root: DocumentFragment, base: string, context: EdgeContext): void {
  const films = [...root.querySelectorAll('video, audio')].map((film) => [film, fileOf(film, base)] as const);
  for (const part of root.querySelectorAll('video, audio, source, track')) {
    const src = mediaUrl(part.getAttribute('src') ?? '', context, base);
    if (src) part.setAttribute('src', src);
    else part.removeAttribute('src');
    part.removeAttribute('srcset');
    if (part.matches('source, track') && (!src || !part.closest('video, audio'))) part.remove();
  }
  for (const [film, url] of films) {
    if (!film.hasAttribute('src') && !film.querySelector('source'))
      film.replaceWith(...(url ? [linkTo(film, url, film.getAttribute('title') ?? '')] : []));
    film.setAttribute('preload', 'none');
    film.setAttribute('controls', '');
  }
}
