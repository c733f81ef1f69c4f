import type { Plugin } from 'vite';
import { appManifest } from '../../src/content/appManifest.ts';
import { manifestAddress } from '../../src/i18n/addresses.ts';
import { languages } from '../../src/i18n/languages.ts';
import { colour } from '../designTokens.ts';

/** Writes the web app manifest of each language (OF-01); the worker's plugin supports only one. */
export function appManifests(): Plugin {
  return {
    name: 'marsa:app-manifests',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const paper = colour('paper');
      for (const { code } of languages) {
        const manifest = { ...appManifest(code), theme_color: paper, background_color: paper };
        const fileName = manifestAddress(code).slice(1);
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
      }
    },
  };
}
