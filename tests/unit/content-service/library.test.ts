import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkArticles } from '../../../scripts/articles/checkArticles.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { ARTICLES, FACTS, fixtureService, mediaFolder } from './fixture.ts';

const FRONT = `title: "A title"
slug: a-title
date: 2026-03-01T09:00:00
modified: 2026-03-01T09:00:00
categories: [tax]
tags: []
author: editorial
excerpt: "An excerpt."
cover: { motif: seo, skyline: dubai }
coverAlt: "A lighthouse."
lang: en`;

const article = (front = FRONT, body = 'Some words.') => `---\n${front}\n---\n\n${body}\n`;
const withBody = (body: string) => article(FRONT, body);
const changed = (from: string | RegExp, to: string) => article(FRONT.replace(from, to));

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder();
  await cp(ARTICLES, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

it.each([
  ['Just text.', 'has no front matter'],
  [article(`${FRONT}\ntags: [`), 'front matter is no YAML'],
  [article(`${FRONT}\nauthro: me`), 'authro:'],
  [changed('date: 2026-03-01', 'date: 2026-02-31'), 'date: must be a local time'],
  [changed('modified: 2026', 'modified: 2025'), 'modified: is earlier'],
  [changed('An excerpt', 'x'.repeat(221)), 'excerpt: is longer'],
  [changed('a-title', 'two-zones'), 'slug: two-zones is taken by two-zones.md'],
  [article(`${FRONT}\nid: 10525542`), 'id: 10525542 is taken by two-zones.md'],
  [withBody('It costs {{no-such-fact}}.'), 'unknown fact "no-such-fact"'],
  [withBody('![x](media:nothing)'), 'unknown picture "nothing"'],
  [withBody('![x](https://a.example/b.png)'), 'image "https://a.example/b.png"'],
  [withBody('[x](javascript:alert)'), 'link to "javascript:alert"'],
  [withBody('# Title again'), 'a heading of the first level'],
])(
  'CS-03 a wrong article prevents the start, which names its file and problem: %#',
  async (text, message) => {
    const articlesDir = await folderWith({ 'zz-wrong.md': text });
    await expect(fixtureService({ articlesDir })).rejects.toThrow(`- zz-wrong.md: ${message}`);
  },
);

it('CS-03 all wrong articles are named at once', async () => {
  const articlesDir = await folderWith({ 'a.md': 'x', 'b.md': withBody('{{none}}') });
  await expect(fixtureService({ articlesDir })).rejects.toThrow(/- a\.md: .*\n- b\.md: unknown fact/);
});

it('CS-03 without its folder of pictures the service sends posts without pictures, and logs it once', async () => {
  const logged: string[] = [];
  const mediaDir = temporaryFolder();
  const ask = await fixtureService({ mediaDir, log: (message) => logged.push(message) });
  const body = await (await ask('posts?slug=opening-an-account&_embed')).text();
  await ask('posts');
  expect(JSON.parse(body)).not.toHaveProperty([0, '_embedded', 'wp:featuredmedia']);
  expect(body).not.toContain('<img');
  expect(logged).toEqual([expect.stringContaining(mediaDir)]);
});

it('CS-03 an explicit id replaces the id of the file name', async () => {
  const articlesDir = await folderWith({ 'new.md': article(`${FRONT}\nid: 77`) });
  const ask = await fixtureService({ articlesDir });
  expect(await (await ask('posts/77')).json()).toMatchObject({ slug: 'a-title' });
});

it('CS-03 the check of the articles finds only links to missing articles and wrong lengths', async () => {
  const check = async (articlesDir: string, most = 1500) =>
    checkArticles({ articlesDir, mediaDir: await mediaFolder(), facts: FACTS, words: { least: 1, most } });
  const links = '[a](/blog/none) [b](/blog/two-zones#x) [c](/blog/تأسيس-شركة) [d](/quote)';
  expect(await check(await folderWith({ 'links.md': withBody(links) }))).toEqual([
    { file: 'links.md', message: 'link to /blog/none: there is no such article' },
  ]);
  // The list of sources does not count.
  const long = await check(
    await folderWith({ 'long.md': withBody(`${'word '.repeat(48)}{{sample-fee}}`) }),
    49,
  );
  expect(long.filter(({ file }) => file === 'long.md')).toEqual([
    { file: 'long.md', message: '50 words, not between 1 and 49' },
  ]);
});
