import { describe, expect, it } from 'vitest';
import { Collector, median } from '../../bench/measurement.ts';
import { asMarkdown, withTable } from '../../bench/report.ts';
import { withoutScripts } from '../../bench/scriptFree.ts';

describe('the report of the bench', () => {
  it('QU-04 takes the middle value, and what never happened for the last', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2);
    expect(median([1, Infinity, Infinity])).toBe(Infinity);
    expect(median([])).toBeNaN();
  });

  it('QU-04 is a table of subjects and metrics with median, least and most', () => {
    const found = new Collector();
    for (const value of [1200.4, 980, 1100]) found.add('/', 'LCP', 'ms', value);
    found.add('/', 'score', '', 99);
    found.add('/blog', 'LCP', 'ms', Infinity);
    const text = asMarkdown({ title: 'Speed', conditions: ['A phone.'], measurements: found.all() });
    expect(text.split('\n')).toEqual([
      '### Speed',
      '',
      '- A phone.',
      '',
      '|  | LCP (ms) | score |',
      '| --- | ---: | ---: |',
      '| / | 1100 (980–1200) | 99 |',
      '| /blog | never | – |',
      '',
    ]);
  });

  it('QU-04 stands in the document of figures in the place of the earlier one, the text around it untouched', () => {
    const first = withTable('# Figures\n\nBy hand.\n', 'load', '### Load\n\n| old |\n', '2026-01-01.');
    expect(first).toBe(
      '# Figures\n\nBy hand.\n\n<!-- bench: load -->\n\n### Load\n\n2026-01-01.\n\n| old |\n\n<!-- bench: end of load -->\n',
    );
    const second = withTable(`${first}\nBelow.\n`, 'load', '### Load\n\n| new |\n', '2026-02-02.');
    expect(second).toBe(`${first.replace('| old |', '| new |').replace('01-01', '02-02')}\nBelow.\n`);
    expect(withTable(second, 'bytes', '### Bytes\n\n| b |\n', '2026-02-02.')).toContain('| new |');
  });

  it('QU-04 compares with pages that have lost what is run and nothing else', () => {
    const data = '<script type="application/json" id="seed">{"a":1}</script>';
    const linked = '<script type="application/ld+json">{}</script>';
    const page = `<head><script>boot()</script><link rel="modulepreload" href="/a.js"><link rel="icon" href="/i.svg"></head><p>Text</p>${data}${linked}<script type="module" src="/a.js"></script>`;
    expect(withoutScripts(page)).toBe(
      `<head><link rel="icon" href="/i.svg"></head><p>Text</p>${data}${linked}`,
    );
  });
});
