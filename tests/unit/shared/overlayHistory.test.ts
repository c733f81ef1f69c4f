// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

let addOverlay: typeof import('../../../src/shared/overlayHistory.ts').addOverlay;
let entriesLeft: typeof import('../../../src/shared/overlayHistory.ts').entriesLeft;
let leaveDocument: typeof import('../../../src/shared/overlayHistory.ts').leaveDocument;
const routed = vi.fn<() => void>();
let traversed = Promise.withResolvers<void>();

beforeAll(async () => {
  // The listener of the module can stop the event.
  window.addEventListener('popstate', () => traversed.resolve(), { capture: true });
  window.addEventListener('popstate', routed);
  ({ addOverlay, entriesLeft, leaveDocument } = await import('../../../src/shared/overlayHistory.ts'));
});
beforeEach(() => {
  history.pushState({ key: 'page' }, '', '/page');
  routed.mockClear();
});
afterEach(() => void vi.restoreAllMocks());

const move = async (by: -1 | 1) => {
  traversed = Promise.withResolvers();
  history.go(by);
  await traversed.promise;
};
const back = () => move(-1);

it('QU-01 Back closes the topmost overlay without a navigation', async () => {
  const [menu, search] = [vi.fn<() => void>(), vi.fn<() => void>()];
  addOverlay(menu);
  addOverlay(search);
  await back();
  expect([menu, search].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await back();
  expect([menu, search].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect([location.pathname, history.state.key]).toEqual(['/page', 'page']);
  expect(routed).not.toHaveBeenCalled();
});

it('QU-01 closing an overlay removes its history entry', async () => {
  history.pushState({ key: 'second' }, '', '/second');
  const close = vi.fn<() => void>();
  addOverlay(close)();
  await entriesLeft();
  expect(routed).not.toHaveBeenCalled();
  await back();
  expect(location.pathname).toBe('/page');
  expect(close).not.toHaveBeenCalled();
});

it('QU-01 Back leads from a page opened in an overlay to the page below', async () => {
  const closed = addOverlay(() => undefined);
  history.pushState({ key: 'next' }, '', '/next');
  closed();
  await entriesLeft();
  expect(location.pathname).toBe('/next');
  await back();
  expect([location.pathname, history.state.key, history.state.overlays]).toEqual([
    '/page',
    'page',
    undefined,
  ]);
  expect(routed).toHaveBeenCalledTimes(1);
});

it('QU-01 a navigation waits until the history entry is removed', async () => {
  const traversal = Promise.withResolvers<void>();
  const spy = vi.spyOn(History.prototype, 'go').mockImplementation((delta) => {
    spy.mockRestore();
    history.go(delta);
    traversal.resolve();
  });
  traversed = Promise.withResolvers();
  addOverlay(() => undefined)();
  // A poll would return after the traversal.
  await traversal.promise;
  history.pushState({ key: 'late' }, '', '/late');
  await traversed.promise;
  expect(location.pathname).toBe('/late');
  await back();
  expect([location.pathname, history.state.overlays]).toEqual(['/page', undefined]);
});

it('QU-01 Forward skips the entry of a closed overlay', async () => {
  addOverlay(() => undefined);
  await back();
  await move(1);
  await entriesLeft();
  expect(history.state.overlays).toBeUndefined();
  expect(location.pathname).toBe('/page');
});

it('LA-07 a navigation to another document waits until the history entries are removed', async () => {
  const go = vi.spyOn(History.prototype, 'go');
  const closed = addOverlay(() => undefined);
  const depth = vi.fn<(overlays: unknown) => void>();
  const left = leaveDocument(() => depth(history.state.overlays));
  closed();
  await left;
  expect(depth.mock.calls).toEqual([[undefined]]);
  expect(go).toHaveBeenCalledTimes(1);
  addOverlay(() => undefined)();
  // An overlay leaves its entry in the next task: here nothing may happen in it.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(go).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pageshow'));
  await entriesLeft();
});
