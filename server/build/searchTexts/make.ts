import type { BodyLanguage } from '../../../src/content/pages/bodies.ts';
import type { PageBody } from '../../../src/content/pages/page.ts';
import { searchable } from '../../../src/content/pages/searchable.ts';
import type { SearchableTexts } from '../../../src/content/searchTexts.ts';

const PAGES = '/src/content/pages';

const bodies = import.meta.glob<{ readonly page: PageBody }>('/src/content/pages/{en,ar}/**/*.ts', {
  eager: true,
});

/** What the site's search knows of all bodies in a language. */
export function makeSearchTexts(language: BodyLanguage): SearchableTexts {
  const folder = `${PAGES}/${language}/`;
  const own = Object.entries(bodies).filter(([file]) => file.startsWith(folder));
  return Object.fromEntries(
    own.map(([file, { page }]) => [
      file.slice(folder.length - 1).replace(/\.ts$/, ''),
      searchable(page, language),
    ]),
  );
}
