import { JSDOM } from 'jsdom';
import type { EdgeContext } from '../../../src/features/blog/api/html/context.ts';
import { type CleanBody, sanitizeHtml } from '../../../src/features/blog/api/html/sanitizeHtml.ts';
import type { Steps } from '../../../src/features/blog/api/steps.ts';

const { window } = new JSDOM('');

/** A content service at `wp.example` with pictures on a CDN, read by a site at `site.example`. */
export const context: EdgeContext = {
  dom: window,
  apiBase: 'https://wp.example/wp-json/wp/v2',
  siteOrigin: 'https://site.example',
  mediaOrigins: ['https://wp.example', 'https://cdn.example'],
  defaultAuthor: 'The team',
};

/** Runs all steps of a generator and returns its result. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The post of the bodies, with a dated permalink. */
export const post = { link: 'https://wp.example/2025/03/a-guide/', slug: 'a-guide', lang: 'en' };

/** Sanitises a body of that post. */
export function clean(html: string, different: Partial<typeof post> = {}): CleanBody {
  return atOnce(sanitizeHtml(html, { ...post, ...different }, context));
}

export const cleanHtml = (html: string, different: Partial<typeof post> = {}): string =>
  clean(html, different).html;

const { document } = new JSDOM('<!doctype html>').window;

/** Parses HTML into an element of a document with a doctype. */
export function parsed(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
}

/** The texts and addresses of the links in a sanitised body. */
export const linksIn = (html: string) =>
  [...parsed(cleanHtml(html)).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

export function rawPost(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 7,
    slug: 'a-guide',
    date: '2025-03-01T09:00:00',
    date_gmt: '2025-03-01T05:00:00',
    modified_gmt: '2025-03-02T05:00:00',
    link: post.link,
    title: { rendered: 'A guide' },
    excerpt: { rendered: '<p>In short.</p>\n' },
    content: { rendered: '<p>At length.</p>\n', protected: false },
    _embedded: {
      author: [{ id: 1, name: 'Marsa editorial' }],
      'wp:term': [[{ id: 3, name: 'Tax &amp; VAT' }], [{ id: 9, name: 'Q&#038;A' }]],
    },
    ...changes,
  };
}
