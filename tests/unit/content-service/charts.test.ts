import { expect, it } from 'vitest';
import { chartAmount } from '../../../server/content/markdown/chartAmount.ts';
import { renderArticle } from '../../../server/content/markdown/renderArticle.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';
import { sampleFact } from '../../support/sampleFact.ts';

const fact = (value: Fact['value'], unit: Fact['unit'], certainty: Fact['certainty'] = 'stated') =>
  sampleFact({ value, unit, certainty });

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

/** Renders an article that contains only this block, with plain spaces for no-break spaces. */
function render(kind: string, ...lines: readonly string[]) {
  const block = [`\`\`\`${kind}`, ...lines, '```'].join('\n');
  const { html, problems } = renderArticle(block, 'en', FACTS, undefined);
  return { html: html.replaceAll('\u00a0', ' '), problems };
}

it.each([
  ['fee', [1500, 1500], ['fee'], 'stated'],
  ['12 × told', [6000, 6000], ['told'], 'about'],
  ['fee − told', [1000, 1000], ['fee', 'told'], 'about'],
  ['range', [200, 400], ['range'], 'disputed'],
  ['500000', [500_000, 500_000], [], 'stated'],
  ['rate of 500000 above limit', [11_250, 11_250], ['rate', 'limit'], 'stated'],
  ['rate of 300000 above limit', [0, 0], ['rate', 'limit'], 'stated'],
  ['500000 within limit', [375_000, 375_000], ['limit'], 'stated'],
  ['210000 within limit', [210_000, 210_000], ['limit'], 'stated'],
  ['rate of 100000000 at most limit', [375_000, 375_000], ['rate', 'limit'], 'stated'],
  ['100 − share', [49, 49], ['share'], 'stated'],
] as const)(
  'PG-04 PG-05 the amount “%s” is computed from facts, with their certainty',
  (text, range, used, certainty) => {
    expect(chartAmount(text, FACTS)).toMatchObject({ range, used, certainty });
  },
);

it.each(['nothing', 'day', 'fee + told', 'AED 500', 'fee − weeks', ''])(
  'PG-04 the amount “%s” is refused: an unknown fact, no number, or two units',
  (text) => {
    expect(() => chartAmount(text, FACTS)).toThrow(RangeError);
  },
);

it('PG-04 PG-05 a chart is a table with a caption and each amount as text, and its facts are among the sources', () => {
  const { html, problems } = render('bars', 'Costs', 'First *fee* | fee', 'Other | range', ': Ask first.');
  expect(problems).toEqual([]);
  expect(html).toContain(
    '<figure class="wp-block-table is-style-chart"><table><caption>Costs</caption><tbody>' +
      '<tr><th scope="row">First <em>fee</em></th><td>AED 1,500</td><td class="is-style-tone-1" width="99.8%"></td></tr>' +
      '<tr><th scope="row">Other</th><td>AED 200–400</td><td class="is-style-tone-1" width="13.3%"></td>' +
      '<td class="is-style-tone-1 is-style-range" width="13.3%"></td></tr></tbody></table>' +
      '<figcaption class="wp-element-caption">Ask first.</figcaption></figure>',
  );
  expect(html).toContain('All figures with their sources (2)');
});

it.each([
  [
    'draws two named columns one after the other',
    ['bars', 'Years', '| Form | Year 1 | Year 2', 'LLC | fee | told'],
    /<th scope="col">Year 1<\/th><th scope="col">Year 2<.*is-style-tone-1" width="74.85%"><\/td><td class="is-style-tone-2" width="24.95%"/,
  ],
  [
    'begins a phase where the previous one may end first',
    ['phases', 'Time', 'Licence | weeks', 'Bank | wait'],
    /Bank<\/th><td>8 weeks<\/td><td class="is-style-gap" width="35.64%"><\/td>/,
  ],
  [
    'has a separate colour for a fact among the numbers of the article',
    ['bars', 'Sales', 'May | 200000', 'Limit | limit'],
    /AED 200,000<\/td><td class="is-style-tone-1".*AED 375,000<\/td><td class="is-style-tone-2"/,
  ],
])('PG-05 a chart %s', (_, [kind = '', ...lines], expected) => {
  expect(render(kind, ...lines).html).toMatch(expected);
});

it.each([
  ['no fact', ['Sales', 'May | 100', 'June | 200'], /at least one fact/],
  ['two units', ['Mixed', 'Fee | fee', 'Time | wait'], /one unit/],
  ['a missing amount', ['Years', '| Form | Year 1 | Year 2', 'LLC | fee'], /2 amounts/],
  ['an unknown fact', ['Costs', 'Fee | nothing'], /unknown fact "nothing"/],
])('PG-04 a chart with %s is a problem of the article', (_, lines, problem) => {
  const { html, problems } = render('bars', ...lines);
  expect(html).not.toContain('<figure');
  expect(problems.join()).toMatch(problem);
});

it('PG-05 steps and decisions are lists with a title, and other code is unchanged', () => {
  expect(render('steps', 'The way', '1. **First.** {{fee}}', '2. **Then.** Wait').html).toContain(
    '<figure class="is-style-steps"><figcaption class="wp-element-caption">The way</figcaption>' +
      '<ol class="wp-block-list"><li><strong>First.</strong> AED 1,500</li>',
  );
  expect(render('decision', 'Which?', '*Here?*', '', '- **Yes** Stay', '- **No** Go').html).toContain(
    '<figcaption class="wp-element-caption">Which?</figcaption><p><em>Here?</em></p><ul class="wp-block-list">',
  );
  expect(render('js', 'let a').html).toContain('<pre class="wp-block-code"><code>let a</code></pre>');
});
