import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { routeOf } from '../../src/app/routes.tsx';
import { navigationPaths } from '../../src/content/navigation.ts';
import { notFoundEntry, routeEntries, toolEntries } from '../../src/content/siteManifest.ts';
import { toolPaths } from '../../src/content/toolPaths.ts';
import { toolOf } from '../../src/pages/tools/tools.ts';
import { componentOf, type ComponentModules } from '../../src/shared/componentOf.ts';

const modules: ComponentModules = import.meta.glob<Record<string, ComponentType>>('/src/**/*{Page,Tool}.tsx');

describe('the site manifest', () => {
  it.each(
    [...routeEntries, notFoundEntry, ...Object.values(toolEntries)].filter((entry) => !('content' in entry)),
  )('PG-01 $module has the component that it is named for', async ({ module }) => {
    expect(typeof (await componentOf(modules, module))).toBe('function');
  });

  it('PG-01 says which component is missing', async () => {
    await expect(componentOf(modules, 'src/pages/nowhere/NowherePage.tsx')).rejects.toThrow(
      'No component NowherePage in src/pages/nowhere/NowherePage.tsx.',
    );
  });

  it('PG-01 the patterns of pages that are data fit the navigation, and name no page that it does not have', () => {
    const short = routeEntries
      .flatMap(({ content, paths }) => (content ? paths : []))
      .filter((path) => !path.includes(':'));
    const known: readonly string[] = navigationPaths;
    expect(short.filter((path) => !known.includes(path))).toEqual([]);
    expect(known.filter((path) => !routeOf(path).content)).toEqual([]);
  });

  it('PG-02 every tool stands on a page of the navigation, which is data', () => {
    const paths = Object.keys(toolEntries);
    expect(paths.filter((path) => !navigationPaths.some((known) => known === path))).toEqual([]);
    expect(paths.filter((path) => !routeOf(path).content)).toEqual([]);
  });

  it('FR-10 the clients’ area is no tool where there is none', () => {
    expect(toolOf('/login')).toBeUndefined();
    expect(toolOf('/calculator')?.module).toBe('src/features/calculator/ui/CalculatorTool.tsx');
  });

  it('OF-06 the search names as tools what does something for its reader', () => {
    for (const path of ['/calculator', '/checklist', '/quote', '/schedule', '/packages'])
      expect(toolPaths).toContain(path);
    // They help on their pages, but nobody would look for them as a tool.
    for (const path of ['/faq', '/company/contact', '/login', '/blog', '/saved', '/process'])
      expect(toolPaths).not.toContain(path);
    expect(toolPaths.size).toBeGreaterThan(12);
  });
});
