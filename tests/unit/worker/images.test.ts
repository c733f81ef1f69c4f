import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { routes, ask } = vi.hoisted(() => ({
  routes: vi.fn<(matches: unknown, answer: (options: object) => Promise<Response>) => void>(),
  ask: vi.fn<(address: string, mode: unknown, init: { readonly signal: AbortSignal }) => Promise<Response>>(),
}));
vi.mock('workbox-routing', () => ({ registerRoute: routes }));
vi.mock('workbox-expiration', () => ({ CacheExpiration: vi.fn() }));
vi.mock('../../../src/features/library/pictures/fetchPicture.ts', () => ({ askForPicture: ask }));
vi.mock('../../../src/features/library/pictures/hosts.ts', () => ({ notedCorsMode: () => 'cors' }));

describe('pictures that the worker answers for', () => {
  /** Lets the answer that has been asked to end come to its end. */
  let lookedUp = () => {};
  beforeEach(() => {
    const looking = new Promise<void>((resolve) => (lookedUp = resolve));
    vi.stubGlobal('self', { clients: { get: () => Promise.resolve(undefined) } });
    vi.stubGlobal('caches', {
      match: () => Promise.resolve(undefined),
      // Where another size of the picture is looked for, once it cannot be had.
      open: () => looking.then(() => ({ keys: () => Promise.resolve([]) })),
    });
    ask.mockImplementation(
      (_address, _mode, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('OF-07 have been answered, be it with an error, before the worker says that it gives way', async () => {
    const { answerImages } = await import('../../../src/service-worker/images.ts');
    const { abortForUpdate } = await import('../../../src/service-worker/abortOnUpdate.ts');
    answerImages();
    const answer = routes.mock.calls[0]?.[1];
    const response = answer?.({ url: new URL('https://blog.example/never.webp'), event: {} });
    await vi.waitUntil(() => ask.mock.calls.length > 0);
    const told = vi.fn();
    const ended = abortForUpdate().then(told);
    // Whatever is due by now has happened.
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).not.toHaveBeenCalled();
    lookedUp();
    expect((await response)?.type).toBe('error');
    await ended;
    expect(told).toHaveBeenCalledOnce();
  });
});
