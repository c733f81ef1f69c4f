import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startSite, type TestSite } from '../support/site.ts';
import type { Device, Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { newVisitor, type Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/** A site and its visitor in one of the engines. */
export interface Visit {
  readonly name: string;
  readonly site: () => TestSite;
  readonly visitor: () => Visitor;
  readonly open: (path: string) => Promise<void>;
}

/** Returns whether an engine is installed, and prints a message if not. */
function isHere({ name, lacks }: Engine): boolean {
  const lacking = lacks();
  if (lacking !== undefined) console.warn(`${name}: skipped: no ${lacking} (sh tests/browsers/install.sh).`);
  return lacking === undefined;
}

export interface VisitOptions {
  readonly device?: Device;
  readonly start?: () => Promise<TestSite>;
}

/**
 * Runs tests in one engine, with a site and a visitor with a separate profile. Skipped where the engine is not
 * installed.
 */
export function describeEngine(
  engine: Engine,
  tests: (visit: Visit) => void,
  { device, start = startSite }: VisitOptions = {},
): void {
  describe.skipIf(!isHere(engine))(`in ${engine.name}`, () => {
    let profile: string;
    let site: TestSite;
    let visitor: Visitor;

    beforeAll(async () => {
      profile = mkdtempSync(join(tmpdir(), 'marsa-browser-'));
      [site, visitor] = await Promise.all([start(), newVisitor(engine, profile, device)]);
    });
    afterAll(async () => {
      await visitor.window().close();
      await site.close();
      rmSync(profile, { recursive: true, force: true });
    });
    tests({
      name: engine.name,
      site: () => site,
      visitor: () => visitor,
      open: (path) => visitor.open(site.origin + path),
    });
  });
}

export function describeEngines(tests: (visit: Visit) => void, options?: VisitOptions): void {
  for (const engine of [firefox, webkit]) describeEngine(engine, tests, options);
}
