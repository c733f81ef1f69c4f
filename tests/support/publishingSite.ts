import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../../server/serve.ts';
import type { WebHandler } from '../../server/http/contentService.ts';
import { contentDouble, doublePosts, type RawPost } from './contentDouble.ts';
import { copySite, type SiteCopy } from './siteCopy.ts';

interface PublishingSiteOptions {
  /** How many of the newest posts have pages before anybody asks; all of them by default. */
  readonly most?: number;
  /** Milliseconds between two looks at the content service; none by default. */
  readonly every?: number;
}

/** Makes a finished build render fewer of the newest posts. */
function limitPosts(dir: string, most: number): void {
  const file = join(dir, '.renderer/built.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"most":\d+/, `"most":${most}`));
}

/** A copy of the built site that publishes what its content service, of six posts at first, has. */
export function publishingSite({ most, every = 0 }: PublishingSiteOptions = {}) {
  let copy: SiteCopy;
  let server: RunningServer;
  let posts: readonly RawPost[] = doublePosts(6);
  let content: WebHandler = contentDouble(posts);
  const asked: string[] = [];
  const failures: string[] = [];

  /** What the content service has until the test is over. */
  const have = (next: readonly RawPost[], categories?: readonly unknown[]) => {
    posts = next;
    content = contentDouble(posts, categories);
  };
  const get = (path: string) =>
    fetch(server.origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });

  beforeAll(async () => {
    copy = copySite();
    if (most) limitPosts(copy.dir, most);
    server = await startServer({
      distDir: copy.dir,
      publish: { every },
      // However slow the machine is, a page is waited for.
      patience: 60_000,
      log: (message) => void failures.push(message),
      content: (request) => {
        asked.push(new URL(request.url).search);
        return content(request);
      },
    });
    // The guides of the build make room for those of this service.
    await server.update();
  });
  afterEach(() => {
    have(doublePosts(6));
    asked.length = 0;
    failures.length = 0;
  });
  afterAll(async () => {
    await server.close();
    copy.remove();
  });

  return {
    have,
    get,
    posts: () => posts,
    /** Replaces some fields of one of the posts. */
    edit: (slug: string, over: Readonly<Record<string, unknown>>) =>
      have(posts.map((post) => (post.slug === slug ? Object.assign({}, post, over) : post))),
    dir: () => copy.dir,
    update: () => server.update(),
    /** Answers in place of the posts, until the test is over. */
    answer: (handler: WebHandler) => {
      content = handler;
    },
    /** Questions to the content service, and what the server logged, since the test began. */
    asked,
    failures,
    textOf: async (path: string) => (await get(path)).text(),
    /** Those of the paths whose answers contain a text. */
    naming: async (text: string, ...paths: readonly string[]) => {
      const texts = await Promise.all(paths.map(async (path) => (await get(path)).text()));
      return paths.filter((_, index) => texts[index]?.includes(text));
    },
    stateOf: async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get('location')];
    },
  };
}
