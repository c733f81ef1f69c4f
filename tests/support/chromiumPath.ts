import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium's build without windows: the same engine at half the work (what Playwright runs headless tests on). */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where Chromium or Chrome is on this machine; undefined when there is none. */
export function findChromium(): string | undefined {
  return PLACES.find((place) => place && existsSync(place));
}

/** Where Chromium is. @throws Error that says how to get one. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error('No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

/** Where the browser for tests of pages is: the headless shell, else Chromium. @throws Error where there is neither. */
export function headlessPath(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  return !wanted && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();
}
