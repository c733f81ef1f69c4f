import { addWordFiles } from './i18n.ts';

/** Words of the site's search. To be imported by what shows them, before it asks for any. */
addWordFiles(
  import.meta.glob<{ default: Record<string, unknown> }>('./*.search.json', { base: './locales' }),
);
