import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../support/site.ts';

const PLACEHOLDER = /lorem ipsum|\bTODO\b|\bTBD\b|coming soon|\bXX+\b/i;

/** A page as a visitor without scripts receives it. */
interface Crawled {
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** True for an article in the frame of another language: its canonical address is in its own language. */
  readonly isCopy: boolean;
  readonly text: string;
  readonly links: readonly string[];
  /** Fragments that links of the page name and the page does not contain. */
  readonly missing: readonly string[];
}

describe('every link of the site', () => {
  let site: TestSite;
  const pages = new Map<string, Crawled>();

  async function read(path: string): Promise<Crawled> {
    const response = await fetch(site.origin + path, { headers: { Accept: 'text/html' } });
    const { document } = new JSDOM(await response.text()).window;
    const hrefs = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    const anchors = hrefs.filter((href) => /^#./.test(href)).map((href) => decodeURIComponent(href.slice(1)));
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    document.querySelectorAll('script, style').forEach((element) => element.remove());
    return {
      status: response.status,
      lang: document.documentElement.lang,
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      heading: document.querySelector('h1')?.textContent ?? '',
      isCopy: canonical !== undefined && new URL(canonical).pathname !== path,
      text: document.querySelector('main')?.textContent ?? '',
      links: hrefs.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0] ?? ''),
      missing: anchors.filter((id) => document.getElementById(id) === null),
    };
  }

  beforeAll(async () => {
    site = await startSite();
    const waiting = ['/'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (pages.has(path)) continue;
      const page = await read(path);
      pages.set(path, page);
      waiting.push(...page.links.filter((link) => !/\.[a-z]{2,4}$|\?/.test(link)));
    }
  });
  afterAll(() => site.close());

  const failing = (fails: (page: Crawled, path: string) => boolean) =>
    [...pages].filter(([path, page]) => fails(page, path)).map(([path]) => path);
  const twice = (of: (page: Crawled) => string) =>
    Map.groupBy(
      [...pages].filter(([, { isCopy }]) => !isCopy),
      ([, page]) => `${page.lang} ${of(page)}`,
    )
      .values()
      .filter((same) => same.length > 1)
      .map((same) => same.map(([path]) => path))
      .toArray();

  it('PG-03 every link leads to an existing page and fragment', () => {
    expect(pages.size).toBeGreaterThan(120);
    expect(failing(({ status }) => status !== 200)).toEqual([]);
    expect(failing(({ missing }) => missing.length > 0)).toEqual([]);
  });

  it('PG-01 QU-03 each page has a unique title, description and heading', () => {
    expect(
      failing(({ title, description, heading }) => !title || description.length < 30 || !heading),
    ).toEqual([]);
    expect(twice(({ title }) => title)).toEqual([]);
    expect(twice(({ description }) => description)).toEqual([]);
    expect(twice(({ heading }) => heading)).toEqual([]);
  });

  it('PG-01 no page contains placeholder text', () => {
    expect(failing(({ text }) => PLACEHOLDER.test(text))).toEqual([]);
  });
});
