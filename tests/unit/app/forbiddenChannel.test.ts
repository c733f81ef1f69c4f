import { afterEach, expect, it, vi } from 'vitest';
import { replaceForbiddenChannel } from '../../../src/app/start/forbiddenChannel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('OF-09 replaces BroadcastChannel with one that delivers nothing when the browser forbids it', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  replaceForbiddenChannel();
  const heard = vi.fn();
  const channel = new BroadcastChannel('changes');
  channel.addEventListener('message', heard);
  new BroadcastChannel('changes').postMessage('there');
  channel.close();
  expect([channel.name, heard.mock.calls]).toEqual(['changes', []]);
});

it('OF-09 leaves BroadcastChannel unchanged when the browser allows it', () => {
  const before = BroadcastChannel;
  replaceForbiddenChannel();
  expect(BroadcastChannel).toBe(before);
});
