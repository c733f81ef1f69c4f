import { addWordFiles } from './i18n.ts';

/** Words of listening, reading settings and files. To be imported by what shows them, before it asks for any. */
addWordFiles(
  import.meta.glob<{ default: Record<string, unknown> }>('./*.reading.json', { base: './locales' }),
);
