import { describe, expect, it } from 'vitest';
import { chartAmount } from '../../../server/content/markdown/chartAmount.ts';
import { renderArticle } from '../../../server/content/markdown/renderArticle.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';

const fact = (value: Fact['value'], unit: Fact['unit'], certainty: Fact['certainty'] = 'stated'): Fact => ({
  value,
  unit,
  covers: 'Sample',
  source: 'Sample Authority',
  checkedOn: '2026-11-01',
  certainty,
});

const FACTS = {
  fee: fact(1500, 'AED'),
  told: fact(500, 'AED', 'about'),
  range: fact([200, 400], 'AED', 'disputed'),
  limit: fact(375_000, 'AED'),
  rate: fact(9, '%'),
  share: fact(51, '%'),
  day: fact('2026-01-01', 'date'),
  weeks: fact([5, 6], 'week'),
  wait: fact(8, 'week'),
};

/** The text of an article that holds only this block, its no-break spaces as plain ones. */
function render(kind: string, ...lines: readonly string[]) {
  const block = [`\`\`\`${kind}`, ...lines, '```'].join('\n');
  const { html, problems } = renderArticle(block, 'en', FACTS, undefined);
  return { html: html.replaceAll('\u00a0', ' '), problems };
}

describe('an amount of a chart', () => {
  it.each([
    ['fee', [1500, 1500], ['fee']],
    ['12 × told', [6000, 6000], ['told']],
    ['range', [200, 400], ['range']],
    ['500000', [500_000, 500_000], []],
    ['rate of 500000 above limit', [11_250, 11_250], ['rate', 'limit']],
    ['rate of 300000 above limit', [0, 0], ['rate', 'limit']],
    ['500000 within limit', [375_000, 375_000], ['limit']],
    ['210000 within limit', [210_000, 210_000], ['limit']],
    ['rate of 100000000 at most limit', [375_000, 375_000], ['rate', 'limit']],
    ['100 − share', [49, 49], ['share']],
  ] as const)('PG-05 %s is worked out of facts', (text, range, used) => {
    expect(chartAmount(text, FACTS)).toMatchObject({ range, used });
  });

  it('PG-04 is about when one of its facts is', () => {
    expect(chartAmount('fee − told', FACTS).certainty).toBe('about');
    expect(chartAmount('2 × fee', FACTS).certainty).toBe('stated');
  });

  it.each(['nothing', 'day', 'fee + told', 'AED 500', 'fee − weeks', ''])(
    'PG-04 “%s” is refused: no such fact, no number, or two units',
    (text) => {
      expect(() => chartAmount(text, FACTS)).toThrow(RangeError);
    },
  );
});

describe('a figure in an article', () => {
  it('PG-05 is a table with a name, and says each amount that it draws', () => {
    const { html, problems } = render('bars', 'Costs', 'First *fee* | fee', 'Other | range', ': Ask first.');
    expect(problems).toEqual([]);
    expect(html).toContain(
      '<figure class="wp-block-table is-style-chart"><table><caption>Costs</caption><tbody>' +
        '<tr><th scope="row">First <em>fee</em></th><td>AED 1,500</td><td class="is-style-tone-1" width="99.8%"></td></tr>' +
        '<tr><th scope="row">Other</th><td>AED 200–400</td><td class="is-style-tone-1" width="13.3%"></td>' +
        '<td class="is-style-tone-1 is-style-range" width="13.3%"></td></tr></tbody></table>' +
        '<figcaption class="wp-element-caption">Ask first.</figcaption></figure>',
    );
  });

  it('PG-04 its facts are among the sources of the article', () => {
    expect(render('bars', 'Costs', 'Fee | fee', 'Range | range').html).toContain(
      'All figures with their sources (2)',
    );
  });

  it('PG-05 of two columns names them, and draws one amount after the other', () => {
    const { html } = render('bars', 'Years', '| Form | Year 1 | Year 2', 'LLC | fee | told');
    expect(html).toContain('<th scope="col">Year 1</th><th scope="col">Year 2</th>');
    expect(html).toMatch(/is-style-tone-1" width="74.85%"><\/td><td class="is-style-tone-2" width="24.95%"/);
  });

  it('PG-05 begins a phase where the one before may end first', () => {
    const { html } = render('phases', 'Time', 'Licence | weeks', 'Bank | wait');
    expect(html).toMatch(/Bank<\/th><td>8 weeks<\/td><td class="is-style-gap" width="35.64%"><\/td>/);
  });

  it('PG-05 gives a fact among the article’s own numbers a colour of its own', () => {
    const { html } = render('bars', 'Sales', 'May | 200000', 'Limit | limit');
    expect(html).toMatch(/AED 200,000<\/td><td class="is-style-tone-1"/);
    expect(html).toMatch(/AED 375,000<\/td><td class="is-style-tone-2"/);
  });

  it.each([
    ['no fact at all', ['Sales', 'May | 100', 'June | 200'], /at least one fact/],
    ['two units', ['Mixed', 'Fee | fee', 'Time | wait'], /one unit/],
    ['a missing amount', ['Years', '| Form | Year 1 | Year 2', 'LLC | fee'], /2 amounts/],
    ['an unknown fact', ['Costs', 'Fee | nothing'], /unknown fact "nothing"/],
  ])('PG-04 %s is a problem of the article', (_, lines, problem) => {
    const { html, problems } = render('bars', ...lines);
    expect(html).not.toContain('<figure');
    expect(problems.join()).toMatch(problem);
  });

  it('PG-05 steps and decisions are lists with a title', () => {
    expect(render('steps', 'The way', '1. **First.** {{fee}}', '2. **Then.** Wait').html).toContain(
      '<figure class="is-style-steps"><figcaption class="wp-element-caption">The way</figcaption>' +
        '<ol class="wp-block-list"><li><strong>First.</strong> AED 1,500</li>',
    );
    expect(render('decision', 'Which?', '*Here?*', '', '- **Yes** Stay', '- **No** Go').html).toContain(
      '<figcaption class="wp-element-caption">Which?</figcaption><p><em>Here?</em></p><ul class="wp-block-list">',
    );
  });

  it('PG-05 other code is still code', () => {
    expect(render('js', 'let a').html).toContain('<pre class="wp-block-code"><code>let a</code></pre>');
  });
});
