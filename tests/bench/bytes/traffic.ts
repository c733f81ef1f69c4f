import type { Page } from 'playwright-core';
import * as v from 'valibot';

/** Requests to the content service, with their transferred bytes, headers included. */
export interface Traffic {
  readonly requests: readonly { readonly path: string; readonly bytes: number }[];
}

const answered = v.object({ requestId: v.string(), response: v.object({ url: v.string() }) });
const finished = v.object({ requestId: v.string(), encodedDataLength: v.number() });

export class TrafficCounter {
  readonly #paths = new Map<string, string>();
  #requests: { path: string; bytes: number }[] = [];

  /** Handles an event of a target; ids are unique only within a target. */
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

  async follow(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    session.on('Network.responseReceived', (event) => this.hear('page', 'Network.responseReceived', event));
    session.on('Network.loadingFinished', (event) => this.hear('page', 'Network.loadingFinished', event));
    await session.send('Network.enable');
  }

  take(): Traffic {
    const requests = this.#requests;
    this.#requests = [];
    return { requests };
  }
}
