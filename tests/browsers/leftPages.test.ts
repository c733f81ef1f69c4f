import { expect, it } from 'vitest';
import { describeEngine } from './describeEngines.ts';
import { leaveHoldingTransaction, readGuide } from './leftPages.ts';
import { workerInCharge } from './onDevice.ts';
import { webkit } from './webkit.ts';

describeEngine(
  webkit,
  ({ site, visitor, open }) => {
    it('QU-07 OF-09 guides are readable despite a transaction of a page in the back/forward cache', async () => {
      await open('/blog');
      await workerInCharge(visitor());
      await visitor().sees('main article a[href^="/blog/"]');
      await leaveHoldingTransaction(visitor(), site().origin);
      await open('/blog?page=2');
      expect(await readGuide(visitor())).toBeGreaterThan(2000);
    });
  },
  { device: { backForwardCache: true } },
);
