import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { inOrder, streamedPage } from '../../../server/prerender/streamedPage.ts';
import { placeLaterParts } from '../../../src/app/start/inline/placeLaterParts.ts';
import { createEmotionCache } from '../../../src/app/theme/emotionCache.ts';

const cache = createEmotionCache('ltr');
const style = (color: string, to = cache) => {
  const styles = serializeStyles([{ color }]);
  insertStyles(to, styles, true);
  return `css-${styles.name}`;
};
const [hero, link, story] = ['teal', 'navy', 'gold'].map((color) => style(color));
const MENUS = ['Visa', '<svg></svg>'].map(
  (label, place) =>
    `<details name="menu"><summary class="s"${place ? ' aria-label="Packages"' : ''}>${label}</summary><div class="MuiPaper-root panel p"><a class="${link}" href="/${place}">Link</a></div></details>`,
);
const MARKUP = `<header>${MENUS.join('')}</header><main><h1 class="${hero}">Begin</h1><!--$--><section id="story" class="box below ${story}">Story</section><!--/$--></main>`;

/** The page as a browser parses it, without its scripts run. */
function pageOf(markup: string) {
  const streamed = streamedPage(cache, markup);
  const root = inOrder(streamed, '', 'start()');
  return new JSDOM(
    `<html><head>${streamed.styles}<style>body{}</style></head><body><div id="root">${root}</div>${streamed.menus}</body></html>`,
  ).window.document;
}

const streamed = streamedPage(cache, MARKUP);

it('QU-03 the first screen has only its own styles; the others follow with the part below it', () => {
  expect(streamed.styles).toContain('teal');
  expect(streamed.styles).not.toMatch(/navy|gold/);
  expect(streamed.laterStyles).toMatch(/navy.*gold/);
  expect(streamed.beginning).toMatch(/<h1 [^>]*>Begin<\/h1><!--\$-->$/);
  expect(streamed.rest).toMatch(/^<section id="story"/);
});

it('QU-04 QU-05 the first screen has the variables that it uses; Emotion’s element with all of them follows', () => {
  const own = createEmotionCache('ltr');
  const soft = '--mui-soft:color-mix(in oklch, var(--mui-ink), white);';
  const globals = serializeStyles([`:root{--mui-ink:black;${soft}--mui-error:red;}`]);
  own.insert('', globals, own.sheet, false);
  own.inserted[globals.name] = globals.styles;
  const [title, below] = ['var(--mui-soft)', 'var(--mui-error)'].map((color) => style(color, own));
  const markup = `<main><h1 class="${title}">Begin</h1><!--$--><section class="box below ${below}"></section><!--/$--></main>`;
  const { styles, laterStyles } = streamedPage(own, markup);
  expect(styles).toContain(`<style>:root{--mui-ink:black;${soft}}</style>`);
  expect(laterStyles).toMatch(
    /<style data-emotion="css-global \w+" data-s>:root\{--mui-ink.*--mui-error:red/,
  );
});

it('FR-02 the panels of the menus are last; without scripts the menus link to them', () => {
  const page = pageOf(MARKUP);
  const panels = [...page.querySelectorAll('details > .panel')];
  expect(panels.map(({ innerHTML }) => innerHTML)).toEqual([
    '<noscript><a href="#menus-0">Visa</a></noscript>',
    '<noscript><a href="#menus-1">Packages</a></noscript>',
  ]);
  expect([...page.querySelectorAll('#menus > section')].map(({ textContent }) => textContent)).toEqual([
    'VisaLink',
    'PackagesLink',
  ]);
});

it('QU-03 all parts are moved to where React and Emotion expect them', () => {
  const page = pageOf(MARKUP);
  placeLaterParts(page);
  expect(page.getElementById('root')?.innerHTML).toBe(MARKUP);
  expect([...page.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    `.${hero}{color:teal;}`,
    expect.stringMatching(/navy.*gold/),
    'body{}',
  ]);
  expect(page.body.children).toHaveLength(1);
  placeLaterParts(page);
  expect(page.getElementById('root')?.innerHTML).toBe(MARKUP);
});

it('QU-03 a page without menus and without a part below its first screen has all its styles at once', () => {
  const page = pageOf(`<main><h1 class="${hero}">Begin</h1></main>`);
  placeLaterParts(page);
  expect(page.body.innerHTML).toBe(`<div id="root"><main><h1 class="${hero}">Begin</h1></main></div>`);
});
