import type { ComponentType } from 'react';
import { site } from '../../content/site.ts';
import { type ToolEntry, toolEntries } from '../../content/siteManifest.ts';
import { componentOf, type ComponentModules } from '../../shared/componentOf.ts';
import { type LazyPart, lazyPart } from '../../shared/lazyPart.ts';

/** A tool above the text of a content page (PG-02), loaded with its page. */
export interface PageTool extends LazyPart, ToolEntry {}

const modules: ComponentModules = import.meta.glob<Record<string, ComponentType>>([
  '/src/tools/*/*Tool.tsx',
  '/src/pages/tools/**/*Tool.tsx',
]);

const tools: ReadonlyMap<string, PageTool> = new Map(
  Object.entries(toolEntries)
    .filter(([, { needs }]) => needs === undefined || site[needs] !== undefined)
    .map(([path, entry]) => {
      const load = () => componentOf(modules, entry.module);
      return [path, { ...entry, ...lazyPart(load) }];
    }),
);

/** Returns the tool of a page, if it has one. */
export const toolOf = (path: string): PageTool | undefined => tools.get(path);
