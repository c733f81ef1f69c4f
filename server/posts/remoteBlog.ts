import { Worker } from 'node:worker_threads';
import { proxy, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type { Ask } from '../prerender/content.ts';
import type { Blog } from './blog.ts';
import type { BuiltPages } from './builtPages.ts';
import { threadFile } from './renderer.ts';

export interface TextAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: [string, string][];
  readonly text: string;
}

export type AskText = (url: string) => Promise<TextAnswer>;

export interface ThreadData {
  readonly dist: string;
  readonly built: BuiltPages;
  /** Address of the package. */
  readonly jsdom: string;
}

interface Thread extends Blog {
  readonly open: (ask: AskText) => Promise<void>;
}

/** Time limit of a comparison; each response may take 20 s. */
const DEADLINE_MS = 120_000;

/** The thread needs about 80 MB; without limits V8 uses twice as much before it collects garbage. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 192 };

interface Running {
  readonly worker: Worker;
  readonly blog: Promise<Thread>;
  /** Rejects when the thread ends. */
  readonly ended: Promise<never>;
}

/**
 * Opens the blog of a build in a thread, so that no post can block the server. A call that exceeds `deadline` ms ends
 * the thread and rejects; the next call starts another one.
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
    const data: ThreadData = { dist, built, jsdom: import.meta.resolve('jsdom') };
    const worker = new Worker(threadFile(dist, built), {
      workerData: data,
      resourceLimits: RESOURCE_LIMITS,
    });
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
