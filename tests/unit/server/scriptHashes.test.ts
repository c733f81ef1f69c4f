// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { collectScriptHashes, inlineScriptHashes } from '../../../server/build/scriptHashes.ts';
import { INLINE_SCRIPT, makeFixtureSite } from './fixtureSite.ts';

const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

it.each([
  ['<script>a()</script>', ['a()']],
  ['<script type="module" >a()</script>', ['a()']],
  ["<script async TYPE='text/javascript'>a()</script>", ['a()']],
  ['<script type="">a()</script>', ['a()']],
  ['<script type=speculationrules>{}</script>', ['{}']],
  ['<script>a()</script><p></p><SCRIPT>b()</SCRIPT ><script>a()</script>', ['a()', 'b()']],
  ['<script data-a="1>2" data-src="x">a()</script>', ['a()']],
  ['<script>\r\n"مرسى"\r\n</script>', ['\n"مرسى"\n']],
  ['<script></script>', ['']],
  ['<script type="application/json">{}</script>', []],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script src="/a.js"></script><script type=module src=/b.js></script>', []],
  ['<!-- <script>a()</script> -->', []],
])('QU-02 the policy has the hashes of the scripts that a browser would run: %j', (html, scripts) => {
  expect(inlineScriptHashes(html)).toEqual(scripts.map(hash));
});

it.each(['<script', '<script>', '<!--', '<script "', '</script'])(
  'QU-02 a page of 1 MB of “%s” is parsed within a second',
  (text) => {
    const started = performance.now();
    expect(inlineScriptHashes(text.repeat(1_000_000 / text.length))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1_000);
  },
);

it('QU-02 the scripts of all pages of a site are hashed', () => {
  const { distDir } = makeFixtureSite({
    'blog/दुबई/index.html': '<script>b()</script>',
    'notes.txt': '<script>no</script>',
  });
  expect(collectScriptHashes(distDir)).toEqual([hash(INLINE_SCRIPT), hash('b()')].sort());
});
