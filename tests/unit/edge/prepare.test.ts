import { describe, expect, it } from 'vitest';
import { cleanHtml, parsed } from './fixture.ts';

function facades(html: string): (string | null)[][] {
  const links = parsed(cleanHtml(html)).querySelectorAll('figure.video-facade > a');
  return [...links].map((link) => [link.getAttribute('href'), link.textContent]);
}

const youtube = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';

describe('videos', () => {
  it.each([
    ['https://www.youtube.com/embed/aaaaaaaaaaa?feature=oembed', youtube],
    ['//www.youtube-nocookie.com/embed/aaaaaaaaaaa', youtube],
    ['https://player.vimeo.com/video/123456?h=1', 'https://vimeo.com/123456'],
  ])('QU-02 become links: a frame of %s', (src, page) => {
    expect(facades(`<iframe src="${src}" title="A walk"></iframe>`)).toEqual([[page, 'A walk']]);
    expect(facades(`<iframe data-src="${src}" src="about:blank" title="Lazy"></iframe>`)).toEqual([
      [page, 'Lazy'],
    ]);
    expect(facades(`<iframe data-src="${src}" title="Lazy"></iframe>`)).toEqual([[page, 'Lazy']]);
  });

  it('BP-05 become one link for a complete embed block', () => {
    const block = `<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">
      <iframe src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe></div></figure>`;
    expect(cleanHtml(`<p>a</p>${block}<p>b</p>`)).toBe(
      `<p>a</p><figure class="video-facade"><a href="${youtube}" rel="noopener noreferrer">youtube.com/watch?v=aaaaaaaaaaa</a></figure><p>b</p>`,
    );
  });

  it.each([
    [`<p>${youtube}</p>`],
    ['<p> https://youtu.be/aaaaaaaaaaa\n</p>'],
    [`<p><a href="${youtube}">${youtube}</a></p>`],
    [`<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${youtube}\n</div></figure>`],
  ])('CS-05 include an address in a separate line: %j', (html) => {
    expect(facades(html)).toEqual([[youtube, 'youtube.com/watch?v=aaaaaaaaaaa']]);
  });

  it('CS-05 keep the caption of the block', () => {
    const frame = '<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A walk"></iframe>';
    const block = `<figure class="wp-block-embed"><div>${frame}</div><figcaption>In <em>May</em></figcaption></figure>`;
    expect(cleanHtml(block)).toBe(
      `<figure class="video-facade"><a href="${youtube}" rel="noopener noreferrer">A walk</a><figcaption>In <em>May</em></figcaption></figure>`,
    );
  });

  it.each([
    [`<p>See ${youtube} for more.</p>`],
    ['<p>https://www.youtube.com/watch?v="><script>alert(1)</script></p>'],
    ['<p>https://www.youtube.com.evil.example/watch?v=aaaaaaaaaaa</p>'],
    ['<iframe src="https://evil.example/?https://www.youtube.com/embed/aaaaaaaaaaa"></iframe>'],
    ['<iframe src="javascript://www.youtube.com/embed/aaaaaaaaaaa"></iframe>'],
  ])('QU-02 do not include %j', (html) => {
    expect(facades(html)).toEqual([]);
    expect(parsed(cleanHtml(html)).querySelector('iframe, script')).toBeNull();
  });
});

describe('shortcodes without a plugin', () => {
  it.each([
    ['[contact-form-7 id="12" title="Quote"]', ''],
    ["[gallery ids='1,2' columns=2 /]", ''],
    ['a [unknown_shortcode size="2"]inside[/unknown_shortcode] b', 'a inside b'],
    ['[my_tab]inside[/my_tab] and [vc_empty_space]', 'inside and '],
    ['[vc_row][vc_column width="1/2"]Column text[/vc_column][/vc_row]', 'Column text'],
  ])('CS-05 are removed: %j', (text, left) => {
    expect(parsed(cleanHtml(`<p>${text}</p>`)).textContent).toBe(left);
  });

  it.each([
    'Dear [company-name], the fee [non-refundable] is AED 500.',
    '[1]',
    'see [note 3]',
    'a[0] = b[i]',
    '[Decree No. 44/2020]',
  ])('CS-05 do not include other text in brackets: %j', (text) => {
    expect(parsed(cleanHtml(`<p>${text}</p>`)).textContent).toBe(text);
  });

  it.each([
    ['attributes that never end', '[a' + ' x="'.repeat(20_000)],
    ['attributes without a bracket at the end', `[a${' x="1"'.repeat(20_000)}`],
    ['white space', `[a${' '.repeat(100_000)}!`],
    ['one letter after the other', `[${'a'.repeat(100_000)}`],
    ['brackets', '['.repeat(100_000)],
    ['tags that have no end', '[a b="'.repeat(20_000)],
  ])('CS-05 take linear time: %s, a hundred thousand characters long', (_, text) => {
    expect(parsed(cleanHtml(`<p>${text}</p>`)).textContent).toBe(text);
  });

  it('CS-05 do not include code', () => {
    expect(parsed(cleanHtml('<pre><code>[gallery ids="1"]</code></pre>')).textContent).toBe(
      '[gallery ids="1"]',
    );
  });
});

describe('frames, formulas and drawings', () => {
  const link = (href: string, words: string) => `<a href="${href}" rel="noopener noreferrer">${words}</a>`;
  const map = 'https://www.google.com/maps/embed?pb=1';

  it.each([
    [`<iframe src="${map}" title="Our office"></iframe>`, `<p>${link(map, 'Our office')}</p>`],
    [`<p>Here: <iframe src="${map}"></iframe></p>`, `<p>Here: ${link(map, 'google.com')}</p>`],
    ['<embed src="https://a.example/plan.pdf">', `<p>${link('https://a.example/plan.pdf', 'a.example')}</p>`],
    [
      '<p>https://x.com/a/status/1</p>',
      `<p>${link('https://x.com/a/status/1', 'https://x.com/a/status/1')}</p>`,
    ],
    ['<p>a</p><iframe src="https://t.example/" width="0" height="0"></iframe>', '<p>a</p>'],
  ])('CS-05 QU-02 become links: %j', (html, left) => {
    expect(cleanHtml(html)).toBe(left);
  });

  it.each([
    ['<math><constructor><mi>a</mi><mi>b</mi></constructor></math>', 'ab'],
    ['<math><mi>a</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', 'a=1/2'],
    [
      '<math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation>x^2</annotation></semantics></math>',
      'x^2',
    ],
    [
      '<svg><title>Chart</title><text>Fees</text><text>and <tspan>costs</tspan></text></svg>',
      'Fees and costs',
    ],
    ['<svg><title>Chart</title><path d="M0 0"/></svg>', 'Chart'],
    ['a<svg><path d="M0 0"/></svg>b', 'ab'],
  ])('CS-05 become text: %j', (html, words) => {
    expect(cleanHtml(`<p>${html}</p>`)).toBe(`<p>${words}</p>`);
  });
});
