const ICP = 'شناخت، شہریت، کسٹمز اور بندرگاہوں کی سلامتی کی وفاقی اتھارٹی (ICP)';
const HOSTS = `${ICP}، ستمبر 2025 کا فیصلہ`;
const LONG_VISA = `${ICP}، پانچ سال کے سیاحتی ویزے کی شرائط`;
const MAIDS = 'وزارتِ انسانی وسائل و ایمریٹائزیشن (MoHRE)، خبر رساں ادارے وام (WAM) کو بیان';
const LABOUR_LAW = 'کام کے تعلقات کا وفاقی فرمانِ قانون (Federal Decree-Law) نمبر 33 برائے 2021';
const JOB_LOSS = 'متحدہ عرب امارات کا سرکاری پورٹل، ملازمت جانے کا بیمہ';
const EMIRATIS = 'وزارتِ انسانی وسائل و ایمریٹائزیشن (MoHRE)، ایمریٹائزیشن پر کابینہ کی قرارداد';
const TRANSFER_PRICING = 'ٹرانسفر پرائسنگ کی دستاویزات پر وزارتی فیصلہ نمبر 97 برائے 2023';
const TAX_RESIDENCE = 'ٹیکس اقامت پر کابینہ کا فیصلہ نمبر 85 برائے 2022';
const ACCOUNTING = 'حسابی معیارات پر وزارتی فیصلہ نمبر 114 برائے 2023';
const CORRECTION = 'ٹیکس کے طریقِ کار پر کابینہ کا فیصلہ نمبر 74 برائے 2023';
const CORPORATE_TAX = 'کارپوریٹ ٹیکس کا وفاقی فرمانِ قانون (Federal Decree-Law) نمبر 47 برائے 2022';
const RENT_DECREE = 'کرائے میں اضافے پر دبئی کا فرمان نمبر 43 برائے 2013';
const BROKERS = 'بازار کا رواج، جیسا Gulf Press اور eXp Dubai نے بتایا';
const ESTONIAN_LIMITS = 'ایسٹونیا کا انکم ٹیکس قانون، 2025 سے حدیں؛ جیسا ایسٹونیا کے اکاؤنٹنٹس نے بتایا';

