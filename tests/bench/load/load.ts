import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import * as v from 'valibot';
import { copySite } from '../../support/siteCopy.ts';
import { Collector, type Part, progress } from '../measurement.ts';
import { slowClients } from './slowClients.ts';
import { POSTS, type ServerState, stateSchema } from './serverState.ts';

const SECONDS = 60;
const A_SECOND = 200;
const CONNECTIONS = 20;
const SLOW_CLIENTS = 500;
const SLOW_SECONDS = 30;

/** Pages in two languages, data of the app, and an unknown page. */
const FILES = ['/', '/blog', '/ar/blog', `/blog/guide-${POSTS}`, '/faq', '/version.json', '/feed.xml'];

async function serve(distDir: string) {
  const child = fork(join(import.meta.dirname, 'server.ts'), [distDir]);
  const next = async (): Promise<ServerState> => {
    const [message]: unknown[] = await once(child, 'message');
    return v.parse(stateSchema, message);
  };
  const first = await next();
  return {
    first,
    /** Returns the current state; `publish` first adds a post to the content service. */
    state: (message: 'publish' | 'tell' = 'tell') => {
      child.send(message);
      return next();
    },
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

type Site = Awaited<ReturnType<typeof serve>>;

async function measure(
  found: Collector,
  site: Site,
  subject: string,
  paths: readonly string[],
  seconds = SECONDS,
) {
  const before = await site.state();
  const { latency, requests, errors, timeouts, non2xx } = await autocannon({
    url: site.first.origin,
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: A_SECOND,
    requests: paths.map((path) => ({ path, headers: { accept: 'text/html', 'accept-encoding': 'br' } })),
  });
  const after = await site.state();
  found.add(subject, 'requests', '', requests.total);
  found.add(subject, 'errors', '', errors + timeouts + non2xx);
  found.add(subject, 'p50', 'ms', latency.p50);
  found.add(subject, 'p99', 'ms', latency.p99);
  found.add(subject, 'slowest', 'ms', latency.max);
  found.add(subject, 'content service asked', '', after.asked - before.asked);
  found.add(subject, 'memory before', 'MB', Math.round(before.rss / 1e6));
  found.add(subject, 'memory after', 'MB', Math.round(after.rss / 1e6));
}

/** Measures readers who arrive at a steady rate: for files, then for a post that was just published. */
export const load: Part = async () => {
  const found = new Collector();
  const copy = copySite();
  const site = await serve(copy.dir);
  try {
    progress(`${A_SECOND} requests a second for ${SECONDS} s, twice`);
    await measure(found, site, 'files', FILES);
    await site.state('publish');
    await measure(found, site, 'a new post', [`/blog/guide-${POSTS + 1}`]);
    const close = slowClients(site.first.origin, SLOW_CLIENTS);
    await measure(found, site, `files, beside ${SLOW_CLIENTS} slow clients`, FILES, SLOW_SECONDS);
    close();
  } finally {
    await site.close();
    copy.remove();
  }
  return {
    title: 'Load',
    conditions: [
      `${A_SECOND} requests a second for ${SECONDS} s over ${CONNECTIONS} connections, asked and answered on the same machine.`,
      'Latency as autocannon corrects it: a request that had to wait for its turn counts from when it was due.',
      `Slow clients send one byte of a request a second, for ${SLOW_SECONDS} s.`,
      `“A new post” has no page before the first request. The server also compares with the content service once a minute.`,
    ],
    measurements: found.all(),
  };
};
