import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type UserConfig } from 'vite';
import { siteContent } from '../build/siteContent.ts';
import { blogPages } from '../posts/builtPages.ts';
import { keepRenderer } from '../posts/renderer.ts';
import { readClientFacts } from './clientFiles.ts';
import { contentSource } from '../posts/contentSource.ts';
import { fetchContent, serviceOf } from './content.ts';
import { renderSite } from './site.ts';
import { buildStartScript } from './startScript.ts';

type Entry = typeof import('./entry.tsx');

/** How many posts are rendered to HTML before anybody asks for them: the newest. */
const MOST_POSTS = Number(process.env['PRERENDER_POSTS'] ?? 100);

/** Paths of the only content pages that are rendered, with spaces between; all of them where it is not set. */
const WRITTEN_PAGES = process.env['PRERENDER_PAGES']?.split(/\s+/);

/** What both builds must have in common: what is replaced. */
type Common = Pick<UserConfig, 'define'>;

async function buildEntry(root: string, outDir: string, common: Common): Promise<Entry> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), siteContent()],
    // The server renders with it too, however it was started: React's development edition takes twice as long.
    define: { ...common.define, 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: ['jsdom'] },
    build: {
      ssr: 'server/prerender/entry.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
    },
  });
  const entry: Entry = await import(pathToFileURL(join(outDir, 'entry.js')).href);
  return entry;
}

/**
 * Renders the site's routes to HTML once the client is built (DESIGN 4). It runs before the worker's manifest
 * is made, so that the worker knows the final pages.
 */
export function prerenderSite(): Plugin {
  let root = '';
  let dist = '';
  let common: Common = {};
  let failed = false;
  return {
    name: 'marsa:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      common = { define: config.define ?? {} };
      dist = resolve(config.root, config.build.outDir);
    },
    // The bundle is closed after a failure, too: what went wrong then is not hidden behind files that are missing.
    buildEnd(error) {
      failed = error !== undefined;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (failed) return;
        const started = Date.now();
        // Two builds may run side by side.
        const outDir = join(root, '.cache/prerender', basename(dist));
        const entry = await buildEntry(root, outDir, common);
        const service = serviceOf(entry, await contentSource(/^https?:/.test(entry.contentApi)));
        const content = await fetchContent(entry, service, MOST_POSTS);
        const facts = readClientFacts(dist, await buildStartScript(root));
        const pages = await renderSite(entry, {
          folder: outDir,
          facts,
          content,
          dist,
          written: WRITTEN_PAGES,
        });
        rmSync(join(dist, '.vite'), { recursive: true });
        keepRenderer(dist, outDir, facts, { most: MOST_POSTS, pages: blogPages(pages, content) });
        this.info(`${pages.length} pages prerendered in ${Date.now() - started} ms`);
      },
    },
  };
}
