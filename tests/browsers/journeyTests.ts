import { beforeAll, describe, expect, it } from 'vitest';
import { isContentRequest } from '../support/site.ts';
import { describeEngine } from './describeEngines.ts';
import type { Engine } from './engine.ts';
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

/** The saved article of the list, and the first one of those opened later for the first time. */
const SAVED = 2;
const UNREAD = 4;

const STEPS: readonly (readonly [string, (way: Way) => Promise<void>])[] = [
  ['OF-02 the home page opens and its menu works', useMenu],
  ['OF-04 the list shows its articles', seeList],
  ['OF-05 the library lists the saved article', (way) => readSaved(way, SAVED)],
  ['PG-02 the calculator works', reckon],
  ['OF-06 the site search finds pages and articles', search],
  ['LA-03 the site can be read in Arabic and in English again', readArabic],
  ['HO-05 the empty booking form shows error messages', bookNothing],
];

/** Tests the core journey in one engine: with the site, without it, after a restart, with it again (QU-07). */
export function testJourney(engine: Engine): void {
  describeEngine(engine, ({ site, visitor, open }) => {
    const listed: Way['listed'] = [];
    // WebKitGTK sometimes crashes under automation when a page loads another address itself.
    const choosesLanguage = engine.name !== 'WebKit';
    const way = (): Way => ({ visitor: visitor(), open, listed, choosesLanguage });

    /** Runs a step; the app must be intact after it. */
    async function go(step: (way: Way) => Promise<void>): Promise<string | undefined> {
      await step(way());
      return visitor()
        .window()
        .evaluate(() => document.documentElement.dataset['hydrated']);
    }
    const testSteps = () =>
      it.each(STEPS)('QU-07 %s', async (_, step) => {
        expect(await go(step)).toContain('app');
      });
    const testUnread = (index: number) =>
      it('QU-07 OF-03 an article that was only listed is readable', async () => {
        expect(await readListed(way(), index)).toBeGreaterThan(2000);
      });

    describe('with the site', () => {
      it('QU-07 OF-05 an article of the list can be read and saved', async () => {
        await seeList(way());
        await workerInCharge(visitor());
        expect(await readListed(way(), SAVED)).toBeGreaterThan(2000);
        await saveOpen(way());
      });
      testSteps();
      it('QU-07 OF-02 the worker caches all files', async () => {
        await open('/blog');
        await expect.poll(() => lacking(visitor())).toEqual([]);
      });
    });

    describe('with its server stopped', () => {
      beforeAll(() => site().stop());
      testSteps();
      testUnread(UNREAD);
    });

    describe('after a restart, with the server stopped', () => {
      beforeAll(() => visitor().restart());
      testSteps();
      testUnread(UNREAD + 1);
    });

    describe('with the server started again', () => {
      beforeAll(() => site().restart());
      testSteps();
      it('QU-07 OF-04 the list is requested again', async () => {
        const asked = () =>
          site()
            .proxy()
            .requests()
            .some(({ path }) => isContentRequest(path));
        await expect.poll(asked).toBe(true);
      });
    });
  });
}
