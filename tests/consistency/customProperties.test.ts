import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRendered, rendered, renderedFiles } from '../support/renderedSite.ts';

const root = resolve(import.meta.dirname, '../..');

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name, quoted]) => name ?? quoted ?? '');

describe('custom properties', () => {
  beforeAll(ensureRendered);

  it('QU-05 are defined wherever styles use them without a fallback', () => {
    const sheets = renderedFiles(/^assets\/.*\.css$/).map((file) => rendered(file));
    const pages = renderedFiles(/^(?!(?:ar|ur|hi|kept)\/).*index\.html$/);
    expect(pages.length).toBeGreaterThan(100);
    const set = new Set<string>();
    const used = new Map<string, string>();
    for (const [index, text] of [...sheets, ...pages.map((file) => rendered(file))].entries()) {
      for (const name of namesIn(text, /(--[\w-]+)\s*:/g)) set.add(name);
      const at = pages[index - sheets.length] ?? 'style sheet';
      for (const name of namesIn(text, /var\((--[\w-]+)\)/g)) used.set(name, at);
    }
    // Styles that are loaded after a click.
    for (const file of globSync('src/**/*.{ts,tsx,css}', { cwd: root })) {
      const text = readFileSync(resolve(root, file), 'utf8');
      for (const name of namesIn(text, /(--[\w-]+)(?:'\])?\s*:|'(--[\w-]+)'/g)) set.add(name);
      for (const name of namesIn(text, /var\((--[\w-]+)\)/g)) used.set(name, file);
    }
    // MUI leaves some of its own unset; the theme sets the properties that use them.
    expect([...used].filter(([name]) => !set.has(name) && !/^--(?:[A-Z]|variant-)/.test(name))).toEqual([]);
  });
});
