import { postPath, slugIn } from '../../src/features/blog/rules/slug.ts';
import { splitLanguage } from '../../src/i18n/addresses.ts';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import type { Rendering } from './blog.ts';

const LIST_PAGES = ['/', '/blog'];
const LISTS = ['/feed.xml', '/sitemap.xml'];

export interface BlogAddress extends Rendering {
  readonly slug?: string;
}

/** Returns the page or feed of the blog at an encoded path; undefined for others. */
export function blogAddress(requested: string): BlogAddress | undefined {
  if (LISTS.includes(requested)) return { kind: 'list', path: requested, language: defaultLanguage };
  const { code, path } = splitLanguage(requested);
  if (LIST_PAGES.includes(path)) return { kind: 'page', path, language: code };
  const slug = slugIn(path);
  // A trailing slash redirects.
  if (slug === undefined || path.endsWith('/')) return undefined;
  return { kind: 'page', path: postPath(slug), language: code, slug };
}
