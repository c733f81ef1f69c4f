import type { ManifestTransform } from 'workbox-build';
import type { Plugin } from 'vite';
import { routeEntries, toolEntries } from '../../src/content/siteManifest.ts';
import { modulePath } from './modulePath.ts';

/** Parts of the frame and of pages of the shell that a reader can do without at first, from the root. */
const PARTS = [
  'src/features/language/LanguageMenu.tsx',
  'src/features/language/LanguageOfferBar.tsx',
  'src/features/pwa/UpdateSnackbar.tsx',
  // Where the worker answers, it is registered.
  'src/features/pwa/registerWorker.ts',
  // Nothing is installed without a network.
  'src/features/pwa/install/InstallCard.tsx',
  'src/features/pwa/install/InstallEntry.tsx',
  'src/features/pwa/install/InstallMoment.tsx',
  'src/features/reader/settings/SettingsPanel.tsx',
  'src/features/reader/listen/PlayerBar.tsx',
  'src/i18n/locales/en.reading.json',
  'src/i18n/locales/en.request.json',
  'src/pages/blog/articleFile.ts',
  'src/pages/home/latest/GoOn.tsx',
  'src/pages/contact/requestForms.ts',
  'src/pages/search/search.ts',
];

/** Where what waits begins; what nothing else asks for waits with it. */
const DEFERRED: ReadonlySet<string> = new Set([
  ...routeEntries.flatMap(({ tier, module }) => (tier === 'idle' ? module : [])),
  ...Object.values(toolEntries).map(({ module }) => module),
  ...PARTS,
]);

/** Never kept ahead of its use. */
const ON_USE: ReadonlySet<string> = new Set([
  // The edge to the content service has nothing to do without a network.
  'src/features/blog/refresh/service.ts',
  // For devices that could not keep a cache either.
  'src/shared/storage/memory-database.ts',
]);

interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** Whether a chunk holds one of some modules. */
const holds =
  (modules: ReadonlySet<string>) =>
  ({ moduleIds }: Chunk): boolean =>
    moduleIds.some((id) => modules.has(modulePath(id)));

/** The chunks that are reached from the entry through deferred modules alone. */
export function deferredChunks(chunks: readonly Chunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isDeferred = holds(DEFERRED);
  const reached = (passes: (chunk: Chunk) => boolean): Set<string> => {
    const found = new Set<string>();
    const visit = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk.fileName)) return;
      found.add(chunk.fileName);
      for (const name of chunk.imports) visit(byName.get(name));
      for (const name of chunk.dynamicImports) {
        const next = byName.get(name);
        if (next && passes(next)) visit(next);
      }
    };
    for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
    return found;
  };
  return reached(() => true).difference(reached((chunk) => !isDeferred(chunk)));
}

/**
 * Marks the worker's files that are not of the shell (DESIGN 5), pictures among them: they are fetched when the device
 * is idle, and never under Save-Data. Leaves out those that are kept only once they are used.
 */
export function deferredAssets(): { plugin: Plugin; mark: ManifestTransform } {
  let deferred = new Set<string>();
  let onUse = new Set<string>();
  return {
    plugin: {
      name: 'marsa:deferred-assets',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        deferred = deferredChunks(chunks);
        onUse = new Set(chunks.filter(holds(ON_USE)).map(({ fileName }) => fileName));
      },
    },
    mark: (entries) => ({
      manifest: entries
        .map((entry) =>
          deferred.has(entry.url) || /^assets\/.*\.svg$/.test(entry.url)
            ? { ...entry, deferred: true }
            : entry,
        )
        .filter(({ url }) => !onUse.has(url)),
    }),
  };
}
