import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeEngine } from './describeEngines.ts';
import { hurry, readGuide } from './leftPages.ts';
import { workerInCharge } from './onDevice.ts';
import { newVisitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const device = { backForwardCache: true };
const ROUNDS = Array.from({ length: 8 }, (_, index) => index + 1);

describeEngine(
  webkit,
  ({ site }) => {
    it.each(ROUNDS)(
      'QU-07 OF-09 a guide opens on a new device after leaving pages that were writing (%i)',
      async () => {
        const profile = mkdtempSync(join(tmpdir(), 'marsa-browser-'));
        const visitor = await newVisitor(webkit, profile, device);
        try {
          await visitor.open(`${site().origin}/`);
          await workerInCharge(visitor);
          await hurry(visitor, site().origin);
          expect(await readGuide(visitor)).toBeGreaterThan(2000);
        } finally {
          await visitor.window().close();
          rmSync(profile, { recursive: true, force: true });
        }
      },
    );
  },
  { device },
);
