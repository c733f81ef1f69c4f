const picture = (name: string) =>
  `<img loading="lazy" decoding="async" width="640" height="480" src="https://wp.example/u/${name}.jpg" alt="The ${name}" class="wp-image-7" srcset="https://wp.example/u/${name}.jpg 640w, https://wp.example/u/${name}-300x225.jpg 300w" sizes="(max-width: 640px) 100vw, 640px" />`;

const embed = (network: string, content: string, caption = '') =>
  `<figure class="wp-block-embed is-type-rich is-provider-${network} wp-block-embed-${network}"><div class="wp-block-embed__wrapper">\n${content}\n</div>${caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure>`;

const film =
  '<iframe title="A walk" width="500" height="281" src="https://www.youtube.com/embed/aaaaaaaaaaa?feature=oembed" frameborder="0" allow="accelerometer; autoplay; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>';

const cover = (position: string) =>
  `<div class="wp-block-cover has-custom-content-position is-position-${position}"><img class="wp-block-cover__image-background wp-image-759" alt="Ripples" src="https://wp.example/u/rain.jpg" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container is-layout-flow"><p class="has-text-align-center has-large-font-size">Over it</p></div></div>`;

const sign =
  '<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M12,2C6 2"></path></svg>';

const search = (button: string) =>
  `<form role="search" method="get" action="https://wp.example/" class="wp-block-search__button-outside wp-block-search"><label class="wp-block-search__label" for="wp-block-search__input-1">Look for</label><div class="wp-block-search__inside-wrapper "><input class="wp-block-search__input" id="wp-block-search__input-1" placeholder="" value="" type="search" name="s" required />${button}</div></form>`;

const query = (inside: string) =>
  `<div class="wp-block-query is-layout-flow"><ul class="wp-block-post-template is-layout-flow"><li class="wp-block-post post-51 post type-post status-publish hentry category-block">${inside}</li></ul><nav class="wp-block-query-pagination is-layout-flex" aria-label="Pages"><div class="wp-block-query-pagination-numbers"><span aria-current="page" class="page-numbers current">1</span>\n<a class="page-numbers" href="?query-0-page=2">2</a></div>\n<a href="/2025/03/a-guide/?query-0-page=2" class="wp-block-query-pagination-next">Next Page</a></nav></div>`;

/**
 * Examples of each kind of block in WordPress' theme test data, in the form of the REST API of WordPress 6
 * (`content.rendered`).
 */
