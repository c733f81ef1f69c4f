import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { copySite } from '../../support/siteCopy.ts';

/** The address of the page. No worker handles names with a full stop. */
export const STORE_PAGE = '/bench-store.html';

/** Returns a copy of the built site with another page, which runs the app's queries (`entry.ts`). */
export async function siteWithStorePage(): Promise<{ dir: string; remove: () => void }> {
  const { dir, remove } = copySite();
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    root: import.meta.dirname,
    build: {
      outDir: join(dir, 'assets'),
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(import.meta.dirname, 'entry.ts'),
        output: {
          entryFileNames: 'bench-store.js',
          chunkFileNames: 'bench-[name].js',
          assetFileNames: 'bench-[name][extname]',
        },
      },
    },
  });
  // Vite wraps its output for pages; without this check a missing file would only cause a timeout.
  if (!readFileSync(join(dir, 'assets/bench-store.js'), 'utf8').includes('measureStore')) {
    throw new Error('The queries were not bundled');
  }
  writeFileSync(
    join(dir, STORE_PAGE),
    '<!doctype html><html lang="en"><title>Store</title><script type="module" src="/assets/bench-store.js"></script></html>',
  );
  return { dir, remove };
}
