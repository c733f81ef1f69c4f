/**
 * Asks the worker whether all files are cached with which pages open offline. Calls `answer` with that, and again once
 * the worker has tried to restore lost ones. Does nothing, and returns false, where no worker is in charge.
 */
export function askForShell(answer: (isComplete: boolean) => void): boolean {
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!controller) return false;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => answer(data === true));
  port1.start();
  controller.postMessage({ type: 'SHELL' }, [port2]);
  return true;
}

/** A worker that does not answer within so many milliseconds is taken for one without its files. */
const TIMEOUT_MS = 3000;

/** True when pages open offline: a worker is in charge, and its files are cached. */
export function opensOffline(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!askForShell(resolve)) resolve(false);
    setTimeout(resolve, TIMEOUT_MS, false);
  });
}
