import type { LanguageCode } from '../i18n/languages.ts';
import { brand } from './brand.ts';

/** A version's changes, shown to users of an earlier version before the update (OF-07). */
export interface Release {
  readonly id: string;
  readonly changes: Readonly<Record<LanguageCode, readonly string[]>>;
}

/** The version of this build, separate from the list so that the app does not contain its texts. */
export const RELEASE = '2026-11-21';

/** All versions with changes to announce, the latest first. The build writes them to `/version.json`. */
export const releases: readonly Release[] = [
  {
    id: '2026-11-21',
    changes: {
      en: [
        `You can install ${brand.en} as an app: “Saved guides” shows you how.`,
        'A new version now tells you what has changed, and waits while you are typing or saving.',
      ],
      ar: [
        `يمكن تثبيت تطبيق ${brand.ar}: تجد الطريقة في «الأدلة المحفوظة».`,
        'الإصدار الجديد يذكر الآن ما يحمله، وينتظر ما دام شيء يُحفظ أو يُكتب.',
      ],
      ur: [
        `${brand.ur} کو ایپ کے طور پر انسٹال کیا جا سکتا ہے: طریقہ «محفوظ گائیڈز» میں ہے۔`,
        'نیا ورژن اب بتاتا ہے کہ وہ کیا لایا ہے، اور جب تک کچھ محفوظ ہو رہا ہو یا لکھا جا رہا ہو، انتظار کرتا ہے۔',
      ],
      hi: [
        `${brand.hi} को ऐप के रूप में इंस्टॉल किया जा सकता है: तरीक़ा “सहेजी गई गाइड” में है।`,
        'नया संस्करण अब बताता है कि वह क्या लाया है, और जब तक कुछ सहेजा या लिखा जा रहा हो, रुकता है।',
      ],
    },
  },
];
