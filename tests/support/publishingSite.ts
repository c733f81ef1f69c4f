import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../../server/serve.ts';
import type { WebHandler } from '../../server/http/nodeAdapter.ts';
import { contentDouble, doublePosts, type RawPost } from './contentDouble.ts';
import { copySite, type SiteCopy } from './siteCopy.ts';

/** A copy of the built site that publishes what its content service, of six posts at first, has. */
export function publishingSite() {
  let copy: SiteCopy;
  let server: RunningServer;
  let posts: readonly RawPost[] = doublePosts(6);
  let content: WebHandler = contentDouble(posts);
  const asked: string[] = [];
  const failures: string[] = [];

  /** What the content service has until the test is over. */
  const have = (next: readonly RawPost[]) => {
    posts = next;
    content = contentDouble(posts);
  };
  const get = (path: string) =>
    fetch(server.origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });

  beforeAll(async () => {
    copy = copySite();
    server = await startServer({
      distDir: copy.dir,
      publish: { every: 0 },
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
    stateOf: async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get('location')];
    },
  };
}
