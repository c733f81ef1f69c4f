import { describe, expect, it } from 'vitest';
import { createPagePatch } from '../../../server/prerender/createPagePatch.ts';
import { applyPagePatch } from '../../../src/service-worker/applyPagePatch.ts';

const frame = (head: string, main: string) =>
  `<!doctype html><html lang="ar"><head>${head}<style>body{color:teal}@media(width>9px){.a{b:c}}</style></head><body><header><nav>المناطق الحرة والتراخيص</nav></header><main>${main}</main><footer>© 🏝️ Marsa Business Setup</footer></body></html>`;

const shell = frame('<title>Marsa</title>', '');

const PAGES = [
  ['a page of the same frame', frame('<title>Blog</title>', '<h1>Guides {}</h1><p>a } b < c</p>')],
  ['the shell itself', shell],
  ['a page with nothing in common', '\u{1F3DD}\u{FE0F} 1 > 0'],
  ['an empty page', ''],
  ['a page with parts of the frame in another order', shell.split('<').toReversed().join('<')],
  ['a page that repeats the frame', shell + shell],
] as const;

describe('a page that the worker stores', () => {
  it.each(PAGES)('OF-02 is restored exactly from the shell: %s', async (_, page) => {
    expect(await applyPagePatch(new Response(shell), createPagePatch(shell, page))).toBe(page);
  });

  it('OF-02 stores only the parts that the shell does not have', () => {
    const main = '<h1>Guides</h1>';
    const { parts } = createPagePatch(shell, frame('<title>Marsa</title>', main));
    expect(parts.filter((part) => typeof part === 'string').join('')).toContain(main);
    expect(JSON.stringify(parts)).not.toContain('Business Setup');
  });

  it('OF-07 is not restored from a shell of another edition', async () => {
    const patch = createPagePatch(shell, frame('', '<h1>Guides</h1>'));
    const other = shell.replace('teal', 'gold');
    expect(other).toHaveLength(shell.length);
    await expect(applyPagePatch(new Response(other), patch)).rejects.toThrow('another edition');
  });
});
