import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { articleText, categoryId, open, readCategory, type Reading } from './reader.ts';

/** Records actions that a safe page never performs. */
interface Watch {
  /** Requests to other hosts than the site and WordPress; navigations after a click are listed separately. */
  readonly requests: string[];
  readonly navigations: string[];
  /** Names of payloads that ran. */
  readonly marks: string[];
  /** Reports of the policy and of Trusted Types. */
  readonly reports: string[];
  readonly intrusions: string[];
}

const nothing = (): Watch => ({ requests: [], navigations: [], marks: [], reports: [], intrusions: [] });

async function watch(page: Page, known: readonly string[]): Promise<Watch> {
  const seen = nothing();
  const context = page.context();
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!protocol.startsWith('http') || known.includes(origin)) return;
    const list = request.isNavigationRequest() ? seen.navigations : seen.requests;
    list.push(`${request.resourceType()} ${request.url()}`);
  });
  context.on('page', (opened) => seen.intrusions.push(`window ${opened.url()}`));
  page.on('frameattached', (frame) => seen.intrusions.push(`frame ${frame.url()}`));
  page.on('dialog', (dialog) => {
    seen.intrusions.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.exposeBinding('__report', (_, report: unknown) => void seen.reports.push(String(report)));
  await context.exposeBinding('__mark', (_, name: unknown) => void seen.marks.push(String(name)));
  await context.addInitScript(() => {
    const callBinding = (binding: string, text: string): void => {
      const bound: unknown = Reflect.get(window, binding);
      if (typeof bound === 'function') bound(text);
    };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      callBinding('__report', `${violatedDirective} ${blockedURI} ${sample}`);
    });
    // Every payload sets this (seed/hostile.php).
    Object.defineProperty(window, '__pwned', {
      set: (name) => {
        callBinding('__mark', String(name));
      },
    });
  });
  return seen;
}

const postSchema = v.looseObject({ slug: v.string(), content: v.object({ rendered: v.string() }) });

async function hostilePosts({ wordPress }: Reading) {
  const { apiBase } = wordPress();
  const category = await categoryId(wordPress(), 'hostile');
  const answer = await fetch(`${apiBase}/posts?per_page=100&categories=${category}&_embed`);
  return v.parse(v.array(postSchema), await answer.json());
}

/** Asserts that the app's frame is visible, unchanged and at its address. */
async function frameStands(page: Page, origin: string): Promise<void> {
  expect(new URL(page.url()).origin).toBe(origin);
  expect(await page.locator('body > #root').count()).toBe(1);
  expect(await page.getByRole('banner').getByRole('link').first().isVisible()).toBe(true);
  expect(page.frames()).toHaveLength(1);
}

/** Posts that attack their readers (QU-02). */
export function hostileReading(reading: Reading): void {
  const { site, newPage, wordPress } = reading;
  const watched = async () => {
    const page = await newPage();
    return { page, seen: await watch(page, [site().origin, wordPress().origin]) };
  };

  it('QU-02 WordPress sends hostile markup unchanged', async () => {
    const harmless = (await hostilePosts(reading)).filter(
      (post) => !/window\.__pwned=|(?:evil|tracker)\.invalid/.test(JSON.stringify(post)),
    );
    expect(harmless.map(({ slug }) => slug)).toEqual([]);
  });

  it('QU-02 every hostile post is readable, runs nothing and requests nothing', async () => {
    const { page, seen } = await watched();
    const titles = await readCategory(page, reading, 'hostile', async () => {
      await articleText(page).getByText('stays readable').first().waitFor();
      await frameStands(page, site().origin);
      const left = articleText(page).locator(
        'script, style, iframe, object, embed, form, input, svg, math, template, base, meta, link',
      );
      expect(await left.count()).toBe(0);
    });
    await page.waitForLoadState('networkidle');
    expect(titles.length).toBeGreaterThan(25);
    expect(titles).toContain('A title with inside');
    expect(seen).toEqual(nothing());
  });

  it('QU-02 every remaining link of a hostile post can be clicked', async () => {
    const { page, seen } = await watched();
    const context = page.context();
    // Other hosts do not respond: only the click may lead there.
    await context.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue()),
    );
    const linking = (await hostilePosts(reading)).filter(({ content }) =>
      /href|formaction/i.test(content.rendered),
    );
    const clicked: string[] = [];
    for (const { slug } of linking) {
      await open(page, `${site().origin}/blog/${slug}`);
      await articleText(page).waitFor();
      for (const link of await articleText(page).locator('a').all()) {
        const href = await link.getAttribute('href');
        expect(href ?? '/').toMatch(/^(?:\/|#.|https?:)/);
        // A link without text cannot be clicked.
        if (!(await link.isVisible())) continue;
        const asked = href?.startsWith('http')
          ? context.waitForEvent('request', (request) => request.url() === href)
          : undefined;
        await link.click();
        await asked;
        clicked.push(`${href}`);
      }
      await frameStands(page, site().origin);
    }
    const outside = ['opener', 'top', 'overlay'].map((name) => `http://evil.invalid/${name}`);
    expect(clicked).toEqual(expect.arrayContaining(['null', ...outside]));
    const visited = seen.navigations.map((navigation) => navigation.replace(/^document /, ''));
    expect(visited).toEqual(expect.arrayContaining(outside));
    expect(visited.filter((address) => !clicked.includes(address))).toEqual([]);
    expect({ ...seen, navigations: [] }).toEqual(nothing());
  });
}