export const BLOCKS: Readonly<Record<string, string>> = {
  'paragraphs to the right, large, coloured, with a large letter':
    '<p class="has-text-align-right"><em>To the right.</em></p>\n<p class="has-drop-cap has-medium-font-size"><strong>Begun large.</strong></p>\n<p style="font-size:46px">Huge&nbsp; letters.</p>\n<p class="has-text-color has-background has-very-light-gray-color" style="background-color:#cf2e2e">Red (maybe).</p>\n<p></p>\n',
  'headings of every level and size':
    '<h1 class="wp-block-heading">H1</h1>\n<h2 class="wp-block-heading has-small-font-size">H2 small</h2>\n<h3 class="wp-block-heading">H3</h3>\n<h4>H4</h4>\n<h5>H5</h5>\n<h6>H6</h6>\n',
  'numbers from nought':
    '<ol class="wp-block-list" start="0"><li>By&nbsp;<a href="http://licences.example/gpl">licence</a>.<ol><li>Below</li></ol></li><li>By all</li></ol>\n',
  'bullets of single items':
    '<ul class="wp-block-list">\n<li>List</li>\n\n\n\n<li>List<ul class="wp-block-list">\n<li>Inner</li>\n</ul></li>\n</ul>\n',
  'a picture as a circle': `<figure class="wp-block-image size-full is-style-circle-mask">${picture('quay')}</figure>\n`,
  'a picture in the middle': `<div class="wp-block-image"><figure class="aligncenter size-full">${picture('quay')}</figure></div>\n`,
  'a picture that leads elsewhere, its caption too': `<div class="wp-block-image size-full"><figure class="aligncenter"><a href="https://help.example/settings/">${picture('quay')}</a><figcaption class="wp-element-caption">With <a title="Set" href="https://help.example/settings/">care</a>.</figcaption></figure></div>\n`,
  'a picture as wide as the page': `<figure class="wp-block-image alignfull">${picture('ship')}<figcaption>Massive.</figcaption></figure>\n`,
  'a small picture, of a size':
    '<div class="wp-block-image"><figure class="alignright is-resized"><img src="https://wp.example/u/summer.jpg" alt="" style="width:160px;height:120px" /></figure></div>\n<p>Beside</p>\n',
  'a picture of another site':
    '<figure class="wp-block-image"><img src="https://i0.wp.com/files.example/far.jpg" alt="Far away"/><figcaption>There</figcaption></figure>\n',
  'a gallery without links': `<figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="https://wp.example/u/beach.jpg" alt="Beach" data-id="769"/><figcaption class="blocks-gallery-item__caption">\nIn the south</figcaption></figure></li><li class="blocks-gallery-item"><figure>${picture('coast')}</figure></li></ul><figcaption class="blocks-gallery-caption">not linked</figcaption></figure>\n`,
  'a gallery with links to files': `<figure class="wp-block-gallery columns-7 is-cropped extraclass"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><a href="https://wp.example/u/quay-full.jpg">${picture('quay')}</a><figcaption>Take it</figcaption></figure></li></ul><figcaption>to their files</figcaption></figure>\n`,
  'a gallery with links to pages': `<figure class="wp-block-gallery has-nested-images columns-8 is-cropped is-layout-flex"><figure class="wp-block-image size-large"><a href="https://wp.example/2010/09/10/many//quay-1-0/">${picture('quay')}</a><figcaption class="wp-element-caption">Fog</figcaption></figure>\n\n<figure class="wp-block-image">${picture('mill')}</figure></figure>\n`,
  'a quotation':
    '<blockquote class="wp-block-quote is-layout-flow"><p>Quote</p>\n<cite>Cite</cite></blockquote>\n',
  'a large quotation, its source in a line of its own':
    '<blockquote class="wp-block-quote is-style-large"><p>A press, of course! </p><cite><br><em>A Printer</em><br></cite></blockquote>\n',
  'a quotation to the right, a link':
    '<blockquote class="wp-block-quote has-text-align-right extraclass"><p><strong><em><a href="https://docs.example/support/">Right</a></em></strong></p><cite>Review<br></cite></blockquote>\n',
  'a quotation pulled out':
    '<figure class="wp-block-pullquote" style="border-color:#b80000"><blockquote class="has-text-color"><p>Pulled.</p><cite>Reviewer</cite></blockquote></figure>\n',
  'a quotation pulled out, in a colour':
    '<figure class="wp-block-pullquote alignwide has-background is-style-solid-color"><blockquote><p>solid</p><cite>Reviewer</cite></blockquote></figure>\n',
  'a sound':
    '<figure class="wp-block-audio"><audio controls src="https://wp.example/u/blues.mp3"></audio><figcaption>Heard</figcaption></figure>\n',
  'a sound of another site':
    '<figure class="wp-block-audio"><audio controls src="https://sounds.example/d/dd/Small_Step.ogg"></audio></figure>\n',
  'a cover of old':
    '<div class="wp-block-cover has-background-dim alignleft" style="background-image:url(https://wp.example/u/wind.jpg)"><p class="wp-block-cover-text">At the left.</p></div>\n',
  'a cover of another site':
    '<div class="wp-block-cover has-parallax alignfull" style="background-image:url(https://files.example/2008/rain.jpg)"><p class="wp-block-cover-text">Over it</p></div>\n',
  'a cover of old, of a height':
    '<div class="wp-block-cover has-background-dim" style="background-image:url(https://wp.example/u/rain.jpg);min-height:274px"><div class="wp-block-cover__inner-container"><p>Over it</p></div></div>\n',
  'covers with words at every side': ['top-left', 'center-right', 'bottom-center'].map(cover).join('\n'),
  'a cover of one colour':
    '<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-pale-pink-background-color has-background-dim-100"></span><div class="wp-block-cover__inner-container"><p>Pink</p></div></div>\n',
  'a cover of a film with a link':
    '<div class="wp-block-cover has-background-dim-60 has-background-dim" style="background-color:#f4399d"><video class="wp-block-cover__video-background" autoplay muted loop src="https://wp.example/u/slides.mov"></video><p class="wp-block-cover-text"><a href="https://plans.example/pink/">More pink</a>. </p></div>\n',
  'a cover of a film of another site':
    '<div class="wp-block-cover aligncenter"><video class="wp-block-cover__video-background intrinsic-ignore" autoplay muted loop playsinline src="https://films.example/slides.mov" data-object-fit="cover"></video><div class="wp-block-cover__inner-container"><p>Compare.<br>In the middle.</p></div></div>\n',
  'a file to download':
    '<div class="wp-block-file"><a id="wp-block-file--media-3d" href="https://wp.example/u/block.pdf">The PDF</a><a href="https://wp.example/u/block.pdf" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-3d">Download</a></div>\n',
  'a file without a button':
    '<div class="wp-block-file"><a href="https://files.example/block.pdf">The PDF</a></div>\n',
  'a film with a caption':
    '<figure class="wp-block-video"><video controls loop src="https://wp.example/u/slides.mov"></video><figcaption class="wp-element-caption">Seen.</figcaption></figure>\n',
  'a film without a sound, with a picture before it':
    '<figure class="wp-block-video"><video controls muted poster="https://wp.example/u/before.jpg" src="https://wp.example/u/slides.mov"></video></figure>\n',
  'media beside words': `<div class="wp-block-media-text alignwide is-stacked-on-mobile"><figure class="wp-block-media-text__media">${picture('walk')}</figure><div class="wp-block-media-text__content">\n<p class="has-large-font-size">Media &amp; Text</p>\n<p></p>\n</div></div>\n`,
  'media that fill their side':
    '<div class="wp-block-media-text is-image-fill"><figure class="wp-block-media-text__media" style="background-image:url(https://wp.example/u/quay.jpg);background-position:50% 50%"><img src="https://wp.example/u/quay.jpg" alt="Quay"/></figure><div class="wp-block-media-text__content"><p>Cropped</p></div></div>\n',
  'a film beside words':
    '<div class="wp-block-media-text has-media-on-the-right"><div class="wp-block-media-text__content"><p>To the left of it.</p></div><figure class="wp-block-media-text__media"><video controls src="https://wp.example/u/slides.mov"></video></figure></div>\n',
  'code with a remark of blocks':
    '<pre class="wp-block-code"><code>It begins\n&lt;!-- wp:code --&gt;\n&lt;?php echo &#039;Hello&#039;; ?&gt;\n</code></pre>\n',
  'an old part among blocks': '<p>It can have <em>almost</em> anything.</p>\n<hr />\n<h6>a heading</h6>\n',
  'HTML of one’s own': '<div style="width: 45%">Not made of blocks.</div>\n<b> test </b>\n',
  'a poem as typed':
    '<pre class="wp-block-preformatted">The Way<br><br>A Poet <br>Two roads          (\\_/)  <br>one         `&gt;&gt;x&lt;&lt;´  <br></pre>\n',
  'a verse': '<pre class="wp-block-verse">Verse<br><br>Short? <br>  Why not? </pre>\n',
  'a table with empty cells':
    '<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><tbody><tr><td>Striped</td><td><br><br></td></tr><tr><td></td><td><br>Wraps.<br><br></td></tr></tbody></table></figure>\n',
  'a table with head, foot and caption':
    '<figure class="wp-block-table is-style-regular"><table><thead><tr><th>one</th><th>two</th></tr></thead><tbody><tr><td>three</td><td>four</td></tr></tbody><tfoot><tr><td>five</td><td>six</td></tr></tfoot></table><figcaption class="wp-element-caption">Caption</figcaption></figure>\n',
  'groups with borders and distances':
    '<div class="wp-block-group has-border-color has-black-border-color is-layout-constrained" style="border-width:1px;padding-top:var(--wp--preset--spacing--20);margin-top:0"><p>Bordered <strong>here.</strong></p></div>\n<div class="wp-block-group is-horizontal is-layout-flex"><p>Beside</p>\n<p>each other</p></div>\n',
  'buttons without an address':
    '<div class="wp-block-buttons is-layout-flex"><div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button">Outline<br></a></div><div class="wp-block-button"><a class="wp-block-button__link">With <br>more than <br>one line</a></div></div>\n',
  'a button with an address':
    '<div class="wp-block-button aligncenter"><a class="wp-block-button__link" href="https://docs.example/support/#palette">About colours.</a></div>\n',
  'columns of many kinds': `<div class="wp-block-columns alignwide has-4-columns is-layout-flex"><div class="wp-block-column is-vertically-aligned-center" style="flex-basis:66.66%"><ol><li>numbered</li></ol></div><div class="wp-block-column"><p>Below:</p>\n<figure class="wp-block-image">${picture('field')}<figcaption>Yellow</figcaption></figure></div><div class="wp-block-column"><blockquote class="wp-block-quote"><p>-Third</p><cite>Reviewer<br></cite></blockquote></div></div>\n`,
  'separators, a spacer and breaks':
    '<hr class="wp-block-separator has-alpha-channel-opacity is-style-wide"/>\n<p>One</p><div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div>\n<!--more-->\n<p>Two</p>\n<!--nextpage-->\n<p>Three</p>\n',
  'a film of YouTube': embed('youtube', film, 'In <em>May</em>'),
  'a film that was not found': embed('youtube', 'https://www.youtube.com/watch?v=aaaaaaaaaaa'),
  'a film of VideoPress': embed(
    'videopress',
    "<iframe title='VideoPress Player' width='500' height='281' src='https://videopress.com/embed/r0l8GmDi?hd=0' frameborder='0' allowfullscreen></iframe><script src='https://v0.wordpress.com/js/next/videopress-iframe.js?m=1'></script>",
    'Full<br>',
  ),
  'a message of a network': embed(
    'twitter',
    '<blockquote class="twitter-tweet" data-width="550" data-dnt="true"><p lang="en" dir="ltr">Beta 2 <a href="https://t.example/Bn5Q">https://t.example/Bn5Q</a></p>&mdash; Ann (@Ann) <a href="https://twitter.com/Ann/status/1057?ref_src=twsrc%5Etfw">October 30, 2018</a></blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>',
  ),
  'a post of a network': embed(
    'facebook',
    '<div id="fb-root"></div><script>(function(d, s, id) { }(document, "script", "sdk"));</script><div class="fb-post" data-href="https://www.facebook.com/64/posts/1015/" data-width="500"><blockquote cite="https://www.facebook.com/64/posts/1015" class="fb-xfbml-parse-ignore"><p>Many have been working&#8230;</p>By <a href="https://www.facebook.com/We/">We</a>&nbsp;<a href="https://www.facebook.com/We/posts/1015">Monday</a></blockquote></div>',
  ),
  'a picture of a network': embed(
    'instagram',
    `<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/BpmueLL/?utm_source=ig_embed"><div style="padding:16px;"> <a href="https://www.instagram.com/p/BpmueLL/?utm_source=ig_embed" target="_blank"> <div><div></div></div><div>${sign}</div><div> <div> View this post</div></div></a> <p> <a href="https://www.instagram.com/p/BpmueLL/">Happy #Day, we&#39;re here.</a></p> <p>A post shared by <a href="https://www.instagram.com/us/"> Us</a> (@us) on <time datetime="2018-10-31T17:00:37+00:00">Oct 31, 2018</time></p></div></blockquote><script async src="//www.instagram.com/embed.js"></script>`,
  ),
  'an address that no network answered for': embed(
    'instagram',
    'https://www.instagram.com/p/BpmueLLgEn_/',
    'Wide<br>',
  ),
  'archives, a calendar, categories':
    '<ul class="wp-block-archives-list wp-block-archives">\t<li><a href=\'https://wp.example/2023/01/\'>January 2023</a></li>\n</ul>\n<div class="wp-block-calendar"><table id="wp-calendar" class="wp-calendar-table">\n<caption>March 2025</caption>\n<tbody><tr><td colspan="5" class="pad">&nbsp;</td><td>1</td></tr></tbody></table><nav aria-label="Months" class="wp-calendar-nav"><span class="wp-calendar-nav-prev"><a href="https://wp.example/2023/01/">&laquo; Jan</a></span></nav></div>\n<ul class="wp-block-categories-list"><li class="cat-item"><a href="https://wp.example/category/parent/">Parent</a><ul class=\'children\'><li><a href="https://wp.example/category/parent/child/">Child</a></li></ul></li></ul>\n',
  'no comments, no posts':
    '<div class="no-comments wp-block-latest-comments">No comments to show.</div>\n<ul class="wp-block-page-list"><li class="wp-block-pages-list__item has-child"><a class="wp-block-pages-list__item__link" href="https://wp.example/level-1/">Level 1</a><ul class="wp-block-navigation__submenu-container"><li><a href="https://wp.example/level-1/level-2/">Level 2</a></li></ul></li></ul>\n',
  'a feed':
    "<ul class=\"wp-block-rss\"><li class='wp-block-rss__item'><div class='wp-block-rss__item-title'><a href='https://news.example/feed-item'>News</a></div></li></ul>\n",
  'searches with a word, a sign and nothing as a button': [
    `<button class="wp-block-search__button wp-element-button" type="submit">Find</button>`,
    `<button aria-label="Find" class="wp-block-search__button has-icon" type="submit">${sign}</button>`,
    '',
  ]
    .map(search)
    .join('\n'),
  'signs that lead nowhere': `<ul class="wp-block-social-links is-style-pill-shape is-layout-flex"><li class="wp-social-link wp-social-link-fivehundredpx wp-block-social-link"><a href="#3fgfhgfh" class="wp-block-social-link-anchor">${sign}<span class="wp-block-social-link-label screen-reader-text">500px</span></a></li><li class="wp-social-link"><a href="#">${sign}<span class="screen-reader-text">WordPress</span></a></li></ul>\n`,
  'a cloud of tags':
    '<p class="wp-block-tag-cloud"><a href="https://wp.example/tag/8bit/" class="tag-cloud-link tag-link-1" style="font-size: 8pt;" aria-label="8BIT (1 item)">8BIT</a>\n<a href="https://wp.example/tag/content/" style="font-size: 22pt;">content περιεχόμενο</a></p>\n',
  'the site’s sign, name and line':
    '<div class="wp-block-site-logo"><a href="https://wp.example/" class="custom-logo-link" rel="home"><img width="120" height="40" src="https://wp.example/u/logo.png" class="custom-logo" alt="Marsa" decoding="async" /></a></div>\n<h1 class="wp-block-site-title"><a href="https://wp.example/" target="_self" rel="home">Theme Data</a></h1>\n<p class="wp-block-site-tagline">A line</p>\n',
  'a menu': `<nav class="wp-block-navigation is-responsive" aria-label=""><button aria-haspopup="dialog" aria-label="Open menu" class="wp-block-navigation__responsive-container-open">${sign}</button><div class="wp-block-navigation__responsive-container"><button aria-label="Close menu">${sign}</button><ul class="wp-block-page-list"><li><a href="https://wp.example/about/">About</a></li></ul></div></nav>\n`,
  'a query of titles and days': query(
    '<h2 class="wp-block-post-title"><a href="https://wp.example/2023/01/13/theme-blocks/" target="_self">Theme blocks</a></h2><div class="wp-block-post-date"><time datetime="2023-01-13T18:38:05+00:00">January 13, 2023</time></div>',
  ),
  'a query of pictures and beginnings': query(
    `<figure class="wp-block-post-featured-image"><a href="https://wp.example/2023/01/13/theme-blocks/">${picture('wind')}</a></figure><div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">Begun&hellip; </p><p class="wp-block-post-excerpt__more-text"><a class="wp-block-post-excerpt__more-link" href="https://wp.example/2023/01/13/theme-blocks/">Go on</a></p></div>`,
  ),
  'what an article says of itself':
    '<div class="wp-block-post-author"><div class="wp-block-post-author__content"><p class="wp-block-post-author__name">Ann</p></div></div>\n<div class="taxonomy-category wp-block-post-terms"><a href="https://wp.example/category/block/" rel="tag">Block</a><span class="wp-block-post-terms__separator">, </span><a href="https://wp.example/category/6-1/" rel="tag">6.1</a></div>\n<div class="post-navigation-link-next wp-block-post-navigation-link"><a href="https://wp.example/2023/01/16/spacing/" rel="next">Next</a></div>\n<a class="wp-block-read-more" href="https://wp.example/2023/01/13/theme-blocks/" target="_self">Read more<span class="screen-reader-text">: Theme blocks</span></a>\n',
  'comments and the form for them':
    '<div class="wp-block-comments"><h2 id="comments" class="wp-block-comments-title">One response</h2><ol class="wp-block-comment-template"><li id="comment-2" class="comment"><div class="wp-block-columns"><div class="wp-block-column"><div class="wp-block-comment-author-name"><a rel="external nofollow" href="https://ann.example/">Ann</a></div><div class="wp-block-comment-date"><time datetime="2023"><a href="https://wp.example/2023/01/13/theme-blocks/#comment-2">January</a></time></div><div class="wp-block-comment-content"><p>Needed.</p></div></div></div></li></ol><div id="respond" class="comment-respond wp-block-post-comments-form"><h3 id="reply-title" class="comment-reply-title">Leave a Reply <small><a rel="nofollow" id="cancel-comment-reply-link" href="https://wp.example/reply-cancel" style="display:none;">Cancel reply</a></small></h3><form action="https://wp.example/wp-comments-post.php" method="post"><p class="comment-form-comment"><label for="comment">Comment <span class="required">*</span></label> <textarea id="comment" name="comment" cols="45" rows="8" required></textarea></p><input name="submit" type="submit" value="Post Comment" /></form></div></div>\n',
  'the way in':
    '<div class="logged-out wp-block-loginout"><a rel="nofollow" href="https://wp.example/wp-login.php?redirect_to=x">Log in</a></div>\n',
  'an author and a portrait':
    '<div class="wp-block-avatar"><img alt="Ann" src="https://secure.gravatar.com/avatar/0a1b?s=96" class="avatar avatar-96 photo wp-block-avatar__image" height="96" width="96" /></div>\n<p>Of her</p>\n',
  'links to links':
    '<h3>Resources</h3>\n<ul><li><a href="https://make.example/handbook/">The Handbook </a><ul><li><a href="https://make.example/test/">Testing</a></li></ul></li><li><a href="https://aim.example/keyboard/">Keys</a> by all&nbsp;— <strong>only</strong></li></ul>\n',
  footnotes:
    '<p>Claim.<sup data-fn="ab-1" class="fn"><a href="#ab-1" id="ab-1-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="ab-1">Source <a href="#ab-1-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>',
  'an accordion':
    '<div role="group" class="wp-block-accordion"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Question</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" class="wp-block-accordion-panel"><p>Answer</p></div></div></div>',
  'a gallery of a shortcode':
    '<style>#gallery-1 { margin: auto }</style><div id="gallery-1" class="gallery gallery-columns-3"><dl class="gallery-item"><dt class="gallery-icon landscape"><a href="/attached-one/"><img src="/u/one.jpg" alt=""></a></dt><dd class="wp-caption-text">Below</dd></dl><br style="clear: both"><figure class="gallery-item"><div class="gallery-icon"><a href="/attached-two/"><img src="/u/two.jpg" alt=""></a></div><figcaption>Second</figcaption></figure></div>',
  'the latest comments':
    '<ol class="has-avatars wp-block-latest-comments"><li class="wp-block-latest-comments__comment"><article><footer class="wp-block-latest-comments__comment-meta"><a class="wp-block-latest-comments__comment-author" href="https://ann.example/">Ann</a> on <a class="wp-block-latest-comments__comment-link" href="https://wp.example/2025/03/a-guide/#comment-3">A guide</a><time datetime="2025-03-02" class="wp-block-latest-comments__comment-date">March</time></footer><div class="wp-block-latest-comments__comment-excerpt"><p>Well</p></div></article></li></ol>',
  'the latest posts':
    '<ul class="wp-block-latest-posts__list is-grid has-dates"><li><div class="wp-block-latest-posts__featured-image"><a href="https://wp.example/2025/03/newest/" aria-label="Newest"><img src="/u/newest.jpg" alt=""></a></div><a class="wp-block-latest-posts__post-title" href="https://wp.example/2025/03/newest/">Newest</a><div class="wp-block-latest-posts__post-author">by Ann</div><time datetime="2025" class="wp-block-latest-posts__post-date">March</time><div class="wp-block-latest-posts__post-excerpt">Short… <a href="https://wp.example/2025/03/newest/">Read<span class="screen-reader-text">: Newest</span></a></div></li></ul>',
  'categories to choose from':
    '<div class="wp-block-categories-dropdown wp-block-categories"><label for="c">Categories</label><select name="category_name" id="c"><option value="-1">Select Category</option><option class="level-0" value="tax">Tax&nbsp;(3)</option></select></div>',
  'a clip':
    '<blockquote class="tiktok-embed" data-video-id="1"><section> <a title="@a" href="https://net.example/at-a">@a</a> <p>Dance</p> <a href="https://net.example/music-one">♬ sound</a> </section></blockquote>',
  'obsolete elements with text':
    '<p><font color="red">coloured</font> <center>centred</center> <marquee>moving</marquee> <blink>blinking</blink></p>',
  'obsolete elements of preformatted text':
    '<pre>spaced   as\n  typed </pre><xmp>raw </xmp><listing>listed</listing>',
  'custom and sectioning elements':
    '<custom-box>In a box</custom-box><section><article>Sectioned</article></section><nav>Links</nav> <main>All</main>',
  'a box for a script': '<div data-url="https://papers.example/docs/paper-one" class="issuuembed"></div>',
  'files of the service in frames': '<iframe src="/u/plan-one.html"></iframe><embed src="/u/plan-two.pdf">',
};
