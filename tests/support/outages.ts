import type { BrowserContext } from 'playwright-core';
import type { TestSite } from './site.ts';

/** How a visitor loses the site: their own network is gone, or the site's server is. */
export const outages = ['the network cut', 'the server stopped'] as const;

export type Outage = (typeof outages)[number];

/**
 * Takes the site away from a visitor. What the browser itself keeps of earlier answers is emptied before, so
 * that only what the site keeps counts.
 */
export async function cutOff(outage: Outage, context: BrowserContext, site: TestSite): Promise<void> {
  await forgetAnswers(context);
  if (outage === 'the network cut') await context.setOffline(true);
  else await site.stop();
}

/** Brings the site back. */
export async function reconnect(outage: Outage, context: BrowserContext, site: TestSite): Promise<void> {
  if (outage === 'the network cut') await context.setOffline(false);
  else await site.restart();
}

/** Empties the browser's HTTP cache; storage that sites write themselves stays. */
export async function forgetAnswers(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Lets the site's next attempts follow each other at once: their pauses are chosen by chance. */
export async function withoutJitter(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Math.random = () => 0;
  });
}
