/**
 * The server in a separate process, so that its memory and CPU time can be measured. It publishes the posts of a
 * content double into the given folder, and answers each message with its state.
 */
import { startServer } from '../../../server/serve.ts';
import { contentDouble, doublePosts } from '../../support/contentDouble.ts';
import { POSTS, type ServerState } from './serverState.ts';

const [distDir = ''] = process.argv.slice(2);
let content = contentDouble(doublePosts(POSTS));
let asked = 0;

const server = await startServer({
  distDir,
  publish: { every: 60_000 },
  content: (request) => {
    asked += 1;
    return content(request);
  },
});
await server.update();

const report = () => {
  const state: ServerState = { origin: server.origin, asked, rss: process.memoryUsage.rss() };
  process.send?.(state);
};
process.on('message', (message) => {
  if (message === 'publish') content = contentDouble(doublePosts(POSTS + 1));
  report();
});
process.once('disconnect', () => process.exit(0));
report();
