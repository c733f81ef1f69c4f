const film = (title: string) =>
  `<iframe title="${title}" width="604" height="340" src="https://www.youtube.com/embed/aaaaaaaaaaa?feature=oembed" frameborder="0" allow="autoplay; encrypted-media" allowfullscreen></iframe>`;

const item = (tag: string, name: string) =>
  `<${tag} class='gallery-item'><${tag === 'dl' ? 'dt' : 'div'} class='gallery-icon landscape'><a href='https://wp.example/2010/09/10/many-pictures/${name}/'><img width="150" height="150" src="https://wp.example/u/${name}-150x150.jpg" class="attachment-thumbnail size-thumbnail" alt="The ${name}" srcset="https://wp.example/u/${name}-150x150.jpg 150w, https://wp.example/u/${name}.jpg 640w" sizes="(max-width: 150px) 100vw, 150px" /></a></${tag === 'dl' ? 'dt' : 'div'}></${tag}>`;

const gallery = (columns: number, tag: string) =>
  `<style type="text/css">#gallery-${columns} .gallery-item { float: left }</style><div id='gallery-${columns}' class='gallery galleryid-5 gallery-columns-${columns} gallery-size-thumbnail'>${item(tag, 'quay')}<br style="clear: both" />${item(tag, 'crane')}</div>`;

/**
 * Examples of each kind of markup in the classic articles of WordPress' theme test data, in the form of the REST API
 * (`content.rendered`).
 */
