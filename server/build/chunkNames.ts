import { dirname, resolve } from 'node:path';
import { modulePath } from './modulePath.ts';

/** A module of the bundler: `PluginContext.getModuleInfo`. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The modules of a build. */
export interface ModuleGraph {
  getModuleInfo(id: string): Module | null;
}

const START = 'start';
/** Folders of the rest of the frame, which every page loads after its own scripts. */
const FRAME = /^src\/(?:app\/(?:layout|routing)|features\/pwa)$/;
const CONTENT = 'src/pages/content';
/** The home page and its requests for posts: shared files that it needs are separate from the others. */
const HOME = /^src\/(?:pages\/home|features\/blog\/refresh)(?:\/|$)/;
/** Content pages and the tools on them. */
const TOOLS = /^src\/(?:tools|pages\/(?:content|tools))(?:\/|$)/;
/** A module that this many kinds of page import belongs to the start. */
const MOST_PAGES = 6;
const MOST_PAGES_OF_LIBRARY = 10;

/** `noRipple` stands for a module of MUI (vite.config.ts). */
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/|(noRipple)\.ts$/;
const UI_PACKAGE = /^(?:@mui|@popperjs)\/|^react-transition-group$/;

/** Packages of the start that seldom change: browsers keep their files across releases. */
const CORE: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react',
  scheduler: 'react',
  'react-router': 'router',
  'react-router-dom': 'router',
  i18next: 'router',
  'react-i18next': 'router',
};

/** Exports of MUI's indexes that the start does not use: an importer and a module. */
const UNUSED = /enhanceHighContrast\.mjs$|system\/index\.mjs .*\/useMediaQuery\//;

const OF_LANGUAGE = /\.json$|^\0|\/content\/facts\/(?:(?:arabic|urdu|hindi)\.ts|[\w-]+\.yaml\?words=\w+)$/;

/** Returns the folders of the dynamic imports that lead to each module; `start` for imports of the entry. */
function importersOf(entry: string, graph: ModuleGraph): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  const entered = new Set<string>();
  const visit = (id: string, folder: string) => {
    const known = importers.get(id) ?? new Set();
    importers.set(id, known);
    if (known.has(folder)) return;
    known.add(folder);
    const module = graph.getModuleInfo(id);
    for (const next of module?.importedIds ?? []) if (!UNUSED.test(`${id} ${next}`)) visit(next, folder);
    for (const next of module?.dynamicallyImportedIds ?? []) {
      if (entered.has(next)) continue;
      entered.add(next);
      visit(next, next.includes('/react-dom/') ? START : dirname(modulePath(next)));
    }
  };
  visit(entry, START);
  return importers;
}

/** The folder that contains all others; undefined when there is none among them. */
const commonFolder = (folders: readonly string[]): string | undefined =>
  folders.find((folder) => folders.every((other) => `${other}/`.startsWith(`${folder}/`)));

/** True for modules that import the device's store. */
function importsStore(id: string, graph: ModuleGraph, visited = new Set<string>()): boolean {
  if (PACKAGE.exec(id)?.[1] === 'dexie') return true;
  if (visited.has(id)) return false;
  visited.add(id);
  return graph.getModuleInfo(id)?.importedIds.some((next) => importsStore(next, graph, visited)) ?? false;
}

function nameOf(id: string, importers: ReadonlySet<string>, graph: ModuleGraph): string | null {
  const folders = [...importers];
  const library = PACKAGE.exec(id)?.slice(1).find(Boolean);
  const pages = folders.filter((folder) => folder.startsWith('src/pages/')).length;
  const inFrame = folders.some((folder) => FRAME.test(folder));
  const isCommon = library === undefined ? pages >= MOST_PAGES : pages >= MOST_PAGES_OF_LIBRARY && !inFrame;
  if (importers.has(START) || isCommon) return library === undefined ? 'app' : (CORE[library] ?? 'mui');
  if (inFrame) return 'frame';
  const common = commonFolder(folders);
  if (library !== undefined && !UI_PACKAGE.test(library) && common === undefined)
    // `d3-scale` and `d3-color` share `d3`.
    return library.replace(/^@|[/-].*/g, '');
  const isAtHome = folders.some((folder) => HOME.test(folder));
  if (id.includes('/src/content/art/') && isAtHome) return 'art';
  // A content page starts with these alone: the files of tools and of shared parts are large.
  if (library === undefined && folders.includes(CONTENT)) return 'pages-content';
  if (common !== undefined) return common.replace(/^src\//, '').replaceAll('/', '-');
  if (folders.every((folder) => TOOLS.test(folder))) return 'tools';
  const kind = library !== undefined ? 'mui-shared' : importsStore(id, graph) ? 'store' : 'shared';
  return isAtHome ? `${kind}-home` : kind;
}

/**
 * Returns the function that names a module's file by the folders that import it dynamically: one file for the start, one
 * for the frame, one for each folder, and files for shared modules. Files never import each other in a circle, because
 * the imports of a module are needed wherever the module is.
 */
export function chunkNames(): (id: string, graph: ModuleGraph) => string | null {
  let importers: Map<string, Set<string>> | undefined;
  return (id, graph) => {
    importers ??= importersOf(resolve(import.meta.dirname, '../../index.html'), graph);
    const own = importers.get(id);
    // Messages, words of facts and texts to search in have a file for each language.
    return own && !OF_LANGUAGE.test(id) ? nameOf(id, own, graph) : null;
  };
}
