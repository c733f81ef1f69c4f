import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type ClientFiles, fillTemplate, type PageFile } from '../../../server/prerender/template.ts';
import { PAGE_END_ID, SCRIPTS_ID } from '../../../src/app/start/pageData.ts';

const source = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
const main = '/assets/index-a1.js';

// What the build makes of the source: hashed files in place of the entry.
const files: ClientFiles = {
  template: source.replace(/<script type="module"[^>]*><\/script>/, '').replace(
    '</head>',
    `<script type="module" crossorigin src="${main}"></script>
<link rel="modulepreload" crossorigin href="/assets/react-b2.js">
<link rel="stylesheet" crossorigin href="/assets/style-c3.css"></head>`,
  ),
  css: 'body{color:teal}.hero{color:red}.aB3d{color:gold}.xY9z{color:tan}.wrap{margin:0}.wp-block-x{margin:0}',
  stylesheet: '/assets/style-c3.css',
  main,
  startScript: 'start()',
  startLaterScript: 'later()',
  startLater: '/assets/start-f6.js',
  startFromCacheScript: 'kept()',
  font: '/assets/instrument-sans-basic-d4.woff2',
  arabicFont: '/assets/vazirmatn-basic-e5.woff2',
};

const page: PageFile = {
  language: 'en',
  path: '/blog',
  head: '<title>Blog · Marsa</title>',
  styles: '<style data-rendered-styles="css">.css-a1{color:teal}</style>',
  markup: '<main class="hero aB3d eF5g">Guides</main>',
  streamed: {
    styles: '<style data-rendered-styles="css">.css-a1{color:teal}</style>',
    beginning: '<main class="hero aB3d eF5g">Guides</main>',
    laterStyles: '<style data-rendered-styles="css">.css-b2{color:navy}</style>',
    rest: '<footer class="css-b2">Law</footer>',
    menus: '<div id="menus">Visa</div>',
  },
  first: ['/assets/react-b2.js'],
  later: ['/assets/blog-e5.js'],
  seed: { builtAt: 1 },
  seedId: 'blog-seed',
  structuredData: [{ '@type': 'Organization' }],
};

const filled = (fields: Partial<PageFile> = {}, changed: Partial<ClientFiles> = {}) =>
  new JSDOM(fillTemplate({ ...page, ...fields }, { ...files, ...changed })).window.document;

const stylesIn = (document: Document) =>
  [...document.querySelectorAll('style')].map((style) => style.textContent).join('');

const jsonIn = (document: Document, selector: string): unknown =>
  JSON.parse(document.querySelector(selector)?.textContent ?? 'null');

