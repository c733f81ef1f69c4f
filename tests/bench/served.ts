import type { Browser } from 'playwright-core';
import { type ServeOptions, startServer } from '../../server/serve.ts';
import { launchBrowser } from '../support/browser.ts';

/** Serves the built site while `run` measures it in a browser. By default the server logs nothing. */
export async function onSite(
  run: (origin: string, browser: Browser) => Promise<void>,
  options: ServeOptions = { log: () => undefined },
): Promise<void> {
  const server = await startServer(options);
  const browser = await launchBrowser();
  try {
    await run(server.origin, browser);
  } finally {
    await browser.close();
    await server.close();
  }
}
