import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

const HELPER = 'src/shared/openOnSite.ts';
/** The telephone number of `firm.yaml`, which no address can change. */
const CONSTANT = 'window.location.assign(phoneHref)';

/** Returns true when the code loads another document. */
const leaves = (code: string): boolean =>
  /\blocation\s*(?:\.\s*(?:assign|replace)\s*\(|(?:\.\s*href\s*)?=(?![=>{]))|\bwindow\.open\(/.test(
    code.replaceAll(CONSTANT, '').replaceAll(/\bconst location = /g, ''),
  );

it('QU-02 scripts load other documents through openOnSite() alone', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    leaves(readFileSync(resolve(ROOT, file), 'utf8')),
  );
  expect(files).toEqual([HELPER]);
});

it.each([
  'window.location.assign(path)',
  'location.replace(path)',
  'window.location.href = path',
  'location = path',
  'window.open(path)',
])('QU-02 the check detects %s', (code) => {
  expect(leaves(code)).toBe(true);
});
