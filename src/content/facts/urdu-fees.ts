const FAMILY_PAGE = 'متحدہ عرب امارات کا سرکاری پورٹل، اہلِ خانہ کا رہائشی ویزا';
const FAMILY_COSTS = 'سرکاری معاملات کا مرکز Horizon Gate؛ جیسا اخبار Gulf News نے جنوری 2024 میں بتایا';
const RESIDENCY_PRACTICE = 'دبئی میں اقامت کے ادارے (GDRFA) کا طریقِ کار، جیسا EGSH نے بتایا';
const LAND_DEPARTMENT = 'دبئی لینڈ ڈیپارٹمنٹ؛ جیسا EGSH نے بتایا';
const SERVICE_CENTRE = 'سروس سینٹر EGSH: فراہم کرنے والے کا اپنا دعویٰ';
const LABOUR_MINISTRY = 'وزارتِ انسانی وسائل و ایمریٹائزیشن (MoHRE)؛ جیسا بھرتی کی گائیڈز نے بتایا';
const TRADEMARK_PAGE = 'وزارتِ معیشت و سیاحت، ٹریڈ مارک رجسٹریشن';
const TRADEMARK_FEES = 'وزارتِ معیشت و سیاحت کی فیس، جیسا Fintrack نے بتایا';
const TRADEMARK_DECISION = 'ٹریڈ مارک کی فیس پر کابینہ کی قرارداد نمبر 102 برائے 2025؛ وزارتِ معیشت و سیاحت';
const TAX_AGENTS = 'متحدہ عرب امارات کے ٹیکس ایجنٹ، جو شاید پرانے قواعد بتاتے ہوں';
const SETUP_AGENTS = 'کمپنی سیٹ اپ کے ایجنٹ UAE Consultants؛ ہر معاملے میں فیصلہ وزارت کرتی ہے';
const AUDITORS = 'آڈیٹروں کی ڈائریکٹری auditfirmsdubai.ae';

