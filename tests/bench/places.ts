import { join, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** The built site. */
export const DIST = join(ROOT, 'dist');
