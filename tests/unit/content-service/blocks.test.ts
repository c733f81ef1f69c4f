import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fixtureService, ORIGIN } from './fixture.ts';

const answer = v.tuple([v.object({ content: v.object({ rendered: v.string() }) })]);
const ask = await fixtureService();

/** The HTML of an article, with plain spaces for no-break spaces. */
async function bodyOf(slug: string): Promise<string> {
  const [post] = v.parse(answer, await (await ask(`posts?slug=${slug}`)).json());
  return post.content.rendered.replaceAll('\u00a0', ' ');
}

const UPLOADS = `${ORIGIN}/wp-content/uploads`;

it.each([
  [
    'typographic entities',
    '<p>The bank&#8217;s first question is &#8220;who pays you?&#8221; &#8212; answer',
  ],
  ['a heading with an id', '<h2 class="wp-block-heading" id="papers-in-order">Papers, in order</h2>'],
  ['a repeated heading', '<h2 class="wp-block-heading" id="papers-in-order-2">Papers, in order</h2>'],
  [
    'nested lists',
    '<ol class="wp-block-list"><li>Passport</li><li>Lease<ul class="wp-block-list">' +
      '<li>the signed one</li><li>not the offer</li></ul></li></ol>',
  ],
  [
    'a checklist without form fields',
    '<ul class="wp-block-list is-style-checklist"><li>Licence copied</li><li>Lease stamped</li></ul>',
  ],
  [
    'a key box',
    '<div class="wp-block-group is-style-key"><h3 class="wp-block-heading">Bring <strong>two</strong> copies</h3>' +
      '<p>One stays at the desk.</p><p>The other is yours.</p></div>',
  ],
  ['a quotation', '<blockquote class="wp-block-quote"><p>A plain quotation.</p></blockquote>'],
  [
    'a table with figures at the end of the line',
    '<figure class="wp-block-table"><table><thead><tr><th>Fee</th>' +
      '<th class="has-text-align-right" data-align="right">Amount</th></tr></thead><tbody><tr><td>Opening</td>' +
      '<td class="has-text-align-right" data-align="right">AED 1,250</td></tr>',
  ],
  [
    'a caption that is no row of its table',
    '</tr></tbody></table><figcaption class="wp-element-caption">What the sample bank charges | ' +
      '<em>per company</em></figcaption></figure>',
  ],
  [
    'a picture in its sizes',
    '<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="800" height="450"' +
      ` src="${UPLOADS}/figure-zones-800x450.jpg" alt="A map of &quot;two&quot; zones" srcset="` +
      `${UPLOADS}/figure-zones-400x225.jpg 400w, ` +
      `${UPLOADS}/figure-zones-800x450.jpg 800w, ` +
      `${UPLOADS}/figure-zones-1200x675.jpg 1200w"` +
      ' sizes="auto, (max-width: 800px) 100vw, 800px" />' +
      '<figcaption class="wp-element-caption">Zones side by side</figcaption></figure>',
  ],
  ['unchanged code', '<pre class="wp-block-code"><code>const open = "yes" &amp;&amp; true;</code></pre>'],
  ['raw tags as text', 'Raw &lt;b&gt;tags&lt;/b&gt; stay text.'],
  ['raw blocks as text', '<p>&lt;div onclick=&#8221;steal()&#8221;&gt;block&lt;/div&gt;</p>'],
  [
    'links',
    '<a href="/blog/two-zones">the zones</a> or <a href="https://law.example/a?b=1&amp;c=2">the law</a>',
  ],
])('CS-03 Markdown is rendered as blocks of WordPress: %s', async (_, html) => {
  expect(await bodyOf('opening-an-account')).toContain(html);
});

it('CS-03 PG-04 an article lists each figure once with its source, day of the check and certainty', async () => {
  const [, list = ''] = (await bodyOf('tax-years')).split('id="figures-and-sources">');
  expect(list.replaceAll(/<[^>]+>|\n/g, '')).toBe(
    'Figures and sourcesAll figures with their sources (2)' +
      'Checked on 1 February 2026, unless another day is named.' +
      'Sample fee: AED 1,250. Source: Sample House &lt;tariff&gt;.' +
      'Not confirmed by the authority: check with it before you rely on these figures.' +
      'Last day of the sample relief: 31 December 2025. Source: Sample Authority. ' +
      'Checked on 3 February 2026. In force until 31 December 2025.',
  );
});

it.each([
  ['opening-an-account', 'Figures and sources', 'Sources differ: confirm with the authority.</p><ul'],
  ['opening-an-account', 'Figures and sources', 'In force from 1 January 2026.'],
  ['تأسيس-شركة', 'الأرقام والمصادر', '<span lang="en" dir="ltr">Sample fee</span>'],
  ['visa-notes-hi', 'आँकड़े और स्रोत', 'लागू होने की तारीख: 1 जनवरी 2026।'],
  ['london-office-ur', 'اعداد و شمار اور ذرائع', 'جانچ کی تاریخ: 1 فروری، 2026، جہاں کوئی اور نہ لکھی ہو۔'],
])('CS-03 the sources of %s are in its language', async (slug, heading, part) => {
  const body = await bodyOf(slug);
  expect(body).toContain(`id="figures-and-sources">${heading}</h2>`);
  expect(body).toContain(part);
});
