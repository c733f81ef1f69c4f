// @vitest-environment node
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { collectScriptHashes, inlineScriptHashes } from '../../../server/build/scriptHashes.ts';
import { INLINE_SCRIPT, makeFixtureSite } from './fixtureSite.ts';

const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

describe('inlineScriptHashes', () => {
  it.each([
    ['no type', '<script>a()</script>', ['a()']],
    ['a module', '<script type="module" >a()</script>', ['a()']],
    ['the old type', "<script async TYPE='text/javascript'>a()</script>", ['a()']],
    ['an empty type', '<script type="">a()</script>', ['a()']],
    ['rules that the policy governs too', '<script type=speculationrules>{}</script>', ['{}']],
    [
      'two, one of them twice',
      '<script>a()</script><p></p><SCRIPT>b()</SCRIPT ><script>a()</script>',
      ['a()', 'b()'],
    ],
    ['attributes holding a bracket', '<script data-a="1>2" data-src="x">a()</script>', ['a()']],
    ['words of several bytes and line breaks', '<script>\r\n"مرسى"\r\n</script>', ['\n"مرسى"\n']],
    ['nothing in between', '<script></script>', ['']],
  ])('QU-02 %s is hashed', (_, html, scripts) => {
    expect(inlineScriptHashes(html)).toEqual(scripts.map(hash));
  });

  it.each([
    ['JSON', '<script type="application/json">{}</script>'],
    ['JSON-LD', '<script type="application/ld+json">{}</script>'],
    ['a file', '<script src="/a.js"></script><script type=module src=/b.js></script>'],
    ['a comment', '<!-- <script>a()</script> -->'],
  ])('QU-02 %s is not hashed', (_, html) => {
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it('QU-02 all pages of a site are read, pages in native scripts too', () => {
    const site = makeFixtureSite({
      'blog/दुबई/index.html': '<script>b()</script>',
      'notes.txt': '<script>no</script>',
    });
    cleanups.push(site.remove);
    expect(collectScriptHashes(site.distDir)).toEqual([hash(INLINE_SCRIPT), hash('b()')].sort());
  });
});
