/**
 * The oldest browsers that the site is built for, as the bundler names them: Baseline, widely available at the
 * beginning of 2026. Firefox 115 is the last for Windows 7 and macOS 10.12. Older ones show the pages as they were
 * rendered (src/app/start/head.ts); `tests/e2e/youngApis.test.ts` refuses what is younger than these.
 */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
