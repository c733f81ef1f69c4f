import type { ComponentType } from 'react';

/** Modules by their paths from the root, as `import.meta.glob` gives them. */
export type ComponentModules = Readonly<
  Record<string, () => Promise<Readonly<Record<string, ComponentType | undefined>>>>
>;

/**
 * Fetches the component that a module is named for: `HomePage` of `src/pages/home/HomePage.tsx`. Rejects when the module
 * does not come, or has none.
 */
export async function componentOf(modules: ComponentModules, module: string): Promise<ComponentType> {
  const name = /(\w+)\.tsx$/.exec(module)?.[1] ?? '';
  const component = (await modules[`/${module}`]?.())?.[name];
  if (!component) throw new Error(`No component ${name} in ${module}.`);
  return component;
}
