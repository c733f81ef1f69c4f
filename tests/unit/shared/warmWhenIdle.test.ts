import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { warmWhenIdle } from '../../../src/features/pwa/shareWithWorker.ts';

describe('fetching ahead for other pages', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A page with a worker, or one that gets it later; gives what the worker is told. */
  const device = (saveData: boolean, controlled = true) => {
    const told: unknown[] = [];
    const controller = { postMessage: (message: unknown) => told.push(message) };
    const serviceWorker = Object.assign(new EventTarget(), { controller: controlled ? controller : null });
    vi.stubGlobal('navigator', { serviceWorker, connection: { saveData } });
    vi.stubGlobal('window', {});
    const takeOver = () => {
      serviceWorker.controller = controller;
      serviceWorker.dispatchEvent(new Event('controllerchange'));
    };
    return { told, takeOver };
  };

  it('OF-02 waits until the page has rested', () => {
    const { told } = device(false);
    warmWhenIdle();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([{ type: 'WARM' }]);
  });

  it('OF-02 waits for the worker', () => {
    const { told, takeOver } = device(false, false);
    warmWhenIdle();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    takeOver();
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([{ type: 'WARM' }]);
  });

  it('OF-02 does not happen where data is saved', () => {
    const { told, takeOver } = device(true);
    warmWhenIdle();
    takeOver();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
