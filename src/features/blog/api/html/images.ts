import { absoluteUrl, type EdgeContext, mediaUrl } from './context.ts';

/** The usable candidates of a `srcset`; empty when any of it makes no sense, since one broken part spoils all. */
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

/** The words of a picture that may not be loaded, as a link to it; a link that it stands in keeps its own way. */
function wordsOf(image: HTMLImageElement, base: string): string | HTMLAnchorElement {
  const url = absoluteUrl(image.getAttribute('src') ?? '', base);
  const words = image.alt.trim();
  if (!url || words === '' || image.closest('a')) return words;
  const link = image.ownerDocument.createElement('a');
  link.href = url.href;
  link.rel = 'noopener noreferrer';
  link.textContent = words;
  return link;
}

/**
 * Makes the pictures of a body fit to be shown: absolute addresses of allowed origins only, lazy, sized.
 * A picture of another origin becomes a link with its words, so that nothing foreign is asked for unbidden.
 * `base` is the address that relative ones are meant from.
 */
export function cleanImages(root: DocumentFragment, base: string, context: EdgeContext): void {
  for (const image of root.querySelectorAll('img')) {
    const src = mediaUrl(image.getAttribute('src') ?? '', context, base);
    if (!src) {
      image.replaceWith(wordsOf(image, base));
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

/** Films and sounds load when they are played, and only from allowed origins. */
function cleanFilms(root: DocumentFragment, base: string, context: EdgeContext): void {
  for (const part of root.querySelectorAll('video, audio, source, track')) {
    const src = mediaUrl(part.getAttribute('src') ?? '', context, base);
    if (src) part.setAttribute('src', src);
    else part.removeAttribute('src');
    part.removeAttribute('srcset');
    // A source of a `<picture>`, which is not kept, stands alone.
    if (part.matches('source, track') && (!src || !part.closest('video, audio'))) part.remove();
  }
  for (const film of root.querySelectorAll('video, audio')) {
    if (!film.hasAttribute('src') && !film.querySelector('source')) film.remove();
    film.setAttribute('preload', 'none');
    film.setAttribute('controls', '');
  }
}
