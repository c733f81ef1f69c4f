import type { Plugin } from 'vite';
import { MESSAGES } from '../../src/app/start/pageData.ts';
import { modulePath } from './modulePath.ts';

/** The namespaces of each module that `import()` names, from the root. */
export type MessagesByModule = Readonly<Record<string, readonly string[]>>;

/** Where the build leaves them for prerendering, in `dist`. */
export const MESSAGES_FILE = '.vite/messages.json';

interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}

type ModuleOf = (id: string) => Module | null;

/** Returns the namespaces that a compiled module names by `useTranslation('…')`. */
export const usedNamespaces = (code: string | null | undefined): readonly string[] =>
  [...(code ?? '').matchAll(/\buseTranslation\(\s*["'`](\w+)/g)].map(([, name = '']) => name);

/** Returns the namespaces of a module and of all that it imports. */
export function namespacesOf(entry: string, moduleOf: ModuleOf): readonly string[] {
  const visited = new Set<string>();
  const found = new Set<string>();
  const visit = (id: string) => {
    if (visited.has(id)) return;
    visited.add(id);
    const module = moduleOf(id);
    for (const name of usedNamespaces(module?.code)) found.add(name);
    for (const imported of module?.importedIds ?? []) visit(imported);
  };
  visit(entry);
  return [...found].toSorted();
}

/**
 * Finds the namespaces that parts of the app use, so that `import()` loads the messages of a part together with its code
 * (src/app/start/preload.ts), and documents list them.
 */
export function messages() {
  const byFile = new Map<string, ReadonlySet<string>>();
  const plugin: Plugin = {
    name: 'marsa:messages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const moduleOf: ModuleOf = (id) => this.getModuleInfo(id);
      const byModule: Record<string, readonly string[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const entries = file.moduleIds.filter((id) => (moduleOf(id)?.dynamicImporters.length ?? 0) > 0);
        for (const id of entries) byModule[modulePath(id)] = namespacesOf(id, moduleOf);
        byFile.set(file.fileName, new Set(entries.flatMap((id) => byModule[modulePath(id)] ?? [])));
      }
      const source = JSON.stringify(byModule);
      this.emitFile({ type: 'asset', fileName: MESSAGES_FILE, source });
    },
  };
  /** Names the messages of an imported file among the files that it needs. */
  const withMessages = (file: string, needed: readonly string[]): string[] => [
    ...needed,
    ...[...(byFile.get(file) ?? [])].map((name) => MESSAGES + name),
  ];
  return { plugin, withMessages };
}
