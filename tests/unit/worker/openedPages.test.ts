import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachesInMemory } from '../../support/cachesInMemory.ts';

const page = (main: string, body: string) =>
  `<script type="application/json" id="scripts">{"main":"/assets/${main}.js","first":[]}</script><a class="x" href="/ar/faq">?</a>${body}<i hidden id="whole"></i>`;

const shells = new Map([
  ['/shell/en.html', page('main-1', '')],
  ['/shell/ar.html', page('main-1', '')],
]);
let revision = '1';
let published = '';
const asked: string[] = [];

vi.mock('../../../src/service-worker/fetchWithRetry.ts', () => ({
  fetchWithRetry: (address: string) => {
    asked.push(address);
    return Promise.resolve(
      new Response(published, { headers: { etag: '1', vary: 'Accept', 'content-type': 'text/html' } }),
    );
  },
}));
vi.mock('../../../src/service-worker/shell.ts', () => ({ shellRevision: () => revision }));
vi.mock('../../../src/service-worker/pageFile.ts', async (original) => ({
  ...(await original<object>()),
  matchPageFile: (_code: string, address: string) => Promise.resolve(new Response(shells.get(address))),
}));

const load = () => import('../../../src/service-worker/openedPages.ts');

beforeEach(() => {
  revision = '1';
  asked.length = 0;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('caches', cachesInMemory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('content pages that were opened', () => {
  it('OF-03 LA-07 are cached once, at the address that they were opened at', async () => {
    const { keepOpenedPage, matchOpenedPage } = await load();
    published = page('main-1', '<h1>فيزا</h1>');
    await keepOpenedPage('/ar/visa/family-visa');
    await keepOpenedPage('/ar/visa/family-visa');
    expect(asked).toEqual(['/ar/visa/family-visa']);
    const kept = await matchOpenedPage('/ar/visa/family-visa');
    expect(await kept?.text()).toBe(published);
    expect([...(kept?.headers.keys() ?? [])]).toEqual(['content-type']);
    expect(await matchOpenedPage('/visa/family-visa')).toBeUndefined();
  });

  it.each([
    ['of another edition than the shell', page('main-2', '<h1>Family</h1>')],
    ['that broke off', page('main-1', '<h1>Family</h1>').slice(0, -30)],
    ['of somebody else', '<form>Log in to this network <i id="whole"></i></form>'],
  ])('OF-07 a page %s is not kept', async (_name, html) => {
    const { keepOpenedPage, matchOpenedPage } = await load();
    published = html;
    await expect(keepOpenedPage('/visa/family-visa')).rejects.toThrow('not of this edition');
    expect(await matchOpenedPage('/visa/family-visa')).toBeUndefined();
  });

  it('OF-02 nothing is fetched where data is saved', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await (await load()).keepOpenedPage('/visa/family-visa');
    expect(asked).toEqual([]);
  });

  it('OF-07 a new edition forgets those of the earlier ones; of one, the last forty stay', async () => {
    const { forgetFormerPages, keepOpenedPage, matchOpenedPage } = await load();
    published = page('main-1', '');
    for (let count = 0; count <= 40; count += 1) await keepOpenedPage(`/page-${count}`);
    expect(await matchOpenedPage('/page-0')).toBeUndefined();
    expect(await matchOpenedPage('/page-1')).toBeDefined();
    await caches.open('marsa-further');
    revision = '2';
    await keepOpenedPage('/faq');
    await forgetFormerPages();
    expect(await caches.keys()).toEqual(['marsa-further', 'marsa-pages-2']);
  });
});
