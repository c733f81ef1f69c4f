import { keepAsset } from './assets.ts';
import { parseUrl } from '../shared/parseUrl.ts';
import { keepPicture } from './images.ts';
import { matchShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

const isAsset = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith('/assets/');

async function keep(url: URL): Promise<void> {
  if (!isAsset(url)) return keepPicture(url.href);
  if (!(await matchShell(url.href))) await keepAsset(url.href);
}

/** Keeps what a page showed and fetched before the worker was in charge of it (OF-03). One by one, and tolerant. */
export async function cacheEarlyResources(addresses: unknown): Promise<void> {
  if (!Array.isArray(addresses)) return;
  for (const address of addresses.slice(0, 100)) {
    // A new version activates only when this one is idle.
    if (self.registration.waiting) return;
    const url = typeof address === 'string' && /^https?:/.test(address) ? parseUrl(address) : undefined;
    if (url) await keep(url).catch(() => undefined);
  }
}
