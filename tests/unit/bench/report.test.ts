import { expect, it } from 'vitest';
import { Collector, median } from '../../bench/measurement.ts';
import { asMarkdown, withTable } from '../../bench/report.ts';
import { withoutScripts } from '../../bench/scriptFree.ts';

it.each([
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2],
  [[1, Infinity, Infinity], Infinity],
  [[], NaN],
])('QU-04 the bench takes the middle value of %j, and what never happened for the last', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('QU-04 the report is a table of subjects and metrics with median, least and most', () => {
  const found = new Collector();
  for (const value of [1200.4, 980, 1100]) found.add('/', 'LCP', 'ms', value);
  found.add('/', 'score', '', 99);
  found.add('/blog', 'LCP', 'ms', Infinity);
  expect(asMarkdown({ title: 'Speed', conditions: ['A phone.'], measurements: found.all() })).toBe(`### Speed

- A phone.

|  | LCP (ms) | score |
| --- | ---: | ---: |
| / | 1100 (980–1200) | 99 |
| /blog | never | – |
`);
});

it('QU-04 the report replaces the earlier one in the document of figures, and leaves the text around it', () => {
  const first = withTable('# Figures\n\nBy hand.\n', 'load', '### Load\n\n| old |\n', '2026-01-01.');
  expect(first).toBe(
    '# Figures\n\nBy hand.\n\n<!-- bench: load -->\n\n### Load\n\n2026-01-01.\n\n| old |\n\n<!-- bench: end of load -->\n',
  );
  const second = withTable(`${first}\nBelow.\n`, 'load', '### Load\n\n| new |\n', '2026-02-02.');
  expect(second).toBe(`${first.replace('| old |', '| new |').replace('01-01', '02-02')}\nBelow.\n`);
  expect(withTable(second, 'bytes', '### Bytes\n\n| b |\n', '2026-02-02.')).toContain('| new |');
});

it('QU-04 the bench compares with pages without their scripts, and otherwise unchanged', () => {
  const data = '<script type="application/json" id="seed">{"a":1}</script>';
  const linked = '<script type="application/ld+json">{}</script>';
  const page = `<head><script>boot()</script><link rel="modulepreload" href="/a.js"><link rel="icon" href="/i.svg"></head><p>Text</p>${data}${linked}<script type="module" src="/a.js"></script>`;
  expect(withoutScripts(page)).toBe(
    `<head><link rel="icon" href="/i.svg"></head><p>Text</p>${data}${linked}`,
  );
});