/** Urdu texts of the facts on the UAE's fees and terms. */
export const urduFees = {
  'family-visa-salary': {
    covers: 'شریکِ حیات اور بچوں کی کفالت کے لیے کم از کم ماہانہ تنخواہ',
    source: FAMILY_PAGE,
  },
  'family-visa-salary-housed': {
    covers: 'شریکِ حیات اور بچوں کی کفالت کے لیے کم از کم ماہانہ تنخواہ، جب رہائش آجر دے',
    source: FAMILY_PAGE,
  },
  'parents-visa-salary': {
    covers: 'دبئی میں والدین کی کفالت کے لیے ماہانہ تنخواہ',
    source: RESIDENCY_PRACTICE,
  },
  'parents-visa-salary-humanitarian': {
    covers: 'انسانی بنیادوں پر دبئی میں والدین کی کفالت کے لیے ماہانہ تنخواہ',
    source: RESIDENCY_PRACTICE,
  },
  'parents-visa-deposit': {
    covers: 'زیرِ کفالت والدین میں سے ہر ایک کے لیے قابلِ واپسی ضمانتی رقم',
    source:
      'اخبارات اور امیگریشن گائیڈز، جو مختلف رقمیں بتاتی ہیں؛ متحدہ عرب امارات کا سرکاری پورٹل رقم ہر امارت پر چھوڑتا ہے',
  },
  'family-visa-file': {
    covers: 'اہلِ خانہ کے کفیل کی فائل کھلوانا',
    source: FAMILY_COSTS,
  },
  'family-entry-permit': {
    covers: 'متحدہ عرب امارات سے باہر موجود اہلِ خانہ کا انٹری پرمٹ',
    source: FAMILY_COSTS,
  },
  'family-entry-permit-inside': {
    covers: 'پہلے سے متحدہ عرب امارات میں موجود اہلِ خانہ کا انٹری پرمٹ',
    source: FAMILY_COSTS,
  },
  'residence-medical-test': {
    covers: 'اہلِ خانہ کے رہائشی ویزے کے لیے طبی معائنہ',
    source: FAMILY_COSTS,
  },
  'emirates-id-two-years': {
    covers: 'دو سال کی ایمریٹس آئی ڈی',
    source: FAMILY_COSTS,
  },
  'newborn-residence': {
    covers: 'متحدہ عرب امارات میں پیدا ہونے والے بچے کا رہائشی ویزا، وفاقی اتھارٹی سے',
    source:
      'شناخت، شہریت، کسٹمز اور بندرگاہوں کی سلامتی کی وفاقی اتھارٹی (ICP)؛ جیسا ویب سائٹ Daily The Business نے بتایا',
  },
  'mofa-attestation': {
    covers: 'ذاتی سند پر متحدہ عرب امارات کی وزارتِ خارجہ کی مہر',
    source: 'وزارتِ خارجہ؛ جیسا اخبار Gulf News نے مئی 2022 میں بتایا',
  },
  'property-visa-value': {
    covers:
      'جائیداد کی وہ مالیت جو دبئی اپریل 2026 تک مالک کے اقامے کے لیے مانگتا تھا؛ اکیلے مالک کے لیے یہ شرط اٹھا لی گئی',
    source: LAND_DEPARTMENT,
  },
  'property-visa-length': {
    covers: 'دبئی میں جائیداد کے مالک کے اقامے کی مدت',
    source: LAND_DEPARTMENT,
  },
  'property-visa-cost': {
    covers: 'دبئی میں جائیداد کے مالک کا اقامہ: سروس سینٹر پر سب سے کم قیمت',
    source: SERVICE_CENTRE,
  },
  'golden-visa-centre-cost': {
    covers: 'گولڈن ویزا: دبئی کے سروس سینٹر پر سب سے کم قیمت',
    source: SERVICE_CENTRE,
  },
  'visa-status-change': {
    covers: 'متحدہ عرب امارات کے اندر رہتے ہوئے ویزے کی حیثیت بدلوانا: سروس سینٹر پر سب سے کم قیمت',
    source: SERVICE_CENTRE,
  },
  'work-permit-range': {
    covers: 'ورک پرمٹ، وزارت میں آجر کے درجے کے مطابق',
    source: LABOUR_MINISTRY,
  },
  'work-permit-class-a': {
    covers: 'وزارت کے پہلے درجے کے آجر کے لیے ورک پرمٹ',
    source: LABOUR_MINISTRY,
  },
  'work-permit-class-b': {
    covers: 'وزارت کے دوسرے درجے کے آجر کے لیے ورک پرمٹ',
    source: LABOUR_MINISTRY,
  },
  'work-permit-class-c': {
    covers: 'وزارت کے تیسرے درجے کے آجر کے لیے ورک پرمٹ',
    source: LABOUR_MINISTRY,
  },
  'trademark-application': {
    covers: 'متحدہ عرب امارات میں ٹریڈ مارک کی درخواست، فی کلاس',
    source: TRADEMARK_PAGE,
  },
  'trademark-publication': {
    covers: 'متحدہ عرب امارات میں منظور شدہ ٹریڈ مارک کی اشاعت، فی کلاس',
    source: TRADEMARK_FEES,
  },
  'trademark-registration': {
    covers: 'اعتراضات کی مدت کے بعد متحدہ عرب امارات میں ٹریڈ مارک کی رجسٹریشن، فی کلاس',
    source: TRADEMARK_FEES,
  },
  'trademark-opposition': {
    covers: 'متحدہ عرب امارات میں ٹریڈ مارک کی اشاعت کے بعد اعتراضات کی مدت',
    source: TRADEMARK_PAGE,
  },
  'trademark-decision': {
    covers: 'وہ مدت جس کے اندر وزارت متحدہ عرب امارات میں ٹریڈ مارک کی درخواست کا جواب دیتی ہے',
    source: TRADEMARK_PAGE,
  },
  'trademark-express': {
    covers: 'متحدہ عرب امارات میں ٹریڈ مارک کی ایک دن کے اندر جانچ',
    source: TRADEMARK_DECISION,
  },
  'trademark-renewal': {
    covers: 'متحدہ عرب امارات میں ٹریڈ مارک کی تجدید، تحفظ کے آخری سال میں',
    source: TRADEMARK_DECISION,
  },
  'trademark-renewal-late': {
    covers: 'متحدہ عرب امارات میں ٹریڈ مارک کی تجدید، تحفظ ختم ہونے کے چھ مہینوں کے اندر',
    source: TRADEMARK_DECISION,
  },
  'trademark-complaint': {
    covers: 'ٹریڈ مارک کی خلاف ورزی پر وزارت میں شکایت',
    source: TRADEMARK_DECISION,
  },
  'trademark-refusal-grievance': {
    covers: 'متحدہ عرب امارات میں ٹریڈ مارک کی درخواست مسترد ہونے پر اپیل',
    source: TRADEMARK_DECISION,
  },
  'trademark-length': {
    covers: 'متحدہ عرب امارات میں رجسٹرڈ ٹریڈ مارک کے تحفظ کی مدت، قابلِ تجدید',
    source:
      'ٹریڈ مارک کا وفاقی فرمانِ قانون (Federal Decree-Law) نمبر 36 برائے 2021؛ جیسا Farahat & Co نے بتایا',
  },
  'liquidation-notice': {
    covers: 'دبئی ڈیولپمنٹ اتھارٹی کے تحت کمپنی کی تحلیل کے اخباری نوٹس کے بعد قرض خواہوں کی مہلت',
    source: 'بھارت کے چارٹرڈ اکاؤنٹنٹس کے ادارے (ICAI) کا دبئی چیپٹر',
  },
  'uae-vat-deregistration': {
    covers:
      'کمپنی کی قابلِ ٹیکس فروخت بند ہونے کے بعد متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس کی رجسٹریشن منسوخ کرانے کی درخواست کی مہلت',
    source: 'ویلیو ایڈڈ ٹیکس کا قانون، دفعہ 21؛ جیسا متحدہ عرب امارات کے ٹیکس ایجنٹوں نے بتایا',
    value: '20 کاروباری دن',
  },
  'uae-vat-deregistration-late': {
    covers: 'متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس کی رجسٹریشن منسوخ کرانے میں دیر کا جرمانہ، ہر مہینے',
    source: TAX_AGENTS,
  },
  'uae-deregistration-late-cap': {
    covers: 'متحدہ عرب امارات میں ٹیکس رجسٹریشن منسوخ کرانے میں دیر کا زیادہ سے زیادہ جرمانہ',
    source: TAX_AGENTS,
  },
  'uae-ct-deregistration': {
    covers:
      'کاروبار ختم ہونے کے بعد متحدہ عرب امارات کے کارپوریٹ ٹیکس کی رجسٹریشن منسوخ کرانے کی درخواست کی مہلت',
    source: 'وفاقی ٹیکس اتھارٹی (FTA)، فیصلہ نمبر 6 برائے 2023؛ جیسا Sovereign Group نے بتایا',
  },
  'uae-ct-deregistration-late': {
    covers: 'متحدہ عرب امارات کے کارپوریٹ ٹیکس کی رجسٹریشن منسوخ کرانے میں دیر کا جرمانہ، ہر مہینے',
    source: 'متحدہ عرب امارات کے ٹیکس ایجنٹ',
  },
  'office-area-per-visa': {
    covers: 'دفتر کا رقبہ جو دبئی مین لینڈ میں ایک ویزے کے لیے شمار ہوتا ہے',
    source: SETUP_AGENTS,
    value: '9 مربع میٹر',
  },
  'warehouse-area-per-visa': {
    covers: 'گودام کا رقبہ جو دبئی مین لینڈ میں ایک ویزے کے لیے شمار ہوتا ہے',
    source: SETUP_AGENTS,
    value: '15 مربع میٹر',
  },
  'zone-area-per-visa': {
    covers: 'دفتر کا رقبہ جو فری زون ایک ویزے کے لیے شمار کرتے ہیں',
    source: 'فری زونز کے دفتری قواعد پر Zawya کی تحریر',
    value: '80 سے 108 مربع فٹ',
  },
  'ejari-fee': {
    covers: 'دبئی میں کرایہ نامے کی رجسٹریشن (ایجاری)، ٹائپنگ اور ٹیکس سمیت',
    source: 'دبئی لینڈ ڈیپارٹمنٹ کی فیس، جیسا Makaan نے بتایا',
  },
  'audit-fee-mainland': {
    covers: 'مین لینڈ کمپنی کا سالانہ آڈٹ',
    source: AUDITORS,
  },
  'audit-fee-zone': {
    covers: 'فری زون کمپنی کا سالانہ آڈٹ',
    source: AUDITORS,
  },
  'audit-fee-small': {
    covers: 'متحدہ عرب امارات کی چھوٹی کمپنی کے سالانہ آڈٹ کی کم سے کم فیس',
    source: 'اکاؤنٹنگ فرم Finanshels، نئی کمپنیوں کے آڈٹ کی گائیڈ',
  },
  'audit-filing-zone': {
    covers: 'مالی سال کے بعد کی وہ مہلت جس میں دبئی کے بہت سے فری زون آڈٹ شدہ حسابات مانگتے ہیں',
    source: 'آڈٹ فرم Jaxa Auditors؛ ہر زون اپنی تاریخ خود طے کرتا ہے',
  },
  'uae-customs-duty': {
    covers: 'زیادہ تر مال پر کسٹمز ڈیوٹی، کرائے اور انشورنس سمیت مال کی مالیت پر',
    source: 'متحدہ عرب امارات کا سرکاری پورٹل، کسٹمز ڈیوٹی کی شرح',
  },
} as const;
