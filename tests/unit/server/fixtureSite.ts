import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const INLINE_SCRIPT = "document.documentElement.lang = 'en';";

export const ARABIC_SLUG = 'تأسيس-شركة-في-دبي';
/** The first letter has one code point here and two on disk. */
export const HINDI_SLUG = '\u0958ानून-दुबई';

function page(title: string): string {
  const text = `<p>${title}: licences, visas and banking, described at some length.</p>\n`.repeat(40);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<script>${INLINE_SCRIPT}</script><script type="module" src="/assets/app-1a2b3c.js"></script>
<script type="application/ld+json">{"@type":"WebPage"}</script></head><body>${text}</body></html>`;
}

const FILES: Record<string, string> = {
  'index.html': page('Home'),
  '404.html': page('Page not found'),
  'blog/index.html': page('Blog'),
  [`blog/${ARABIC_SLUG}/index.html`]: page('Arabic'),
  [`blog/${HINDI_SLUG.normalize('NFC')}/index.html`]: page('Hindi'),
  'blog/\u0958/index.html': page('Qa'),
  'assets/app-1a2b3c.js': 'export const answer = 42;\n'.repeat(80),
  'assets/tiny-9f.css': 'a{color:red}',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sw.js': 'self.addEventListener("fetch", () => {});',
  'manifest.webmanifest': '{"name":"Marsa"}',
  'manifest.ar.webmanifest': '{"lang":"ar"}',
  'sitemap.xml': '<?xml version="1.0"?><urlset/>',
  'feed.xml': '<?xml version="1.0"?><rss/>',
  'robots.txt': 'User-agent: *',
  '.hidden': 'secret',
};

/** A built site in a temporary folder. `secret.txt` is beside it, out of bounds. */
export interface FixtureSite {
  readonly distDir: string;
  readonly write: (name: string, content: string | Uint8Array) => void;
}

/** Creates the site with additional `files`, until the tests of the file have run. */
export function makeFixtureSite(files: Record<string, string> = {}): FixtureSite {
  const root = temporaryFolder();
  const distDir = join(root, 'dist');
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(distDir, name)), { recursive: true });
    writeFileSync(join(distDir, name), content);
  };
  for (const [name, content] of Object.entries({ ...FILES, ...files })) write(name, content);
  writeFileSync(join(root, 'secret.txt'), 'out of bounds');
  return { distDir, write };
}
