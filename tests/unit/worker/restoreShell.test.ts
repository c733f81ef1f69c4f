// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { fetched } = vi.hoisted(() => ({ fetched: [] as string[] }));
vi.mock('../../../src/service-worker/fetchWithRetry.ts', () => ({
  fetchWithRetry: (address: string) => {
    fetched.push(address);
    return Promise.resolve(new Response(address));
  },
}));

const stored = new Map<string, Response>();
const registration = {
  installing: null as object | null,
  waiting: null as object | null,
  update: vi.fn<() => Promise<void>>(),
};
const FILES = [
  { url: 'shell/en.html', revision: '1' },
  { url: 'assets/index-ABC.js', revision: null },
];
const ADDRESSES = FILES.map(({ url }) => new URL(url, location.href).pathname);

beforeEach(async () => {
  fetched.length = 0;
  stored.clear();
  Object.assign(registration, { installing: null, waiting: null });
  registration.update.mockReset().mockResolvedValue();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('registration', registration);
  vi.stubGlobal('__WB_MANIFEST', FILES);
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        keys: () => Promise.resolve([...stored.keys()].map((url) => ({ url }))),
        put: (key: string, response: Response) => Promise.resolve(void stored.set(key, response)),
      }),
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const worker = () => import('../../../src/service-worker/shell.ts');

it('OF-02 the worker fetches the evicted files of the shell again', async () => {
  const { fillShell, isShellComplete, restoreShell } = await worker();
  await fillShell();
  const [lost] = stored.keys();
  if (lost !== undefined) stored.delete(lost);
  fetched.length = 0;
  expect(await isShellComplete()).toBe(false);
  await Promise.all([restoreShell(), restoreShell()]);
  expect(fetched.map((url) => new URL(url, location.href).pathname)).toEqual([ADDRESSES[0]]);
  expect(await isShellComplete()).toBe(true);
});

it('OF-08 the worker requests nothing while the shell is complete', async () => {
  const { fillShell, restoreShell } = await worker();
  await fillShell();
  fetched.length = 0;
  await restoreShell();
  expect(fetched).toEqual([]);
  expect(registration.update).not.toHaveBeenCalled();
});

it.each(['installing', 'waiting'])(
  'OF-07 the worker does not restore its shell while a later version is %s',
  async (state) => {
    const { isShellComplete, restoreShell } = await worker();
    registration.update.mockImplementation(() =>
      Promise.resolve(void Object.assign(registration, { [state]: {} })),
    );
    await restoreShell();
    expect(fetched).toEqual([]);
    expect(await isShellComplete()).toBe(false);
  },
);
