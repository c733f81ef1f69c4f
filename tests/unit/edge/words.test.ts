import { describe, expect, it } from 'vitest';
import { clean, parsed } from './fixture.ts';

/** The kinds of elements that WordPress' own theme test goes through, and older ones; each with words of its own. */
const ELEMENTS: readonly string[] = [
  '<h1>Title</h1><h2>One</h2><h3>Two</h3><h4>Three</h4><h5>Four</h5><h6>Five</h6>',
  '<blockquote cite="https://a.example/">Quoted<footer>— <cite>Somebody</cite></footer></blockquote>',
  '<table><caption>Fees</caption><thead><tr><th scope="col">Kind</th></tr></thead><tfoot><tr><td>Sum</td></tr></tfoot><tbody><tr><td>Visa</td></tr></tbody></table>',
  '<dl><dt>Term</dt><dd>Meaning</dd></dl>',
  '<ul><li>Level one<ol><li>Level two<ul><li>Level three</li></ul></li></ol></li></ul>',
  '<address>1 Infinite Loop<br>Somewhere</address>',
  '<p><abbr title="Seriously">srsly</abbr> <acronym title="For the win">ftw</acronym> <big>large</big> <tt>typed</tt></p>',
  '<p><del>gone</del> <ins>came</ins> <s>struck</s> <strike>old</strike> <kbd>Cmd</kbd> <samp>out</samp> <code>x</code></p>',
  '<p><dfn>defined</dfn> <em>stress</em> <strong>weight</strong> <q>said</q> H<sub>2</sub>O E=mc<sup>2</sup> <var>n</var></p>',
  '<p><font color="red">coloured</font> <center>centred</center> <marquee>moving</marquee> <blink>blinking</blink></p>',
  '<pre>kept   as\n  it is </pre><xmp>raw </xmp><listing>listed</listing>',
  '<p style="text-align:center">Aligned</p><div class="aligncenter">Boxed</div>',
  '<figure class="wp-block-image"><img src="/a.jpg" alt=""><figcaption>Shown in <em>May</em></figcaption></figure>',
  '<div id="attachment_1" class="wp-caption alignnone"><img src="/a.jpg" alt=""><p class="wp-caption-text">Old caption</p></div>',
  '<div class="gallery"><dl class="gallery-item"><dt><img src="/a.jpg" alt=""></dt><dd>Of a gallery</dd></dl></div>',
  '<div class="wp-block-columns"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column"><p>Right</p></div></div>',
  '<div class="wp-block-cover" style="background:url(/b.jpg)"><div><p>Over a picture</p></div></div>',
  '<div class="wp-block-media-text"><figure><img src="/a.jpg" alt=""></figure><div><p>Beside</p></div></div>',
  '<figure class="wp-block-pullquote"><blockquote><p>Pulled</p><cite>Its source</cite></blockquote></figure>',
  '<div class="wp-block-file"><a href="/a.pdf">The file</a> <a href="/a.pdf" download>Download</a></div>',
  '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/b">Press</a></div></div>',
  '<pre class="wp-block-verse">Verse\n  of two</pre><p class="has-drop-cap">Dropped</p>',
  '<details><summary>More</summary><p>Folded</p></details>',
  '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby><p dir="rtl">مرحبا</p><bdo dir="rtl">turned</bdo>',
  '<form><fieldset><legend>Group</legend> <label>Name <input value="x"></label><button>Send</button></fieldset></form>',
  '<custom-box>In a box</custom-box><section><article>Sectioned</article></section><nav>Way</nav><main>Whole</main>',
  '<math><mi>alpha</mi><mo>+</mo><mi>beta</mi></math><svg><text>drawn</text></svg>',
  '<p>Before <!--nextpage-->After</p><p>Read<span id="more-1"></span> on</p>',
  '<p>“Curly” – dash … &#8217; &amp; &lt;tag&gt; &nbsp; &#x1f642; ½</p>',
  `<p>${'Unbroken'.repeat(40)}</p>`,
];

/** The words of a page, without those of a field that nobody can fill in. */
const wordsIn = (root: ParentNode): string[] => root.textContent?.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('the words of an article', () => {
  it.each(ELEMENTS)('CS-05 none is lost of %s', (html) => {
    const before = parsed(html);
    expect(wordsIn(parsed(clean(html).html)).toSorted()).toEqual(wordsIn(before).toSorted());
  });

  it('CS-05 none is lost of all of them together, nor run together for counting and searching', () => {
    const { text } = clean(ELEMENTS.join('\n'));
    const whole = new Set(text.match(/[\p{L}\p{N}]+/gu));
    for (const word of [
      'Title',
      'Somebody',
      'Visa',
      'Sum',
      'Meaning',
      'three',
      'Somewhere',
      'Beside',
      'Folded',
      'Send',
    ])
      expect([word, whole.has(word)]).toEqual([word, true]);
  });
});
