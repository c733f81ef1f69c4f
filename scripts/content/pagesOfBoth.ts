import { bodyOf } from '../../src/content/pages/bodyOf.ts';
import type { PageFile } from '../../src/content/pages/page.ts';
import { isLanguageCode } from '../../src/i18n/languages.ts';

const modules = import.meta.glob<unknown>('/src/content/pages/??/**/*.ts', { eager: true, import: 'page' });
const files = import.meta.glob<PageFile>('/src/content/pages/??/**/*.yaml', {
  eager: true,
  import: 'default',
});

/** Returns the modules that differ from their files in data or in the order of keys. */
export function differingPages(): readonly string[] {
  return Object.entries(modules).flatMap(([path, page]) => {
    const file = files[path.replace(/\.ts$/, '.yaml')];
    const language = path.split('/')[4];
    if (!file || !isLanguageCode(language)) return [path];
    return JSON.stringify(bodyOf(file, language)) === JSON.stringify(page) ? [] : [path];
  });
}
