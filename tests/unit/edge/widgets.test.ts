import { describe, expect, it } from 'vitest';
import { lostOf, NOTHING } from './lost.ts';

/** Blocks without words of their own: WordPress fills them when it answers. */
const WIDGETS: Readonly<Record<string, string>> = {
  archives:
    '<ul class="wp-block-archives-list wp-block-archives"><li><a href="https://wp.example/2025/03/">March 2025</a>&nbsp;(4)</li></ul>',
  'archives to choose from':
    '<div class="wp-block-archives-dropdown wp-block-archives"><label for="a" class="wp-block-archives__label">Archives</label><select id="a" name="archive-dropdown"><option value="">Select Month</option><option value="https://wp.example/archive/march/"> March &nbsp;(4)</option><option value="https://wp.example/archive/february/"> February &nbsp;(1)</option></select><script>(function(){})()</script></div>',
  categories:
    '<ul class="wp-block-categories-list wp-block-categories"><li class="cat-item cat-item-3"><a href="https://wp.example/category/tax/">Tax</a> (3)<ul class="children"><li class="cat-item"><a href="https://wp.example/category/tax/vat/">VAT</a> (1)</li></ul></li></ul>',
  'categories to choose from':
    '<div class="wp-block-categories-dropdown wp-block-categories"><label for="c">Categories</label><select name="category_name" id="c"><option value="-1">Select Category</option><option class="level-0" value="tax">Tax&nbsp;(3)</option></select></div>',
  'a calendar':
    '<div class="wp-block-calendar"><table id="wp-calendar" class="wp-calendar-table"><caption>March 2025</caption><thead><tr><th scope="col" aria-label="Monday">M</th></tr></thead><tbody><tr><td class="pad">&nbsp;</td><td><a href="https://wp.example/2025/03/01/" aria-label="Posts of the first">1</a></td></tr></tbody></table><nav aria-label="Months" class="wp-calendar-nav"><span class="wp-calendar-nav-prev"><a href="https://wp.example/2025/02/">&laquo; Feb</a></span><span class="pad">&nbsp;</span></nav></div>',
  'the latest comments':
    '<ol class="has-avatars wp-block-latest-comments"><li class="wp-block-latest-comments__comment"><article><footer class="wp-block-latest-comments__comment-meta"><a class="wp-block-latest-comments__comment-author" href="https://ann.example/">Ann</a> on <a class="wp-block-latest-comments__comment-link" href="https://wp.example/2025/03/a-guide/#comment-3">A guide</a><time datetime="2025-03-02" class="wp-block-latest-comments__comment-date">March</time></footer><div class="wp-block-latest-comments__comment-excerpt"><p>Well</p></div></article></li></ol>',
  'the latest posts':
    '<ul class="wp-block-latest-posts__list is-grid has-dates"><li><div class="wp-block-latest-posts__featured-image"><a href="https://wp.example/2025/03/newest/" aria-label="Newest"><img src="/u/newest.jpg" alt=""></a></div><a class="wp-block-latest-posts__post-title" href="https://wp.example/2025/03/newest/">Newest</a><div class="wp-block-latest-posts__post-author">by Ann</div><time datetime="2025" class="wp-block-latest-posts__post-date">March</time><div class="wp-block-latest-posts__post-excerpt">Short… <a href="https://wp.example/2025/03/newest/">Read<span class="screen-reader-text">: Newest</span></a></div></li></ul>',
  'a query':
    '<div class="wp-block-query"><ul class="wp-block-post-template"><li class="wp-block-post"><h2 class="wp-block-post-title"><a href="https://wp.example/2025/03/newest/">Newest</a></h2><div class="wp-block-post-date"><time datetime="2025">March</time></div><div class="wp-block-post-excerpt"><p>Short</p></div></li></ul><nav class="wp-block-query-pagination"><div><span aria-current="page" class="page-numbers current">1</span>\n<a class="page-numbers" href="/page/second/">2</a></div></nav></div>',
  'a feed':
    '<ul class="wp-block-rss has-dates"><li class="wp-block-rss__item"><div class="wp-block-rss__item-title"><a href="https://feed.example/first">First</a></div><time datetime="2025" class="wp-block-rss__item-publish-date">March</time> <span class="wp-block-rss__item-author">by Ann</span><div class="wp-block-rss__item-excerpt">Short [&hellip;]</div></li></ul>',
  'a search':
    '<form role="search" method="get" action="https://wp.example/" class="wp-block-search"><label class="wp-block-search__label" for="s">Search</label><div class="wp-block-search__inside-wrapper"><input id="s" type="search" name="s" required><button aria-label="Search" type="submit">Find</button></div></form>',
  'a cloud of tags':
    '<p class="wp-block-tag-cloud"><a href="https://wp.example/tag/tax/" class="tag-cloud-link" style="font-size: 8pt" aria-label="tax (1 item)">tax<span class="tag-link-count"> (1)</span></a>\n<a href="https://wp.example/tag/visa/">visa</a></p>',
  'links to networks':
    '<ul class="wp-block-social-links"><li class="wp-social-link"><a href="https://net.example/us" class="wp-block-social-link-anchor"><svg><path d="M1"></path></svg><span class="wp-block-social-link-label screen-reader-text">Net</span></a></li><li><a href="https://www.other.example/we"><svg><path d="M1"></path></svg></a></li></ul>',
  'links of letters that are signs':
    '<p><a href="https://www.net.example/us" title="Follow us"><i class="icon-net"></i></a> <a href="https://www.other.example/we"><span class="icon"></span></a> <a data-pin-do="embedPin" href="https://www.pins.example/pin-seven"></a></p>',
  'a menu of pages':
    '<nav class="wp-block-navigation" aria-label="Menu"><button aria-label="Open menu"><svg><path d="M"/></svg></button><ul class="wp-block-page-list"><li class="has-child"><a href="https://wp.example/about/">About</a><button aria-label="About submenu"><svg><path/></svg></button><ul><li><a href="https://wp.example/about/team/">Team</a></li></ul></li></ul></nav>',
  'the way in, and a portrait':
    '<div class="wp-block-loginout"><a rel="nofollow" href="https://wp.example/wp-login.php">Log in</a></div><div class="wp-block-avatar"><img alt="Ann" src="https://portraits.example/ann.png" class="avatar"></div>',
  'links that touch': '<p><a href="https://a.example/one">One</a><a href="https://a.example/two">Two</a></p>',
};

