// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

let addOverlay: typeof import('../../../src/shared/overlayHistory.ts').addOverlay;
let entriesLeft: typeof import('../../../src/shared/overlayHistory.ts').entriesLeft;
let leaveDocument: typeof import('../../../src/shared/overlayHistory.ts').leaveDocument;
const routed = vi.fn<() => void>();
let traversed = Promise.withResolvers<void>();

beforeAll(async () => {
  // Before the module's own listener, which can stop the event.
  window.addEventListener('popstate', () => traversed.resolve(), { capture: true });
  window.addEventListener('popstate', routed);
  ({ addOverlay, entriesLeft, leaveDocument } = await import('../../../src/shared/overlayHistory.ts'));
});
beforeEach(() => {
  history.pushState({ key: 'page' }, '', '/page');
  routed.mockClear();
});

const move = async (by: -1 | 1) => {
  traversed = Promise.withResolvers();
  history.go(by);
  await traversed.promise;
};
const back = () => move(-1);

it('QU-01 Back closes the topmost overlay and keeps the page, of which the router hears nothing', async () => {
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

it('QU-01 an overlay that is closed in another way leaves no entry', async () => {
  history.pushState({ key: 'second' }, '', '/second');
  const close = vi.fn<() => void>();
  addOverlay(close)();
  await entriesLeft();
  expect(routed).not.toHaveBeenCalled();
  await back();
  expect(location.pathname).toBe('/page');
  expect(close).not.toHaveBeenCalled();
});

it('QU-01 a link in an overlay leads to the next page, and Back from there to the page below', async () => {
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

it('QU-01 a navigation that begins while the entry is being left follows it', async () => {
  const closed = addOverlay(() => undefined);
  closed();
  await new Promise((resolve) => setTimeout(resolve));
  history.pushState({ key: 'late' }, '', '/late');
  await entriesLeft();
  expect(location.pathname).toBe('/late');
  await back();
  expect([location.pathname, history.state.overlays]).toEqual(['/page', undefined]);
});

it('QU-01 a link to the current page in an overlay leaves no entry', async () => {
  const closed = addOverlay(() => undefined);
  history.replaceState({ key: 'again' }, '', '/page');
  closed();
  await entriesLeft();
  expect(history.state.overlays).toBeUndefined();
});

it('QU-01 Forward does not stop at the entry of an overlay that Back has closed', async () => {
  addOverlay(() => undefined);
  await back();
  await move(1);
  await entriesLeft();
  expect(history.state.overlays).toBeUndefined();
  expect(location.pathname).toBe('/page');
});

it('LA-07 a navigation to another document waits for the entries of overlays, and none is left after it', async () => {
  const go = vi.spyOn(History.prototype, 'go');
  const closed = addOverlay(() => undefined);
  const depth = vi.fn<(overlays: unknown) => void>();
  const left = leaveDocument(() => depth(history.state.overlays));
  closed();
  await left;
  expect(depth.mock.calls).toEqual([[undefined]]);
  expect(go).toHaveBeenCalledTimes(1);
  // A menu whose effect runs late, under load.
  addOverlay(() => undefined)();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(go).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pageshow'));
  await entriesLeft();
});
