/** A thread that writes pages of the queue in parallel (site.ts). Its errors fail the build. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { clientBuildOf } from './clientFiles.ts';
import { type PageJob, queuedPages, writeQueuedPages } from './queue.ts';
import { pageFiles } from './render.ts';

const job: PageJob = workerData;
const entry: typeof import('./entry.tsx') = await import(pathToFileURL(join(job.folder, 'entry.js')).href);
const pages = await queuedPages(entry, job);
// Loads the parts of each kind; the main thread writes these pages.
for (const page of pages.first) await pageFiles(entry, clientBuildOf(job.facts), page);
await writeQueuedPages(entry, job, pages);
