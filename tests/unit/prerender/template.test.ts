import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type ClientFiles, fillTemplate, type PageFile } from '../../../server/prerender/template.ts';
import { PAGE_END_ID, SCRIPTS_ID } from '../../../src/app/start/pageData.ts';

const source = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
const main = '/assets/index-a1.js';

const files: ClientFiles = {
  template: source.replace(/<script type="module"[^>]*><\/script>/, '').replace(
    '</head>',
    `<script type="module" crossorigin src="${main}"></script>
<link rel="modulepreload" crossorigin href="/assets/react-b2.js">
<link rel="stylesheet" crossorigin href="/assets/style-c3.css"></head>`,
  ),
  css: '@font-face{font-family:Noto Sans Devanagari}body{color:teal}.hero{color:red}.aB3d{color:gold}.xY9z{color:tan}.wrap{margin:0}.wp-block-x{margin:0}',
  main,
  startScript: 'start()',
  font: '/assets/instrument-sans-basic-d4.woff2',
  arabicFont: '/assets/vazirmatn-basic-e5.woff2',
};

const page: PageFile = {
  language: 'en',
  path: '/blog',
  head: '<title>Blog · Marsa</title>',
  styles: '<style data-rendered-styles="css">.css-a1{color:teal}</style>',
  key: 'css',
  markup:
    '<main class="hero aB3d eF5g">Guides</main><style id="first-screen-end"></style><footer>Law</footer>',
  laterRules: '.css-b2{color:navy}',
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
const sheetsIn = (document: Document) =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

describe('a page from the template', () => {
  it('QU-03 CS-05 has title, text, data and structured data, no module script, and ends with its mark', () => {
    const document = filled();
    expect(document.title).toBe('Blog · Marsa');
    expect(document.querySelector('#root > main')?.textContent).toBe('Guides');
    expect(jsonIn(document, '#blog-seed')).toEqual({ builtAt: 1 });
    expect(jsonIn(document, 'script[type="application/ld+json"]')).toEqual({ '@type': 'Organization' });
    const { first, later } = page;
    expect(jsonIn(document, `#${SCRIPTS_ID}`)).toEqual({ main, first });
    expect(jsonIn(document, `#${PAGE_END_ID}`)).toEqual(later);
    const loading = 'script[src], script[type="module"], link[rel="modulepreload"], link[rel="stylesheet"]';
    expect(document.querySelectorAll(loading)).toHaveLength(0);
    expect(document.documentElement.outerHTML).not.toMatch(/<!--(?:head|app)-->/);
    expect(document.body.lastElementChild?.id).toBe(PAGE_END_ID);
  });

  it.each([
    ['ar', 'rtl'],
    ['ur', 'ltr'],
  ] as const)('LA-02 LA-06 has in %s the direction %s, its language and its address', (language, dir) => {
    const document = filled({ language });
    const { lang, dir: direction, dataset } = document.documentElement;
    expect([lang, direction, dataset['page']]).toEqual([language, dir, undefined]);
    const root = document.getElementById('root');
    const data = Object.entries(root?.dataset ?? {});
    expect(Object.fromEntries(data)).toEqual({ rendered: language, path: '/blog' });
  });

  it('QU-04 has the styles of the first screen in the head, and the others after it', () => {
    const document = filled();
    const [face = '', own = ''] = files.css.split(/(?<=^@font-face[^}]*\})/);
    expect(sheetsIn(document)).toEqual(['.css-a1{color:teal}', own, `.css-b2{color:navy}${face}`]);
    const later = document.getElementById('first-screen-end');
    expect(later?.previousElementSibling?.tagName).toBe('MAIN');
    expect(later?.getAttribute('data-rendered-styles')).toBe('css');
    // Without a marked first screen all styles are in the head.
    const other = filled({ markup: '<main>Guides</main>', laterRules: undefined });
    expect(sheetsIn(other)).toEqual(['.css-a1{color:teal}', files.css]);
  });

  const both = [files.font, files.arabicFont].map((font) => [font, null]);
  it.each([
    [{ language: 'en' }, [[files.font, '(min-width: 900px)']]],
    [{ language: 'en', kind: 'shell' }, [[files.font, null]]],
    [{ language: 'ar' }, both],
    [{ language: 'ur' }, both],
  ] as const)('QU-03 LA-06 preloads with %o the fonts %j', (fields, fonts) => {
    const links = [...filled(fields).querySelectorAll('link[rel="preload"]')];
    expect(links.map((link) => ['href', 'media'].map((name) => link.getAttribute(name)))).toEqual(fonts);
  });

  it('OF-02 has no address and data as a shell', () => {
    const { path: _, seed: __, ...shell } = page;
    const { document } = new JSDOM(fillTemplate({ ...shell, kind: 'shell' }, files)).window;
    expect(document.documentElement.dataset['page']).toBe('shell');
    expect(document.getElementById('root')?.dataset['path']).toBeUndefined();
    expect(document.getElementById('blog-seed')).toBeNull();
    expect(filled({}, { font: undefined }).querySelector('link[rel="preload"]')).toBeNull();
  });

  it('QU-02 escapes data and addresses', () => {
    const evil = { title: '</script><script>alert(1)</script><!--' };
    const path = '/blog/"><b>&amp;';
    const document = filled({ seed: evil, structuredData: [evil], later: ['</script><b>'], path });
    expect(jsonIn(document, '#blog-seed')).toEqual(evil);
    expect(jsonIn(document, 'script[type="application/ld+json"]')).toEqual(evil);
    expect(jsonIn(document, `#${PAGE_END_ID}`)).toEqual(['</script><b>']);
    expect([...document.scripts].map((script) => script.textContent)).not.toContain('alert(1)');
    expect(document.getElementById('root')?.dataset['path']).toBe(path);
  });

  it('QU-03 keeps dollar signs', () => {
    const text = "$1,000 $& $` $' $$";
    const [markup, head] = [`<main>${text}</main>`, `<title>${text}</title>`];
    const document = filled({ markup, laterRules: undefined, head });
    expect([document.querySelector('main')?.textContent, document.title]).toEqual([text, text]);
  });
});
