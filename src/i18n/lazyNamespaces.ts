import { addWordFiles } from './i18n.ts';

/** Words of content pages and of every tool. To be imported by what shows them, before it asks for any. */
addWordFiles(
  import.meta.glob<{ default: Record<string, unknown> }>(
    [
      './*.*.json',
      '!./*.{blog,contact,covers,hero,home,leads,library,menu,pwa,reading,trips}.json',
      '!./*.{request,search}.json',
    ],
    { base: './locales' },
  ),
);
