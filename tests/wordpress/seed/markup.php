<?php
declare(strict_types=1);

/**
 * Creates posts with markup of editors, plugins and page builders, each between readable paragraphs, in the category
 * `odd`.
 */
function make_markup_posts(array $categories, array $authors, array $pictures): void
{
  $day = 450;
  foreach (markup_bodies($pictures) as $slug => $body) {
    $day += 1;
    make_post([
      'slug' => $slug,
      'title' => ucfirst(str_replace('-', ' ', $slug)),
      'content' => paragraph('Before it, this stays readable.') . $body . paragraph('After it, this stays readable.'),
      'date' => day($day),
      'author' => $authors['compliance'],
      'categories' => [$categories['odd']],
      'picture' => $pictures['evening'],
    ]);
  }
  // Text without blocks: WordPress adds paragraphs and typographic quotes.
  make_post([
    'slug' => 'markup-classic',
    'title' => 'Markup classic',
    'content' => "It's \"plain\" text -- with 'quotes' & dashes...\n\nA second paragraph\nwith a line break and a (c) sign.",
    'date' => day($day + 1),
    'categories' => [$categories['odd']],
  ]);
}

function markup_bodies(array $pictures): array
{
  $origin = (string) getenv('WORDPRESS_ORIGIN');
  $wide = (string) wp_get_attachment_image_url($pictures['wide'], 'large');
  $medium = (string) wp_get_attachment_image_url($pictures['medium'], 'medium');
  $path = (string) parse_url($wide, PHP_URL_PATH);
  $video = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
  $frame = '<iframe title="A walk along the quay" width="560" height="315" '
    . 'src="https://www.youtube.com/embed/aaaaaaaaaaa?feature=oembed" frameborder="0" '
    . 'allow="autoplay; encrypted-media; picture-in-picture" allowfullscreen></iframe>';
  $lazy = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  return [
    'markup-relative' => block('html', '<p><a href="/opening-a-company-bank-account/">A guide</a>, '
      . '<a href="../what-a-trade-licence-allows/?from=here#more">another</a>, <a href="#part">this page</a>, '
      . "<a href=\"//marsa.example/guide\">without scheme</a>.</p><p><img src=\"$path\" alt=\"Relative\"> "
      . '<img src="../wp-content/uploads/2025/03/medium.jpg" alt="Climbing"></p><h2 id="part">Part</h2>'),
    'markup-own-links' => block('html', "<p><a href=\"$origin/opening-a-company-bank-account/\">Our guide</a>, "
      . "<a href=\"$origin/category/banking/\">our category</a>, <a href=\"$origin/?p=1\">our number</a>, "
      . "<a href=\"$wide\">our picture</a>, <a href=\"$origin/wp-login.php\">our login</a>, "
      . "<a href=\"$origin/%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3-%d8%b4%d8%b1%d9%83%d8%a9/\">Arabic</a>.</p>"),
    'markup-empty-src' => block('html', '<p><img src="" alt="Empty"><img alt="None"><img src="#" alt="Hash">'
      . '<a href="">Empty link</a><a>No link</a><iframe src=""></iframe></p>'),
    'markup-missing-image' => block('html', '<p><img src="/wp-content/uploads/2020/01/not-there.jpg" alt="Gone"></p>'),
    'markup-broken-srcset' => block('html', "<p><img src=\"$wide\" srcset=\"$wide 1024w, , $medium, %% 300w, $wide abc\" "
      . "sizes=\"(max-width:\" alt=\"Broken\"><img src=\"$medium\" srcset=\",,,\" width=\"-5\" height=\"nine\" alt=\"B\"></p>"),
    'markup-shortcodes' => block('shortcode', '[contact-form-7 id="12" title="Quote"]')
      . paragraph('Text with [unknown_shortcode size="2"]inside[/unknown_shortcode] and [toc].')
      . block('shortcode', '[vc_row][vc_column width="1/2"]Column text[/vc_column][/vc_row]'),
    'markup-bare-video' => "$video\n\nhttps://vimeo.com/1\n\n" . paragraph($video),
    'markup-video-frame' => '<!-- wp:html --><figure class="wp-block-embed is-type-video is-provider-youtube '
      . 'wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">'
      . "$frame</div><figcaption class=\"wp-element-caption\">A walk</figcaption></figure><!-- /wp:html -->\n\n",
    'markup-page-builder' => block('html', page_builder($medium)),
    'markup-lazy' => block('html', "<figure><img class=\"lazyload\" src=\"$lazy\" data-src=\"$wide\" "
      . "data-srcset=\"$wide 1024w, $medium 300w\" data-sizes=\"auto\" alt=\"Lazy\"><noscript><img src=\"$wide\" "
      . "alt=\"Lazy\"></noscript></figure><p><img data-lazy-src=\"$medium\" alt=\"Lazier\"></p>"),
    'markup-gallery' => block('gallery', '<figure class="wp-block-gallery has-nested-images columns-3 is-cropped">'
      . image_block($pictures['wide']) . image_block($pictures['portrait']) . image_block($pictures['drawing'], 'medium', 'Plan')
      . '</figure>', '{"linkTo":"none"}')
      . "[gallery ids=\"{$pictures['wide']},{$pictures['medium']},{$pictures['small']}\" columns=\"2\" link=\"file\"]\n\n",
    'markup-table' => block('table', '<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr>'
      . str_repeat('<th>Column</th>', 12) . '</tr></thead><tbody>'
      . str_repeat('<tr>' . str_repeat('<td>Unbreakable_cell_text_here</td>', 12) . '</tr>', 4)
      . '</tbody></table><figcaption class="wp-element-caption">Wide</figcaption></figure>')
      . block('html', '<table width="1400" border="1"><tr><td colspan="2" rowspan="2">Old</td><td>style</td></tr></table>'),
    'markup-code' => block('code', '<pre class="wp-block-code"><code>if (a &lt; b &amp;&amp; c) { '
      . str_repeat('a_long_line_that_never_breaks(); ', 12) . "}\n\treturn &lt;b&gt;;</code></pre>")
      . block('preformatted', "<pre class=\"wp-block-preformatted\">Two   spaces\nand lines</pre>"),
    'markup-caption' => "[caption id=\"attachment_{$pictures['medium']}\" align=\"alignright\" width=\"300\"]"
      . "<img class=\"size-medium wp-image-{$pictures['medium']}\" src=\"$medium\" alt=\"Table\" width=\"300\" height=\"200\" />"
      . " A <em>caption</em> of the old kind[/caption]\n\nText that flows around the picture.\n\n",
    'markup-aligned' => image_block($pictures['portrait'], 'medium', 'Left', 'left') . paragraph(sentences('en', 1, 5))
      . image_block($pictures['medium'], 'medium', 'Right', 'right') . paragraph(sentences('en', 4, 5))
      . image_block($pictures['huge'], 'full', 'Full', 'full') . image_block($pictures['wide'], 'large', '', 'wide'),
    'markup-core-blocks' => core_blocks($wide),
    'markup-unclosed' => block('html', '<div><p>Unclosed <b>bold <i>both</b> italic</i><ul><li>One<li>Two</div></section>'
      . '<p>After <table><tr>stray</tr></table>'),
    'markup-direction' => paragraph('هذه فقرة عربية مع كلمة Dubai في وسطها.') . paragraph('यह हिन्दी का अनुच्छेद है।')
      . block('html', '<p dir="rtl" style="text-align:right">فقرة</p><p align="center">Centre <font color="red">red</font></p>'),
    'markup-headings' => block('html', '<h1>A second first heading</h1><h4>Skipped</h4><h2></h2><h2>&nbsp;</h2>'
      . '<h2>Same</h2><h2>Same</h2><h2 id="صلة">عنوان</h2><h3><a href="#same"><img src="" alt=""></a></h3>'),
  ];
}

