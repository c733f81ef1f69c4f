const CHANNEL = 'marsa-outbox';

/** Tells all pages that the outbox is not what it was. */
export function notifyChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('');
  channel.close();
}

/** Calls back when another page or the worker, or another part of this page, has told of a change. */
export function onChange(listener: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', listener);
}
