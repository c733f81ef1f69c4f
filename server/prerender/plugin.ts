import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { JSDOM } from 'jsdom';
import { build, type Plugin, type UserConfig } from 'vite';
import { contentFiles } from '../build/contentFiles/plugin.ts';
import { modulePath } from '../build/modulePath.ts';
import { siteContent } from '../build/siteContent.ts';
import { blogPages } from '../posts/builtPages.ts';
import { storeRenderer } from '../posts/renderer.ts';
import { readClientFacts } from './clientFiles.ts';
import { contentSource } from '../posts/contentSource.ts';
import { fetchContent, serviceOf } from './content.ts';
import { renderSite } from './renderSite.ts';
import { buildStartScript } from './startScript.ts';

type Entry = typeof import('./entry.tsx');

const MAX_POSTS = Number(process.env['PRERENDER_POSTS'] ?? 100);

/** Space-separated paths of the content pages to render; all by default. */
const WRITTEN_PAGES = process.env['PRERENDER_PAGES']?.split(/\s+/);

type Common = Pick<UserConfig, 'define'>;

async function buildEntry(root: string, outDir: string, common: Common): Promise<Entry> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), contentFiles(), siteContent()],
    // The server also renders with this code: React's development build takes twice as long.
    define: { ...common.define, 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      rolldownOptions: {
        input: { entry: 'server/prerender/entry.tsx', blogThread: 'server/posts/blogThread.ts' },
      },
      outDir,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
    },
  });
  const entry: Entry = await import(pathToFileURL(join(outDir, 'entry.js')).href);
  return entry;
}

/** Renders the site's routes to HTML after the client build and before the worker's manifest. */
export function prerenderSite(): Plugin {
  let root = '';
  let dist = '';
  let common: Common = {};
  let failed = false;
  const files = new Map<string, string>();
  return {
    name: 'marsa:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      common = { define: config.define ?? {} };
      dist = resolve(config.root, config.build.outDir);
    },
    // `closeBundle` also runs after a failure, whose error must not be hidden by missing files.
    buildEnd(error) {
      failed = error !== undefined;
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length) files.set(modulePath(id), chunk.fileName);
      }
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (failed) return;
        const started = Date.now();
        // Two builds may run in parallel.
        const outDir = join(root, '.cache/prerender', basename(dist));
        const entry = await buildEntry(root, outDir, common);
        const service = serviceOf(
          entry,
          await contentSource(/^https?:/.test(entry.contentApi)),
          new JSDOM('').window,
        );
        const content = await fetchContent(entry, service, MAX_POSTS);
        const facts = readClientFacts(dist, await buildStartScript(root), files);
        const pages = await renderSite(entry, {
          folder: outDir,
          facts,
          content,
          dist,
          written: WRITTEN_PAGES,
        });
        rmSync(join(dist, '.vite'), { recursive: true });
        storeRenderer(dist, outDir, facts, { most: MAX_POSTS, pages: blogPages(pages, content) });
        this.info(`${pages.length} pages prerendered in ${Date.now() - started} ms`);
      },
    },
  };
}
