import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { clientBuildOf } from './clientFiles.ts';
import type { PageToRender } from './sitePages.ts';
import {
  type PageJob,
  type QueuedPages,
  queuedPages,
  type SiteSource,
  writeFiles,
  writeQueuedPages,
} from './queue.ts';
import { indexFiles, missingPages, pageFiles, shells } from './render.ts';

type Entry = typeof import('./entry.tsx');

/** Each thread has a copy of the bundle in memory. */
const MAX_THREADS = 4;

function startThreads(job: PageJob, { first, others }: QueuedPages): Worker[] {
  const length = others.length > first.length ? Math.min(availableParallelism(), MAX_THREADS) - 1 : 0;
  const start = () => new Worker(new URL('./pageThread.ts', import.meta.url), { workerData: job });
  return Array.from({ length }, start);
}

/** Writes every known route, shells, not-found pages, sitemap and feed; returns the pages. */
export async function renderSite(entry: Entry, source: SiteSource): Promise<readonly PageToRender[]> {
  const { content, dist } = source;
  const build = clientBuildOf(source.facts);
  const job: PageJob = { ...source, taken: new Int32Array(new SharedArrayBuffer(4)) };
  const pages = await queuedPages(entry, source);
  const writeOwnShare = async () => {
    for (const page of pages.first) writeFiles(dist, await pageFiles(entry, build, page));
    const frames = [...(await shells(entry, build)), ...(await missingPages(entry, build))];
    writeFiles(dist, [...frames, ...indexFiles(entry, pages.all, content)]);
    await writeQueuedPages(entry, job, pages);
  };
  const threads = startThreads(job, pages);
  try {
    await Promise.all([writeOwnShare(), ...threads.map((thread) => once(thread, 'exit'))]);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return pages.all;
}
