import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkArticles } from '../../../server/content/checkArticles.ts';
import { ARTICLES, FACTS, fixtureService, mediaFolder, temporaryFolder } from './fixture.ts';

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

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  await cp(ARTICLES, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const article = (front: string, body = 'Some words.') => `---\n${front}\n---\n\n${body}\n`;

describe('loading', () => {
  it.each([
    ['no front matter', 'Just text.', 'has no front matter'],
    ['no YAML', article(`${FRONT}\ntags: [`), 'front matter is no YAML'],
    ['a missing field', article(FRONT.replace(/excerpt.*\n/, '')), 'excerpt:'],
    ['an unknown field', article(`${FRONT}\nauthro: me`), 'authro:'],
    ['an unknown category', article(FRONT.replace('[tax]', '[taxes]')), 'categories.0:'],
    [
      'an impossible date',
      article(FRONT.replace('date: 2026-03-01', 'date: 2026-02-31')),
      'date: must be a local time',
    ],
    [
      'a change before the start',
      article(FRONT.replace('modified: 2026', 'modified: 2025')),
      'modified: is earlier',
    ],
    ['an excerpt too long', article(FRONT.replace('An excerpt', 'x'.repeat(221))), 'excerpt: is longer'],
    ['an unknown fact', article(FRONT, 'It costs {{no-such-fact}}.'), 'unknown fact "no-such-fact"'],
    ['an unknown picture', article(FRONT, '![x](media:nothing)'), 'unknown picture "nothing"'],
    [
      'a third party’s picture',
      article(FRONT, '![x](https://a.example/b.png)'),
      'image "https://a.example/b.png"',
    ],
    ['a link that runs code', article(FRONT, '[x](javascript:alert)'), 'link to "javascript:alert"'],
    [
      'a slug taken',
      article(FRONT.replace('a-title', 'two-zones')),
      'slug: two-zones is taken by two-zones.md',
    ],
    ['an id taken', article(`${FRONT}\nid: 10525542`), 'id: 10525542 is taken by two-zones.md'],
    ['a heading of the first level', article(FRONT, '# Title again'), 'a heading of the first level'],
  ])('CS-03 %s stops the start and names file and place', async (_, text, message) => {
    const articlesDir = await folderWith({ 'zz-wrong.md': text });
    await expect(fixtureService({ articlesDir })).rejects.toThrow(`- zz-wrong.md: ${message}`);
  });

  it('CS-03 all problems are told at once', async () => {
    const articlesDir = await folderWith({ 'a.md': 'x', 'b.md': article(FRONT, '{{none}}') });
    await expect(fixtureService({ articlesDir })).rejects.toThrow(/- a\.md: .*\n- b\.md: unknown fact/);
  });

  it('CS-03 without pictures posts go without, and it is said once', async () => {
    const said: string[] = [];
    const mediaDir = await temporaryFolder();
    const ask = await fixtureService({ mediaDir, log: (message) => said.push(message) });
    const body = await (await ask('posts?slug=opening-an-account&_embed')).text();
    await ask('posts');
    expect(JSON.parse(body)).not.toHaveProperty([0, '_embedded', 'wp:featuredmedia']);
    expect(body).not.toContain('<img');
    expect(said).toEqual([expect.stringContaining(mediaDir)]);
  });

  it('CS-03 an explicit id wins over the one from the name', async () => {
    const ask = await fixtureService({
      articlesDir: await folderWith({ 'new.md': article(`${FRONT}\nid: 77`) }),
    });
    expect(await (await ask('posts/77')).json()).toMatchObject({ slug: 'a-title' });
  });
});

describe('check of the articles', () => {
  const check = async (articlesDir: string, least = 1, most = 1500) =>
    checkArticles({ articlesDir, mediaDir: await mediaFolder(), facts: FACTS, words: { least, most } });

  it('CS-03 finds nothing wrong with sound articles', async () => {
    expect(await check(ARTICLES)).toEqual([]);
  });

  it('CS-03 finds links to articles that do not exist, in any spelling', async () => {
    const links = '[a](/blog/none) [b](/blog/two-zones#x) [c](/blog/تأسيس-شركة) [d](/quote)';
    expect(await check(await folderWith({ 'links.md': article(FRONT, links) }))).toEqual([
      { file: 'links.md', message: 'link to /blog/none: there is no such article' },
    ]);
  });

  it('CS-03 counts the words of the body without the list of sources', async () => {
    const body = `${'word '.repeat(48)}{{sample-fee}}`;
    const problems = await check(await folderWith({ 'length.md': article(FRONT, body) }), 1, 49);
    expect(problems.filter(({ file }) => file === 'length.md')).toEqual([
      { file: 'length.md', message: '50 words, not between 1 and 49' },
    ]);
  });
});
