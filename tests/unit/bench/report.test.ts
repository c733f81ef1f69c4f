import { describe, expect, it } from 'vitest';
import { Collector, median } from '../../bench/measurement.ts';
import { asMarkdown } from '../../bench/report.ts';
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

  it('QU-04 compares with pages that have lost what is run and nothing else', () => {
    const data = '<script type="application/json" id="seed">{"a":1}</script>';
    const linked = '<script type="application/ld+json">{}</script>';
    const page = `<head><script>boot()</script><link rel="modulepreload" href="/a.js"><link rel="icon" href="/i.svg"></head><p>Text</p>${data}${linked}<script type="module" src="/a.js"></script>`;
    expect(withoutScripts(page)).toBe(
      `<head><link rel="icon" href="/i.svg"></head><p>Text</p>${data}${linked}`,
    );
  });
});
