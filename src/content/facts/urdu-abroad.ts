const LATE_ACCOUNTS = 'حسابات دیر سے جمع کرانے کے جرمانوں کے ضوابط 2008 (SI 2008/497)';
const LATE_RETURNS = 'برطانوی حکومت کی سائٹ GOV.UK، کمپنی کے ٹیکس گوشوارے میں دیر کے جرمانے';
const STRIKE_OFF_AGENTS = 'جیسا فائلنگ ایجنٹوں نے بتایا';
const HOME_OFFICE_LAWYERS = 'برطانوی وزارتِ داخلہ (Home Office)؛ جیسا امیگریشن وکیلوں نے بتایا';
const ENDORSERS = 'توثیق کرنے والے ادارے؛ جیسا Richmond Chambers نے بتایا';
const E_RESIDENCY_COSTS = 'ای ریزیڈنسی پروگرام (e-Residency)، اخراجات اور فیس';
const EE_TAX_BOARD = 'ایسٹونیا کا ٹیکس اور کسٹمز بورڈ';
const SCHENGEN_CODE = 'شینگن بارڈرز کوڈ، ضابطہ (EU) 2016/399، دفعہ 6';

/** Urdu texts of the facts on filings in the UK and Estonia. */
export const urduAbroad = {
  'uk-accounts-late-1': {
    covers: 'برطانوی کمپنی رجسٹر میں حسابات ایک مہینے تک دیر سے جمع کرانے پر پرائیویٹ کمپنی کا جرمانہ',
    source: LATE_ACCOUNTS,
  },
  'uk-accounts-late-3': {
    covers: 'برطانوی کمپنی رجسٹر میں حسابات ایک سے تین مہینے دیر سے جمع کرانے پر پرائیویٹ کمپنی کا جرمانہ',
    source: LATE_ACCOUNTS,
  },
  'uk-accounts-late-6': {
    covers: 'برطانوی کمپنی رجسٹر میں حسابات تین سے چھ مہینے دیر سے جمع کرانے پر پرائیویٹ کمپنی کا جرمانہ',
    source: LATE_ACCOUNTS,
  },
  'uk-accounts-late-more': {
    covers: 'برطانوی کمپنی رجسٹر میں حسابات چھ مہینے سے زیادہ دیر سے جمع کرانے پر پرائیویٹ کمپنی کا جرمانہ',
    source: LATE_ACCOUNTS,
  },
  'uk-return-late': {
    covers: 'برطانیہ میں کمپنی کا ٹیکس گوشوارہ ایک دن دیر سے دینے کا جرمانہ، اور تین مہینے بعد اتنا ہی اور',
    source: 'GOV.UK، کمپنی کے ٹیکس گوشوارے میں تاخیر کے جرمانوں میں اضافہ',
  },
  'uk-return-late-tax': {
    covers:
      'برطانیہ میں کمپنی کا ٹیکس گوشوارہ چھ مہینے دیر سے ہو تو بقایا ٹیکس پر جرمانہ، اور بارہ مہینے پر اتنا ہی اور',
    source: LATE_RETURNS,
  },
  'uk-vat-return-due': {
    covers: 'مدت کے اختتام کے بعد برطانیہ کے ویلیو ایڈڈ ٹیکس کے گوشوارے اور ادائیگی کی مہلت',
    source: 'برطانوی حکومت کی ویب سائٹ GOV.UK، ویلیو ایڈڈ ٹیکس کے گوشواروں کی آخری تاریخیں',
    value: '1 مہینہ اور 7 دن',
  },
  'uk-ct-registration': {
    covers: 'کاروبار شروع کرنے کے بعد برطانیہ کی کمپنی کے لیے کارپوریشن ٹیکس میں رجسٹریشن کی مہلت',
    source: 'برطانوی محکمۂ محصولات (HMRC)؛ جیسا برطانوی اکاؤنٹنٹس نے بتایا',
  },
  'uk-strike-off-fee': {
    covers: 'برطانیہ کی کمپنی رجسٹر سے خارج کرانے کی آن لائن درخواست کی فیس',
    source: 'برطانوی کمپنی رجسٹر (Companies House) کی فروری 2026 سے فیس',
  },
  'uk-strike-off-idle': {
    covers:
      'کاروبار یا نام کی تبدیلی کے بغیر وہ مدت جس کے بعد برطانیہ کی کمپنی خود کو رجسٹر سے خارج کرانے کی درخواست دے سکتی ہے',
    source: 'برطانوی کمپنی رجسٹر (Companies House)، لمیٹڈ کمپنی کا اخراج یا خاتمہ',
  },
  'uk-strike-off-objection': {
    covers: 'گزٹ (Gazette) میں نوٹس کے بعد اعتراضات کی مدت، جس کے بعد برطانیہ کی کمپنی رجسٹر سے خارج ہوتی ہے',
    source: `برطانوی کمپنی رجسٹر (Companies House) کا طریقِ کار، ${STRIKE_OFF_AGENTS}`,
  },
  'uk-strike-off-copies': {
    covers: 'اخراج کی درخواست کی نقلیں قرض خواہوں، عملے اور ارکان کو بھیجنے کی مہلت',
    source: 'برطانیہ کا کمپنیز ایکٹ 2006 (Companies Act)، دفعہ 1006؛ جیسا theukrules.co.uk نے بتایا',
  },
  'uk-innovator-length': {
    covers: 'پہلے انوویٹر فاؤنڈر ویزا (Innovator Founder) کی مدت',
    source: 'برطانوی وزارتِ داخلہ (Home Office)؛ جیسا Richmond Chambers اور BritishAmerican Business نے بتایا',
  },
  'uk-innovator-endorsement': {
    covers: 'انوویٹر فاؤنڈر کی جانچ پر توثیق کرنے والے ادارے کی فیس، ویلیو ایڈڈ ٹیکس سے پہلے',
    source: ENDORSERS,
  },
  'uk-innovator-meeting': {
    covers: 'انوویٹر فاؤنڈر ویزا کے دوران توثیق کرنے والے ادارے کے ساتھ دو میٹنگز میں سے ہر ایک کی فیس',
    source: ENDORSERS,
  },
  'uk-innovator-savings': {
    covers: 'ذاتی بچت جو انوویٹر فاؤنڈر ویزا کے درخواست گزار کو دکھانی ہوتی ہے',
    source: HOME_OFFICE_LAWYERS,
  },
  'uk-innovator-savings-days': {
    covers: 'وہ مدت جس میں بچت انوویٹر فاؤنڈر ویزا کے درخواست گزار کے پاس رہی ہو',
    source: HOME_OFFICE_LAWYERS,
  },
  'ee-contact-person': {
    covers: 'ایسٹونیا کی ایسی کمپنی کا رابطہ کار جس کا بورڈ بیرونِ ملک ہو: سالانہ قیمت',
    source: E_RESIDENCY_COSTS,
  },
  'ee-accounting-month': {
    covers: 'ایسٹونیا کی کمپنی کے حسابات رکھنا: سب سے کم ماہانہ قیمت',
    source: E_RESIDENCY_COSTS,
  },
  'ee-first-year-alone': {
    covers: 'پہلے سال کا موٹا اندازہ، ایسٹونیا کی ایسی کمپنی کا جو اپنے حسابات خود رکھتی ہے',
    source: E_RESIDENCY_COSTS,
  },
  'ee-first-year-accountant': {
    covers: 'پہلے سال کا موٹا اندازہ، ایسٹونیا کی ایسی کمپنی کا جس کے حسابات اکاؤنٹنٹ رکھتا ہے',
    source: E_RESIDENCY_COSTS,
  },
  'ee-annual-report': {
    covers: 'مالی سال کے بعد ایسٹونیا کی کمپنی کی سالانہ رپورٹ کی مہلت',
    source: 'ایسٹونیا کا کاروباری رجسٹر، سالانہ رپورٹیں: کیلنڈر سال کے لیے جون کے آخر تک',
  },
  'ee-annual-report-fine': {
    covers: 'پہلا عام جرمانہ، جب ایسٹونیا کی سالانہ رپورٹ تنبیہ کے بعد بھی جمع نہ ہو',
    source: 'سروس فراہم کنندہ Virtual Office in Estonia',
  },
  'ee-vat-threshold': {
    covers:
      'کیلنڈر سال کے آغاز سے قابلِ ٹیکس فروخت جس سے زیادہ پر ایسٹونیا کے ویلیو ایڈڈ ٹیکس میں رجسٹریشن لازم ہے',
    source: EE_TAX_BOARD,
  },
  'ee-vat-registration-window': {
    covers: 'حد پار ہونے کے بعد ایسٹونیا کے ویلیو ایڈڈ ٹیکس میں رجسٹریشن کی درخواست کی مہلت',
    source: EE_TAX_BOARD,
    value: '3 کاروباری دن',
  },
  'ee-vat-return-day': {
    covers: 'ایسٹونیا کے ماہانہ ویلیو ایڈڈ ٹیکس گوشوارے کی آخری تاریخ',
    source: `${EE_TAX_BOARD}، ویلیو ایڈڈ ٹیکس کے گوشوارے جمع کرانا`,
    value: 'اگلے مہینے کی 20 تاریخ',
  },
  'ee-payroll-return-day': {
    covers: 'ڈیویڈنڈ، تنخواہوں اور بورڈ کے معاوضوں کے ایسٹونیا کے گوشوارے (TSD) کی آخری تاریخ',
    source: `${EE_TAX_BOARD}، فارم TSD جمع کرانا`,
    value: 'اگلے مہینے کی 10 تاریخ',
  },
  'ee-sales-report-day': {
    covers: 'دوسرے رکن ملکوں کی کمپنیوں کو فروخت کی ایسٹونیا کی رپورٹ (VD) کی آخری تاریخ',
    source: `${EE_TAX_BOARD}، ویلیو ایڈڈ ٹیکس کے گوشوارے جمع کرانا`,
    value: 'اگلے مہینے کی 20 تاریخ',
  },
  'ee-non-working-day': {
    covers: 'ایسٹونیا میں ٹیکس گوشوارے جمع کرانے کی مہلت، جب آخری دن ہفتہ وار یا سرکاری تعطیل ہو',
    source: `${EE_TAX_BOARD}، 2020 کا ٹیکس کیلنڈر، جس میں ایک تاریخ اسی طرح آگے بڑھی ہے`,
    value: 'اگلے کام کے دن تک',
  },
  'ee-tax-interest': {
    covers: 'دیر سے ادا ہونے والے ایسٹونیا کے ٹیکس پر ہر دن کا سود',
    source: `${EE_TAX_BOARD}، سود کی ادائیگی`,
  },
  'ee-annual-report-fine-range': {
    covers:
      'جرمانہ جو ایسٹونیا کا رجسٹر سالانہ رپورٹ نہ آنے پر کمپنی اور بورڈ کے ارکان پر ایک سے زیادہ بار لگا سکتا ہے',
    source: 'ایسٹونیا کا قانونِ تجارتی رجسٹر؛ جیسا Grant Thornton Baltic اور COBALT نے بتایا',
  },
  'ee-first-year-longest': {
    covers: 'ایسٹونیا کی کمپنی کے پہلے مالی سال کی زیادہ سے زیادہ لمبائی',
    source: 'ایسٹونیا کا قانونِ حسابات، دفعہ 13؛ جیسا ایسٹونیا کے اکاؤنٹنٹس نے بتایا',
  },
  'ee-owners-notice': {
    covers: 'ایسٹونیا کے کاروباری رجسٹر کو حقیقی مستفید مالک کی تبدیلی بتانے کی مہلت',
    source: 'ایسٹونیا کا منی لانڈرنگ کی روک تھام کا قانون، دفعہ 77؛ جیسا Sorainen اور 1Office نے بتایا',
  },
  'ee-liquidation-notice': {
    covers: 'کمپنی کی تحلیل کے نوٹس کے بعد ایسٹونیا کی کمپنی کے قرض خواہوں کی مہلت',
    source: 'ایسٹونیا میں کمپنیاں تحلیل کرانے والے، جو مختلف مدتیں بتاتے ہیں',
  },
  'ee-liquidation-time': {
    covers: 'ایسٹونیا میں رضاکارانہ طور پر کمپنی کی تحلیل کا اوسط وقت',
    source: 'ای ریزیڈنسی پروگرام (e-Residency)، آپ کی OÜ کا خاتمہ',
  },
  'schengen-stay': {
    covers: 'پورے شینگن علاقے میں زیادہ سے زیادہ قیام',
    source: SCHENGEN_CODE,
  },
  'schengen-period': {
    covers: 'وہ مدت، ہر دن سے پیچھے کی طرف، جس میں شینگن قیام کے دن گنے جاتے ہیں',
    source: SCHENGEN_CODE,
  },
} as const;
