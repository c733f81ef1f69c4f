import { expect, it } from 'vitest';
import { appReady, withWorker, workerReady } from '../support/browser.ts';
import { contentDouble, doublePost, doublePosts, jsonAnswer } from '../support/contentDouble.ts';
import { storedTexts } from '../support/storedTexts.ts';
import { visits } from '../support/visits.ts';
import { cachedUrls } from '../support/warmed.ts';

const SIGNATURE = 'a'.repeat(64);
const draftAt = (origin: string) => ({
  ...doublePost(77, { title: { rendered: 'A draft about <em>offices</em>' } }),
  slug: '',
  content: {
    rendered: `<p>Not published <script>window.ran = true</script>yet.</p><img src="${origin}/wp-content/uploads/draft.svg" alt="A desk">`,
  },
});
const content = contentDouble(doublePosts(3));

const { site, visit, proxy } = visits(async (request) => {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/draft.svg'))
    return new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', {
      headers: { 'Content-Type': 'image/svg+xml' },
    });
  if (!pathname.endsWith('/marsa/v1/preview/77')) return content(request);
  return searchParams.get('signature') === SIGNATURE && searchParams.get('expires') === '1795449600'
    ? jsonAnswer(draftAt(origin))
    : new Response('{"code":"marsa_expired","message":"Expired"}', { status: 403 });
});

const link = (signature: string) => `/preview?post=77&expires=1795449600&signature=${signature}`;

it('CS-07 a signed link shows a sanitised draft, which is neither indexed nor stored', async () => {
  const page = await visit('/', withWorker);
  await workerReady(page);
  await expect.poll(() => storedTexts(page)).toBe(3);
  await page.goto(site().origin + link(SIGNATURE));
  await page.getByRole('heading', { level: 1, name: 'A draft about offices' }).waitFor();
  await page.getByText('Not published yet.').waitFor();
  await page.getByText('This is a draft.').waitFor();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  await expect.poll(() => proxy().requests('draft.svg').length).toBeGreaterThan(0);
  expect((await cachedUrls(page)).filter((url) => /draft\.svg|marsa\/v1|post=77/.test(url))).toEqual([]);
  expect(await storedTexts(page)).toBe(3);
});

it('CS-07 an expired or incomplete link shows a message', async () => {
  const page = await visit(link('b'.repeat(64)));
  await page.getByRole('heading', { level: 1, name: 'This preview cannot be shown' }).waitFor();
  await page.goto(`${site().origin}/preview?post=77`);
  await appReady(page);
  await page.getByText('The link has expired or is incomplete.').waitFor();
  expect(proxy().requests('/marsa/v1/preview')).toHaveLength(1);
});
