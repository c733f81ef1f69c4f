import type { LanguageCode } from '../../i18n/languages.ts';

/** Text of the offer in its own language, so that its messages need not be loaded. */
export const offers: Readonly<Record<LanguageCode, string>> = {
  en: 'Read this page in English',
  ar: 'اقرأ هذه الصفحة بالعربية',
  ur: 'یہ صفحہ اردو میں پڑھیں',
  hi: 'यह पेज हिन्दी में पढ़ें',
};
