import type { LanguageCode } from '../../i18n/languages.ts';

export interface BodyWords {
  readonly item: string;
  readonly amount: string;
  readonly payee: string;
  readonly figures: string;
  readonly figuresIntro: string;
  readonly checked: string;
  readonly published: string;
  readonly from: string;
  readonly until: string;
  readonly ended: string;
  readonly about: string;
  readonly disputed: string;
}

export const bodyWords: Readonly<Record<LanguageCode, BodyWords>> = {
  en: {
    item: 'What',
    amount: 'How much',
    payee: 'Paid to',
    figures: 'Figures on this page',
    figuresIntro: 'Where each figure comes from, and the day on which we last read it there.',
    checked: 'Checked on',
    published: 'Published on',
    from: 'In force from',
    until: 'Until',
    ended: 'ended',
    about: 'Not confirmed by an authority: check before you rely on it',
    disputed: 'Sources disagree, so we show a range',
  },
  ar: {
    item: 'البند',
    amount: 'المبلغ',
    payee: 'يُدفع إلى',
    figures: 'أرقام هذه الصفحة',
    figuresIntro: 'مصدر كل رقم، واليوم الذي قرأناه فيه آخر مرة.',
    checked: 'روجع في',
    published: 'نُشر في',
    from: 'سارٍ منذ',
    until: 'حتى',
    ended: 'انتهى العمل به',
    about: 'لم تؤكده جهة مختصة: تحقق قبل الاعتماد عليه',
    disputed: 'المصادر مختلفة: مدى تقريبي',
  },
  ur: {
    item: 'کیا',
    amount: 'کتنا',
    payee: 'کسے ادا ہوتا ہے',
    figures: 'اس صفحے کے اعداد و شمار',
    figuresIntro: 'ہر عدد کا ماخذ، اور وہ دن جب ہم نے اسے وہاں آخری بار پڑھا۔',
    checked: 'آخری جانچ',
    published: 'شائع ہوا',
    from: 'نافذ از',
    until: 'تک',
    ended: 'ختم ہو چکا',
    about: 'کسی متعلقہ ادارے نے تصدیق نہیں کی: بھروسا کرنے سے پہلے جانچ لیں',
    disputed: 'ماخذ متفق نہیں: تخمینی حد',
  },
  hi: {
    item: 'क्या',
    amount: 'कितना',
    payee: 'किसे देना है',
    figures: 'इस पेज के आँकड़े',
    figuresIntro: 'हर आँकड़े का स्रोत, और वह दिन जब हमने उसे वहाँ आख़िरी बार पढ़ा।',
    checked: 'आख़िरी जाँच',
    published: 'प्रकाशित',
    from: 'लागू',
    until: 'तक',
    ended: 'अब लागू नहीं',
    about: 'किसी प्राधिकरण ने पुष्टि नहीं की: भरोसा करने से पहले जाँच लें',
    disputed: 'स्रोत एकमत नहीं: अनुमानित दायरा',
  },
};
