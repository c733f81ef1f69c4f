import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyUpdate } from '../../../src/features/pwa/applyUpdate.ts';
import { notifyUpdate, waitingVersion } from '../../../src/features/pwa/updates.ts';
import { holdUpdates } from '../../../src/shared/updateHolds.ts';

const ANSWER = 1_000;
const END = 300;
const TAKEOVER = 40_000;
const call = v.tuple([v.unknown(), v.tuple([v.instance(MessagePort)])]);

/** A version that waits, and what it was asked. */
function newVersion() {
  return { addEventListener: vi.fn(), messageSkipWaiting: vi.fn() };
}

describe('a new version that the reader asks for', () => {
  const postMessage = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  });
  afterEach(() => {
    notifyUpdate(undefined);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    postMessage.mockReset();
  });

  it('OF-07 takes over when the version before has heard of it, and not earlier', async () => {
    const worker = newVersion();
    notifyUpdate(worker);
    const applied = applyUpdate();
    expect(postMessage).toHaveBeenCalledWith({ type: 'GIVE_WAY' }, [expect.any(MessagePort)]);
    const asked = Date.now();
    await vi.advanceTimersByTimeAsync(END);
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
    const [, [port]] = v.parse(call, postMessage.mock.calls[0]);
    port.postMessage(undefined);
    await vi.waitFor(() => expect(worker.messageSkipWaiting).toHaveBeenCalledOnce());
    expect(Date.now() - asked).toBeLessThan(ANSWER);
    await vi.advanceTimersByTimeAsync(TAKEOVER);
    await applied;
  });

  it('OF-07 is announced again when the version before neither answers nor gives way', async () => {
    const worker = newVersion();
    notifyUpdate(worker);
    const applied = applyUpdate();
    expect(waitingVersion()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(ANSWER + END);
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(TAKEOVER - 1);
    expect(waitingVersion()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await applied;
    expect(waitingVersion()).toBe(worker);
  });

  it('OF-07 is not applied while something holds it back, and stays announced', async () => {
    const worker = newVersion();
    const letGo = holdUpdates('a form');
    notifyUpdate(worker);
    await applyUpdate();
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
    expect(waitingVersion()).toBe(worker);
    letGo();
  });
});
