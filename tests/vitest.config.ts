import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import site from '../vite.config.ts';
import { findChromium } from './support/chromiumPath.ts';
import LongestFirst from './support/longestFirst.ts';

/** Files that only `npm run test:full` runs (QU-06). */
const FULL = '**/*.full.test.ts';

/** Sessions on the worst network, whose limits are in seconds: other browsers would delay them. */
const SESSIONS = 'tests/e2e/worstLine.full.test.ts';

/** Starts after the projects that use all cores. */
const afterOthers = { sequence: { groupOrder: 1 } };

const inNode = { environment: 'node' as const, retry: 0 };

/** Browsers need longer on a busy machine than Vitest's default of a second. */
const inBrowser = {
  ...inNode,
  globalSetup: [resolve(import.meta.dirname, 'support/builtSite.ts')],
  testTimeout: 180_000,
  // Some files build a site first.
  hookTimeout: 400_000,
  expect: { poll: { timeout: 60_000 } },
};

const inWordPress = {
  ...inBrowser,
  globalSetup: [...inBrowser.globalSetup, resolve(import.meta.dirname, 'wordpress/globalSetup.ts')],
};

/** Files with cases that only `npm run test:full` runs. */
const withMoreCases = globSync('tests/e2e/**/*.test.ts', { cwd: resolve(import.meta.dirname, '..') }).filter(
  (file) =>
    /support\/(?:everyCase|screens)\.ts/.test(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')),
);

const besidesFull = [...configDefaults.exclude, FULL];

/** Returns the patterns of browser tests, or none with a message when no browser is installed. */
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
            // All files of a worker share a browser; every visitor has a separate context.
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
            // WebKit beside Chromium on two cores exceeds its time limits.
            ...afterOthers,
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
