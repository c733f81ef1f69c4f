import type { Chance } from '../../support/chance.ts';

/** Pieces of markup that a parser or the sanitiser treats specially. */
const PIECES: readonly [string, ...string[]] = [
  '<p>',
  ...(
    `</p>~<div>~</div>~<span class="x">~</span>~<table>~</table>~<tr>~<td>~</td>~<ul>~<li>~</ul>~` +
    `<h1>~</h1>~<h2 id="a">~</h2>~<a href="javascript:x">~<a href="/b/">~</a>~<b>~</b>~<i>~</i>~` +
    `<blockquote>~</blockquote>~<figure>~</figure>~<figcaption>~</figcaption>~<details>~<summary>~` +
    `</details>~<dl>~<dt>~<dd>~<hr>~<br>~<img src=/i.jpg onerror=x>~<svg>~</svg>~<math>~</math>~` +
    `<mtext>~<style>~</style>~<title>~</title>~<form>~</form>~<select>~</select>~<template>~` +
    `</template>~<noscript>~</noscript>~<textarea>~</textarea>~<!--~-->~<![CDATA[~]]>~<iframe>~` +
    `</iframe>~<video src=/v.mp4>~</video>~<pre>~</pre>~<ruby>~<rt>~<section>~</section>~words ~` +
    `&lt;b&gt;~\n~"~'~<~>~[x y="1"]~[/x]~[a~ x=&quot;~<a name="a">~<iframe src="https://a.example/">~` +
    `https://a.example/b~<img src="https://a.example/b.png">~<audio src="//a.example/b">~&amp;~` +
    `\ud800~ا`
  ).split('~'),
];

/** Returns markup of at most `most` random pieces, some of them repeated. */
export function someMarkup({ below, oneOf }: Chance, most: number, repeats = 1): string {
  const times = () => (below(20) === 0 ? repeats : 1);
  return Array.from({ length: 3 + below(most - 3) }, () => oneOf(PIECES).repeat(times())).join('');
}
