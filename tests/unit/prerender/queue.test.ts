// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { createContentService } from '../../../server/content/embeddedService.ts';
import { fetchContent, serviceOf } from '../../../server/prerender/content.ts';
import * as entry from '../../../server/prerender/entry.tsx';
import { queuedPages, writeQueuedPages } from '../../../server/prerender/queue.ts';

const template = '<!doctype html><head><!--head--></head><body><div id="root"><!--app--></div></body>';
const fonts = { font: undefined, arabicFont: undefined };
const facts = { template, css: '', main: '/index.js', startScript: '', ...fonts, manifest: {}, messages: {} };

it('QU-03 a failed page is reported with the reason, and no other page is started', async () => {
  const service = serviceOf(entry, await createContentService(), new JSDOM('').window);
  const content = await fetchContent(entry, service, 3);
  const pages = await queuedPages(entry, { content });
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const cause = new Error('No words');
  const broken = {
    ...entry,
    renderPage: (...[path, language, seed]: Parameters<typeof entry.renderPage>) =>
      language === 'ur' ? Promise.reject(cause) : entry.renderPage(path, language, seed),
  };
  const writing = writeQueuedPages(broken, { facts, dist: 'written by no page', taken }, pages);
  await expect(writing).rejects.toMatchObject({
    message: `/ur${pages.others[0]?.path} cannot be rendered: No words`,
    cause,
  });
  expect(taken[0]).toBe(pages.others.length);
});
