import { describe, expect, it } from 'vitest';
import { lostOf, NOTHING } from './lost.ts';

/** Blocks as WordPress 6 and 7 write them, and as older editors have left them in the database. */
const BLOCKS: Readonly<Record<string, string>> = {
  'a cover with its picture':
    '<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background" alt="A quay" src="/u/quay.jpg" data-object-fit="cover"><div class="wp-block-cover__inner-container"><p>Over it</p></div></div>',
  'a cover of old, its picture behind it':
    '<div class="wp-block-cover has-background-dim" style="background-image:url(https://wp.example/u/quay.jpg);min-height:274px"><p class="wp-block-cover-text">Over it</p></div>',
  'a cover whose picture stands still':
    '<div class="wp-block-cover has-parallax"><div role="img" aria-label="A quay" class="wp-block-cover__image-background has-parallax" style="background-position:50% 50%;background-image:url(\'/u/quay.jpg\')"></div><div class="wp-block-cover__inner-container"><p>Over it</p></div></div>',
  'a cover with a film':
    '<div class="wp-block-cover alignwide"><video class="wp-block-cover__video-background" autoplay muted loop src="/u/walk.mp4"></video><p>Over a film<br>and <a href="https://a.example/more">more</a></p></div>',
  'media beside text, filling its side':
    '<div class="wp-block-media-text is-image-fill-element"><figure class="wp-block-media-text__media" style="background-image:url(/u/desk.jpg)"><img src="/u/desk.jpg" alt="Desk"></figure><div class="wp-block-media-text__content"><p>Beside</p></div></div>',
  'a group with an inner box':
    '<div class="wp-block-group has-background" style="background-color:#dfe"><div class="wp-block-group__inner-container"><p>Grouped</p><div class="wp-block-columns has-2-columns"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column"><ol><li>Right</li></ol></div></div></div></div>',
  'a gallery of blocks':
    '<figure class="wp-block-gallery has-nested-images columns-default is-cropped"><figure class="wp-block-image size-large"><img src="/u/one.jpg" alt=""><figcaption class="wp-element-caption">First</figcaption></figure><figure class="wp-block-image"><a href="/u/two-large.jpg"><img src="/u/two.jpg" alt="B"></a></figure><figcaption class="blocks-gallery-caption">All <em>of</em> them</figcaption></figure>',
  'a gallery that is a list':
    '<figure class="wp-block-gallery columns-3 is-cropped"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><a href="/2025/01/post/attached-one/"><img src="/u/one.jpg" alt="One" data-id="1"></a><figcaption>First</figcaption></figure></li><li><figure><img src="https://foreign.example/two.jpg" alt=""></figure></li></ul><figcaption>All of them</figcaption></figure>',
  'a gallery of a shortcode':
    '<style>#gallery-1 { margin: auto }</style><div id="gallery-1" class="gallery gallery-columns-3"><dl class="gallery-item"><dt class="gallery-icon landscape"><a href="/attached-one/"><img src="/u/one.jpg" alt=""></a></dt><dd class="wp-caption-text">Below</dd></dl><br style="clear: both"><figure class="gallery-item"><div class="gallery-icon"><a href="/attached-two/"><img src="/u/two.jpg" alt=""></a></div><figcaption>Second</figcaption></figure></div>',
  'tiles of a gallery':
    '<div class="tiled-gallery"><div class="gallery-row"><div class="gallery-group images-1"><div class="tiled-gallery-item"><a href="/attached-one/" itemprop="url"><meta itemprop="width" content="386"><img src="/u/one.jpg" alt="A" title="T"></a></div></div></div></div>',
  'a picture in a box, with a caption':
    '<div class="wp-block-image size-full is-style-rounded"><figure class="aligncenter is-resized"><a href="https://a.example/there"><img src="/u/one.jpg" alt="A" width="160" height="120"></a><figcaption>Shown <a href="https://a.example/else">there</a>.</figcaption></figure></div>',
  'a picture that opens':
    '<figure data-wp-interactive="core/image" class="wp-block-image wp-lightbox-container"><img src="/u/one.jpg" alt="A"><button class="lightbox-trigger" type="button" aria-label="Enlarge"><svg><path d="M2"/></svg></button></figure>',
  'a caption of a shortcode':
    '<figure id="attachment_9" style="width: 580px" class="wp-caption aligncenter"><img src="/u/one.jpg" alt="" width="580"><figcaption class="wp-caption-text">Some <a href="https://a.example/care">care</a>.</figcaption></figure>',
  'a sound and a film with captions':
    '<figure class="wp-block-audio"><audio controls src="/u/talk.mp3"></audio><figcaption>Heard</figcaption></figure><figure class="wp-block-video"><video controls loop src="/u/walk.mov"><track src="/u/walk.vtt" kind="captions" srclang="en" label="English"></video><figcaption>Seen</figcaption></figure>',
  'a sound and a film of shortcodes':
    '<audio class="wp-audio-shortcode" preload="none" controls><source type="audio/mpeg" src="/u/talk.mp3?_=1"><a href="/u/talk.mp3">Talk</a></audio><div style="width: 640px" class="wp-video"><video class="wp-video-shortcode" controls><source type="video/mp4" src="/u/walk.mp4?_=1"></video></div>',
  'a file, also shown in the page':
    '<div data-wp-interactive="core/file" class="wp-block-file"><object hidden class="wp-block-file__embed" data="https://wp.example/u/fees.pdf" type="application/pdf" aria-label="Embed of Fees."></object><a id="wp-block-file--media-1" href="https://wp.example/u/fees.pdf">Fees</a><a href="https://wp.example/u/fees.pdf" class="wp-block-file__button" download>Download</a></div>',
  'buttons, one without an address':
    '<div class="wp-block-buttons"><div class="wp-block-button is-style-outline"><a class="wp-block-button__link">First<br></a></div><div class="wp-block-button"><a class="wp-block-button__link" href="/2024/11/a-button/">Second <br>line</a></div><div class="wp-block-button"><button type="button">Third</button></div></div>',
  'a table with all its parts':
    '<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th>Kind</th><th></th></tr></thead><tbody><tr><td>Visa<br></td><td><br><br></td></tr></tbody><tfoot><tr><td colspan="2">Sum</td></tr></tfoot></table><figcaption>Fees</figcaption></figure>',
  'separators and a spacer':
    '<p>One</p><hr class="wp-block-separator is-style-dots"><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><p>Two</p>',
  'quotes of both kinds':
    '<blockquote class="wp-block-quote is-style-large"><p>Said</p><cite><br><em>Somebody</em><br></cite></blockquote><figure class="wp-block-pullquote is-style-solid-color"><blockquote class="has-text-color"><p>Pulled</p><cite>Its source</cite></blockquote></figure>',
  'verse, code and what is preformatted':
    '<pre class="wp-block-verse">A line<br>  another</pre><pre class="wp-block-code"><code>&lt;!-- wp:code --&gt;\n&lt;?php echo 1; ?&gt;\n[gallery columns="2"]</code></pre><pre class="wp-block-preformatted">Kept<br><br>as   it ( &gt; º &lt; ) is</pre>',
  'questions that open': '<details class="wp-block-details"><summary>More</summary><p>Folded</p></details>',
  'an accordion':
    '<div role="group" class="wp-block-accordion"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Question</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" class="wp-block-accordion-panel"><p>Answer</p></div></div></div>',
  footnotes:
    '<p>Claim.<sup data-fn="ab-1" class="fn"><a href="#ab-1" id="ab-1-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="ab-1">Source <a href="#ab-1-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>',
  'lists in lists, from a number on':
    '<ol start="0" reversed class="wp-block-list"><li value="4">Four<ol><li>Below<ul><li>Deep</li></ul></li></ol></li><li>Three</li></ol>',
  'a box written by hand': '<div style="width: 45%">By hand</div><center>Middle</center>',
  'what stands after an address': '<address>1 Loop<br>\nTown</address><p>Next</p>',
  'more, pages and loose words':
    'Loose.<p>Before<span id="more-9"></span></p><!--nextpage--><p>After <a href="#more-9">it</a></p>&nbsp;<dl><dt></dt></dl>',
  'other alphabets':
    '<h2>Παράθεση <abbr title="Και τα λοιπά">κτλ</abbr></h2><p class="has-drop-cap">Το <strong>ελληνικό</strong> شرکت कंपनी 公司</p>',
};

describe('the blocks of WordPress', () => {
  it.each(Object.entries(BLOCKS))('CS-05 %s: no word, link or file is lost', (_, html) => {
    expect(lostOf(html)).toEqual(NOTHING);
  });
});
