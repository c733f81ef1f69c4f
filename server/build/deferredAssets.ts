import { createHash } from 'node:crypto';
import type { ManifestTransform } from 'workbox-build';
import type { Plugin } from 'vite';
import { shellAddress } from '../../src/app/start/paths.ts';
import { splitLanguage } from '../../src/i18n/addresses.ts';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { routeEntries, toolEntries } from '../../src/content/siteManifest.ts';
import { usedNamespaces } from './messages.ts';
import { modulePath } from './modulePath.ts';

const PARTS = [
  'src/features/language/LanguageMenu.tsx',
  'src/features/language/LanguageOfferBar.tsx',
  'src/features/pwa/update/UpdateSnackbar.tsx',
  'src/features/pwa/install/InstallCard.tsx',
  'src/features/pwa/install/InstallEntry.tsx',
  'src/features/pwa/install/InstallMoment.tsx',
  'src/features/reader/settings/SettingsPanel.tsx',
  'src/features/reader/listen/PlayerBar.tsx',
  'src/pages/home/latest/GoOn.tsx',
  'src/pages/search/search.ts',
];

/** Modules whose chunks, and chunks that only they import, are deferred. */
const DEFERRED: ReadonlySet<string> = new Set([
  ...routeEntries.flatMap(({ tier, module }) => (tier === 'idle' ? module : [])),
  ...Object.values(toolEntries).map(({ module }) => module),
  ...PARTS,
]);

/** Modules of precached pages: their chunks are not deferred. */
const SHELL: ReadonlySet<string> = new Set(
  routeEntries.flatMap(({ tier, module }) => (tier === 'shell' ? module : [])),
);

const ON_USE: ReadonlySet<string> = new Set([
  'src/features/blog/refresh/service.ts',
  // For devices without storage, which have no cache either.
  'src/shared/storage/memory-database.ts',
]);

const FRAME = shellAddress(defaultLanguage).slice(1);

const isPageData = ({ url }: { readonly url: string }) => /^(?!assets\/).*\.json$/.test(url);

/** The precache list contains the data of a page once, for all languages. */
const isTranslation = ({ url }: { readonly url: string }) =>
  splitLanguage(`/${url}`).code !== defaultLanguage;

const digestOf = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 32);

interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
}

const holds =
  (modules: ReadonlySet<string>) =>
  ({ moduleIds }: Chunk): boolean =>
    moduleIds.some((id) => modules.has(modulePath(id)));

/** Returns the chunks that are reachable from the entry only through chunks of `isGate`. */
function reachedThrough(chunks: readonly Chunk[], isGate: (chunk: Chunk) => boolean): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
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
  return reached(() => true).difference(reached((chunk) => !isGate(chunk)));
}

/** Returns the chunks that only deferred modules need. */
export const deferredChunks = (chunks: readonly Chunk[]): Set<string> =>
  reachedThrough(chunks, (chunk) => holds(DEFERRED)(chunk) && !holds(SHELL)(chunk));

const namespaceOf = ({ moduleIds }: Chunk): string | undefined =>
  /^src\/i18n\/locales\/..\.(?!translation)(\w+)\.json$/.exec(modulePath(moduleIds[0] ?? ''))?.[1];

/** Returns the chunks with the messages that their modules use as imports, instead of all that they may import. */
export function withUsedMessages(
  chunks: readonly Chunk[],
  codeOf: (module: string) => string | null | undefined,
): readonly Chunk[] {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, namespaceOf(chunk)]));
  const isMessages = (file: string) => files.get(file) !== undefined;
  return chunks.map((chunk) => {
    const used = new Set(chunk.moduleIds.flatMap((id) => usedNamespaces(codeOf(id))));
    const ofUsed = [...files].flatMap(([file, name]) => (name !== undefined && used.has(name) ? file : []));
    return {
      ...chunk,
      dynamicImports: [...chunk.dynamicImports.filter((file) => !isMessages(file)), ...ofUsed],
    };
  });
}

/** Marks files to cache when the device is idle, and removes files that are cached only when used. */
export function deferredAssets(): { plugin: Plugin; mark: ManifestTransform } {
  let deferred = new Set<string>();
  let onUse = new Set<string>();
  return {
    plugin: {
      name: 'marsa:deferred-assets',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle(_, bundle) {
        const bundled = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunks = withUsedMessages(bundled, (id) => this.getModuleInfo(id)?.code);
        const isUsed = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
        const isUnused = (chunk: Chunk) => namespaceOf(chunk) !== undefined && !isUsed.has(chunk.fileName);
        deferred = deferredChunks(chunks);
        const unused = chunks.filter(isUnused).map(({ fileName }) => fileName);
        onUse = reachedThrough(chunks, holds(ON_USE)).union(new Set(unused));
      },
    },
    mark: (entries) => {
      const pages = digestOf(entries.filter(isPageData).map(({ url, revision }) => `${url} ${revision}`));
      const marked = entries.map((entry) => {
        if (isPageData(entry)) return { ...entry, revision: null, deferred: true };
        if (deferred.has(entry.url) || /^assets\/.*\.svg$/.test(entry.url))
          return { ...entry, deferred: true };
        // A changed text starts a new edition with separate caches.
        return entry.url === FRAME ? { ...entry, revision: digestOf([`${entry.revision}`, pages]) } : entry;
      });
      const listed = marked.filter(
        (entry) => !onUse.has(entry.url) && !(isPageData(entry) && isTranslation(entry)),
      );
      return { manifest: listed };
    },
  };
}
