import { addWordFiles } from './i18n.ts';

/** Words of content pages and their tools. To be imported by what shows them, before it asks for any. */
addWordFiles(
  import.meta.glob<{ default: Record<string, unknown> }>(
    './*.{pages,content,calculator,checklist,timeline,zones,finder,downloads,deadlines,tax,papers}.json',
    { base: './locales' },
  ),
);
