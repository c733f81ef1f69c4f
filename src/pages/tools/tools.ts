import type { ComponentType } from 'react';
import { site } from '../../content/site.ts';
import { type ToolEntry, toolEntries } from '../../content/siteManifest.ts';
import { withWords } from '../../i18n/withWords.ts';
import { componentOf, type ComponentModules } from '../../shared/componentOf.ts';
import { type LazyPart, lazyPart } from '../../shared/lazyPart.ts';

/**
 * A tool that stands on a content page, above its text (PG-02). It is fetched with its page; while it is on its way
 * the page's text is there already.
 */
export interface PageTool extends LazyPart, ToolEntry {}

const modules: ComponentModules = import.meta.glob<Record<string, ComponentType>>([
  '/src/features/*/ui/*Tool.tsx',
  '/src/pages/tools/**/*Tool.tsx',
]);

const tools: ReadonlyMap<string, PageTool> = new Map(
  Object.entries(toolEntries)
    .filter(([, { needs }]) => needs === undefined || site[needs] !== undefined)
    .map(([path, entry]) => {
      const load = () => componentOf(modules, entry.module);
      return [path, { ...entry, ...lazyPart(withWords(entry.words, load)) }];
    }),
);

/** The tool of a page, if it has one. */
export const toolOf = (path: string): PageTool | undefined => tools.get(path);
