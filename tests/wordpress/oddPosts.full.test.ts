import { describe } from 'vitest';
import { describeSite } from './reading/describeSite.ts';
import { hostileReading } from './reading/hostile.ts';
import { oddReading } from './reading/odd.ts';

describeSite('The site with odd and hostile posts of a real WordPress', (reading) => {
  describe('odd posts', () => {
    oddReading(reading);
  });
  describe('hostile posts', () => {
    hostileReading(reading);
  });
});
