/**
 * The oldest supported browsers: Baseline widely available at the beginning of 2026, and Firefox 115 for Windows 7 and
 * macOS 10.12. Older ones show prerendered pages (src/app/start/head.ts); `tests/e2e/youngApis.test.ts` refuses newer
 * APIs.
 */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
