import type { Page } from 'playwright-core';
import * as v from 'valibot';

/** What was asked of the content service, with the bytes that came, headers included. */
export interface Traffic {
  readonly requests: readonly { readonly path: string; readonly bytes: number }[];
}

const answered = v.object({ requestId: v.string(), response: v.object({ url: v.string() }) });
const finished = v.object({ requestId: v.string(), encodedDataLength: v.number() });

/** Counts the content traffic of pages and workers from the events of the DevTools protocol. */
export class TrafficCounter {
  readonly #paths = new Map<string, string>();
  #requests: { path: string; bytes: number }[] = [];

  /** Takes an event of a target with a name of its own; two targets may use the same ids. */
  hear = (target: string, method: string, params: unknown): void => {
    if (method === 'Network.responseReceived') {
      const { requestId, response } = v.parse(answered, params);
      const { pathname, search } = new URL(response.url);
      if (pathname.startsWith('/wp-json/')) this.#paths.set(`${target} ${requestId}`, pathname + search);
    }
    if (method === 'Network.loadingFinished') {
      const { requestId, encodedDataLength } = v.parse(finished, params);
      const path = this.#paths.get(`${target} ${requestId}`);
      if (path !== undefined) this.#requests.push({ path, bytes: encodedDataLength });
    }
  };

  /** Hears a page too. */
  async follow(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    session.on('Network.responseReceived', (event) => this.hear('page', 'Network.responseReceived', event));
    session.on('Network.loadingFinished', (event) => this.hear('page', 'Network.loadingFinished', event));
    await session.send('Network.enable');
  }

  /** What came since the last time that this was asked. */
  take(): Traffic {
    const requests = this.#requests;
    this.#requests = [];
    return { requests };
  }
}
