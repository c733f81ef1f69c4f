import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of Chromium or Chrome, or undefined. */
export function findChromium(): string | undefined {
  return PLACES.find((place) => place && existsSync(place));
}

/**
 * Returns the path of Chromium.
 * @throws Error with instructions for installing it
 */
export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error('No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

/**
 * Returns the path of the headless shell, or of Chromium.
 * @throws Error when neither is installed
 */
export function headlessPath(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  return !wanted && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();
}
