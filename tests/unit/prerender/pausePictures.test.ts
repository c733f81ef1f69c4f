// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforePictures } from '../../../src/app/start/inline/pausePictures.ts';

const line = vi.hoisted(() => ({ isBad: false }));
vi.mock('../../../src/shared/http/warmHttpCache.ts', () => ({ isLineBad: () => line.isBad }));

const ADDRESSES = ['/cover.avif 400w', '/cover.jpg'];
const addresses = () => [
  document.querySelector('source')?.getAttribute('srcset'),
  document.querySelector('img')?.getAttribute('src'),
];

describe('pictures while a file of the app is loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<picture><source srcset="${ADDRESSES[0]}"><img src="${ADDRESSES[1]}"></picture>`;
  });
  afterEach(() => vi.useRealTimers());

  it('QU-04 are cancelled on an unreliable network, and requested again when the file has arrived or failed', async () => {
    line.isBad = true;
    const file = Promise.withResolvers<undefined>();
    const awaited = beforePictures(file.promise);
    vi.advanceTimersByTime(1400);
    expect(addresses()).toEqual(ADDRESSES);
    vi.advanceTimersByTime(200);
    expect(addresses().every((address) => address?.startsWith('data:'))).toBe(true);
    file.reject(new Error('gone'));
    await awaited;
    expect(addresses()).toEqual(ADDRESSES);
  });

  it('QU-04 are not cancelled on a network that is only slow', async () => {
    line.isBad = false;
    const file = Promise.withResolvers<undefined>();
    const awaited = beforePictures(file.promise);
    vi.advanceTimersByTime(10_000);
    expect(addresses()).toEqual(ADDRESSES);
    file.resolve(undefined);
    await awaited;
  });
});
