/**
 * Asks the service worker whether all files for offline pages are cached. Calls `answer`, and again after a repair of
 * missing files. Returns false without a controlling worker.
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

/** After this time without an answer, files count as missing. */
const TIMEOUT_MS = 3000;

/** Resolves to true when pages open offline: a worker controls the page and its files are cached. */
export function opensOffline(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!askForShell(resolve)) resolve(false);
    setTimeout(resolve, TIMEOUT_MS, false);
  });
}
