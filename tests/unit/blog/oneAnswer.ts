import { JSDOM } from 'jsdom';
import { expect } from 'vitest';
import { contentService } from '../../../src/features/blog/api/service.ts';
import { edgeContext } from '../../../src/features/blog/context.ts';

const { window } = new JSDOM('');
/** Settings of a content service at the address of the site. */
export const context = edgeContext(window, 'https://marsa.example');

/** A post of WordPress with the required fields. */
export const raw = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  slug: `post-${id}`,
  date: '2026-03-01T09:00:00',
  title: { rendered: `Post ${id}` },
  content: { rendered: '<p>Text</p>' },
  ...fields,
});

/** A service that always gets one answer, with the requested addresses. */
export function serviceThatGets(data: unknown, headers: Record<string, string> = {}, api = context.apiBase) {
  const asked: URL[] = [];
  const service = contentService({ ...context, apiBase: api }, async (url) => {
    asked.push(new URL(url));
    if (data instanceof Error) throw data;
    return { data, headers: new Headers(headers) };
  });
  return { service, asked };
}

export const paramsOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);
export const garbage: unknown = expect.objectContaining({ failure: 'garbage' });
