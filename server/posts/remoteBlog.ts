import { Worker } from 'node:worker_threads';
import { proxy, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type { Ask } from '../prerender/content.ts';
import type { Blog } from './blog.ts';
import type { BuiltPages } from './builtPages.ts';

/** Answer of the content service, as threads can send it. */
export interface TextAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: [string, string][];
  readonly text: string;
}

export type AskText = (url: string) => Promise<TextAnswer>;

/** Data that the thread starts with. */
export interface ThreadData {
  readonly dist: string;
  readonly built: BuiltPages;
}

interface Thread extends Blog {
  readonly open: (ask: AskText) => Promise<void>;
}

/** Time for a comparison with a slow content service, each of whose answers may take 20 s. */
const DEADLINE_MS = 120_000;

interface Running {
  readonly worker: Worker;
  readonly blog: Promise<Thread>;
  /** Rejects when the thread has ended. */
  readonly ended: Promise<never>;
}

/**
 * Opens the blog of a build in a thread, so that no post can block the server. A call that takes longer than `deadline` ms
 * ends the thread and rejects; the next call starts another thread.
 */
export function remoteBlog(
  dist: string,
  built: BuiltPages,
  ask: Ask,
  deadline = DEADLINE_MS,
): Blog & { readonly close: () => void } {
  let running: Running | undefined;
  let isClosed = false;

  const askText: AskText = async (url) => {
    const answer = await ask(new Request(url));
    const { status, statusText, headers } = answer;
    return { status, statusText, headers: [...headers], text: await answer.text() };
  };

  async function open(worker: Worker): Promise<Thread> {
    const thread = wrap<Thread>(nodeEndpoint(worker));
    await thread.open(proxy(askText));
    return thread;
  }

  function start(): Running {
    const data: ThreadData = { dist, built };
    const worker = new Worker(new URL('./blogThread.ts', import.meta.url), { workerData: data });
    worker.unref();
    const ended = new Promise<never>((_, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread of the blog has ended')));
    });
    const blog = open(worker);
    running = { worker, blog, ended };
    ended.catch(() => {
      if (running?.worker === worker) running = undefined;
    });
    blog.catch(() => void worker.terminate());
    return running;
  }

  async function call<T>(work: (blog: Thread) => Promise<T>): Promise<T> {
    if (isClosed) throw new Error('The blog is closed');
    const { worker, blog, ended } = running ?? start();
    const timer = setTimeout(() => void worker.terminate(), deadline);
    try {
      return await Promise.race([blog.then(work), ended]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    refresh: (force) => call((blog) => blog.refresh(force)),
    find: (slug, id) => call((blog) => blog.find(slug, id)),
    render: (rendering) => call((blog) => blog.render(rendering)),
    close() {
      isClosed = true;
      void running?.worker.terminate();
    },
  };
}
