import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type ClientFiles, fillTemplate, type PageFile } from '../../../server/prerender/template.ts';
import { PAGE_END_ID, SCRIPTS_ID } from '../../../src/app/start/pageData.ts';

const source = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
const main = '/assets/index-a1.js';

// As the build changes it: hashed files in place of the entry.
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
  startFromCacheScript: 'fromCache()',
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

const jsonIn = (document: Document, selector: string): unknown =>
  JSON.parse(document.querySelector(selector)?.textContent ?? 'null');

const hrefs = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('a page from the template', () => {
  it('QU-03 has its title, text, data and structured data, and no module script that starts before the first paint', () => {
    const document = filled();
    expect(document.title).toBe('Blog · Marsa');
    expect(document.querySelector('#root > main')?.textContent).toBe('Guides');
    expect(jsonIn(document, '#blog-seed')).toEqual({ builtAt: 1 });
    expect(jsonIn(document, 'script[type="application/ld+json"]')).toEqual({ '@type': 'Organization' });
    const { first, later } = page;
    expect(jsonIn(document, `#${SCRIPTS_ID}`)).toEqual({ main, first, later, styles: files.stylesheet });
    expect(
      document.querySelectorAll('script[src], script[type="module"], link[rel="modulepreload"]'),
    ).toHaveLength(0);
    expect(document.documentElement.outerHTML).not.toMatch(/<!--(?:head|app)-->/);
  });

  it.each([
    ['ar', 'rtl'],
    ['ur', 'ltr'],
  ] as const)(
    'LA-02 LA-06 in %s has the direction %s, and names the language and address it was rendered for',
    (language, dir) => {
      const document = filled({ language });
      const { lang, dir: direction, dataset } = document.documentElement;
      expect([lang, direction, dataset['page']]).toEqual([language, dir, undefined]);
      const root = document.getElementById('root');
      expect(Object.fromEntries(Object.entries(root?.dataset ?? {}))).toEqual({
        rendered: language,
        path: '/blog',
      });
    },
  );

  it('OF-02 has another start script as a shell', () => {
    const script = (kind: Partial<PageFile>) => {
      const found = filled(kind).querySelector<HTMLScriptElement>('head > script:not([type])');
      return [found?.textContent, found?.dataset['start']];
    };
    expect(script({ kind: 'shell' })[0]).toBe('fromCache()');
    for (const kind of [{}, { kind: '404' }] as const)
      expect(script(kind)).toEqual(['start()', files.startLater]);
  });

  it('QU-03 contains all its styles, Emotion’s before those of the site', () => {
    const document = filled();
    const sheets = [...document.querySelectorAll('head > style')].map((style) => style.textContent);
    expect(sheets).toEqual(['.css-a1{color:teal}', files.css]);
    expect(hrefs(document, 'link[rel="stylesheet"]')).toEqual([]);
  });

  it.each([
    [{ language: 'en' }, [[files.font, '(min-width: 900px)']]],
    [{ language: 'hi' }, [[files.font, '(min-width: 900px)']]],
    // From the cache of the worker.
    [{ language: 'en', kind: 'shell' }, [[files.font, null]]],
    [
      { language: 'ar' },
      [
        [files.font, null],
        [files.arabicFont, null],
      ],
    ],
    [
      { language: 'ur' },
      [
        [files.font, null],
        [files.arabicFont, null],
      ],
    ],
  ] as const)(
    'QU-03 LA-06 with %o preloads the fonts of its scripts, on a phone only where they are ready: %j',
    (fields, fonts) => {
      const links = [...filled(fields).querySelectorAll('link[rel="preload"]')];
      expect(links.map((link) => ['href', 'media'].map((name) => link.getAttribute(name)))).toEqual(fonts);
    },
  );

  it('OF-02 has no address and no data as a shell', () => {
    const { path: _, seed: __, ...shell } = page;
    const { document } = new JSDOM(fillTemplate({ ...shell, kind: 'shell' }, files)).window;
    expect(document.documentElement.dataset['page']).toBe('shell');
    expect(document.getElementById('root')?.dataset['path']).toBeUndefined();
    expect(document.getElementById('blog-seed')).toBeNull();
    expect(hrefs(filled({}, { font: undefined }), 'link[rel="preload"]')).toEqual([]);
  });

  it('QU-03 CS-05 has after its first screen the other styles, the scripts, the rest, the menus and the mark of its end', () => {
    const { body } = filled();
    const list = body.querySelector(`#${SCRIPTS_ID}`)?.outerHTML ?? '';
    const { beginning, laterStyles, rest, menus } = page.streamed;
    expect([...body.children].slice(0, 2).map(({ outerHTML }) => outerHTML)).toEqual([
      `<div id="root" data-rendered="en" data-path="/blog">${beginning}${laterStyles}<style data-later-styles=""></style>${list}<script data-later="">later()</script>${rest}</div>`,
      menus,
    ]);
    expect(body.lastElementChild?.id).toBe(PAGE_END_ID);
  });

  it('OF-02 has everything in its place as a shell', () => {
    const { body } = filled({ kind: 'shell' });
    expect(body.firstElementChild?.innerHTML).toBe(page.markup);
    expect(body.querySelectorAll('style, script:not([type]), #menus')).toHaveLength(0);
  });

  it('OF-01 LA-07 links the manifest of its language, and its addresses in all languages', () => {
    const manifests = (over: Partial<PageFile>) => hrefs(filled(over), 'head > link[rel="manifest"]');
    expect(manifests({})).toEqual(['/manifest.webmanifest']);
    for (const kind of [{}, { kind: 'shell' }] as const)
      expect(manifests({ language: 'ar', ...kind })).toEqual(['/manifest.ar.webmanifest']);
    const href = 'https://marsa.example/blog';
    const document = filled({ alternates: [{ hreflang: 'x-default', href }] });
    expect(hrefs(document, 'head > link[hreflang="x-default"]')).toEqual([href]);
  });

  it('QU-02 contains data that cannot end its element, and an address that cannot end its attribute', () => {
    const evil = { title: '</script><script>alert(1)</script><!--' };
    const path = '/blog/"><b>&amp;';
    const document = filled({ seed: evil, structuredData: [evil], later: ['</script><b>'], path });
    expect(jsonIn(document, '#blog-seed')).toEqual(evil);
    expect(jsonIn(document, 'script[type="application/ld+json"]')).toEqual(evil);
    expect(jsonIn(document, `#${SCRIPTS_ID}`)).toMatchObject({ later: ['</script><b>'] });
    expect([...document.scripts].map((script) => script.textContent)).not.toContain('alert(1)');
    expect(document.getElementById('root')?.dataset['path']).toBe(path);
  });

  it('QU-03 contains dollar signs as they are', () => {
    const text = "$1,000 $& $` $' $$";
    const document = filled({
      streamed: { ...page.streamed, beginning: `<main>${text}</main>` },
      head: `<title>${text}</title>`,
    });
    expect([document.querySelector('main')?.textContent, document.title]).toEqual([text, text]);
  });
});
