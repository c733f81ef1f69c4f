import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import site from '../vite.config.ts';
import { findChromium } from './support/chromiumPath.ts';
import LongestFirst from './support/longestFirst.ts';

/** Files that take longer than `npm test` has time for: `npm run test:full` runs them (QU-06). */
const FULL = '**/*.full.test.ts';

/** Readers on the worst line, who are promised seconds: with other browsers beside them the machine would be measured. */
const SESSIONS = 'tests/e2e/worstLine.full.test.ts';

/** Begins when the projects that use all of the machine have ended. */
const afterOthers = { sequence: { groupOrder: 1 } };

const inNode = { environment: 'node' as const, retry: 0 };

/** What a browser does takes longer on a busy machine than the second that Vitest allows. */
const inBrowser = {
  ...inNode,
  globalSetup: [resolve(import.meta.dirname, 'support/builtSite.ts')],
  testTimeout: 180_000,
  // Some files build a site of their own first.
  hookTimeout: 400_000,
  expect: { poll: { timeout: 60_000 } },
};

const inWordPress = {
  ...inBrowser,
  globalSetup: [...inBrowser.globalSetup, resolve(import.meta.dirname, 'wordpress/globalSetup.ts')],
};

/** Files of which `npm test` has time for some cases only: `npm run test:full` goes through the others. */
const withMoreCases = globSync('tests/e2e/**/*.test.ts', { cwd: resolve(import.meta.dirname, '..') }).filter(
  (file) =>
    /support\/(?:everyCase|screens)\.ts/.test(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')),
);

const besidesFull = [...configDefaults.exclude, FULL];

/** The browser tests, or none, with a word about it, where there is no browser to run them in. */
function browserTests(...patterns: string[]): string[] {
  if (findChromium()) return patterns;
  console.warn(`${patterns.join(', ')}: skipped: no Chromium found (set CHROMIUM_PATH, or install one).`);
  return [];
}

export default mergeConfig(
  site,
  defineConfig({
    root: resolve(import.meta.dirname, '..'),
    test: {
      tags: [{ name: 'cases', description: 'Of which `npm test` goes through the first ones only.' }],
      sequence: { sequencer: LongestFirst },
      reporters: ['default', resolve(import.meta.dirname, 'support/closingLine.ts')],
      projects: [
        {
          extends: true,
          test: {
            ...inNode,
            name: 'unit',
            // Vitest leaves one core free, which is half of a small machine.
            maxWorkers: 2,
            testTimeout: 30_000,
            hookTimeout: 60_000,
            include: ['tests/{unit,consistency}/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...inBrowser,
            name: 'e2e',
            include: browserTests('tests/e2e/**/*.test.ts'),
            exclude: besidesFull,
            // One browser for each worker and all its files; every visitor has a context of their own.
            isolate: false,
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            ...inWordPress,
            name: 'wordpress',
            include: ['tests/wordpress/**/*.test.ts'],
            exclude: besidesFull,
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            ...inBrowser,
            name: 'full',
            include: browserTests(`tests/e2e/${FULL}`),
            exclude: [...configDefaults.exclude, SESSIONS],
            isolate: false,
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: { ...inBrowser, name: 'sessions', include: browserTests(SESSIONS), ...afterOthers },
        },
        {
          extends: true,
          test: {
            ...inBrowser,
            name: 'cases',
            include: browserTests(...withMoreCases),
            env: { EVERY_CASE: '1' },
            isolate: false,
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            ...inWordPress,
            name: 'wordpress-full',
            include: [`tests/wordpress/${FULL}`],
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            ...inBrowser,
            name: 'browsers',
            include: ['tests/browsers/**/*.test.ts'],
            exclude: besidesFull,
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            ...inBrowser,
            name: 'browsers-full',
            include: [`tests/browsers/${FULL}`],
            maxWorkers: 2,
          },
        },
      ],
    },
  }),
);
