import { expect, it, vi } from 'vitest';
import type { Route } from 'workbox-routing';

const { routes } = vi.hoisted(() => ({ routes: [] as Route[] }));
vi.mock('workbox-routing', async (original) => ({
  ...(await original<object>()),
  registerRoute: (route: Route) => routes.push(route),
}));
vi.mock('../../../src/service-worker/shell.ts', () => ({ matchShell: vi.fn(), shellRevision: vi.fn() }));

vi.stubGlobal('self', globalThis);
const { answerDocuments } = await import('../../../src/service-worker/documents.ts');
answerDocuments();

const isAnswered = (address: string): boolean =>
  routes.some((route) => {
    const url = new URL(address, 'https://marsa.example');
    const request = Object.defineProperty(new Request(url), 'mode', { value: 'navigate' });
    return Boolean(Reflect.apply(route.match, undefined, [{ url, request, sameOrigin: true }]));
  });

it.each([
  '/calculator?utm_source=chatgpt.com',
  '/?ref=news.example.com',
  '/ar/blog?search=report.pdf',
  '/quote?next=/guide.html',
  '/blog?search=who%20has%20it?built',
])('OF-02 the worker answers %s, whatever its query ends with', (address) => {
  expect(isAnswered(address)).toBe(true);
});

it.each([
  '/feed.xml',
  '/feed.xml?page=2',
  '/downloads/guide.pdf?v=1',
  '/wp-admin/',
  '/wp-json/wp/v2/posts?x=a/b',
  '/blog/a-guide?built',
])('OF-02 the host answers %s', (address) => {
  expect(isAnswered(address)).toBe(false);
});
