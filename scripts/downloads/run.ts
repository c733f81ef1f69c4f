/**
 * `npm run downloads`: prints the guides to `public/downloads` with Chromium and writes `src/content/downloads.json`,
 * which also describes the templates.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Browser } from 'playwright-core';
import { createServer, createServerModuleRunner } from 'vite';
import { contentFiles } from '../../server/build/contentFiles/plugin.ts';
import { defines } from '../../server/build/defines.ts';
import { brand } from '../../src/content/brand.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import type { Guide } from './guides.ts';
import { bookmarksOf, digestOf, openPdf } from './files.ts';
import { templates } from './templateFiles.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'public/downloads');

const vite = await createServer({
  root,
  mode: 'production',
  configFile: false,
  plugins: [contentFiles()],
  logLevel: 'error',
  define: defines(root),
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  // Node would resolve it to CommonJS, whose default export is nested.
  ssr: { noExternal: ['stylis-plugin-rtl'] },
});
const runner = createServerModuleRunner(vite.environments.ssr);
const { editionOf, guideContent, guideDocument, loadGuides, site } = await runner.import<
  typeof import('./document.tsx')
>('/scripts/downloads/document.tsx');

async function printDocument(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ body: html, contentType: 'text/html' })
      : route.fulfill({ path: join(root, pathname) });
  });
  await page.goto(`${new URL(site.url).origin}/`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    outline: true,
    tagged: true,
  });
  await page.close();
  return bytes;
}

/** Renumbers the tags of a PDF by rank. Chromium's numbers differ between runs. */
function withStableTags(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const tags = [...new Set(text.match(/\(node\d{8}\)/g))].toSorted();
  const ranks = new Map(tags.map((tag, rank) => [tag, `(node${`${rank}`.padStart(8, '0')})`]));
  return Buffer.from(
    text.replaceAll(/\(node\d{8}\)/g, (tag) => ranks.get(tag) ?? tag),
    'latin1',
  );
}

/** Prints a guide twice: the draft shows the first page of each part. */
async function printGuide(browser: Browser, guide: Guide): Promise<Uint8Array> {
  const draft = await openPdf(await printDocument(browser, await guideDocument(guide, [])));
  const bookmarks = await bookmarksOf(draft);
  await draft.destroy();
  const pageNumbers = guide.parts.map(
    (part) => bookmarks.findLast(({ title }) => title === part.title)?.page ?? 0,
  );
  const printed = await printDocument(browser, await guideDocument(guide, pageNumbers));
  const pdf = await PDFDocument.load(withStableTags(printed), { updateMetadata: false });
  pdf.setAuthor(brand[guide.language]);
  pdf.setSubject(guide.promise);
  // Constant dates make the output reproducible.
  pdf.setCreationDate(new Date(editionOf(guide)));
  pdf.setModificationDate(new Date(editionOf(guide)));
  // Compresses the tags, 40 % of a file, which Chromium does not.
  return pdf.save({ useObjectStreams: true });
}

async function describeFile(file: string, edition: string, content?: string) {
  const bytes = readFileSync(join(folder, file));
  const pdf = file.endsWith('.pdf') ? await openPdf(bytes) : undefined;
  const pages = pdf?.numPages;
  await pdf?.destroy();
  return {
    path: `/downloads/${file}`,
    bytes: bytes.length,
    pages,
    edition,
    digest: digestOf(bytes),
    content,
  };
}

const described = [];
const browser = await launchBrowser();
try {
  for (const guide of await loadGuides()) {
    writeFileSync(join(folder, guide.file), await printGuide(browser, guide));
    described.push(await describeFile(guide.file, editionOf(guide), digestOf(await guideContent(guide))));
  }
} finally {
  await browser.close();
  await vite.close();
}
for (const [id, { formats, edition }] of Object.entries(templates))
  for (const format of formats) described.push(await describeFile(`${id}.${format}`, edition));
writeFileSync(join(root, 'src/content/downloads.json'), `${JSON.stringify(described, undefined, 2)}\n`);