/** Markup of page builders: nested boxes with settings in attributes. */
function page_builder(string $image): string
{
  $settings = esc_attr('{"background_background":"classic","_animation":"fadeInUp","items":[1,2]}');
  $open = '';
  foreach (['section', 'container', 'row', 'column', 'widget-wrap', 'widget', 'widget-container'] as $depth => $name) {
    $open .= "<div class=\"elementor-$name elementor-element-$depth\" data-id=\"a$depth\" data-element_type=\"$name\" "
      . "data-settings=\"$settings\" style=\"--e-row-gap:{$depth}px;opacity:0\">";
  }
  return $open . '<h2 class="elementor-heading-title elementor-size-default">Inside the boxes</h2>'
    . "<p>Words of the page builder.</p><img decoding=\"async\" src=\"$image\" alt=\"Boxed\">"
    . '<a class="elementor-button" role="button" href="/quote"><span><span>Get a quote</span></span></a>'
    . '<svg class="e-font-icon" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>' . str_repeat('</div>', 7);
}

/** Core blocks of guides with the classes of WordPress. */
function core_blocks(string $image): string
{
  return block('buttons', '<div class="wp-block-buttons"><div class="wp-block-button">'
    . '<a class="wp-block-button__link wp-element-button" href="/schedule">Book</a></div></div>')
    . block('columns', '<div class="wp-block-columns"><div class="wp-block-column" style="flex-basis:33.33%"><p>One</p></div>'
      . '<div class="wp-block-column"><p>Two</p></div></div>')
    . block('cover', "<div class=\"wp-block-cover\"><img class=\"wp-block-cover__image-background\" src=\"$image\" alt=\"\">"
      . '<div class="wp-block-cover__inner-container"><p class="has-large-font-size has-white-color">Cover</p></div></div>')
    . block('media-text', "<div class=\"wp-block-media-text\"><figure class=\"wp-block-media-text__media\"><img src=\"$image\" alt=\"\">"
      . '</figure><div class="wp-block-media-text__content"><p>Beside</p></div></div>')
    . block('pullquote', '<figure class="wp-block-pullquote"><blockquote><p>Pulled</p><cite>Someone</cite></blockquote></figure>')
    . block('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>')
    . block('spacer', '<div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>')
    . block('html', '<details class="wp-block-details"><summary>More</summary><p>Hidden at first</p></details>')
    . block('list', '<ol start="3" reversed><li>Three<ul><li>Nested</li></ul></li></ol>')
    . block('html', '<dl><dt>Term</dt><dd>Meaning</dd></dl><p>H<sub>2</sub>O, x<sup>2</sup>, <kbd>Ctrl</kbd>, '
      . '<abbr title="Value added tax">VAT</abbr>, <mark>marked</mark>, <del>old</del> <ins>new</ins></p>')
    . block('file', "<div class=\"wp-block-file\"><a href=\"$image\">A file</a><a href=\"$image\" class=\"wp-block-file__button\" "
      . 'download>Download</a></div>')
    . block('audio', '<figure class="wp-block-audio"><audio controls src="/wp-content/uploads/talk.mp3"></audio></figure>')
    . block('video', '<figure class="wp-block-video"><video controls src="/wp-content/uploads/tour.mp4"></video></figure>');
}
