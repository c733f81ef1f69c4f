import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isContentRequest, startSite, type TestSite } from '../support/site.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import {
  bookNothing,
  readArabic,
  readListed,
  readSaved,
  reckon,
  saveOpen,
  search,
  seeList,
  useMenu,
  type Way,
} from './journey.ts';
import { lacking, workerInCharge } from './onDevice.ts';
import { newVisitor, type Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/** The article of the list that is saved, and the first of those that are read later, each for the first time. */
const SAVED = 2;
const UNREAD = 4;

const STEPS: readonly (readonly [string, (way: Way) => Promise<void>])[] = [
  ['OF-02 the home page answers, and its menu leads on', useMenu],
  ['OF-04 the list has its articles', seeList],
  ['OF-05 the saved article is in the library', (way) => readSaved(way, SAVED)],
  ['PG-02 the calculator reckons', reckon],
  ['OF-06 the search over the site finds', search],
  ['LA-03 the site reads in Arabic, and in English again', readArabic],
  ['HO-05 the booking form says that nothing was entered', bookNothing],
];

/** Whether an engine is here; a word about it where it is not. */
function isHere({ name, lacks }: Engine): boolean {
  const lacking = lacks();
  if (lacking !== undefined) console.warn(`${name}: skipped: no ${lacking} (sh tests/browsers/install.sh).`);
  return lacking === undefined;
}

const engines = [firefox, webkit].map((engine) => ({ name: engine.name, engine, here: isHere(engine) }));

describe.each(engines)('$name', ({ engine, here }) => {
  describe.skipIf(!here)('on a phone', () => {
    let profile: string;
    let site: TestSite;
    let visitor: Visitor;
    let way: Way;

    beforeAll(async () => {
      profile = mkdtempSync(join(tmpdir(), 'marsa-browser-'));
      [site, visitor] = await Promise.all([startSite(), newVisitor(engine, profile)]);
      way = { visitor, listed: [], open: (path) => visitor.open(site.origin + path) };
    });
    afterAll(async () => {
      await visitor.window().close();
      await site.close();
      rmSync(profile, { recursive: true, force: true });
    });

    /** Goes a part of the way; the app is well at the end of it. */
    async function go(step: (way: Way) => Promise<void>): Promise<string | undefined> {
      await step(way);
      return visitor.window().evaluate(() => document.documentElement.dataset['app']);
    }

    describe('with the site', () => {
      it('QU-07 OF-05 an article of the list is read and saved', async () => {
        await seeList(way);
        await workerInCharge(visitor);
        expect(await readListed(way, SAVED)).toBeGreaterThan(2000);
        await saveOpen(way);
      });
      it.each(STEPS)('QU-07 %s', async (_, step) => {
        expect(await go(step)).toBe('ready');
      });
      it('QU-07 OF-02 the device keeps all of it', async () => {
        await way.open('/blog');
        await expect.poll(() => lacking(visitor)).toEqual([]);
      });
    });

    describe('with its server stopped', () => {
      beforeAll(() => site.stop());
      it.each(STEPS)('QU-07 %s', async (_, step) => {
        expect(await go(step)).toBe('ready');
      });
      it('QU-07 OF-03 an article that was only listed is read', async () => {
        expect(await readListed(way, UNREAD)).toBeGreaterThan(2000);
      });
    });

    describe('after a restart, still without the site', () => {
      beforeAll(() => visitor.restart());
      it.each(STEPS)('QU-07 %s', async (_, step) => {
        expect(await go(step)).toBe('ready');
      });
      it('QU-07 OF-03 an article that was only listed is read', async () => {
        expect(await readListed(way, UNREAD + 1)).toBeGreaterThan(2000);
      });
    });

    describe('with the site again', () => {
      beforeAll(() => site.restart());
      it.each(STEPS)('QU-07 %s', async (_, step) => {
        expect(await go(step)).toBe('ready');
      });
      it('QU-07 OF-04 the service is asked anew', async () => {
        await expect
          .poll(() =>
            site
              .proxy()
              .requests()
              .some(({ path }) => isContentRequest(path)),
          )
          .toBe(true);
      });
    });
  });
});
