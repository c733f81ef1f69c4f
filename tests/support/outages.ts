import type { BrowserContext } from 'playwright-core';
import type { TestSite } from './site.ts';

/** The visitor's network is off, or the site's server is stopped. */
export const outages = ['the network cut', 'the server stopped'] as const;

export type Outage = (typeof outages)[number];

/**
 * Makes the site unreachable for a visitor, and clears the HTTP cache so that only data stored by the site counts.
 */
export async function cutOff(outage: Outage, context: BrowserContext, site: TestSite): Promise<void> {
  await forgetAnswers(context);
  if (outage === 'the network cut') await context.setOffline(true);
  else await site.stop();
}

export async function reconnect(outage: Outage, context: BrowserContext, site: TestSite): Promise<void> {
  if (outage === 'the network cut') await context.setOffline(false);
  else await site.restart();
}

/** Clears the browser's HTTP cache, but no storage of sites. */
export async function forgetAnswers(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Removes the random delay between attempts. */
export async function withoutJitter(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Math.random = () => 0;
  });
}
