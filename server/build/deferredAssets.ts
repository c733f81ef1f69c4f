import type { ManifestTransform } from 'workbox-build';
import type { Plugin } from 'vite';

/** Modules that a reader can do without at first: the worker fetches their chunks once it is installed. */
const DEFERRED: readonly RegExp[] = [
  /\/features\/language\/Language(?:Menu|OfferBar)\.tsx$/,
  /\/features\/pwa\/UpdateSnackbar\.tsx$/,
  // Where the worker answers, it is registered.
  /\/features\/pwa\/registerWorker\.ts$/,
  // A draft is fetched each time that it is shown.
  /\/pages\/preview\//,
  /\/features\/reader\/settings\/SettingsPanel\.tsx$/,
  /\/locales\/en\.reading\.json$/,
  /\/features\/reader\/listen\/PlayerBar\.tsx$/,
  /\/pages\/blog\/articleFile\.ts$/,
  /\/pages\/home\/latest\/GoOn\.tsx$/,
  // Nothing is installed without a network.
  /\/features\/pwa\/install\/Install(?:Card|Entry|Moment)\.tsx$/,
  /\/locales\/en\.(?:pages|content|calculator|checklist|timeline|zones|finder|downloads|deadlines|tax|papers|request|search)\.json$/,
  /\/app\/routing\/NavigationRoute\.tsx$/,
  /\/content\/pages\/(?:en|ar|ur|hi)\//,
  /\/content\/facts\/(?:arabic|urdu|hindi)\.ts$/,
  /^\0virtual:search-texts/,
  /\/pages\/(?:content|tools|search)\//,
  /\/pages\/contact\/requestForms\.ts$/,
  /\/features\/(?:siteSearch|calculator|checklist|timeline|zones|workspace|deadlines|tax|visaPapers)\//,
];

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly facadeModuleId: string | null;
}

/** The chunks that only deferred modules need. A chunk that several parts share stays with the shell. */
export function deferredChunks(chunks: readonly Chunk[]): Set<string> {
  const isDeferred = ({ facadeModuleId: id }: Chunk) => id !== null && DEFERRED.some((name) => name.test(id));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const imported = new Set(chunks.flatMap(({ imports }) => imports));
  const needed = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || needed.has(chunk.fileName)) return;
    needed.add(chunk.fileName);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  // Where a page begins: a chunk with a module of its own, or one that nobody imports.
  for (const chunk of chunks)
    if (!isDeferred(chunk) && (chunk.facadeModuleId !== null || !imported.has(chunk.fileName))) visit(chunk);
  return new Set(chunks.map(({ fileName }) => fileName).filter((name) => !needed.has(name)));
}

/**
 * Marks the worker's files that are not of the shell (DESIGN 5), pictures among them: they are fetched when the device
 * is idle, and never under Save-Data.
 */
export function deferredAssets(): { plugin: Plugin; mark: ManifestTransform } {
  let deferred = new Set<string>();
  return {
    plugin: {
      name: 'marsa:deferred-assets',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle(_, bundle) {
        deferred = deferredChunks(Object.values(bundle).filter((file) => file.type === 'chunk'));
      },
    },
    mark: (entries) => ({
      manifest: entries.map((entry) =>
        deferred.has(entry.url) || /^assets\/.*\.svg$/.test(entry.url) ? { ...entry, deferred: true } : entry,
      ),
    }),
  };
}
