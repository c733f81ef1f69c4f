import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { navigationPaths } from '../../src/content/navigation.ts';
import { site } from '../../src/content/site.ts';
import { localeTexts } from '../support/localeTexts.ts';
import { inLanguage, splitLanguage } from '../../src/i18n/addresses.ts';
import { languages } from '../../src/i18n/languages.ts';
import {
  attributeOf,
  elementsOf,
  ensureRendered,
  rendered,
  renderedFiles,
  type RenderedPage,
  renderedPages,
  textOf,
} from '../support/renderedSite.ts';

/** Mustache templates that the worker fills in. */
const TEMPLATES = /^kept\/..-article\.json$/;

const structured = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() });
const breadcrumbList = v.object({
  '@context': v.string(),
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.array(
    v.strictObject({
      '@type': v.literal('ListItem'),
      position: v.number(),
      name: v.pipe(v.string(), v.minLength(1)),
      item: v.pipe(v.string(), v.url()),
    }),
  ),
});

const SERVICE = /^\/(?:licensing|services|workspace|accounting|visa|packages)\//;
const OWN: readonly string[] = ['/saved', '/preview'];

function expectedTypes(path: string): readonly string[] {
  if (path === '/') return ['Organization', 'WebSite'];
  if (path.startsWith('/blog/')) return ['BlogPosting', 'BreadcrumbList'];
  return SERVICE.test(path) ? ['BreadcrumbList', 'Service'] : ['BreadcrumbList'];
}

const dataOf = ({ html }: RenderedPage) =>
  elementsOf(html, 'script')
    .filter(({ attributes }) => attributes.includes('application/ld+json'))
    .map(({ inner }) => v.parse(structured, JSON.parse(inner)));

const metaOf = (html: string, name: string) =>
  elementsOf(html, 'meta')
    .filter(({ attributes }) => /\s(?:name|property)="([^"]*)"/.exec(attributes)?.[1] === name)
    .map(({ attributes }) => attributeOf(attributes, 'content') ?? '');

const canonicalsOf = (html: string) =>
  elementsOf(html, 'link')
    .filter(({ attributes }) => attributes.includes('rel="canonical"'))
    .map(({ attributes }) => attributeOf(attributes, 'href') ?? '');

function shownWay({ html, language }: RenderedPage): { names: string[]; last: string } {
  const label = localeTexts(language).get('common.breadcrumb');
  const navs = elementsOf(html, 'nav').filter(
    ({ attributes }) => attributeOf(attributes, 'aria-label') === label,
  );
  const steps = navs
    .flatMap(({ inner }) => elementsOf(inner, 'li'))
    // Separators are hidden from screen readers.
    .filter(({ attributes }) => attributeOf(attributes, 'aria-hidden') !== 'true')
    .map(({ inner }) => inner);
  const last = steps.at(-1) ?? '';
  return { names: steps.map(textOf), last: last.includes('aria-current="page"') ? textOf(last) : '' };
}

/** The language of a page's text, which differs from the page's for articles. */
function languageOfText(page: RenderedPage): string {
  const article = dataOf(page).find((each) => each['@type'] === 'BlogPosting');
  return article ? v.parse(v.string(), article['inLanguage']) : page.language;
}

function splitArticle({ html }: RenderedPage): readonly [frame: string, text: string] {
  const start = html.indexOf('id="article-body"');
  const end = start < 0 ? start : html.indexOf('<aside class="no-print"', start);
  return start < 0 ? [html, ''] : [html.slice(0, start) + html.slice(end), html.slice(start, end)];
}

