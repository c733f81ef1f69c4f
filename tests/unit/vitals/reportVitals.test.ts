// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { reportVitals } from '../../../src/features/vitals/reportVitals.ts';

type Report = (metric: object) => void;
const reports = vi.hoisted(() => new Map<string, (metric: object) => void>());
const measure = vi.hoisted(() => (name: string) => (report: (metric: object) => void) => {
  reports.set(name, report);
});
vi.mock('web-vitals', () => ({
  onCLS: measure('CLS'),
  onFCP: measure('FCP'),
  onINP: measure('INP'),
  onLCP: measure('LCP'),
  onTTFB: measure('TTFB'),
}));

const beacon = vi.fn<(address: string, body: string) => boolean>(() => true);
beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});

it('QU-08 sends five metrics of a page view, without search terms and elements', () => {
  reportVitals('https://vitals.example/in');
  expect([...reports.keys()].sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  const lcp: Report | undefined = reports.get('LCP');
  lcp?.({
    name: 'LCP',
    value: 812.4,
    id: 'v6-1',
    rating: 'good',
    delta: 812.4,
    entries: [{ url: 'https://marsa.example/secret.jpg' }],
    navigationType: 'navigate',
    navigationURL: 'https://marsa.example/ar/blog?q=divorce#top',
  });
  const [address, body = ''] = beacon.mock.lastCall ?? [];
  expect(address).toBe('https://vitals.example/in');
  expect(JSON.parse(body)).toEqual({
    name: 'LCP',
    value: 812.4,
    id: 'v6-1',
    rating: 'good',
    path: '/ar/blog',
    navigationType: 'navigate',
  });
});

it('QU-08 sends the current path when the browser does not report the navigation', () => {
  window.history.replaceState(null, '', '/faq?from=mail');
  reportVitals('/vitals');
  reports.get('CLS')?.({ name: 'CLS', value: 0, id: 'a', rating: 'good', navigationType: 'reload' });
  expect(JSON.parse(beacon.mock.lastCall?.[1] ?? '')).toMatchObject({ path: '/faq', value: 0 });
});
