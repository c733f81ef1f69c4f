import type { LanguageCode } from '../i18n/languages.ts';
import ar from '../i18n/locales/ar.json' with { type: 'json' };
import arLibrary from '../i18n/locales/ar.library.json' with { type: 'json' };
import arMenu from '../i18n/locales/ar.menu.json' with { type: 'json' };
import en from '../i18n/locales/en.json' with { type: 'json' };
import enLibrary from '../i18n/locales/en.library.json' with { type: 'json' };
import enMenu from '../i18n/locales/en.menu.json' with { type: 'json' };
import hi from '../i18n/locales/hi.json' with { type: 'json' };
import hiLibrary from '../i18n/locales/hi.library.json' with { type: 'json' };
import hiMenu from '../i18n/locales/hi.menu.json' with { type: 'json' };
import ur from '../i18n/locales/ur.json' with { type: 'json' };
import urLibrary from '../i18n/locales/ur.library.json' with { type: 'json' };
import urMenu from '../i18n/locales/ur.menu.json' with { type: 'json' };

/** What the manifest says in words of its own. */
interface OwnWords {
  /** What the app is, after the brand. */
  readonly subject: string;
  readonly description: string;
  /** Labels of the screenshots of the list and of an article. */
  readonly guides: string;
  readonly article: string;
}

/** What it says as the site does. */
interface SiteWords {
  readonly saved: string;
  readonly calculator: string;
  readonly quote: string;
  readonly call: string;
  readonly home: string;
}

const ofSite = (
  { common }: Pick<typeof en, 'common'>,
  { library }: Pick<typeof enLibrary, 'library'>,
  { titles }: Pick<typeof enMenu, 'titles'>,
): SiteWords => ({
  saved: library.name,
  calculator: titles['/calculator'],
  quote: common.getQuote,
  call: common.call,
  home: common.home,
});

/** The words of the web app manifest in each language (OF-01). Only the build reads them: no script holds them. */
export const manifestWords: Readonly<Record<LanguageCode, OwnWords & SiteWords>> = {
  en: {
    ...ofSite(en, enLibrary, enMenu),
    subject: 'guides for founders',
    description: 'Company formation in Dubai, the UK and Europe, with guides that stay readable offline.',
    guides: 'The guides',
    article: 'Reading a guide',
  },
  ar: {
    ...ofSite(ar, arLibrary, arMenu),
    subject: 'أدلة للمؤسسين',
    description: 'تأسيس الشركات في دبي والمملكة المتحدة وأوروبا، مع أدلة تُقرأ دون اتصال.',
    guides: 'الأدلة',
    article: 'قراءة دليل',
  },
  ur: {
    ...ofSite(ur, urLibrary, urMenu),
    subject: 'بانیوں کے لیے گائیڈز',
    description: 'دبئی، برطانیہ اور یورپ میں کمپنی کی تشکیل، اور ایسی گائیڈز جو آف لائن بھی پڑھی جا سکتی ہیں۔',
    guides: 'گائیڈز',
    article: 'گائیڈ کا مطالعہ',
  },
  hi: {
    ...ofSite(hi, hiLibrary, hiMenu),
    subject: 'संस्थापकों के लिए गाइड',
    description: 'दुबई, यूके और यूरोप में कंपनी का गठन, साथ में ऐसी गाइड जो ऑफ़लाइन भी पढ़ी जा सकती हैं।',
    guides: 'गाइड',
    article: 'गाइड पढ़ना',
  },
};
