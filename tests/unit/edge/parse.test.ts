import { describe, expect, it } from 'vitest';
import { parseInert, plainText } from '../../../src/shared/html/parse.ts';
import { context } from './fixture.ts';

const body = (html: string): string => parseInert(html, context.dom).body.innerHTML;
const text = (html: string): string => plainText(html, context.dom);

describe('parsing HTML', () => {
  it.each([
    ['<p onclick="a">b</p>'],
    ['<img src="x"onerror=a>'],
    ['<img/onerror=a/onload=b>'],
    ['<img title="a>b" onerror=c>'],
    ['<img title="a<b" onerror=c>'],
    ["<p title='\"' ONCLICK\n=\n'a'>b</p>"],
    ['<p onclick="a'],
    ['<img src=x onerror>'],
    ['<img src=x onerror/>'],
    [`<img alt=it's onerror=alert('x')>`],
    ['<p title="a<b" onclick="c">'],
    ['<img =" onerror="x">'],
    ['<textarea><p title="</textarea><img src=x onerror=a>">'],
    ['<!-- <p title=" --><img src=x onerror=a>">'],
    ['<script><p title="</script><img src=x onerror=a>">'],
    ['<iframe srcdoc="<p onclick=a>"></iframe>'],
  ])('QU-02 removes event handlers from %j', (html) => {
    const attributes = [...parseInert(html, context.dom).querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  it('QU-02 ignores default tracks and base addresses', () => {
    expect(body('<video><track default src="t"></video>')).not.toMatch(/ default/);
    expect(body("<video><track a=it's default src='t'></video>")).not.toMatch(/ default/);
    const parsed = parseInert('<base href="https://evil.example/"><p>a</p>', context.dom);
    expect([parsed.querySelector('base'), parsed.querySelector('p')?.textContent]).toEqual([null, 'a']);
  });

  it('QU-02 removes forms with fields that shadow properties', () => {
    const parsed = parseInert('<form onclick="a"><input name="attributes"></form><p>a</p>', context.dom);
    expect([parsed.querySelector('form'), parsed.querySelector('p')?.textContent]).toEqual([null, 'a']);
  });

  it.each([
    ['<p title="onclick=1 default">only = on; default = a&lt;b onclick=c&gt;</p>'],
    ['<a href="/default?on=1&amp;one=2">by default on</a>'],
    ['<code>&lt;p onclick="a"&gt;</code>'],
    ['<p>a</p><style><base on="a"></style><p title="one online">Online only, by default; on "one" basis</p>'],
  ])('CS-05 leaves other HTML unchanged: %j', (html) => {
    expect(body(html)).toBe(html);
  });
});

describe('plain text', () => {
  it.each([
    ['Q&amp;A &#038; <em>more</em>', 'Q&A & more'],
    ['a\n  b&nbsp;c', 'a b c'],
    ['a<script>b</script><style>c</style><noscript>d</noscript><template>e</template>f', 'af'],
    ['1 < 2 & 3 > 2', '1 < 2 & 3 > 2'],
    ['<p>One.</p><p>Two.</p><ul><li>a</li><li>b</li></ul>c<br>d', 'One. Two. a b c d'],
    ['<img src=x onerror="alert(1)">', ''],
  ])('CS-05 of %j is %j', (html, expected) => {
    expect(text(html)).toBe(expected);
  });
});
