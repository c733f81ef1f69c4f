import type { LanguageCode } from '../i18n/languages.ts';
import ar from '../i18n/locales/ar.translation.json' with { type: 'json' };
import arLibrary from '../i18n/locales/ar.library.json' with { type: 'json' };
import arMenu from '../i18n/locales/ar.menu.json' with { type: 'json' };
import en from '../i18n/locales/en.translation.json' with { type: 'json' };
import enLibrary from '../i18n/locales/en.library.json' with { type: 'json' };
import enMenu from '../i18n/locales/en.menu.json' with { type: 'json' };
import hi from '../i18n/locales/hi.translation.json' with { type: 'json' };
import hiLibrary from '../i18n/locales/hi.library.json' with { type: 'json' };
import hiMenu from '../i18n/locales/hi.menu.json' with { type: 'json' };
import ur from '../i18n/locales/ur.translation.json' with { type: 'json' };
import urLibrary from '../i18n/locales/ur.library.json' with { type: 'json' };
import urMenu from '../i18n/locales/ur.menu.json' with { type: 'json' };

interface OwnWords {
  readonly subject: string;
  readonly description: string;
  readonly guides: string;
  readonly article: string;
}

interface SiteWords {
  readonly saved: string;
  readonly calculator: string;
  readonly quote: string;
  readonly call: string;
  readonly home: string;
}

const ofSite = (
  { common }: Pick<typeof en, 'common'>,
  { name }: Pick<typeof enLibrary, 'name'>,
  { titles }: Pick<typeof enMenu, 'titles'>,
): SiteWords => ({
  saved: name,
  calculator: titles['/calculator'],
  quote: common.getQuote,
  call: common.call,
  home: common.home,
});

/** The texts of the web app manifest by language (OF-01), which only the build reads. */
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
