import { JSDOM } from 'jsdom';
import { expect } from 'vitest';
import { contentService } from '../../../src/features/blog/api/service.ts';
import { edgeContext } from '../../../src/features/blog/context.ts';

const { window } = new JSDOM('');
/** The edge's surroundings at the site's own address. */
export const context = edgeContext(window, 'https://marsa.example');

/** A post as WordPress sends it, with only what it must have. */
export const raw = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  slug: `post-${id}`,
  date: '2026-03-01T09:00:00',
  title: { rendered: `Post ${id}` },
  content: { rendered: '<p>Text</p>' },
  ...fields,
});

/** A service whose network gives one answer, and the addresses that it was asked for. */
export function serviceThatGets(data: unknown, headers: Record<string, string> = {}, api = context.apiBase) {
  const asked: URL[] = [];
  const service = contentService({ ...context, apiBase: api }, async (url) => {
    asked.push(new URL(url));
    if (data instanceof Error) throw data;
    return { data, headers: new Headers(headers) };
  });
  return { service, asked };
}

/** The parameters of an address. */
export const paramsOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);
/** A failure because of an answer that makes no sense. */
export const garbage: unknown = expect.objectContaining({ failure: 'garbage' });
