import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contentDouble, doubleCategories, doublePost } from '../support/contentDouble.ts';
import { visits } from '../support/visits.ts';

/** Markup that asks for `/x` and carries a handler, in the ways in which a handler can be written. */
const PAYLOADS = [
  '<form id=attributes><img src=/x onerror=alert(1)><input name=attributes><input name=childNodes></form>',
  '<img src=/x onerror=alert(1)>',
  '<img src="/x" onerror="alert(1)">',
  '<img src=/x onerror>',
  '<img src=/x\nonerror/>',
  `<img src=/x alt=it's onerror=alert('1')>`,
  '<p title="a<b" onclick="alert(1)">c</p>',
  '<img =" src=/x onerror="alert(1)">',
  '<svg/onload=alert(1)></svg>',
  "<video><track a=it's default src='/x'></video>",
  '<base href=//evil.example>',
  '<noscript><p title="</noscript><img src=/x onerror=alert(1)>"></noscript>',
  '<svg></p><style><a id="</style><img src=/x onerror=alert(1)>">',
];

const posts = PAYLOADS.map((markup, index) =>
  doublePost(100 + index, {
    title: { rendered: `Only one ${markup}` },
    excerpt: { rendered: `<p>In short. ${markup}</p>` },
    content: { rendered: `<p>At length.</p>${markup}<p>The end.</p>`, protected: false },
    _embedded: {
      author: [{ name: `Salma ${markup}` }],
      'wp:featuredmedia': [{ source_url: '/y.png', alt_text: markup }],
      'wp:term': [
        [{ ...doubleCategories[0], name: `Banking ${markup}` }],
        [{ id: 90, name: `Tag ${markup}` }],
      ],
    },
  }),
);
const { site, newPage } = visits(contentDouble(posts));

/** Opens an address; each report of the policy is added to a list. */
async function watched(path: string): Promise<{ page: Page; reports: readonly string[] }> {
  const page = await newPage();
  const reports: string[] = [];
  await page.exposeFunction('__report', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report: unknown = Reflect.get(window, '__report');
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  await page.goto(site().origin + path);
  return { page, reports };
}

it('QU-02 markup in titles, excerpts, names and texts is parsed without a report and without a request', async () => {
  const { page, reports } = await watched('/blog');
  const titles = page.locator('main article h2');
  // Only one of the thirteen has words of its own.
  await titles.getByText('Only one').nth(8).waitFor();
  await page.locator('main article').filter({ hasText: 'Only one' }).first().getByText('In short.').waitFor();
  await titles.first().getByRole('link').click();
  await page.locator('main').getByText('The end.').waitFor();
  // Reports are tasks of their own, after those that caused them.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect([...new Set(reports)]).toEqual([]);
  expect(site().proxy().requests('/x')).toEqual([]);
});
