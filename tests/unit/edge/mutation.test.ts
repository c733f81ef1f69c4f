import { describe, expect, it } from 'vitest';
import { chance } from '../../support/chance.ts';
import { clean, cleanHtml, parsed } from './fixture.ts';
import { someMarkup } from './markupPieces.ts';
import { forbiddenContent } from './forbiddenContent.ts';

const bad = '<img src=x onerror=alert(1)>';
const escaped = '&lt;img src=x onerror=alert(1)&gt;';

/**
 * Markup that changes its meaning when it is parsed again (mutation XSS).
 * https://research.securitum.com/mutation-xss-via-mathml-mutation-dompurify-2-0-17-bypass/
 * https://mizu.re/post/exploring-the-dompurify-library-bypasses-and-fixes
 */
const mutations: readonly (readonly [string, string])[] = [
  [
    'math, table, glyph, style',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${escaped}">`,
  ],
  ['form in form, math', `<form><math><mtext></form><form><mglyph><style></math>${bad}`],
  ['svg, paragraph, style', `<svg></p><style><a id="</style>${bad}">`],
  ['svg, title, style', `<svg><title><style><a title="</style></title>${bad}">`],
  [
    'math, annotation, svg',
    `<math><annotation-xml encoding="text/html"><svg><style><!--</style></svg>--><img title="--&gt;${escaped}">`,
  ],
  ['noscript', `<noscript><p title="</noscript>${bad}"></p></noscript>`],
  [
    'noembed, noframes, xmp, plaintext',
    `<noembed><p title="</noembed>${bad}"></p></noembed><noframes><p title="</noframes>${bad}"></p></noframes><xmp><p title="</xmp>${bad}"></p></xmp><plaintext>${bad}`,
  ],
  [
    'textarea and title',
    `<textarea><p title="</textarea>${bad}"></p></textarea><title><p title="</title>${bad}"></p></title>`,
  ],
  ['comment that ends early', `<!-->${bad}--><!--a--!>${bad}-->`],
  ['section of an XML document', `<svg><![CDATA[>${bad}]]></svg><math><![CDATA[</math>${bad}]]></math>`],
  ['processing instruction', `<?xml version="1.0" ?>${escaped}<?x "?>${bad}`],
  ['select', `<select><template>${bad}</template><iframe><p title="</iframe>${bad}"></select>`],
  [
    'nested deeply',
    `${'<div>'.repeat(600)}<table><caption><svg><title><table><caption></caption></table><style><!--</style></title></svg>${bad}</caption></table>${'</div>'.repeat(600)}`,
  ],
  ['attribute with markup', `<p title="--></style></script></title>${bad}">a</p>`],
  ['frame set and head', `<head><title>${bad}</title></head><frameset onload=alert(1)>`],
];

describe('markup that changes when it is parsed again', () => {
  it.each(mutations)('QU-02 is sanitised and stable: %s', (_, body) => {
    const { html } = clean(`<p>Before.</p>${body}`);
    const page = parsed(html);
    expect(forbiddenContent(page)).toEqual([]);
    expect(page.innerHTML).toBe(html);
    expect(page.textContent).toContain('Before.');
  });
});

describe('random markup', () => {
  it('QU-02 is sanitised and stable', () => {
    const drawn = chance(20_251_121);
    for (let round = 0; round < 250; round += 1) {
      const body = someMarkup(drawn, 28);
      const html = cleanHtml(body);
      const page = parsed(html);
      expect([body, forbiddenContent(page)]).toEqual([body, []]);
      expect([body, page.innerHTML]).toEqual([body, html]);
    }
  });
});