export const CLASSIC: Readonly<Record<string, string>> = {
  'an article, parted by “more”':
    '<p>First part, “quoted” &#8211; and on&#8230;</p>\n<p><!--more--></p>\n<p>Second part [as it was].</p>\n',
  '“more” with a name of its own': '<p>Before <!--more Go on reading--></p>\n<p>After</p>\n',
  'the place where “more” was': '<p>Before</p>\n<p><span id="more-996"></span></p>\n<p>After</p>\n',
  'pages of one article':
    '<p>Page one</p>\n<p><!--nextpage--></p>\n<p>Page two</p>\n<p><!--nextpage--></p>\n',
  'a talk of two': '<p>Ann: Who is?<br />\nBen: No&#8211;he isn&#8217;t.</p>\n<p>Ann: WHY?</p>\n',
  'a link and nothing else':
    '<p><a href="https://teams.example/review" title="The team that looks at it">The team’s own place</a></p>\n',
  'a quotation with its source in it':
    '<blockquote><p>One thing cannot be done.<br />\n<cite><a href="http://quotes.example/m/1634.html">A writer</a></cite></p></blockquote>\n',
  'a quotation with a source behind it':
    '<blockquote cite="https://docs.example/quote"><p>The <strong><code>&lt;q&gt;</code> element</strong> (see <a href="https://docs.example/quote#Notes">notes</a>, <a href="https://docs.example/cite" title="With &lt;cite&gt; and &quot;words&quot;"><code>&lt;cite&gt;</code></a>).</p></blockquote>\n<p><cite>many hands</cite> &#8211; a handbook</p>\n',
  'no content': '',
  'white space alone': '<p>&nbsp;</p>\n\n',
  'a password is asked for':
    '<form action="https://wp.example/wp-login.php?action=postpass" class="post-password-form" method="post"><p>This is guarded. To see it, enter your password below:</p>\n<p><label for="pwbox-1168">Password: <input name="post_password" id="pwbox-1168" type="password" spellcheck="false" size="20" /></label> <input type="submit" name="Submit" value="Enter" /></p>\n</form>\n',
  'all six headings':
    '<p><strong>Headings</strong></p>\n<h1>One</h1>\n<h2>Two</h2>\n<h3>Three</h3>\n<h4>Four</h4>\n<h5>Five</h5>\n<h6>Six</h6>\n',
  'a table with links and an empty head':
    '<table>\n<thead>\n<tr>\n<th>Who</th>\n<th>Wage</th>\n<th></th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<th><a href="http://people.example/ann">Ann</a></th>\n<td>$1</td>\n<td>That&#8217;s all she needed.</td>\n</tr>\n</tbody>\n</table>\n',
  'a table of single characters':
    '<table>\n<tbody>\n<tr>\n<td>!</td>\n<td>&#8220;</td>\n<td>#</td>\n<td>&amp;</td>\n<td>&lt;</td>\n<td>&gt;</td>\n<td>[</td>\n<td>\\</td>\n<td>]</td>\n<td>`</td>\n<td>{</td>\n<td>|</td>\n<td>~</td>\n<td></td>\n</tr>\n<tr><td>A</td><td>b</td><td>7</td></tr></tbody>\n</table>\n',
  'terms and their meanings':
    '<dl>\n<dt>Startup</dt>\n<dd>A firm that looks for a way.</dd>\n<dt>#work</dt>\n<dd>See the <a title="How it is done" href="https://www.youtube.com/watch?v=aaaaaaaaaaa">film</a>.</dd>\n</dl>\n',
  'bullets in bullets':
    '<ul>\n<li>One\n<ul>\n<li>One, one\n<ul>\n<li>One, one, one</li>\n<li>One, one, two</li>\n</ul>\n</li>\n<li>One, two</li>\n</ul>\n</li>\n<li>Two</li>\n</ul>\n',
  'numbers in numbers, from eight on and backwards':
    '<ol start="8">\n<li>Eight\n<ol>\n<li>First\n<ol reversed="reversed">\n<li>Last</li>\n<li>But one</li>\n</ol>\n</li>\n</ol>\n</li>\n<li>Nine</li>\n</ol>\n',
  'numbers, bullets, numbers':
    '<h3>Mixed &#8211; so</h3>\n<ol>\n<li>first</li>\n<li>second\n<ul>\n<li><strong>dot</strong>\n<ol>\n<li>inner</li>\n</ol>\n</li>\n</ul>\n</li>\n</ol>\n',
  'bullets, numbers, bullets':
    '<ul>\n<li>dot\n<ol>\n<li>first\n<ul>\n<li>inner</li>\n</ul>\n</li>\n</ol>\n</li>\n<li>last</li>\n</ul>\n',
  'an address': '<address>1 Long Road<br />\nSomewhere 95014</address>\n<p><strong>Next</strong></p>\n',
  abbreviations:
    '<p>Said <abbr title="Seriously">srsly</abbr>, and <acronym title="For The Win">ftw</acronym>.</p>\n',
  'large words': '<p>A <big>big</big> thing.</p>\n',
  'a source in a line': '<p>&#8220;Code is verse.&#8221; &#8212;<cite>Somebody</cite></p>\n',
  'code in a line, over several lines':
    '<p>Styles:<br />\n<code>.title {<br />\n    margin: 0 0 5px;<br />\n}</code><br />\nSee <code>break-word;</code> later.</p>\n',
  'words gone and come':
    '<p><del cite="gone">Gone</del>, <ins cite="came">come</ins>, <em>stressed</em> <i>text</i>.</p>\n',
  'keys and typed words': '<p>Press <kbd>Ctrl</kbd>, <tt>typed</tt>, <samp>answered</samp>.</p>\n',
  'a poem with drawings of signs':
    "<h2>The Way</h2>\n<pre>\n<cite>A Poet</cite>\n\n\n\tTwo roads,          (\\_/)\n\tone traveller         (='.'=)   ( &gt; º &lt; )\n\t`&gt;&gt;x&lt;&lt;´\n</pre>\n",
  'quoted in a line': '<p><q>Makers, makers&#8230;</q> &#8211;Someone</p>\n',
  'small in small, strong in strong':
    '<p>Shows <small>smaller<small> text.</small></small> and <strong>bold<strong> text.</strong></strong></p>\n',
  'below and above the line': '<p>Of H <sub>2</sub> two, and E = MC <sup>3</sup>.</p>\n',
  'underlined words and variables': '<p><u>Under</u> and <var>variable</var>.</p>\n',
  'a word without end': `<p>${'Taumatawhakatangi'.repeat(9)}</p>\n`,
  'aligned by a style':
    '<h3>Left</h3>\n<p style="text-align:left;">To the left.</p>\n<h3>Even</h3>\n<p style="text-align: justify">Even lines.</p>\n<p align="right">Of old.</p>\n',
  'pictures in every place':
    '<p><img loading="lazy" class="size-full wp-image-906 aligncenter" title="A wide quay" alt="Quay, wide" src="https://wp.example/u/quay-580x300.jpg" width="580" height="300" /></p>\n<p><img class="alignleft" alt="Crane" src="https://wp.example/u/crane.jpg" width="150" /> The rest goes around it.</p>\n<p><img class="alignnone" alt="Ship" src="https://wp.example/u/ship-1200x400.jpg" srcset="https://wp.example/u/ship-1200x400.jpg 1200w, https://wp.example/u/ship-300x100.jpg 300w" sizes="(max-width: 1200px) 100vw, 1200px" /></p>\n',
  'a picture of another site':
    '<p><img class="alignright" alt="Bell" src="https://i0.wp.com/files.example/bell.jpg?w=604" /> beside it</p>\n',
  'a picture without words that leads to its file':
    '<p><a href="https://wp.example/u/bridge.jpg"><img class="size-large" src="https://wp.example/u/bridge.jpg?w=604" alt="" width="604" /></a></p>\n',
  'a caption with a link':
    '<figure id="attachment_906" aria-describedby="caption-attachment-906" style="width: 580px" class="wp-caption aligncenter"><img class="size-full" title="T" alt="Quay" src="https://wp.example/u/quay.jpg" width="580" /><figcaption id="caption-attachment-906" class="wp-caption-text">Some <a title="Settings" href="https://help.example/settings/">care</a> for it.</figcaption></figure>\n',
  'a caption of older themes':
    '<div id="attachment_612" style="width: 650px" class="wp-caption aligncenter"><a href="https://wp.example/u/log.jpg"><img src="https://wp.example/u/log.jpg" alt="a log" title="log" width="640" /></a><p class="wp-caption-text">A log, here. This burns.</p></div>\n',
  'what is left of a caption':
    '<dl id="attachment_612" class="wp-caption aligncenter" style="width:650px;"><dt class="wp-caption-dt"></dt></dl>\n<p>&nbsp;</p>\n<p>After</p>\n',
  'a small picture at the end, and a second page':
    '<p>Words.</p>\n<p><img class="alignleft size-thumbnail" title="Camera" src="https://wp.example/u/summer.jpg?w=150" alt="" width="160" /> <!--nextpage-->The second page</p>\n',
  'a gallery of lists': gallery(1, 'dl'),
  'a gallery of figures': gallery(9, 'figure'),
  tiles:
    '<div class="tiled-gallery type-rectangular" data-original-width="640"><div class="gallery-row" style="width: 640px;"><div class="gallery-group images-1"><div class="tiled-gallery-item tiled-gallery-item-large"><a href="https://wp.example/many/quay/" border="0"><img data-attachment-id="755" data-orig-file="https://wp.example/u/quay.jpg" src="https://wp.example/u/quay.jpg?w=317" alt="Quay" title="Q" /></a><div class="tiled-gallery-caption">Where ships are</div></div></div></div></div>\n<p>Behind it.</p>\n',
  'a film of YouTube': `<p>${film('A walk')}</p>\n<p>More in <a title="Films" href="https://docs.example/Embeds" target="_blank">the handbook</a>.</p>\n`,
  'a film of YouTube in a box': `<p><span class="embed-youtube" style="text-align:center; display: block;">${film('A walk')}</span></p>\n`,
  'a film of WordPress.tv':
    "<p><iframe title=\"A talk\" width='604' height='340' src='https://video.wordpress.com/embed/hrPKeL5t?hd=1' frameborder='0' allowfullscreen></iframe><script src='https://v0.wordpress.com/js/next/videopress-iframe.js?m=1'></script></p>\n",
  'a film of WordPress.tv as it was long ago':
    '<div class="embed-"><embed src="http://v.wordpress.com/hrPKeL5t" type="application/x-shockwave-flash" width="604" height="339" allowscriptaccess="always" wmode="transparent"></embed></div>\n',
  'an address of WordPress.tv':
    '<p>https://wordpress.tv/2009/03/16/the-files-behind-it/</p>\n<p>As in <a href="https://docs.example/Embeds">the handbook</a>.</p>\n',
  'a film of VideoPress':
    '<figure class="wp-block-videopress"><div class="videopress-placeholder"><iframe src="https://videopress.com/embed/kUJmAcSf?hd=0" title="VideoPress" loading="lazy"></iframe></div></figure>\n',
  'a sound of the shortcode and a link to it':
    '<p>Link:</p>\n<p><a href="https://wp.example/u/blues.mp3">Blues</a></p>\n<audio class="wp-audio-shortcode" id="audio-587-1" preload="none" style="width: 100%;" controls="controls"><source type="audio/mpeg" src="https://wp.example/u/blues.mp3?_=1" /><a href="https://wp.example/u/blues.mp3">https://wp.example/u/blues.mp3</a></audio>\n',
  'a sound of another site':
    '<audio class="wp-audio-shortcode" controls><source type="audio/mpeg" src="https://sounds.example/small-step.ogg?_=1" /></audio>\n',
  'a message of a network':
    '<blockquote class="twitter-tweet" data-width="550" data-dnt="true"><p lang="en" dir="ltr">Good to read <a href="https://t.example/Bn5Q">t.example/Bn5Q</a></p>&mdash; Ann (@ann) <a href="https://twitter.com/ann/status/3195?ref_src=twsrc%5Etfw">April 3, 2013</a></blockquote>\n<p><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script></p>\n',
  'an address of a message':
    '<p>https://twitter.com/ann/status/319508408669708289</p>\n<p>This is a message.</p>\n',
  'other alphabets':
    '<h1>Επικεφαλίδα One</h1>\n<p>Η <abbr title="Και τα λοιπά">κτλ</abbr> &#8220;σημαίνει&#8221;, <ins cite="Εισαγωγή">εισηγμένο</ins>.</p>\n<p>مرحبا بكم</p>\n<p>公司 कंपनी</p>\n',
};
