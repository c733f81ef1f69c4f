import type { Plugin } from 'vite';
import { releases } from '../../src/content/releases.ts';

/**
 * Writes what each version brings to `/version.json`. It is no file of the worker's: an open page of an earlier version
 * asks the server for it, which has the new one (OF-07).
 */
export function releaseFile(): Plugin {
  return {
    name: 'marsa:release-file',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify(releases) });
    },
  };
}