describe('a page from the template', () => {
  it('QU-03 has its title, its text, its data and its structured data', () => {
    const document = filled();
    expect(document.title).toBe('Blog · Marsa');
    expect(document.querySelector('#root > main')?.textContent).toBe('Guides');
    expect(jsonIn(document, '#blog-seed')).toEqual({ builtAt: 1 });
    expect(jsonIn(document, 'script[type="application/ld+json"]')).toEqual({ '@type': 'Organization' });
    expect(jsonIn(document, `#${SCRIPTS_ID}`)).toEqual({
      main,
      first: ['/assets/react-b2.js'],
      later: ['/assets/blog-e5.js'],
      styles: files.stylesheet,
    });
    const script = document.querySelector<HTMLScriptElement>('head > script:not([type])');
    expect([script?.textContent, script?.dataset['start']]).toEqual(['start()', files.startLater]);
    expect(document.documentElement.outerHTML).not.toMatch(/<!--(?:head|app)-->/);
  });

  it('LA-02 carries language and direction, and says what it was rendered for', () => {
    const arabic = filled({ language: 'ar' });
    expect([arabic.documentElement.lang, arabic.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(Object.fromEntries(Object.entries(arabic.getElementById('root')?.dataset ?? {}))).toEqual({
      rendered: 'ar',
      path: '/blog',
    });
    const urdu = filled({ language: 'ur' });
    expect([urdu.documentElement.lang, urdu.documentElement.dir]).toEqual(['ur', 'ltr']);
  });

  it('QU-03 the app does not start before the first paint: no module script, no preload of one', () => {
    const document = filled();
    expect(document.querySelectorAll('script[type="module"], link[rel="modulepreload"]')).toHaveLength(0);
    expect([...document.scripts].filter((script) => script.src !== '')).toEqual([]);
  });

  it('OF-02 pages that the worker keeps start in a way of their own', () => {
    const script = (kind: PageFile['kind']) =>
      filled(kind ? { kind } : {}).querySelector('head > script:not([type])')?.textContent;
    expect([script('shell'), script('kept'), script('404'), script(undefined)]).toEqual([
      'kept()',
      'kept()',
      'start()',
      'start()',
    ]);
  });

  it('QU-03 all styles stand in the page, Emotion’s before the site’s, and nothing is fetched for them', () => {
    const document = filled();
    const sheets = [...document.querySelectorAll('head > style')].map((style) => style.textContent);
    expect(sheets).toEqual(['.css-a1{color:teal}', files.css]);
    expect(document.querySelectorAll('head > link[rel="stylesheet"]')).toHaveLength(0);
    expect(filled({}, { font: undefined }).querySelector('link[rel="preload"]')).toBeNull();
  });

  const preloads = (over: Partial<PageFile>) =>
    [...filled(over).querySelectorAll('link[rel="preload"]')].map((link) =>
      ['href', 'media'].map((name) => link.getAttribute(name)),
    );

  it('LA-06 Arabic and Urdu pages fetch the fonts of both scripts with the page, others the one that they show', () => {
    for (const language of ['en', 'hi'] as const)
      expect(preloads({ language })).toEqual([[files.font, '(min-width: 900px)']]);
    for (const language of ['ar', 'ur'] as const)
      expect(preloads({ language })).toEqual([
        [files.font, null],
        [files.arabicFont, null],
      ]);
  });

  it('QU-03 a phone’s first paint does not wait for a font from the network, one from the worker’s cache is there at once', () => {
    expect(preloads({ language: 'en' })).toEqual([[files.font, '(min-width: 900px)']]);
    for (const kind of ['kept', 'shell'] as const)
      expect(preloads({ language: 'en', kind })).toEqual([[files.font, null]]);
  });

  it('OF-02 a shell fits no address', () => {
    const { path: _, seed: __, ...shell } = page;
    const html = fillTemplate({ ...shell, kind: 'shell' }, files);
    const { document } = new JSDOM(html).window;
    expect(document.documentElement.dataset['page']).toBe('shell');
    expect(document.getElementById('root')?.dataset['path']).toBeUndefined();
    expect(document.getElementById('blog-seed')).toBeNull();
    expect(stylesIn(document)).toBe(`${page.styles.replace(/<[^>]*>/g, '')}${files.css}`);
  });

  it('QU-03 what is below the first screen comes after it: its styles, what starts the app, the menus', () => {
    const { body } = filled();
    const { children } = body;
    const list = body.querySelector(`#${SCRIPTS_ID}`)?.outerHTML ?? '';
    expect([...children].slice(0, 2).map(({ outerHTML }) => outerHTML)).toEqual([
      `<div id="root" data-rendered="en" data-path="/blog">${page.streamed.beginning}${page.streamed.laterStyles}<style data-later-styles=""></style>${list}<script data-later="">later()</script>${page.streamed.rest}</div>`,
      page.streamed.menus,
    ]);
  });

  it('OF-02 a page that the worker keeps comes at once: all of it stands where it belongs', () => {
    const { body } = filled({ kind: 'kept' });
    expect(body.firstElementChild?.innerHTML).toBe(page.markup);
    expect(body.querySelectorAll('style, script:not([type]), #menus')).toHaveLength(0);
  });

  it('CS-05 says at its very end that all of it came', () => {
    const end = filled().body.lastElementChild;
    expect(end?.id).toBe(PAGE_END_ID);
  });

  it('LA-06 a page that the worker keeps fits its address', () => {
    const document = filled({ language: 'ar', kind: 'kept' });
    expect(document.documentElement.dataset['page']).toBeUndefined();
    expect(document.getElementById('root')?.dataset['path']).toBe('/blog');
  });

  it('OF-01 links the manifest of its language, on every kind of page', () => {
    const linked = (over: Partial<PageFile>) =>
      [...filled(over).querySelectorAll('head > link[rel="manifest"]')].map((link) =>
        link.getAttribute('href'),
      );
    expect(linked({})).toEqual(['/manifest.webmanifest']);
    for (const language of ['ar', 'ur', 'hi'] as const)
      for (const kind of [{}, { kind: 'shell' }, { kind: 'kept' }] as const)
        expect(linked({ language, ...kind })).toEqual([`/manifest.${language}.webmanifest`]);
  });

  it('LA-07 names the page’s addresses in all languages', () => {
    const document = filled({ alternates: [{ hreflang: 'x-default', href: 'https://marsa.example/blog' }] });
    const link = document.head.querySelector('link[hreflang]');
    expect([link?.getAttribute('hreflang'), link?.getAttribute('href')]).toEqual([
      'x-default',
      'https://marsa.example/blog',
    ]);
  });

  it('QU-02 data cannot end its element', () => {
    const evil = { title: '</script><script>alert(1)</script><!--' };
    const document = filled({ seed: evil, structuredData: [evil], later: ['</script><b>'] });
    expect(jsonIn(document, '#blog-seed')).toEqual(evil);
    expect(jsonIn(document, 'script[type="application/ld+json"]')).toEqual(evil);
    expect(jsonIn(document, `#${SCRIPTS_ID}`)).toMatchObject({ later: ['</script><b>'] });
    expect([...document.scripts].map((script) => script.textContent)).not.toContain('alert(1)');
  });

  it('QU-02 an address cannot leave its attribute', () => {
    const path = '/blog/"><b>&amp;';
    expect(filled({ path }).getElementById('root')?.dataset['path']).toBe(path);
  });

  it('QU-03 dollar signs are money, not patterns', () => {
    const markup = "<main>$1,000 $& $` $' $$</main>";
    const document = filled({
      streamed: { ...page.streamed, beginning: markup },
      head: "<title>$& $'</title>",
    });
    expect(document.querySelector('main')?.textContent).toBe("$1,000 $& $` $' $$");
    expect(document.title).toBe("$& $'");
  });
});
