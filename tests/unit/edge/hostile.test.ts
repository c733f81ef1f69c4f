import { describe, expect, it } from 'vitest';
import { cleanHtml, parsed } from './fixture.ts';
import { forbiddenContent } from './forbiddenContent.ts';

const vectors: readonly (readonly [name: string, body: string, left: string])[] = [
  ['script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['script in capitals, closed oddly', '<SCRIPT/x src=//evil.example></SCRIPT >text', 'text'],
  ['script inside a word of a tag', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['handler', '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>a</p>', '<p>a</p>'],
  ['handler after a slash', '<p/onclick=alert(1)>a</p>', '<p>a</p>'],
  ['handler after a line break', '<p\nonclick\n=\nalert(1)>a</p>', '<p>a</p>'],
  [
    'handler of an element that starts by itself',
    '<details open ontoggle=alert(1)>a</details>',
    '<details open="">a</details>',
  ],
  ['javascript:', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['javascript: in mixed case', '<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['javascript: in entities', '<a href="&#x6A;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
  ['javascript: with control characters', '<a href=" &#1; java&#10;script&#9;:alert(1)">a</a>', '<a>a</a>'],
  ['javascript: after a wide space', '<a href="&#xA0;javascript:alert(1)">a</a>', '<a>a</a>'],
  ['vbscript:', '<a href="vbscript:x">a</a>', '<a>a</a>'],
  ['data: page', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  [
    'blob: and filesystem:',
    '<a href="blob:https://site.example/1">a</a><a href="filesystem:x">b</a>',
    '<a>a</a> <a>b</a>',
  ],
  ['javascript: in an image map', '<map name="m"><area href="javascript:alert(1)"></map>', ''],
  ['javascript: as a picture', '<img src="javascript:alert(1)" alt="">', ''],
  ['drawing as a picture', '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="">', ''],
  ['svg', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', 'a'],
  [
    'svg animation of a link',
    '<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>',
    '',
  ],
  ['svg use', '<svg><use href="data:image/svg+xml;base64,AAAA#x"/></svg>', ''],
  ['math link', '<math href="javascript:alert(1)">a</math>', 'a'],
  [
    'frame',
    '<iframe src="https://evil.example/"></iframe><frameset><frame src="x"></frameset>',
    '<p><a href="https://evil.example/" rel="noopener noreferrer">evil.example</a></p>',
  ],
  ['frame of a script', '<iframe src="javascript:alert(1)"></iframe><embed src="data:text/html,x">', ''],
  ['frame with a page of its own', '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>', ''],
  [
    'object, embed, applet',
    '<object data="x"></object><embed src="javascript:x"><applet code="x"></applet>',
    '<p><a href="https://wp.example/2025/03/a-guide/x" rel="noopener noreferrer">x</a></p>',
  ],
  [
    'form',
    '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
    'Log in',
  ],
  ['button with an action', '<button formaction="javascript:alert(1)">a</button>', 'a'],
  [
    'refresh and base',
    '<meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example/">',
    '',
  ],
  [
    'style sheet',
    '<style>@import "//evil.example";</style><link rel="stylesheet" href="//evil.example">',
    '',
  ],
  ['style attribute', '<p style="background:url(//evil.example)">a</p>', '<p>a</p>'],
  [
    'overlay',
    '<a href="https://e.example/" style="position:fixed;inset:0">a</a>',
    '<a href="https://e.example/" rel="noopener noreferrer">a</a>',
  ],
  [
    'link that opens windows and tells others',
    '<a href="https://e.example/" target="_top" ping="//t.example" rel="opener">a</a>',
    '<a href="https://e.example/" rel="noopener noreferrer">a</a>',
  ],
  ['tracking pixel', '<img src="https://tracker.example/p.gif" width="1" height="1" alt="">', ''],
  ['tracking candidates', '<img srcset="https://tracker.example/p 1x" alt="">', ''],
  [
    'tracking sources',
    '<picture><source srcset="//t.example/p"><img alt=""></picture><video poster="//t.example"></video>',
    '',
  ],
  [
    'tracking film',
    '<video autoplay src="//t.example/v"><track default src="//t.example/t"></video><audio src="//t.example"></audio>',
    '<a href="https://t.example/v" rel="noopener noreferrer">v</a> <a href="https://t.example/" rel="noopener noreferrer">t.example</a>',
  ],
  [
    'old background attributes',
    '<table background="//t.example"><tr><td background="//t.example">a</td></tr></table>',
    '<div class="table-box" tabindex="0"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
  ],
  [
    'template and shadow root',
    '<template><img src=x onerror=alert(1)></template><div><template shadowrootmode="open"><b>x</b></template>a</div>',
    '<p>a</p>',
  ],
  [
    'custom element and slots',
    '<x-evil onclick="alert(1)">a</x-evil><p slot="s" part="t">b</p><b is="x-y">c</b>',
    'a<p>b</p>',
  ],
  [
    'names that shadow properties',
    '<p id="root">a</p><a name="body">b</a><form name="attributes"></form><img name="currentScript">',
    '<p id="user-content-root">a</p><a id="user-content-body">b</a>',
  ],
  [
    'editable, focused, keyed',
    '<p contenteditable autofocus tabindex="99" accesskey="s" draggable="true">a</p>',
    '<p>a</p>',
  ],
  ['event on the body', '<body onload="alert(1)"><p>a</p></body>', '<p>a</p>'],
  ['foreign class names', '<p class="MuiBox-root overlay alignleft">a</p>', '<p class="alignleft">a</p>'],
  ['comment for old browsers', '<!--[if gte IE 4]><script>alert(1)</script><![endif]--><p>a</p>', '<p>a</p>'],
  ['data attributes and roles', '<p data-settings="{}" role="alert" aria-label="x">a</p>', '<p>a</p>'],
];

describe('hostile bodies', () => {
  it.each(vectors)('QU-02 are sanitised: %s', (_, body, left) => {
    expect(cleanHtml(body)).toBe(left);
  });

  it('QU-02 contain nothing forbidden when they are combined', () => {
    const together = cleanHtml(vectors.map(([, body]) => body).join('\n'));
    expect(forbiddenContent(parsed(together))).toEqual([]);
    expect(parsed(together).textContent).toContain('Log in');
  });

  it('QU-02 are detected by the check for forbidden content', () => {
    const page = parsed(
      '<p onclick="x" id="root">a</p><svg></svg><a href="javascript:x">b</a><img src="//t.example/p">',
    );
    expect(forbiddenContent(page)).toHaveLength(5);
  });
});
