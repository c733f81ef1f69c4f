import type { LanguageCode } from '../../i18n/languages.ts';

/** The offer to read a page in the reader's own language, in that language: its words are not fetched for it. */
export const offers: Readonly<Record<LanguageCode, string>> = {
  en: 'Read this page in English',
  ar: 'اقرأ هذه الصفحة بالعربية',
  ur: 'یہ صفحہ اردو میں پڑھیں',
  hi: 'यह पेज हिन्दी में पढ़ें',
};
