import { expect, it } from 'vitest';
import { Collector, median } from '../../bench/measurement.ts';
import { asMarkdown, withTable } from '../../bench/report.ts';

it.each([
  [[9, 1, 5], 5],
  [[1, Infinity, Infinity], Infinity],
  [[], NaN],
])('QU-04 the median of %j counts events that never happened as the largest value', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('QU-04 the report is a table of subjects and metrics with median, minimum and maximum', () => {
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

it('QU-04 the report replaces the previous one in the document and leaves other text unchanged', () => {
  const first = withTable('# Figures\n\nBy hand.\n', 'load', '### Load\n\n| old |\n', '2026-01-01.');
  expect(first).toBe(
    '# Figures\n\nBy hand.\n\n<!-- bench: load -->\n\n### Load\n\n2026-01-01.\n\n| old |\n\n<!-- bench: end of load -->\n',
  );
  const second = withTable(`${first}\nBelow.\n`, 'load', '### Load\n\n| new |\n', '2026-02-02.');
  expect(second).toBe(`${first.replace('| old |', '| new |').replace('01-01', '02-02')}\nBelow.\n`);
  expect(withTable(second, 'bytes', '### Bytes\n\n| b |\n', '2026-02-02.')).toContain('| new |');
});
