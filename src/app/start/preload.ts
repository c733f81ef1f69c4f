import './lentObtain.ts';

/** How long the parts of a page are tried for, in milliseconds: then the reader is told. */
const PATIENCE = 25_000;

const bring = async (file: string) => window.marsaObtain?.(`/${file}`, AbortSignal.timeout(PATIENCE));

/** Vite's word for a part that could not be had; see lostChunks.ts. */
function tell(payload: unknown): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
}

/**
 * Takes the place of the bundler's own helper around each `import()` (vite.config.ts): the files of the part are
 * brought through a bad line first, so that the import finds them in the browser's cache. With a worker in
 * charge they are at hand already.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    if (!navigator.serviceWorker?.controller && navigator.onLine) await Promise.all(files.map(bring));
    return await load();
  } catch (error) {
    tell(error);
    throw error;
  }
}
