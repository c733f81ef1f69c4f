// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WorkerUpdates } from '../../../src/features/pwa/WorkerUpdates.tsx';
import { holdUpdates } from '../../../src/shared/updateHolds.ts';

interface Options {
  readonly onRegisteredSW: (script: string, registration: unknown) => void;
  readonly onRegisterError: (error: unknown) => void;
}
type UseRegisterSW = (options: Options) => object;

const { useRegisterSW, skipWaiting } = vi.hoisted(() => ({
  useRegisterSW: vi.fn<UseRegisterSW>(),
  skipWaiting: vi.fn<() => Promise<void>>(),
}));
vi.mock('virtual:pwa-register/react', () => ({ useRegisterSW }));
vi.mock('../../../src/features/pwa/shareVisit.ts', () => ({ sharePage: () => () => undefined }));
vi.mock('../../../src/features/pwa/workerScript.ts', () => ({
  workerScriptArrives: () => Promise.resolve(),
}));
vi.mock('../../../src/features/pwa/UpdatePrompt.tsx', () => ({
  UpdatePrompt: ({ onApply }: { onApply: () => void }) => <button onClick={onApply}>Update now</button>,
}));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const reload = vi.fn<() => void>();
const serviceWorker = Object.assign(new EventTarget(), { controller: {} });
let endHold = () => {};
let root: Root;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload });
  const setWaiting = vi.fn<(isWaiting: boolean) => void>();
  useRegisterSW.mockReturnValue({ needRefresh: [true, setWaiting], updateServiceWorker: skipWaiting });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const updates = (
    <MemoryRouter>
      <WorkerUpdates />
    </MemoryRouter>
  );
  await act(async () => root.render(updates));
});
afterEach(async () => {
  endHold();
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const apply = () => act(async () => document.querySelector('button')?.click());
const activateNext = () => act(async () => serviceWorker.dispatchEvent(new Event('controllerchange')));
const registrations = () =>
  new Set(useRegisterSW.mock.calls.map(([options]) => options.onRegisterError)).size;
const lastOptions = () => useRegisterSW.mock.lastCall?.[0];
const failRegistration = (error: Error) =>
  act(async () => {
    lastOptions()?.onRegisterError(error);
    await vi.advanceTimersByTimeAsync(60_000);
  });

it('OF-07 the page reloads when the new version is active, unless it has unsent input', async () => {
  await apply();
  endHold = holdUpdates('a form');
  await activateNext();
  expect(reload).not.toHaveBeenCalled();
  endHold();
  await apply();
  expect(reload).not.toHaveBeenCalled();
  await activateNext();
  expect(reload).toHaveBeenCalledOnce();
});

it('OF-02 the page registers the worker again after a failure', async () => {
  expect(registrations()).toBe(1);
  await failRegistration(new Error('503'));
  expect(registrations()).toBe(2);
});

it('OF-02 the page registers the worker again when the first install fails', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  await act(async () => lastOptions()?.onRegisteredSW('/sw.js', { installing, update: vi.fn() }));
  expect(registrations()).toBe(1);
  installing.state = 'redundant';
  await act(async () => {
    installing.dispatchEvent(new Event('statechange'));
    await vi.advanceTimersByTimeAsync(60_000);
  });
  expect(registrations()).toBe(2);
});

it('OF-02 the page does not register the worker again where the browser forbids workers', async () => {
  await failRegistration(new DOMException('', 'SecurityError'));
  expect(registrations()).toBe(1);
  await failRegistration(new DOMException('', 'AbortError'));
  expect(registrations()).toBe(2);
});
