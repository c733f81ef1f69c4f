const CHANNEL = 'marsa-blog-changes';

/** Notifies all tabs and workers of new, changed and deleted posts. */
export function notifyChanges(ids: readonly number[]): void {
  if (ids.length === 0 || !('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(ids);
  channel.close();
}

/** Subscribes to changes of stored posts in any tab. */
export function onChanges(listener: (ids: readonly number[]) => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<readonly number[]>) =>
    listener(data),
  );
}
