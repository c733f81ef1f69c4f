import { parseInert } from '../../../shared/html/parse.ts';
import { parseUrl } from '../../../shared/parseUrl.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { escaped } from './escaped.ts';
import { FILE_STYLES } from './fileStyles.ts';

/** An article as it goes into a file. */
export interface FileArticle {
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly lang: string;
  /** Where it is published; what its text refers to is relative to that. */
  readonly address: string;
  /** Sanitised. */
  readonly html: string;
  /** Addresses of its cover, the best first, and the words for it. */
  readonly cover: { readonly addresses: readonly string[]; readonly alt: string } | undefined;
}

/** The words around an article, in the language of the page. */
export interface FileWords {
  readonly lang: string;
  /** When it was published, changed and put into the file: whole phrases. */
  readonly dates: readonly string[];
  /** Before its address. */
  readonly source: string;
  /** That so many pictures are missing. */
  readonly missing: (count: number) => string;
  /** In the place of a missing picture without words of its own. */
  readonly picture: string;
}

/** Where pictures come from. */
export interface FilePictures {
  /** The addresses of a picture in the text, the best first. */
  readonly addressesOf: (image: Element) => readonly string[];
  /** A picture as a `data:` URL; undefined when it cannot be had. Must not reject. */
  readonly toDataUrl: (addresses: readonly string[]) => Promise<string | undefined>;
}

/** What a file cannot show by itself, or must not do. */
const USELESS = 'script, style, link, meta, base, object, embed, form, template, noscript, source, track';

/** What plays from elsewhere becomes a link to it. */
function linkMedia(body: HTMLElement, address: string): void {
  for (const media of body.querySelectorAll('video, audio, iframe')) {
    const src = media.getAttribute('src') ?? media.querySelector('source')?.getAttribute('src') ?? '';
    const link = body.ownerDocument.createElement('a');
    const url = src === '' ? undefined : parseUrl(src, address);
    if (!url) media.remove();
    else {
      link.textContent = url.href;
      link.setAttribute('href', src);
      media.replaceWith(link);
    }
  }
}

/** Links lead to the site from wherever the file is; those within the text stay within it. */
function fullLinks(body: HTMLElement, address: string): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const url = href.startsWith('#') ? undefined : parseUrl(href, address);
    if (url) link.setAttribute('href', url.href);
  }
}

/** Puts the pictures into the text, or their words where they cannot be had. Gives how many are missing. */
async function embed(body: HTMLElement, pictures: FilePictures, words: string): Promise<number> {
  const outcomes = await Promise.all(
    [...body.querySelectorAll('img')].map(async (image) => {
      const data = await pictures.toDataUrl(pictures.addressesOf(image));
      for (const name of ['srcset', 'sizes', 'loading', 'decoding']) image.removeAttribute(name);
      if (data) image.setAttribute('src', data);
      else {
        const note = body.ownerDocument.createElement('span');
        note.className = 'note';
        note.textContent = image.alt || words;
        image.replaceWith(note);
      }
      return data !== undefined;
    }),
  );
  return outcomes.filter((had) => !had).length;
}

/**
 * An article as one HTML file that needs nothing else (OF-10): its pictures are in it, no script is. Pictures that
 * cannot be had leave their words, and the file says how many. Never rejects for a picture's sake.
 */
export async function articleFile(
  article: FileArticle,
  words: FileWords,
  pictures: FilePictures,
): Promise<string> {
  const { title, excerpt, author, lang, address, cover } = article;
  const { body } = parseInert(article.html, window);
  linkMedia(body, address);
  for (const element of body.querySelectorAll(USELESS)) element.remove();
  fullLinks(body, address);
  const [image, missing] = await Promise.all([
    cover ? pictures.toDataUrl(cover.addresses) : undefined,
    embed(body, pictures, words.picture),
  ]);
  const absent = missing + (cover && !image ? 1 : 0);
  const frame = `lang="${words.lang}" dir="${textDirection(words.lang)}"`;
  const link = `<a href="${escaped(address)}" dir="ltr">${escaped(address)}</a>`;
  const note = absent > 0 ? `<p class="note" ${frame}>${escaped(words.missing(absent))}</p>` : '';
  const lead = excerpt ? `<p class="lead">${escaped(excerpt)}</p>` : '';
  const picture = image ? `<p><img src="${image}" alt="${escaped(cover?.alt ?? '')}"></p>` : '';
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${textDirection(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="author" content="${escaped(author)}">
<link rel="canonical" href="${escaped(address)}">
<title>${escaped(title)}</title>
<style>${FILE_STYLES}</style>
</head>
<body>
<header><h1>${escaped(title)}</h1>${lead}
<div ${frame}><p><bdi>${escaped(author)}</bdi><br>${words.dates.map(escaped).join('<br>')}</p>
<p>${escaped(words.source)} ${link}</p></div></header>
${note}${picture}<main>${body.innerHTML}</main>
</body>
</html>
`;
}
