import { expect, it } from 'vitest';
import { newVisitor, sharedBrowser } from '../support/browser.ts';
import { contentDouble, doubleCategories, doublePost } from '../support/contentDouble.ts';
import { visits } from '../support/visits.ts';

/** Markup that requests `/x` and contains an event handler, in several notations. */
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
const { site, proxy } = visits(contentDouble(posts));

/** Opens a page outside `visits`, which accept no console errors: a violation of the policy is one. */
async function watched(path: string) {
  const { page, context, problems } = await newVisitor(await sharedBrowser());
  const reports: string[] = [];
  await page.exposeFunction('__report', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report: unknown = Reflect.get(window, '__report');
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  await page.goto(site().origin + path);
  return { page, context, problems, reports };
}

it('QU-02 markup in titles, excerpts, names and texts causes no policy report and no request', async () => {
  const { page, context, problems, reports } = await watched('/blog');
  const titles = page.locator('main article h2');
  // Only one of the thirteen titles contains text.
  await titles.getByText('Only one').nth(8).waitFor();
  await page.locator('main article').filter({ hasText: 'Only one' }).first().getByText('In short.').waitFor();
  await titles.first().getByRole('link').click();
  await page.locator('main').getByText('The end.').waitFor();
  // Reports arrive in order: after that of another violation, those of the markup have arrived.
  const own = 'https://forbidden.example/own.png';
  await page.evaluate((address) => {
    new Image().src = address;
  }, own);
  await expect.poll(() => reports.some((report) => report.includes(own))).toBe(true);
  expect(reports).toEqual([expect.stringMatching(/^img-src https:\/\/forbidden\.example\/own\.png /)]);
  await expect.poll(() => problems).toEqual([expect.stringContaining(own)]);
  expect(proxy().requests('/x')).toEqual([]);
  await context.close();
});
