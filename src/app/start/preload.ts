import './lentObtain.ts';

/** How long the parts of a page are tried for, in milliseconds: then the reader is told. */
const PATIENCE = 50_000;
/** Milliseconds between two attempts at a file that needs no other, and most of them. */
const PAUSE = 1000;
const ATTEMPTS = 6;

const bring = async (file: string) => window.marsaObtain?.(`/${file}`, AbortSignal.timeout(PATIENCE));

/**
 * Runs what a part is made of piece by piece, what is needed first coming last in the list: in one piece, as an
 * import by itself would, a database or a page keep a phone from answering.
 */
async function runPieces(files: readonly string[]): Promise<void> {
  for (const href of files.map((file) => `/${file}`))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const file of files.toReversed()) await import(/* @vite-ignore */ `/${file}`);
}

/** Vite's word for a part that could not be had; see lostChunks.ts. */
function tell(payload: unknown): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
}

/** The line is all there is: no worker has the files at hand. */
const alone = () => !navigator.serviceWorker?.controller && navigator.onLine;

/** A file that needs no other, such as words, is not brought first: it is asked for again while that may help. */
async function insistently<T>(load: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (attempts < 2 || !alone()) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return insistently(load, attempts - 1);
  }
}

/**
 * Takes the place of the bundler's own helper around each `import()` (vite.config.ts): the files of the part are
 * brought through a bad line first, so that the import finds them in the browser's cache. With a worker in
 * charge they are at hand already.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    if (alone()) await Promise.all(files.map(bring));
    await runPieces(files);
    return await insistently(load);
  } catch (error) {
    tell(error);
    throw error;
  }
}