const linkedPages = (html: string): readonly string[] =>
  elementsOf(html, 'a')
    .map(({ attributes }) => attributeOf(attributes, 'href') ?? '')
    .filter((link) => /^\/(?!\/|wp-)/.test(link))
    .map((link) => decodeURI(link.replace(/[?#].*/, '')))
    .filter((path) => !/\.\w+$/.test(path));

/** The canonical address: that of an article is in the article's language. */
const addressOf = (page: RenderedPage): string =>
  decodeURI(site.url + inLanguage(languageOfText(page), page.path));

const alternatesIn = (html: string) =>
  Object.fromEntries(
    elementsOf(html, 'link')
      .filter(({ attributes }) => attributes.includes('hreflang='))
      .map(({ attributes }) => [attributeOf(attributes, 'hreflang'), attributeOf(attributes, 'href')]),
  );
const nameOf = ({ path, language }: RenderedPage) => `${language} ${path}`;

describe('the rendered pages', () => {
  let pages: readonly RenderedPage[];
  let listed: readonly RenderedPage[];
  beforeAll(async () => {
    await ensureRendered();
    pages = renderedPages();
    listed = pages.filter(({ path }) => !OWN.includes(path));
  }, 900_000);

  it('PG-01 no rendered file contains an unfilled placeholder', () => {
    const files = renderedFiles(/\.(?:html|json|xml|txt|webmanifest)$/).filter(
      (file) => !TEMPLATES.test(file),
    );
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => rendered(file).includes('{{'))).toEqual([]);
  });

  it('QU-03 every page exists in every language', () => {
    const paths = new Set(pages.map(({ path }) => path));
    expect(paths.size).toBeGreaterThan(navigationPaths.length + 20);
    expect(pages.length).toBe(paths.size * languages.length);
  });

  it('QU-03 every page has exactly one main heading, title and description', () => {
    for (const page of pages) {
      const headings = elementsOf(page.html, 'h1');
      expect([nameOf(page), headings.length]).toEqual([nameOf(page), 1]);
      expect([nameOf(page), textOf(headings[0]?.inner ?? '')]).not.toEqual([nameOf(page), '']);
      const head = page.html.slice(0, page.html.lastIndexOf('</head>'));
      expect([nameOf(page), elementsOf(head, 'title').length]).toEqual([nameOf(page), 1]);
      const described = metaOf(head, 'description').map((text) => text.length > 25);
      expect([nameOf(page), described]).toEqual([nameOf(page), [true]]);
    }
  });

  it('QU-03 no two pages of a language share a title or description', () => {
    for (const { code } of languages) {
      const own = pages.filter(({ language }) => language === code);
      const titles = own.map(({ html }) => textOf(elementsOf(html, 'title')[0]?.inner ?? ''));
      const about = own.map(({ html }) => metaOf(html, 'description')[0]);
      const twice = (texts: readonly unknown[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
      expect([code, twice(titles), twice(about)]).toEqual([code, [], []]);
    }
  });

  it('QU-03 every page names its address as canonical and in its link preview', () => {
    for (const page of listed) {
      const address = addressOf(page);
      const named = [...canonicalsOf(page.html), ...metaOf(page.html, 'og:url')];
      expect([nameOf(page), named.map(decodeURI)]).toEqual([nameOf(page), [address, address]]);
    }
    expect(
      new Set(pages.filter(({ path }) => OWN.includes(path)).flatMap(({ html }) => metaOf(html, 'robots'))),
    ).toEqual(new Set(['noindex']));
  });

  it('QU-03 every page has valid structured data of its type', () => {
    for (const page of listed) {
      const types = dataOf(page).map((each) => each['@type']);
      expect([nameOf(page), types]).toEqual([
        nameOf(page),
        expect.arrayContaining([...expectedTypes(page.path)]),
      ]);
    }
  });

  it('PG-01 the breadcrumbs lead from home through the section, also in structured data', () => {
    for (const page of listed.filter(({ path }) => path !== '/')) {
      const list = dataOf(page).find((each) => each['@type'] === 'BreadcrumbList');
      const items = v.parse(breadcrumbList, list).itemListElement;
      const steps = page.path.split('/').slice(1);
      const above = ['/', ...steps.slice(1).map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)];
      const way = [...above.map((path) => site.url + inLanguage(page.language, path)), addressOf(page)];
      expect([nameOf(page), items.map(({ position }) => position)]).toEqual([
        nameOf(page),
        way.map((_, at) => at + 1),
      ]);
      expect(items.map(({ item }) => decodeURI(item))).toEqual(way);
      const { names, last } = shownWay(page);
      expect([nameOf(page), names]).toEqual([nameOf(page), items.map(({ name }) => name)]);
      expect([nameOf(page), last]).toEqual([nameOf(page), items.at(-1)?.name]);
    }
  });

  it('OF-01 every page links the existing manifest of its language', () => {
    const there = renderedFiles(/^manifest.*\.webmanifest$/);
    expect(there.length).toBe(languages.length);
    for (const page of pages) {
      const links = elementsOf(page.html, 'link').filter(({ attributes }) =>
        attributes.includes('rel="manifest"'),
      );
      const addresses = links.map(({ attributes }) => attributeOf(attributes, 'href'));
      const own = page.language === 'en' ? 'manifest.webmanifest' : `manifest.${page.language}.webmanifest`;
      expect([nameOf(page), addresses, there.includes(own)]).toEqual([nameOf(page), [`/${own}`], true]);
    }
  });

  it('LA-07 every page except articles names its addresses in all languages', () => {
    for (const page of listed) {
      const article = /^\/blog\/./.test(page.path);
      const all = languages.map(({ code }) => [code, site.url + inLanguage(code, page.path)]);
      const expected = article ? {} : Object.fromEntries([...all, ['x-default', site.url + page.path]]);
      expect([nameOf(page), alternatesIn(page.html)]).toEqual([nameOf(page), expected]);
    }
  });

  it('LA-07 PG-03 links lead to existing pages in the language of the page or article', () => {
    const there = new Set(pages.map((page) => inLanguage(page.language, page.path)));
    for (const page of pages) {
      const [frame, text] = splitArticle(page);
      // Links to the page in other languages.
      const own = frame.replaceAll(/<a [^>]*data-language[^>]*>/g, '');
      const others = [
        ...linkedPages(own).filter((path) => splitLanguage(path).code !== page.language),
        ...linkedPages(text).filter((path) => splitLanguage(path).code !== languageOfText(page)),
      ];
      const dead = linkedPages(page.html).filter((path) => !there.has(path));
      expect([nameOf(page), others, dead]).toEqual([nameOf(page), [], []]);
    }
  });

  it('QU-05 every page defines the MUI variables that its styles read', () => {
    for (const page of pages) {
      const given = new Set([...page.html.matchAll(/(--mui-[\w-]+):/g)].map(([, name]) => name));
      const read = new Set([...page.html.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name));
      expect(read.size).toBeGreaterThan(20);
      expect([nameOf(page), [...read].filter((name) => !given.has(name))]).toEqual([nameOf(page), []]);
    }
  });

  it('PG-01 the sitemap contains every page once', () => {
    const inSitemap = elementsOf(rendered('sitemap.xml'), 'loc').map(({ inner }) => decodeURI(inner));
    const own = new Set(listed.map(addressOf));
    expect(inSitemap.toSorted()).toEqual([...own].toSorted());
  });
});
