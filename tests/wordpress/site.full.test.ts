import { describe } from 'vitest';
import { describeSite } from './reading/describeSite.ts';
import { offlineReading } from './reading/offline.ts';
import { ordinaryReading } from './reading/ordinary.ts';

describeSite('The site with a real WordPress on another origin', (reading) => {
  describe('read online', () => {
    ordinaryReading(reading);
  });
  // Last, since it stops the servers.
  describe('read offline', () => {
    offlineReading(reading);
  });
});
