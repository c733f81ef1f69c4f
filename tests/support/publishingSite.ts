import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../../server/serve.ts';
import type { WebHandler } from '../../server/http/contentService.ts';
import { contentDouble, doublePosts, type RawPost } from './contentDouble.ts';
import { copySite, type SiteCopy } from './siteCopy.ts';

interface PublishingSiteOptions {
  /** The number of the newest posts with pages before the first request, all by default. */
  readonly most?: number;
  /** The interval between checks of the content service in milliseconds, none by default. */
  readonly every?: number;
}

function limitPosts(dir: string, most: number): void {
  const file = join(dir, '.renderer/built.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"most":\d+/, `"most":${most}`));
}

/** Serves a copy of the built site that publishes the posts of its content service, six at first. */
export function publishingSite({ most, every = 0 }: PublishingSiteOptions = {}) {
  let copy: SiteCopy;
  let server: RunningServer;
  let posts: readonly RawPost[] = doublePosts(6);
  let content: WebHandler = contentDouble(posts);
  const asked: string[] = [];
  const failures: string[] = [];

  /** Sets the posts of the content service until the end of the test. */
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
      // Waits for pages on slow machines.
      timeoutMs: 60_000,
      log: (message) => void failures.push(message),
      content: (request) => {
        asked.push(new URL(request.url).search);
        return content(request);
      },
    });
    // Replaces the guides of the build with posts of this service.
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
    edit: (slug: string, over: Readonly<Record<string, unknown>>) =>
      have(posts.map((post) => (post.slug === slug ? Object.assign({}, post, over) : post))),
    dir: () => copy.dir,
    update: () => server.update(),
    /** Replaces the responses of the content service until the end of the test. */
    answer: (handler: WebHandler) => {
      content = handler;
    },
    /** Requests to the content service and the server's log since the start of the test. */
    asked,
    failures,
    textOf: async (path: string) => (await get(path)).text(),
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
