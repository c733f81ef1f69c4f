import { addWordFiles } from './i18n.ts';

/** Words of the forms for a quote and a meeting. To be imported by what shows them, before it asks for any. */
addWordFiles(
  import.meta.glob<{ default: Record<string, unknown> }>('./*.request.json', { base: './locales' }),
);
