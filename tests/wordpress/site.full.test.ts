import { describe } from 'vitest';
import { startSite } from '../support/site.ts';
import { buildSite } from '../support/siteBuild.ts';
import { visits } from '../support/visits.ts';
import { describeWordPress } from './describeWordPress.ts';
import { hostileReading } from './reading/hostile.ts';
import { oddReading } from './reading/odd.ts';
import { offlineReading } from './reading/offline.ts';
import { ordinaryReading } from './reading/ordinary.ts';

describeWordPress('The site with a real WordPress on another origin', (get) => {
  const { site, newPage } = visits(undefined, async () => {
    // Prerenders fewer posts than exist, as after publishing.
    const { distDir, settings, remove } = await buildSite({
      VITE_CONTENT_API: get().apiBase,
      PRERENDER_POSTS: '6',
    });
    const running = await startSite(distDir, undefined, settings);
    return { ...running, close: () => running.close().finally(remove) };
  });
  const reading = { site, newPage, wordPress: get };

  describe('ordinary posts', () => {
    ordinaryReading(reading);
  });
  describe('odd posts', () => {
    oddReading(reading);
  });
  describe('hostile posts', () => {
    hostileReading(reading);
  });
  // Last, because it stops the servers.
  describe('reading posts offline', () => {
    offlineReading(reading);
  });
});
