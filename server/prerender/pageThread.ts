/** A thread that writes pages of the queue beside the build's own (site.ts). The build fails with what it throws. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { clientBuildOf } from './clientFiles.ts';
import { type PageJob, queuedPages, writeQueuedPages } from './queue.ts';
import { pageFiles } from './render.ts';

// Only `startThreads` starts it, with a `PageJob`.
const job: PageJob = workerData;
const entry: typeof import('./entry.tsx') = await import(pathToFileURL(join(job.folder, 'entry.js')).href);
const pages = await queuedPages(entry, job);
// For what they load: the build's own thread writes them.
for (const page of pages.first) await pageFiles(entry, clientBuildOf(job.facts), page);
await writeQueuedPages(entry, job, pages);
