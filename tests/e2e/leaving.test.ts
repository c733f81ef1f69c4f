import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appReady } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const { visit } = visits();

/** Another site, which responds when `arrive` is resolved. */
let elsewhere: Server;
let address = '';

beforeAll(async () => {
  elsewhere = createServer();
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const at = elsewhere.address();
  if (typeof at === 'object' && at) address = `http://127.0.0.1:${at.port}/`;
});
afterAll(() => {
  elsewhere.close();
});

const nextVisit = () =>
  new Promise<ServerResponse>((resolve) => {
    elsewhere.once('request', (_, response) => resolve(response));
  });

describe('leaving a page', () => {
  it('OF-07 a missing file of the page does not reload it while the user leaves', async () => {
    const page = await visit('/blog');
    await appReady(page);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const told = page.waitForRequest(/\/told$/);
    const asked = nextVisit();
    // Playwright cannot send commands to a page that is being unloaded.
    await page.evaluate((url) => {
      const loseChunk = () => {
        const gone = Object.assign(new Error('/assets/former.js'), { name: 'FinalFailure' });
        const event = new Event('vite:preloadError', { cancelable: true });
        window.dispatchEvent(Object.assign(event, { payload: gone }));
        void fetch('/told');
      };
      window.addEventListener('beforeunload', () => setTimeout(loseChunk));
      setTimeout(() => window.location.assign(url));
    }, address);
    const [answer] = await Promise.all([asked, told]);
    answer.setHeader('content-type', 'text/html').end('<title>Elsewhere</title>');
    await page.waitForURL(address, { timeout: 20_000 });
    expect(loads).toEqual([address]);
  });
});
