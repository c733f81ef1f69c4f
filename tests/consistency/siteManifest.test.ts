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
  )('PG-01 $module exports the component of its name', async ({ module }) => {
    expect(typeof (await componentOf(modules, module))).toBe('function');
  });

  it('PG-01 the patterns of content pages match exactly the pages of the navigation', () => {
    const short = routeEntries
      .flatMap(({ content, paths }) => (content ? paths : []))
      .filter((path) => !path.includes(':'));
    const known: readonly string[] = navigationPaths;
    expect(short.filter((path) => !known.includes(path))).toEqual([]);
    expect(known.filter((path) => !routeOf(path).content)).toEqual([]);
  });

  it('PG-02 every tool is on a content page of the navigation', () => {
    const paths = Object.keys(toolEntries);
    expect(paths.filter((path) => !navigationPaths.some((known) => known === path))).toEqual([]);
    expect(paths.filter((path) => !routeOf(path).content)).toEqual([]);
  });

  it('FR-10 the login page has no tool when no client area is configured', () => {
    expect(toolOf('/login')).toBeUndefined();
    expect(toolOf('/calculator')?.module).toBe('src/tools/calculator/CalculatorTool.tsx');
  });

  it('OF-06 the site search lists interactive pages as tools', () => {
    for (const path of ['/calculator', '/checklist', '/quote', '/schedule', '/packages'])
      expect(toolPaths).toContain(path);
    for (const path of ['/faq', '/company/contact', '/login', '/blog', '/saved', '/process'])
      expect(toolPaths).not.toContain(path);
    expect(toolPaths.size).toBeGreaterThan(12);
  });
});
