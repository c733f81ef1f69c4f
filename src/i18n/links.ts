import { inLanguage, splitLanguage } from './addresses.ts';

/** Links to pages of the site, in markup as it was rendered; not those to files and to the content service. */
const PAGE_LINK = /(<a\b[^>]*? href=")(\/(?!\/|wp-)[^".?#]*)(?=["?#])/g;

/** What names the page itself: its canonical address, and the same for link previews. */
const OWN_ADDRESS = /(rel="canonical" href="|property="og:url" content=")(https?:[^"]*)/g;

/** An article's own language decides its canonical address, whatever language it is opened in (LA-07). */
const ARTICLE = /^\/blog\/[^/]/;

/** A page's path, in a language. */
const led = (path: string, code: string) => inLanguage(code, splitLanguage(path).path);

/** The absolute address of a page of the site in a language; those of files and of articles stay as they are. */
export function addressIn(code: string, address: string): string {
  const [, origin, path, query = ''] = /^(https?:\/\/[^/]+)(\/[^?#]*)(.*)$/.exec(address) ?? [];
  if (origin === undefined || path === undefined) return address;
  if (ARTICLE.test(splitLanguage(path).path) || /\.\w+$/.test(path)) return address;
  return origin + led(path, code) + query;
}

/** Leads the links of a rendered page to the addresses of a language; with the default one, to the plain ones. */
export function linksIn(html: string, code: string): string {
  return html
    .replace(PAGE_LINK, (_all, before: string, path: string) => before + led(path, code))
    .replace(OWN_ADDRESS, (_all, before: string, address: string) => before + addressIn(code, address));
}
