import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRendered, rendered, renderedFiles } from '../support/renderedSite.ts';

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('custom properties', () => {
  beforeAll(ensureRendered);

  it('QU-05 each one that a page’s styles use without a fallback is set somewhere', () => {
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
    // MUI leaves some of its own unset, which then count for nothing.
    expect([...used].filter(([name]) => !set.has(name) && !/^--[A-Z]/.test(name))).toEqual([]);
  });
});
