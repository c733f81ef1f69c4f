/** The thread that fetches, sanitises and renders posts, so that none can block the server (remoteBlog.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { type Blog, openBlog } from './blog.ts';
import type { AskText, ThreadData } from './remoteBlog.ts';

// Only `remoteBlog` starts this thread, with `ThreadData`.
const { dist, built, jsdom }: ThreadData = workerData;
if (!parentPort) throw new Error('This module is a thread');

const NO_BODY = new Set([204, 205, 304]);

let blog: Promise<Blog> | undefined;

const opened = (): Promise<Blog> => {
  if (!blog) throw new Error('The blog is not open');
  return blog;
};

expose(
  {
    async open(ask: AskText): Promise<void> {
      // The build may be outside the project, where no package is found by its name.
      const { JSDOM }: typeof import('jsdom') = await import(jsdom);
      const fetchFromService = async ({ url }: Request) => {
        const { text, ...answer } = await ask(url);
        return new Response(NO_BODY.has(answer.status) ? null : text, answer);
      };
      blog = openBlog(dist, built, fetchFromService, new JSDOM('').window);
      await blog;
    },
    refresh: async (force: boolean) => (await opened()).refresh(force),
    find: async (slug: string, id?: number) => (await opened()).find(slug, id),
    render: async (rendering: Parameters<Blog['render']>[0]) => (await opened()).render(rendering),
  },
  nodeEndpoint(parentPort),
);
