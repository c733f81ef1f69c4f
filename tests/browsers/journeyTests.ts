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

/** The core journey in one engine: with the site, without it, after a restart, with it again (QU-07). */
export function testJourney(engine: Engine): void {
  describeEngine(engine, ({ site, visitor, open }) => {
    const listed: Way['listed'] = [];
    const way = (): Way => ({ visitor: visitor(), open, listed });

    /** Goes a part of the way; the app is well at the end of it. */
    async function go(step: (way: Way) => Promise<void>): Promise<string | undefined> {
      await step(way());
      return visitor()
        .window()
        .evaluate(() => document.documentElement.dataset['app']);
    }
    const testSteps = () =>
      it.each(STEPS)('QU-07 %s', async (_, step) => {
        expect(await go(step)).toBe('ready');
      });
    const testUnread = (index: number) =>
      it('QU-07 OF-03 an article that was only listed is read', async () => {
        expect(await readListed(way(), index)).toBeGreaterThan(2000);
      });

    describe('with the site', () => {
      it('QU-07 OF-05 an article of the list is read and saved', async () => {
        await seeList(way());
        await workerInCharge(visitor());
        expect(await readListed(way(), SAVED)).toBeGreaterThan(2000);
        await saveOpen(way());
      });
      testSteps();
      it('QU-07 OF-02 the device keeps all of it', async () => {
        await open('/blog');
        await expect.poll(() => lacking(visitor())).toEqual([]);
      });
    });

    describe('with its server stopped', () => {
      beforeAll(() => site().stop());
      testSteps();
      testUnread(UNREAD);
    });

    describe('after a restart, still without the site', () => {
      beforeAll(() => visitor().restart());
      testSteps();
      testUnread(UNREAD + 1);
    });

    describe('with the site again', () => {
      beforeAll(() => site().restart());
      testSteps();
      it('QU-07 OF-04 the service is asked anew', async () => {
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
