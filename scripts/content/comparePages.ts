import { runnerImport } from 'vite';
import { contentFiles } from '../../server/build/contentFiles/plugin.ts';

type Pages = typeof import('./pagesOfBoth.ts');

/** Returns the pages whose module and file have different data, with and without a client portal. */
export async function comparePages(root: string): Promise<readonly string[]> {
  const differing: string[] = [];
  for (const portal of ['', 'https://clients.example/']) {
    const { module } = await runnerImport<Pages>('/scripts/content/pagesOfBoth.ts', {
      root,
      configFile: false,
      logLevel: 'warn',
      define: { 'import.meta.env.VITE_PORTAL': JSON.stringify(portal) },
      plugins: [contentFiles()],
    });
    differing.push(...module.differingPages());
  }
  return differing;
}
