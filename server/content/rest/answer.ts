import type { Page } from '../collections/slice.ts';
import type { Query } from '../query/phpQuery.ts';
import type { Resource } from '../resources/resource.ts';

/** What a route gives back before it becomes JSON. */
export type Answer =
  | { readonly kind: 'one'; readonly resource: Resource; readonly alternate?: string }
  | { readonly kind: 'many'; readonly page: Page<Resource>; readonly collection: string }
  | { readonly kind: 'plain'; readonly data: unknown; readonly allow?: string };

/** The headers with which a collection tells its size and its neighbouring pages. */
export function pageHeaders(page: Page<unknown>, collection: string, query: Query): Record<string, string> {
  const { page: current, pages, total } = page;
  const links: string[] = [];
  if (current > 1) {
    links.push(`<${pageAddress(collection, query, Math.min(current - 1, pages))}>; rel="prev"`);
  }
  if (pages > current) {
    links.push(`<${pageAddress(collection, query, current + 1)}>; rel="next"`);
  }
  return {
    'X-WP-Total': String(total),
    'X-WP-TotalPages': String(pages),
    ...(links.length > 0 ? { Link: links.join(', ') } : {}),
  };
}

/** The collection's address with all that was asked, and another page number. */
function pageAddress(collection: string, query: Query, page: number): string {
  const parts = new Map<string, string>();
  for (const [name, value] of query) {
    if (value.kind === 'text') {
      parts.set(name, value.text);
    } else if (value.kind === 'list') {
      value.list.forEach((entry, index) => parts.set(`${name}[${index}]`, entry));
    }
  }
  parts.set('page', String(page));
  // WordPress writes a parameter without a value as its bare name.
  const written = new URLSearchParams([...parts]).toString().replaceAll(/=(?=&|$)/g, '');
  return `${collection}?${written}`;
}
