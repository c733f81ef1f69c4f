// @vitest-environment node
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createContentService } from '../../../server/content/service.ts';
import { fetchContent, serviceOf } from '../../../server/prerender/content.ts';
import * as entry from '../../../server/prerender/entry.tsx';
import { queuedPages, writeQueuedPages } from '../../../server/prerender/queue.ts';

const facts = {
  template:
    '<!doctype html><html><head><!--head--></head><body><div id="root"><!--app--></div></body></html>',
  css: '',
  stylesheet: '/assets/index.css',
  main: '/assets/index.js',
  startScript: '',
  startLaterScript: '',
  startLater: '',
  startFromCacheScript: '',
  font: undefined,
  arabicFont: undefined,
  manifest: {},
};

const content = await fetchContent(entry, serviceOf(entry, await createContentService()), 3);
const dist = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(dist, { recursive: true }));

const nothingTaken = () => new Int32Array(new SharedArrayBuffer(4));

it('QU-03 a thread continues after the pages that other threads have taken', async () => {
  const pages = await queuedPages(entry, { content, written: [] });
  const taken = nothingTaken();
  taken[0] = 1;
  await writeQueuedPages(entry, { facts, dist, taken }, pages);
  expect(pages.others.map(({ file }) => existsSync(join(dist, file)))).toEqual([false, true]);
});

it('QU-03 a page that cannot be rendered is named with the reason, and no thread takes another page', async () => {
  const pages = await queuedPages(entry, { content });
  const taken = nothingTaken();
  const cause = new Error('No words');
  const broken = {
    ...entry,
    renderPage: (...[path, language, seed]: Parameters<typeof entry.renderPage>) =>
      language === 'ur' ? Promise.reject(cause) : entry.renderPage(path, language, seed),
  };
  await expect(writeQueuedPages(broken, { facts, dist, taken }, pages)).rejects.toMatchObject({
    message: `/ur${pages.others[0]?.path} cannot be rendered: No words`,
    cause,
  });
  expect(taken[0]).toBe(pages.others.length);
});
