import { relative, resolve, sep } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Returns the path of a module relative to the project, with slashes on every system. */
export const modulePath = (id: string): string => relative(ROOT, id).replaceAll(sep, '/');
