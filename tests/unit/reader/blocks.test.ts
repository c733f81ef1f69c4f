import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../src/features/reader/listen/blocks.ts';

function read(html: string, lang = 'en'): [string, string[]][] {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  return blocksOf(document.body, lang).map(({ element, pieces }) => [
    element.localName,
    pieces.map((piece) => (piece.lang === lang ? piece.text : `${piece.lang}: ${piece.text}`)),
  ]);
}

describe('blocks that are read aloud', () => {
  it('OF-10 are headings, paragraphs, list items and captions, in order', () => {
    expect(
      read(
        '<h2>One</h2><p>Two <b>and</b> <a href="#">three</a>. Four.</p><ul><li>Five</li><li><p>Six</p></li></ul><figure><img alt="No"><figcaption>Seven</figcaption></figure><blockquote><p>Eight</p><cite>Nine</cite></blockquote>',
      ),
    ).toEqual([
      ['h2', ['One']],
      ['p', ['Two and three.', 'Four.']],
      ['li', ['Five']],
      ['p', ['Six']],
      ['figcaption', ['Seven']],
      ['p', ['Eight']],
      ['cite', ['Nine']],
    ]);
  });

  it('OF-10 are list items before their nested lists', () => {
    expect(read('<ol><li>One<ul><li>Two</li></ul></li></ol>')).toEqual([
      ['li', ['One']],
      ['li', ['Two']],
    ]);
  });

  it('OF-10 are table rows with separated cells', () => {
    expect(
      read(
        '<table><caption>Fees</caption><thead><tr><th>Item</th><th>Year 1</th></tr></thead><tbody><tr><td><b>Li</b>cence</td><td> 12,437</td></tr></tbody></table>',
      ),
    ).toEqual([
      ['caption', ['Fees']],
      ['tr', ['Item, Year 1']],
      ['tr', ['Licence, 12,437']],
    ]);
  });

  it('OF-10 exclude code, videos and closed details', () => {
    expect(
      read(
        '<pre>x = 1</pre><p>Use <code>lang</code>.</p><figure class="video-facade"><a>Film</a></figure><video>No film</video><details><summary>More</summary><p>Hidden</p></details><details open><summary>Less</summary><p>Shown</p></details>',
      ),
    ).toEqual([
      ['p', ['Use lang.']],
      ['summary', ['More']],
      ['summary', ['Less']],
      ['p', ['Shown']],
    ]);
  });

  it('OF-10 have the language of their text', () => {
    expect(
      read('<p>The <i lang="ar">رخصة</i> is green.</p><p>A<br>B</p><div lang="ar"><p>نعم. لا.</p></div>'),
    ).toEqual([
      ['p', ['The', 'ar: رخصة', 'is green.']],
      ['p', ['A B']],
      ['p', ['ar: نعم.', 'ar: لا.']],
    ]);
  });

  it('OF-10 exclude text without letters', () => {
    expect(read('<p> </p><p>— * —</p><hr>')).toEqual([]);
  });
});
