import { CacheExpiration } from 'workbox-expiration';
import { OPAQUE_PICTURES, SAVED_PICTURES, SEEN_PICTURES } from '../features/library/db/name.ts';
import { askForPicture } from '../features/library/pictures/fetchPicture.ts';
import { notedCorsMode } from '../features/library/pictures/hosts.ts';
import { isPreview } from '../i18n/addresses.ts';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { BACKGROUND_TIMEOUT_MS } from './timeout.ts';

declare const self: {
  readonly clients: { get(id: string): Promise<{ readonly url: string } | undefined> };
};

const limited = (cacheName: string, maxEntries: number) =>
  new CacheExpiration(cacheName, { maxEntries, matchOptions: { ignoreVary: true } });

const limits = {
  [SEEN_PICTURES]: limited(SEEN_PICTURES, 250),
  // Browsers count each opaque response as megabytes.
  [OPAQUE_PICTURES]: limited(OPAQUE_PICTURES, 40),
};

/** Removes size and format from an address: `photo-800x450.avif` is `photo`. */
const baseOf = (address: string) => address.replace(/(?:-\d+x\d+)?\.[a-z\d]+(?:\?.*)?$/i, '');

/** Caches of pictures; the app stores those of saved guides in the first one (OF-05). */
const CACHES = [SAVED_PICTURES, SEEN_PICTURES, OPAQUE_PICTURES];

async function stored(address: string): Promise<Response | undefined> {
  for (const name of CACHES) {
    const response = await caches.match(address, { cacheName: name, ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

async function otherSize(address: string): Promise<Response | undefined> {
  for (const name of CACHES) {
    const cache = await caches.open(name);
    const twins = (await cache.keys()).filter((request) => baseOf(request.url) === baseOf(address));
    const last = twins.at(-1);
    if (last) return cache.match(last, { ignoreVary: true });
  }
  return undefined;
}

async function store(cacheName: keyof typeof limits, address: string, response: Response): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(address, response);
    await limits[cacheName].updateTimestamp(address);
    await limits[cacheName].expireEntries();
  } catch (error) {
    // Without storage a picture is still shown (OF-09).
    console.info(`A picture is not cached: ${String(error)}`);
  }
}

const isPicture = (response: Response) =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('image/');

/** Fetches and caches a picture. Each start of the worker tries CORS first: a refusal may be a network error. */
async function fetched(address: string, lasting = true): Promise<Response> {
  const response = await askForPicture(address, notedCorsMode(address), {
    signal: AbortSignal.timeout(BACKGROUND_TIMEOUT_MS),
  });
  if (!lasting) return response;
  if (response.type === 'opaque') await store(OPAQUE_PICTURES, address, response.clone());
  else if (isPicture(response)) await store(SEEN_PICTURES, address, response.clone());
  return response;
}

/** Caches a picture that was shown before the worker controlled the page, from the HTTP cache. */
export async function addPicture(address: string): Promise<void> {
  if (!(await stored(address))) await fetched(address);
}

async function isForPreview(event: ExtendableEvent): Promise<boolean> {
  const id = 'clientId' in event ? event.clientId : undefined;
  const page = typeof id === 'string' ? await self.clients.get(id) : undefined;
  return page !== undefined && isPreview(new URL(page.url).pathname);
}

/** Answers with a stored picture, one from the network, which is cached, or another size (OF-03). */
export async function answerPicture({ url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const known = await stored(url.href);
  if (known) return known;
  try {
    return await fetched(url.href, !(await isForPreview(event)));
  } catch {
    return (await otherSize(url.href)) ?? Response.error();
  }
}
