/**
 * A server of a copy of the site in a separate process, for `twoServers.full.test.ts`; its argument contains the
 * settings as JSON.
 */
import * as v from 'valibot';
import { startServer } from '../../server/serve.ts';
import { stopOnSignals } from '../../server/stopping.ts';

const { content, ...options } = v.parse(
  v.object({
    port: v.number(),
    distDir: v.string(),
    content: v.string(),
    hookSecret: v.string(),
    hookPeers: v.array(v.string()),
    publish: v.object({ every: v.number() }),
  }),
  JSON.parse(process.argv[2] ?? ''),
);
const running = await startServer({
  ...options,
  content: ({ url, signal }) => fetch(content + new URL(url).pathname + new URL(url).search, { signal }),
});
stopOnSignals(running.close, () => undefined);
console.log(running.origin);
