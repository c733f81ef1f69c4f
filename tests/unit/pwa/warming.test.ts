import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warmWhenIdle } from '../../../src/features/pwa/shareWithWorker.ts';

const postMessage = vi.fn<(message: unknown) => void>();

function device(saveData: boolean): void {
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker: { controller: { postMessage } } });
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() });
}

beforeEach(() => {
  vi.useFakeTimers();
  postMessage.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('OF-02 asks for what other pages need once the page has rested', () => {
  device(false);
  warmWhenIdle();
  vi.advanceTimersByTime(1999);
  expect(postMessage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(postMessage.mock.calls).toEqual([[{ type: 'WARM' }]]);
});

it('OF-02 asks for nothing on a device that saves data', () => {
  device(true);
  warmWhenIdle();
  vi.advanceTimersByTime(3_600_000);
  expect(postMessage).not.toHaveBeenCalled();
});