/** Urdu texts of the facts on limits and terms set by law or authority. */
export const urduLimits = {
  'family-son-age': {
    covers:
      'متحدہ عرب امارات میں غیر شادی شدہ بیٹے کی کفالت کی آخری عمر؛ غیر شادی شدہ بیٹیاں کسی بھی عمر میں',
    source: 'غیر ملکیوں کے داخلے اور اقامت پر کابینہ کا فیصلہ نمبر 65 برائے 2022',
  },
  'newborn-residence-window': {
    covers: 'متحدہ عرب امارات میں پیدا ہونے والے بچے کی اقامت کی درخواست کے لیے پیدائش کے بعد کی مدت',
    source: 'متحدہ عرب امارات کے اقامت کے قواعد، جیسا Explorer اور Al Qalam کی گائیڈز نے بتایا',
  },
  'visa-overstay-fine': {
    covers: 'ویزا ختم ہونے کے بعد متحدہ عرب امارات میں ٹھہرنے کے ہر دن کا جرمانہ، مہمان یا رہائشی کے لیے',
    source: ICP,
  },
  'visit-host-income': {
    covers: 'والدین، شریکِ حیات یا اولاد کو ملاقات پر بلانے والے رہائشی کی کم از کم ماہانہ آمدنی',
    source: HOSTS,
  },
  'visit-host-income-relative': {
    covers: 'دور کے رشتے دار کو ملاقات پر بلانے والے رہائشی کی کم از کم ماہانہ آمدنی',
    source: HOSTS,
  },
  'visit-host-income-friend': {
    covers: 'دوست کو ملاقات پر بلانے والے رہائشی کی کم از کم ماہانہ آمدنی',
    source: HOSTS,
  },
  'tourist-stay': {
    covers: 'متحدہ عرب امارات کے ایک داخلے والے سیاحتی ویزے پر قیام، ویزے کی قسم کے مطابق',
    source: 'اخبار Gulf News اور میدان فری زون، وزٹ ویزوں کی گائیڈز',
  },
  'long-tourist-visa-length': {
    covers: 'متحدہ عرب امارات کے کئی داخلوں والے طویل سیاحتی ویزے کی میعاد',
    source: LONG_VISA,
  },
  'long-tourist-visa-balance': {
    covers: 'کئی داخلوں والے طویل سیاحتی ویزے کے لیے پچھلے چھ مہینوں کا بینک بیلنس',
    source: LONG_VISA,
  },
  'long-tourist-visa-stay': {
    covers: 'کئی داخلوں والے طویل سیاحتی ویزے پر توسیع سے پہلے قیام',
    source: LONG_VISA,
  },
  'long-tourist-visa-stay-year': {
    covers: 'کئی داخلوں والے طویل سیاحتی ویزے پر توسیع کے ساتھ سال میں زیادہ سے زیادہ قیام',
    source: LONG_VISA,
  },
  'maid-sponsor-income': {
    covers: 'متحدہ عرب امارات میں گھریلو ملازم کی کفالت کرنے والے گھرانے کی کم از کم ماہانہ آمدنی',
    source: MAIDS,
  },
  'maid-sponsor-income-medical': {
    covers: 'طبی بنیاد پر دیکھ بھال کے لیے گھریلو ملازم کی کفالت کرنے والے گھرانے کی کم از کم ماہانہ آمدنی',
    source: MAIDS,
  },
  'maid-recruitment': {
    covers: 'لائسنس یافتہ مرکز کے ذریعے بیرونِ ملک سے گھریلو ملازم لانا، سرکاری فیسوں کے بغیر، قومیت کے مطابق',
    source:
      'وزارتِ انسانی وسائل و ایمریٹائزیشن (MoHRE)، لائسنس یافتہ مراکز کی پہلی حدیں؛ جیسا WOW RAK اور Khaleej Journal نے بتایا',
  },
  'uae-probation-length': {
    covers: 'متحدہ عرب امارات کے معاہدۂ ملازمت میں آزمائش کی زیادہ سے زیادہ مدت',
    source: LABOUR_LAW,
  },
  'uae-probation-notice': {
    covers: 'آزمائش کے دوران معاہدہ ختم کرنے کے لیے آجر کا تحریری نوٹس',
    source: LABOUR_LAW,
  },
  'uae-gratuity-days': {
    covers: 'ملازمت کے ابتدائی برسوں میں سے ہر ایک پر اختتامِ ملازمت کی رقم، بنیادی تنخواہ میں',
    source: LABOUR_LAW,
  },
  'uae-gratuity-days-later': {
    covers: 'بعد کے ہر سالِ ملازمت پر اختتامِ ملازمت کی رقم، بنیادی تنخواہ میں',
    source: LABOUR_LAW,
  },
  'uae-gratuity-first-years': {
    covers: 'ملازمت کے برس جن پر اختتامِ ملازمت کی رقم پہلی شرح سے گنی جاتی ہے',
    source: LABOUR_LAW,
  },
  'job-loss-insurance': {
    covers: 'ملازمت جانے کے بیمے کی ماہانہ قسط جو ملازم دیتا ہے، کم تنخواہ پر',
    source: JOB_LOSS,
  },
  'job-loss-insurance-higher': {
    covers: 'ملازمت جانے کے بیمے کی ماہانہ قسط جو ملازم دیتا ہے، زیادہ تنخواہ پر',
    source: JOB_LOSS,
  },
  'job-loss-insurance-pay': {
    covers: 'ماہانہ بنیادی تنخواہ جس تک ملازمت جانے کے بیمے کی کم قسط لاگو ہے',
    source: JOB_LOSS,
  },
  'emiratisation-staff': {
    covers: 'ملازمین کی تعداد جس سے مین لینڈ کمپنی کو ہنرمند آسامیوں پر اماراتیوں کا حصہ بڑھانا ہوتا ہے',
    source: EMIRATIS,
  },
  'emiratisation-rise': {
    covers: 'بڑی مین لینڈ کمپنیوں کی ہنرمند آسامیوں پر اماراتیوں کے حصے میں سالانہ اضافہ',
    source: EMIRATIS,
  },
  'emiratisation-staff-small': {
    covers: 'چھوٹی مین لینڈ کمپنیوں کے ملازمین کی تعداد جنھیں بعض شعبوں میں اماراتی رکھنے ہوتے ہیں',
    source: EMIRATIS,
  },
  'emiratisation-sectors': {
    covers: 'شعبے جن میں چھوٹی مین لینڈ کمپنیوں کو اماراتی رکھنے ہوتے ہیں',
    source: EMIRATIS,
  },
  'uae-tp-revenue': {
    covers: 'کمپنی کی اپنی آمدن جس سے ٹرانسفر پرائسنگ کی ماسٹر فائل اور لوکل فائل لازم ہے',
    source: TRANSFER_PRICING,
  },
  'uae-tp-group-revenue': {
    covers: 'گروپ کی آمدن جس سے اس کے اماراتی رکن پر ماسٹر فائل اور لوکل فائل لازم ہے',
    source: TRANSFER_PRICING,
  },
  'uae-tax-residence-days': {
    covers: 'بارہ مہینوں میں متحدہ عرب امارات میں گزرے دن جن سے فرد وہاں کا ٹیکس رہائشی بنتا ہے',
    source: TAX_RESIDENCE,
  },
  'uae-tax-residence-days-home': {
    covers:
      'بارہ مہینوں میں متحدہ عرب امارات میں گزرے دن جن سے گھر یا کام رکھنے والا رہائشی وہاں کا ٹیکس رہائشی بنتا ہے',
    source: TAX_RESIDENCE,
  },
  'uae-cash-basis-revenue': {
    covers: 'آمدن جس تک متحدہ عرب امارات میں حسابات نقد کی بنیاد پر رکھے جا سکتے ہیں',
    source: ACCOUNTING,
  },
  'uae-ifrs-small-revenue': {
    covers:
      'آمدن جس تک متحدہ عرب امارات میں چھوٹے کاروبار کا مختصر حسابی معیار (IFRS for SMEs) استعمال ہو سکتا ہے',
    source: ACCOUNTING,
  },
  'uae-tax-correction-limit': {
    covers: 'کم بتائے گئے ٹیکس کی حد جس تک گوشوارہ بعد کے گوشوارے میں درست ہوتا ہے',
    source: CORRECTION,
  },
  'uae-voluntary-disclosure-window': {
    value: '20 کاروباری دن',
    covers: 'غلطی معلوم ہونے کے بعد رضاکارانہ اظہار کی مدت',
    source: CORRECTION,
  },
  'uae-vat-records-property': {
    covers: 'جائیداد کے VAT ریکارڈ رکھنے کی مدت',
    source: 'کابینہ کا فیصلہ نمبر 52 برائے 2017، دفعہ 71، فیصلہ نمبر 100 برائے 2024 سے ترمیم شدہ',
  },
  'uae-vat-registration-answer': {
    value: '20 کاروباری دن',
    covers: 'رجسٹریشن برائے VAT کی مکمل درخواست پر وفاقی ٹیکس اتھارٹی کے فیصلے کی مدت',
    source: 'وفاقی ٹیکس اتھارٹی (FTA)، VAT رجسٹریشن کی خدمت',
  },
  'uae-ct-loss-limit': {
    covers: 'کسی مدت کی قابلِ ٹیکس آمدنی کا حصہ جو پچھلے خسارے پورا کر سکتے ہیں',
    source: CORPORATE_TAX,
  },
  'uae-participation-share': {
    covers: 'شراکت کی چھوٹ (participation exemption) کے لیے کم از کم حصہ',
    source: CORPORATE_TAX,
  },
  'uae-participation-cost': {
    covers: 'خرید کی لاگت جس سے چھوٹے حصے کو بھی شراکت کی چھوٹ مل سکتی ہے',
    source: CORPORATE_TAX,
  },
  'uae-participation-holding': {
    covers: 'شراکت کی چھوٹ کے لیے حصہ اپنے پاس رکھنے کی مدت',
    source: CORPORATE_TAX,
  },
  'dubai-transfer-fee': {
    covers: 'دبئی میں جائیداد کی منتقلی کی فیس، قیمتِ فروخت پر',
    source: 'دبئی لینڈ ڈیپارٹمنٹ، فیس جیسا اس کے رجسٹریشن ٹرسٹیوں نے بتائیں',
  },
  'dubai-rent-rise-free': {
    covers: 'دبئی کے اشاریے کے اوسط کرائے سے فرق جس تک مالک کرایہ نہیں بڑھا سکتا',
    source: RENT_DECREE,
  },
  'dubai-rent-rise-most': {
    covers: 'دبئی میں تجدید پر کرائے کا زیادہ سے زیادہ اضافہ',
    source: RENT_DECREE,
  },
  'dubai-rent-notice': {
    covers: 'دبئی میں کرایہ بدلنے کے لیے لیز ختم ہونے سے پہلے کا نوٹس',
    source: 'دبئی کا قانونِ کرایہ؛ جیسا وکلا نے Mondaq اور Gulf News میں بتایا',
  },
  'broker-commission-sale': {
    covers: 'دبئی میں فروخت پر بروکر کا عام کمیشن، VAT سے پہلے',
    source: BROKERS,
  },
  'broker-commission-lease': {
    covers: 'دبئی میں پہلے سال کے کرائے پر بروکر کا عام کمیشن، VAT سے پہلے',
    source: BROKERS,
  },
  'property-visa-joint-share': {
    covers:
      'دبئی میں مالکِ جائیداد کی اقامت کے لیے ہر مشترکہ مالک کا کم از کم حصہ؛ اکیلے مالک کے لیے کوئی حد نہیں',
    source: 'دبئی لینڈ ڈیپارٹمنٹ، سروس سینٹر Cube، اپریل 2026',
  },
  'trademark-programme-discount': {
    covers: 'ٹریڈ مارک کی فیسوں پر چھوٹے اور درمیانے کاروبار کے قومی پروگرام کے ارکان کی رعایت',
    source: 'کابینہ کی قرارداد نمبر 102 برائے 2025؛ وزارتِ معیشت و سیاحت، اکتوبر 2025',
  },
  'uk-health-surcharge': {
    covers: 'برطانوی ویزے کے ہر سال کے لیے بالغ کا امیگریشن ہیلتھ سرچارج',
    source: 'برطانوی وزارتِ داخلہ؛ دارالعوام کی لائبریری، بریفنگ 7274',
  },
  'uk-director-loan-approval': {
    covers: 'ڈائریکٹر کو قرض جس تک برطانوی کمپنی کے ارکان کی منظوری درکار نہیں',
    source: 'کمپنیز ایکٹ 2006، دفعہ 207',
  },
  'uk-director-loan-tax': {
    covers: 'حصص رکھنے والے ڈائریکٹر کے قرض پر برطانوی کمپنی کا ٹیکس، جب تک قرض وقت پر واپس نہ ہو',
    source: 'کارپوریشن ٹیکس ایکٹ 2010، دفعہ 455، اپریل 2026 سے قرضوں کی شرح',
  },
  'uk-deposit-insurance': {
    covers: 'برطانیہ میں ہر بینک میں ہر گاہک کی محفوظ جمع رقم',
    source: 'برطانوی مالی خدمات کی معاوضہ اسکیم (FSCS)',
  },
  'ee-nomad-income': {
    covers: 'ایسٹونیا کے ڈیجیٹل نومیڈ ویزے کے لیے پچھلے چھ مہینوں میں ٹیکس سے پہلے کی ماہانہ آمدنی',
    source: 'نئی دہلی میں ایسٹونیا کا سفارت خانہ، ڈیجیٹل نومیڈ ویزا',
  },
  'ee-gift-limit': {
    covers: 'تشہیری تحفے کی VAT سے پہلے کی قیمت جس تک ایسٹونیا کی کمپنی اس پر انکم ٹیکس نہیں دیتی',
    source: ESTONIAN_LIMITS,
  },
  'ee-guest-limit': {
    covers: 'مہمان نوازی کا ماہانہ خرچ جس پر ایسٹونیا کی کمپنی انکم ٹیکس نہیں دیتی',
    source: ESTONIAN_LIMITS,
  },
  'ee-guest-limit-share': {
    covers: 'مہینے کی تنخواہوں کا وہ حصہ جو ایسٹونیا کی کمپنی مہمانوں پر مزید خرچ کر سکتی ہے',
    source: ESTONIAN_LIMITS,
  },
};
