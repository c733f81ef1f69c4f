import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { OPAQUE_PICTURES, SAVED_PICTURES, SEEN_PICTURES } from '../features/library/db/name.ts';
import { askForPicture } from '../features/library/pictures/fetchPicture.ts';
import { notedCorsMode } from '../features/library/pictures/hosts.ts';
import { isPreview } from '../i18n/addresses.ts';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { BACKGROUND_TIMEOUT_MS } from './timeout.ts';

declare const self: {
  readonly clients: { get(id: string): Promise<{ readonly url: string } | undefined> };
};

/** Pictures that were shown, and how many of them are cached (OF-03). */
const SEEN = { name: SEEN_PICTURES, most: 250 } as const;
/** Pictures of hosts without CORS headers: each weighs megabytes in the browser's accounts, so fewer. */
const OPAQUE = { name: OPAQUE_PICTURES, most: 40 } as const;

const limits = {
  [SEEN.name]: new CacheExpiration(SEEN.name, { maxEntries: SEEN.most, matchOptions: { ignoreVary: true } }),
  [OPAQUE.name]: new CacheExpiration(OPAQUE.name, {
    maxEntries: OPAQUE.most,
    matchOptions: { ignoreVary: true },
  }),
};

/** A picture's address without what names its size and format: `photo-800x450.avif` is `photo`. */
const baseOf = (address: string) => address.replace(/(?:-\d+x\d+)?\.[a-z\d]+(?:\?.*)?$/i, '');

/** Where pictures are looked for: those of saved guides first, which the app keeps there (OF-05). */
const CACHES = [SAVED_PICTURES, SEEN.name, OPAQUE.name];

async function stored(address: string): Promise<Response | undefined> {
  for (const name of CACHES) {
    const response = await caches.match(address, { cacheName: name, ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

/** Another size of the same picture, in place of one that is unavailable. */
async function otherSize(address: string): Promise<Response | undefined> {
  for (const name of CACHES) {
    const cache = await caches.open(name);
    const twins = (await cache.keys()).filter((request) => baseOf(request.url) === baseOf(address));
    const last = twins.at(-1);
    if (last) return cache.match(last, { ignoreVary: true });
  }
  return undefined;
}

async function keep(target: typeof SEEN | typeof OPAQUE, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(target.name);
    await cache.put(address, response);
    await limits[target.name].updateTimestamp(address);
    await limits[target.name].expireEntries();
  } catch (error) {
    // Without room on the device a picture is still shown (OF-09).
    console.info(`A picture was not kept: ${String(error)}`);
  }
}

const isPicture = (response: Response) =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('image/');

/**
 * Fetches and caches a picture. Each start of the worker tries CORS first: an earlier refusal may have been a network
 * error.
 */
async function fetched(address: string, lasting = true): Promise<Response> {
  const response = await askForPicture(address, notedCorsMode(address), {
    signal: AbortSignal.timeout(BACKGROUND_TIMEOUT_MS),
  });
  if (!lasting) return response;
  if (response.type === 'opaque') await keep(OPAQUE, address, response.clone());
  else if (isPicture(response)) await keep(SEEN, address, response.clone());
  return response;
}

/** Keeps a picture that was shown before the worker was in charge; the browser still has it at hand. */
export async function keepPicture(address: string): Promise<void> {
  if (!(await stored(address))) await fetched(address);
}

/** True for pictures of a draft, which are not cached (CS-07). */
async function isForPreview(event: ExtendableEvent): Promise<boolean> {
  const id = 'clientId' in event ? event.clientId : undefined;
  const page = typeof id === 'string' ? await self.clients.get(id) : undefined;
  return page !== undefined && isPreview(new URL(page.url).pathname);
}

async function answer({ url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const known = await stored(url.href);
  if (known) return known;
  try {
    return await fetched(url.href, !(await isForPreview(event)));
  } catch {
    return (await otherSize(url.href)) ?? Response.error();
  }
}

/** Keeps pictures that were shown, and shows them again without a network, in another size if need be. */
export function answerImages(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      request.destination === 'image' && (sameOrigin ? url.pathname.startsWith('/wp-content/') : true),
    answer,
  );
}