/** What WordPress, or the network that it asked, writes for an address of another site. */
const EMBEDS: Readonly<Record<string, string>> = {
  'a short message':
    '<div class="embed-twitter"><blockquote class="twitter-tweet" width="550"><p lang="en" dir="ltr">Said <a href="https://t.example/first">here</a></p>&mdash; Ann (@ann) <a href="https://net.example/ann/status-one">April</a></blockquote><script async src="//platform.example/widgets.js"></script></div>',
  'an address that was not replaced':
    '<figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\nhttps://net.example/ann/status-one\n</div><figcaption>Wide,&nbsp; with words<br></figcaption></figure>',
  'a picture of a network, as boxes in a link':
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><blockquote class="instagram-media"><div> <a href="https://net.example/p/first" style="width:100%"> <div><div></div></div><div><svg><g><path d="M1"></path></g></svg></div><div> <div> View this</div></div></a> <p> <a href="https://net.example/p/second">Its words</a></p> <p>By <a href="https://net.example/us"> Us</a> (@us) on <time datetime="2024">May</time></p></div></blockquote></div></figure>',
  'a post of a network with its words':
    '<div id="fb-root"></div><div class="fb-post" data-href="https://net.example/posts-two"><blockquote cite="https://net.example/posts-two"><p>Words</p>By <a href="https://net.example/us">Us</a>&nbsp;<a href="https://net.example/posts-two">Monday</a></blockquote></div>',
  'a clip':
    '<blockquote class="tiktok-embed" data-video-id="1"><section> <a title="@a" href="https://net.example/at-a">@a</a> <p>Dance</p> <a href="https://net.example/music-one">♬ sound</a> </section></blockquote>',
  'a box for a script': '<div data-url="https://papers.example/docs/paper-one" class="issuuembed"></div>',
  'a vote': '<p>Vote:</p><noscript><a href="https://polls.example/poll-one">Take our poll</a></noscript>',
  'music with a caption':
    '<figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper"><iframe title="A song" width="100%" height="352" src="https://music.example/embed/track-one?utm=x"></iframe></div><figcaption>Listen</figcaption></figure>',
  'a film of another service':
    '<figure class="wp-block-embed alignfull"><div class="wp-block-embed__wrapper"><iframe title="Player" width="500" height="281" src="https://video.example/embed/film-one?hd=0"></iframe><script src="https://video.example/next.js"></script></div><figcaption>Full<br></figcaption></figure>',
  'a film as it was long ago':
    '<object width="425" height="344"><param name="movie" value="https://www.youtube.com/v/aaaaaaaaaaa&amp;hl=en"><embed src="https://www.youtube.com/v/aaaaaaaaaaa&amp;hl=en" type="application/x-shockwave-flash"></object>',
  'a map':
    '<div class="wp-block-html"><iframe loading="lazy" src="https://maps.example/maps/embed?pb=1"></iframe></div>',
  'a page of the service itself in a frame':
    '<iframe src="/u/plan-one.html"></iframe><embed src="/u/plan-two.pdf">',
  'a post of another WordPress':
    '<blockquote class="wp-embedded-content"><a href="https://o.example/their-post/">Theirs</a></blockquote><iframe class="wp-embedded-content" title="Theirs" src="https://o.example/their-post/#?secret=q"></iframe>',
};

describe('what WordPress fills in', () => {
  it.each(Object.entries(WIDGETS))('CS-05 %s: no word, link or file is lost', (_, html) => {
    expect(lostOf(html)).toEqual(NOTHING);
  });

  it.each(Object.entries(EMBEDS))('CS-05 %s: no word, link or file is lost', (_, html) => {
    expect(lostOf(html)).toEqual(NOTHING);
  });
});
