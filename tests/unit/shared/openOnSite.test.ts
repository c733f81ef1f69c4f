import { beforeEach, expect, it, vi } from 'vitest';
import { openOnSite } from '../../../src/shared/openOnSite.ts';

const assign = vi.fn<(address: URL) => void>();
beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://marsa.example', assign } }));

it('QU-02 an address of this site is opened', () => {
  openOnSite('/ar/blog?page=2#list');
  expect(assign.mock.calls.map(([url]) => url.href)).toEqual(['https://marsa.example/ar/blog?page=2#list']);
});

it.each(['//evil.example/x', 'https://evil.example/', String.raw`/\evil.example`, 'data:text/html,x'])(
  'QU-02 the address %s is rejected',
  (address) => {
    expect(() => openOnSite(address)).toThrow('Not an address of this site');
  },
);
