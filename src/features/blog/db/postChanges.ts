const CHANNEL = 'marsa-blog-changes';

/** Tells all tabs and their workers which stored posts are new, have changed, or are gone. */
export function notifyChanges(ids: readonly number[]): void {
  if (ids.length === 0 || !('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(ids);
  channel.close();
}

/** Calls back with the ids of stored posts that changed, in this tab or another one. */
export function onChanges(listener: (ids: readonly number[]) => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<readonly number[]>) =>
    listener(data),
  );
}
