import { relative, resolve, sep } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The path of a module from the project's folder, with slashes on every system. */
export const modulePath = (id: string): string => relative(ROOT, id).replaceAll(sep, '/');
