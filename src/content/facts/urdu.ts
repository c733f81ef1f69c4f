import type { FactWords } from './factWords.ts';
import { urduAbroad } from './urdu-abroad.ts';
import { urduFees } from './urdu-fees.ts';
import { urduLimits } from './urdu-limits.ts';

const EE_TAX_BOARD = 'ایسٹونیا کا ٹیکس اور کسٹمز بورڈ';
const EE_POLICE = 'ایسٹونیا کا پولیس اور سرحدی محافظ بورڈ؛ ای ریزیڈنسی پروگرام (e-Residency)';
const EE_REGISTER = 'ایسٹونیا کا کاروباری رجسٹر';
const DUBAI_FREE_ZONE_RESOLUTION = 'دبئی ایگزیکٹو کونسل کی قرارداد نمبر 11 برائے 2025';
const AGENT_PRICES = 'ایجنٹوں کی اپنی شائع کردہ مکمل قیمتیں، 2025: بیچنے والوں کا اپنا دعویٰ';
const LLC_HOLDS =
  'ملازمین کے ویزوں کا خرچ الگ ہے، کرایہ اور مالک کا ویزا تبھی شامل ہیں جب پیشکش میں ان کا ذکر ہو';
const TIME_STUDIES = 'مدت کے جائزے جو ایجنٹوں نے شائع کیے، 2025';
const OUR_PRICE = 'ہماری اپنی ابتدائی قیمت؛ کوٹیشن ملنے تک تخمینہ';
const PACKAGE_HOLDS = 'رجسٹریشن، پہلے سال کا لائسنس اور ہمارا کام';
const FIRST_YEAR = 'پہلے سال کا کل خرچ، سب شامل، ایجنٹ کے ذریعے';
const SECOND_YEAR = 'دوسرے سال کا کل خرچ، سب شامل، ایجنٹ کے ذریعے';
const MEYDAN = 'میدان فری زون (Meydan Free Zone)';
const DMCC_LISTS = 'قیمتوں کی شائع شدہ فہرستیں، دبئی ملٹی کموڈٹیز سینٹر (DMCC)';
const DECREE_LAW = 'وفاقی فرمانِ قانون (Federal Decree-Law)';
const FTA = 'وفاقی ٹیکس اتھارٹی (FTA)';
const CT_LAW = `کارپوریٹ ٹیکس کا ${DECREE_LAW} نمبر 47 برائے 2022`;
const CT_LAW_AND_FTA = `${CT_LAW}؛ ${FTA}`;
const SMALL_BUSINESS = `چھوٹے کاروبار کی رعایت پر وزارتی فیصلہ نمبر 73 برائے 2023، فیصلہ نمبر 131 برائے 2026 سے توسیع شدہ؛ ${FTA}`;
const TOP_UP = 'اضافی ٹیکس پر کابینہ کا فیصلہ نمبر 142 برائے 2024';
const QUALIFYING_ACTIVITIES = 'وزارتی فیصلہ نمبر 229 برائے 2025';
const TAX_PENALTIES = 'ٹیکس جرمانوں پر کابینہ کا فیصلہ نمبر 129 برائے 2025';
const VAT_CREDITS = `${DECREE_LAW} نمبر 16 اور 17 برائے 2025؛ جیسا KPMG اور Baker McKenzie نے دسمبر 2025 میں بتایا`;
const CT_PENALTIES = 'کارپوریٹ ٹیکس کے جرمانوں پر کابینہ کا فیصلہ نمبر 75 برائے 2023';
const EINVOICING = 'وزارتِ خزانہ، ای انوائسنگ پر وزارتی فیصلہ نمبر 244 برائے 2025';
const EINVOICING_PENALTIES = 'ای انوائسنگ کے جرمانوں پر کابینہ کا فیصلہ نمبر 106 برائے 2025';
const OWNER_REGISTERS = 'کابینہ کا فیصلہ نمبر 109 برائے 2023';
const COMPANIES_HOUSE = 'برطانوی کمپنی رجسٹر (Companies House)';
const HMRC = 'برطانوی محکمۂ محصولات (HMRC)';
const UK_ACCOUNTS = 'برطانوی حکومت کی سائٹ GOV.UK، پرائیویٹ لمیٹڈ کمپنیوں کے حسابات اور ٹیکس گوشوارے';
const UK_CONFIRMATION = 'برطانوی حکومت کی سائٹ GOV.UK، کنفرمیشن اسٹیٹمنٹ کی رہنمائی';
const ICP = 'شناخت، شہریت، کسٹمز اور بندرگاہوں کی سلامتی کی وفاقی اتھارٹی (ICP)';

/** Urdu texts of the facts. */
export const urduFacts: FactWords = {
  ...urduAbroad,
  ...urduFees,
  ...urduLimits,
  'ee-residency-fee': {
    covers: 'ایسٹونیا کی ای ریزیڈنسی (e-Residency) کی سرکاری فیس',
    source: EE_POLICE,
  },
  'ee-card-length': {
    covers: 'ای ریزیڈنسی کارڈ کی میعاد',
    source: EE_POLICE,
  },
  'ee-residency-card-time': {
    covers: 'ای ریزیڈنسی کارڈ تیار ہونے تک کا وقت؛ کارڈ خود جا کر لینا ہوتا ہے',
    source: EE_POLICE,
  },
  'ee-company-fee': {
    covers: 'ایسٹونیا میں پرائیویٹ لمیٹڈ کمپنی (OÜ) آن لائن قائم کرنے کی سرکاری فیس',
    source: EE_REGISTER,
  },
  'ee-minimum-capital': {
    covers: 'ایسٹونیا کی پرائیویٹ لمیٹڈ کمپنی (OÜ) کا کم از کم حصص سرمایہ',
    source: EE_REGISTER,
  },
  'ee-distribution-tax-rate': {
    covers: 'تقسیم شدہ منافع پر ایسٹونیا کا ٹیکس؛ 2026 کے لیے طے شدہ اضافہ منسوخ ہو گیا',
    source: `${EE_TAX_BOARD}؛ حکومت کا فیصلہ، ستمبر 2025`,
  },
  'ee-distribution-tax-fraction': {
    covers:
      'تقسیم شدہ منافع پر ایسٹونیا کا ٹیکس، ادا کی گئی خالص رقم کی کسر کے طور پر؛ 24% تک اضافہ منظور ہوا، پھر واپس لے لیا گیا',
    source: EE_TAX_BOARD,
  },
  'ee-undistributed-tax-rate': {
    covers: 'کمپنی میں رہنے والے منافع پر ایسٹونیا کا ٹیکس',
    source: EE_TAX_BOARD,
  },
  'ee-vat-rate': {
    covers: 'ایسٹونیا میں ویلیو ایڈڈ ٹیکس کی عام شرح',
    source: EE_TAX_BOARD,
  },

  'uae-foreign-ownership': {
    covers: 'متحدہ عرب امارات کے مین لینڈ میں زیادہ تر سرگرمیوں کے لیے جائز غیر ملکی ملکیت',
    source: `${DECREE_LAW} نمبر 26 برائے 2020، اب نمبر 32 برائے 2021؛ اسٹریٹجک اثر رکھنے والی سرگرمیوں کی فہرست، کابینہ کی قرارداد نمبر 55 برائے 2021`,
  },
  'uae-old-sponsor-share': {
    covers:
      'وہ حصہ جو پرانے قاعدے کے تحت مین لینڈ میں مقامی کفیل کے پاس ہونا لازم تھا، زیادہ تر سرگرمیوں کے لیے اب ختم',
    source: `${DECREE_LAW} نمبر 26 برائے 2020، جون 2021 سے نافذ`,
  },
  'uae-registration-transfer': {
    covers:
      'وہ پہلا دن جب سے قانون متحدہ عرب امارات کی کمپنی کو اپنی رجسٹریشن ایک رجسٹر سے دوسرے میں منتقل کرنے دیتا ہے',
    source: `${DECREE_LAW} نمبر 20 برائے 2025`,
  },
  'aed-per-usd': {
    covers: 'ایک امریکی ڈالر کے درہم، مقررہ شرح؛ بینک اس پر اپنا مارجن رکھتے ہیں',
    source: 'متحدہ عرب امارات کا مرکزی بینک، زرِ مبادلہ کی شرحیں',
  },
  'dubai-dual-licence': {
    covers: 'فری زون کمپنی کی دبئی مین لینڈ میں دوہرے لائسنس والی برانچ، فی سال',
    source: DUBAI_FREE_ZONE_RESOLUTION,
  },
  'dubai-temporary-permit': {
    covers: 'دبئی مین لینڈ میں کام کے لیے فری زون کمپنی کا عارضی اجازت نامہ',
    source: DUBAI_FREE_ZONE_RESOLUTION,
  },
  'dubai-temporary-permit-length': {
    covers: 'دبئی کی فری زون کمپنی کے لیے مین لینڈ کے عارضی اجازت نامے کی زیادہ سے زیادہ مدت',
    source: DUBAI_FREE_ZONE_RESOLUTION,
  },
  'shams-licence': {
    covers: 'فری زون SHAMS: صرف لائسنس کی سب سے کم قیمت، 2024 سے 2026 تک',
    source: 'قیمتوں کی شائع شدہ فہرستیں، شارجہ میڈیا سٹی (SHAMS)',
  },
  'shams-package': {
    covers: `فری زون SHAMS: ہمارے پیکیج کی سب سے کم قیمت: ${PACKAGE_HOLDS}`,
    source: OUR_PRICE,
  },
  'spc-package': {
    covers: `فری زون SPC: ہمارے پیکیج کی سب سے کم قیمت: ${PACKAGE_HOLDS}`,
    source: OUR_PRICE,
  },
  'spc-licence': {
    covers: 'فری زون SPC: صرف لائسنس کی ہماری سب سے کم قیمت؛ زون کی اپنی فہرست میں نہیں ملی',
    source: OUR_PRICE,
  },
  'ifza-package': {
    covers: `فری زون IFZA: ہمارے پیکیج کی سب سے کم قیمت: ${PACKAGE_HOLDS}`,
    source: OUR_PRICE,
  },
  'ifza-licence-ours': {
    covers: 'فری زون IFZA: صرف لائسنس کی ہماری سب سے کم قیمت، شائع شدہ فہرستوں کی قیمتوں کے درمیان',
    source: OUR_PRICE,
  },
  'meydan-package': {
    covers: `فری زون Meydan: ہمارے پیکیج کی سب سے کم قیمت: ${PACKAGE_HOLDS}`,
    source: OUR_PRICE,
  },
  'rakez-licence': {
    covers: 'فری زون RAKEZ: صرف لائسنس کی سب سے کم قیمت، 2024 سے 2026 تک',
    source: 'قیمتوں کی شائع شدہ فہرستیں، راس الخیمہ اکنامک زون (RAKEZ)',
  },
  'ifza-licence': {
    covers: 'فری زون IFZA: صرف لائسنس کی قیمت، 2024 سے 2026 تک؛ ماخذ متفق نہیں',
    source: 'قیمتوں کی شائع شدہ فہرستیں، انٹرنیشنل فری زون اتھارٹی (IFZA)',
  },
  'meydan-licence': {
    covers: 'فری زون Meydan: صرف لائسنس کی قیمت، 2024 سے 2026 تک',
    source: `قیمتوں کی شائع شدہ فہرستیں، ${MEYDAN}`,
  },
  'dmcc-licence': {
    covers: 'فری زون DMCC: صرف لائسنس کی سب سے کم قیمت، 2024 سے 2026 تک',
    source: DMCC_LISTS,
  },
  'dmcc-package': {
    covers: 'فری زون DMCC: سیٹ اپ پیکیج، 2024 سے 2026 تک؛ ماخذ متفق نہیں',
    source: DMCC_LISTS,
  },
  'llc-dubai-year-1': {
    covers: `دبئی مین لینڈ کی ایل ایل سی (LLC): ${FIRST_YEAR}؛ ${LLC_HOLDS}`,
    source: AGENT_PRICES,
  },
  'llc-dubai-year-1-dirhams': {
    covers: `دبئی مین لینڈ کی ایل ایل سی (LLC): ${FIRST_YEAR}، 3.6725 درہم فی ڈالر کے مقررہ نرخ پر؛ ${LLC_HOLDS}`,
    source: AGENT_PRICES,
  },
  'llc-dubai-year-2': {
    covers: `دبئی مین لینڈ کی ایل ایل سی (LLC): ${SECOND_YEAR}؛ ${LLC_HOLDS}`,
    source: AGENT_PRICES,
  },
  'dmcc-year-1': { covers: `فری زون DMCC کی کمپنی: ${FIRST_YEAR}`, source: AGENT_PRICES },
  'dmcc-year-2': { covers: `فری زون DMCC کی کمپنی: ${SECOND_YEAR}`, source: AGENT_PRICES },
  'dafza-year-1': { covers: `فری زون DAFZA کی کمپنی: ${FIRST_YEAR}`, source: AGENT_PRICES },
  'dafza-year-2': { covers: `فری زون DAFZA کی کمپنی: ${SECOND_YEAR}`, source: AGENT_PRICES },
  'rakez-year-1': { covers: `فری زون RAKEZ کی کمپنی: ${FIRST_YEAR}`, source: AGENT_PRICES },
  'rakez-year-2': { covers: `فری زون RAKEZ کی کمپنی: ${SECOND_YEAR}`, source: AGENT_PRICES },
  'jafza-offshore-year-1': {
    covers: `جبل علی فری زون (JAFZA) کی آف شور کمپنی: ${FIRST_YEAR}`,
    source: AGENT_PRICES,
  },
  'jafza-offshore-year-2': {
    covers: `جبل علی فری زون (JAFZA) کی آف شور کمپنی: ${SECOND_YEAR}`,
    source: AGENT_PRICES,
  },
  'rak-offshore-year-1': { covers: `راس الخیمہ کی آف شور کمپنی: ${FIRST_YEAR}`, source: AGENT_PRICES },
  'rak-offshore-year-2': { covers: `راس الخیمہ کی آف شور کمپنی: ${SECOND_YEAR}`, source: AGENT_PRICES },
  'mainland-total-time': {
    covers: 'متحدہ عرب امارات میں مین لینڈ کمپنی: کل وقت، بینک اکاؤنٹ سمیت',
    source: TIME_STUDIES,
  },
  'mainland-licence-time': {
    covers: 'متحدہ عرب امارات میں مین لینڈ کمپنی: کل وقت کا وہ حصہ جو لائسنس ملنے تک لگتا ہے',
    source: TIME_STUDIES,
  },
  'bank-account-time': {
    covers: 'متحدہ عرب امارات میں مین لینڈ کمپنی: کل وقت کا وہ حصہ جو بینک اکاؤنٹ میں لگتا ہے',
    source: TIME_STUDIES,
  },
  'meydan-activity-groups': {
    covers: 'فری زون Meydan کے ویزے کے بغیر لائسنس میں سرگرمیوں کے گروپ',
    source: MEYDAN,
  },
  'meydan-investor-capital': {
    covers: 'سرمایہ کار ویزے کے لیے فری زون Meydan کا مطلوبہ حصص سرمایہ',
    source: MEYDAN,
  },
  'meydan-licence-length': {
    covers: 'فری زون Meydan کے لائسنس کی زیادہ سے زیادہ مدت',
    source: MEYDAN,
  },

  'uae-ct-threshold': {
    covers: 'قابلِ ٹیکس آمدنی جس تک متحدہ عرب امارات کا کارپوریٹ ٹیکس 0% ہے',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-zero-rate': {
    covers: 'حد تک کی قابلِ ٹیکس آمدنی پر متحدہ عرب امارات کے کارپوریٹ ٹیکس کی شرح',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-rate': {
    covers: 'حد سے اوپر کی قابلِ ٹیکس آمدنی پر متحدہ عرب امارات کے کارپوریٹ ٹیکس کی شرح',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-late-registration': {
    covers: 'متحدہ عرب امارات کے کارپوریٹ ٹیکس میں دیر سے رجسٹریشن کا جرمانہ',
    source: `${FTA}، عوامی وضاحت CTP006، جولائی 2025`,
  },
  'uae-ct-penalty-waiver': {
    covers:
      'ٹیکس کی پہلی مدت کے اختتام کے بعد کی وہ مہلت جس میں پہلا گوشوارہ دینے سے دیر سے رجسٹریشن کا جرمانہ ختم ہو جاتا ہے',
    source: `${FTA}، عوامی وضاحت CTP006، جولائی 2025`,
  },
  'uae-ct-return-due': {
    covers: 'ٹیکس کی مدت کے اختتام کے بعد متحدہ عرب امارات کے کارپوریٹ ٹیکس گوشوارے کی مہلت',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-payment-due': {
    covers: 'ٹیکس کی مدت کے اختتام کے بعد متحدہ عرب امارات کے کارپوریٹ ٹیکس کی ادائیگی کی مہلت',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-natural-person-turnover': {
    covers:
      'کیلنڈر سال کا کاروباری ٹرن اوور جس سے زیادہ پر فرد پر متحدہ عرب امارات کا کارپوریٹ ٹیکس لاگو ہوتا ہے',
    source: CT_LAW_AND_FTA,
  },
  'uae-top-up-rate': {
    covers: 'بڑے کثیر ملکی گروپوں پر متحدہ عرب امارات کے ملکی کم از کم اضافی ٹیکس (top-up tax) کی شرح',
    source: TOP_UP,
  },
  'uae-top-up-revenue': {
    covers:
      'گروپ کا دنیا بھر کا ریونیو جس سے متحدہ عرب امارات کا اضافی ٹیکس (top-up tax) لاگو ہونا شروع ہوتا ہے',
    source: TOP_UP,
  },
  'uae-sbr-revenue-limit': {
    covers:
      'متحدہ عرب امارات میں چھوٹے کاروبار کی رعایت کے لیے زیادہ سے زیادہ ریونیو، اس مدت میں اور ٹیکس کی ہر پچھلی مدت میں',
    source: SMALL_BUSINESS,
  },
  'uae-sbr-last-period-end': {
    covers: 'آخری دن جس پر ٹیکس کی مدت ختم ہو تو متحدہ عرب امارات میں چھوٹے کاروبار کی رعایت مل سکتی ہے',
    source:
      'وزارتِ خزانہ، وزارتی فیصلہ نمبر 131 برائے 2026، جو وزارتی فیصلہ نمبر 73 برائے 2023 میں ترمیم کرتا ہے',
  },
  'uae-qfzp-rate': {
    covers: 'فری زون کے اہل شخص (Qualifying Free Zone Person) کی اہل آمدنی پر کارپوریٹ ٹیکس کی شرح',
    source: `${CT_LAW}؛ ${QUALIFYING_ACTIVITIES}`,
  },
  'uae-qfzp-de-minimis-share': {
    covers:
      'فری زون کے اہل شخص کے لیے غیر اہل ریونیو کا زیادہ سے زیادہ حصہ (یہ حصہ یا درہم میں مقررہ رقم، جو کم ہو)',
    source: QUALIFYING_ACTIVITIES,
  },
  'uae-qfzp-de-minimis-amount': {
    covers:
      'فری زون کے اہل شخص کے لیے زیادہ سے زیادہ غیر اہل ریونیو (یہ رقم یا ریونیو کا مقررہ حصہ، جو کم ہو)',
    source: QUALIFYING_ACTIVITIES,
  },
  'uae-vat-rate': {
    covers: 'متحدہ عرب امارات میں ویلیو ایڈڈ ٹیکس کی عام شرح',
    source: FTA,
  },
  'uae-vat-mandatory': {
    covers:
      '12 مہینوں کی قابلِ ٹیکس فروخت اور درآمدات کی وہ حد جس سے اوپر متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس میں رجسٹریشن لازم ہے',
    source: FTA,
  },
  'uae-vat-voluntary': {
    covers:
      '12 مہینوں کی قابلِ ٹیکس فروخت جس سے متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس میں رضاکارانہ رجسٹریشن ہو سکتی ہے',
    source: FTA,
  },
  'uae-vat-window': {
    covers:
      'وہ مدت جس کی قابلِ ٹیکس فروخت متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس میں رجسٹریشن کے لیے گنی جاتی ہے',
    source: FTA,
  },
  'uae-einvoicing-pilot': {
    covers: 'متحدہ عرب امارات میں ای انوائسنگ کے آزمائشی مرحلے کا آغاز',
    source: EINVOICING,
  },
  'uae-einvoicing-large-revenue': {
    covers: 'ریونیو جس سے کاروبار متحدہ عرب امارات میں لازمی ای انوائسنگ کے پہلے گروپ میں آتا ہے',
    source: EINVOICING,
  },
  'uae-einvoicing-large-live': {
    covers: 'بڑے کاروباروں کے لیے متحدہ عرب امارات میں لازمی ای انوائسنگ کا پہلا دن',
    source: EINVOICING,
  },
  'uae-einvoicing-small-live': {
    covers: 'چھوٹے کاروباروں کے لیے متحدہ عرب امارات میں لازمی ای انوائسنگ کا پہلا دن',
    source: EINVOICING,
  },
  'uae-esr-last-year-end': {
    covers: 'آخری دن جس پر ختم ہونے والے مالی سال پر متحدہ عرب امارات کے اکنامک سبسٹینس کے قواعد لاگو تھے',
    source: 'کابینہ کا فیصلہ نمبر 98 برائے 2024',
  },
  'uae-ubo-threshold': {
    covers: 'ملکیت یا ووٹوں کا وہ حصہ جس سے متحدہ عرب امارات میں کوئی شخص حقیقی مستفید مالک شمار ہوتا ہے',
    source: OWNER_REGISTERS,
  },
  'uae-ubo-first-filing': {
    covers:
      'متحدہ عرب امارات میں لائسنس یا رجسٹریشن کے بعد حقیقی مستفید مالک کے کوائف پہلی بار جمع کرانے کی مہلت',
    source: 'کابینہ کا فیصلہ نمبر 109 برائے 2023',
  },
  'uae-aml-cash-report': {
    covers:
      'نقد ادائیگی کی وہ رقم جس سے متحدہ عرب امارات میں قیمتی دھاتوں کے تاجر اور پراپرٹی بروکر رپورٹ کرتے ہیں، منسلک ادائیگیوں سمیت',
    source: 'کابینہ کی قرارداد نمبر 134 برائے 2025، وفاقی حکم نامہ قانون نمبر 10 برائے 2025 کے تحت',
  },
  'uae-aml-record-keeping': {
    covers: 'متحدہ عرب امارات میں انسدادِ منی لانڈرنگ کے قواعد کے تحت ریکارڈ رکھنے کی مدت',
    source: 'کابینہ کی قرارداد نمبر 134 برائے 2025، وفاقی حکم نامہ قانون نمبر 10 برائے 2025 کے تحت',
  },
  'uae-ubo-change-notice': {
    covers: 'متحدہ عرب امارات میں حقیقی مستفید مالک کے کوائف میں تبدیلی درج کرنے اور اس کی اطلاع دینے کی مہلت',
    source: 'کابینہ کے فیصلے نمبر 109 برائے 2023 اور نمبر 132 برائے 2023',
  },
  'uae-ct-registration-window': {
    covers:
      'کمپنی کے قیام کے بعد متحدہ عرب امارات کی نئی کمپنی کے لیے کارپوریٹ ٹیکس میں رجسٹریشن کی درخواست کی مہلت',
    source: `${FTA}، فیصلہ نمبر 3 برائے 2024`,
  },
  'uae-ct-record-keeping': {
    covers: 'ٹیکس کی مدت کے اختتام کے بعد متحدہ عرب امارات کے کارپوریٹ ٹیکس کا ریکارڈ رکھنے کی مدت',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-audit-revenue': {
    covers: 'ٹیکس کی مدت کا ریونیو جس سے زیادہ پر متحدہ عرب امارات میں مالیاتی گوشواروں کا آڈٹ لازم ہے',
    source: 'وزارتی فیصلہ نمبر 84 برائے 2025',
  },
  'uae-sbr-group-revenue': {
    covers:
      'گروپ کا دنیا بھر کا ریونیو جس سے زیادہ پر اس کا رکن متحدہ عرب امارات میں چھوٹے کاروبار کی رعایت نہیں لے سکتا',
    source: SMALL_BUSINESS,
  },
  'uae-qfzp-lost-periods': {
    covers: 'ایک شرط ٹوٹنے کے بعد ٹیکس کی اگلی مدتیں جن میں فری زون کے اہل شخص کی حیثیت نہیں رہتی',
    source: QUALIFYING_ACTIVITIES,
  },
  'uae-vat-look-ahead': {
    covers:
      'آگے کی وہ مدت جس کی متوقع قابلِ ٹیکس فروخت متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس میں رجسٹریشن کے لیے گنی جاتی ہے',
    source: FTA,
  },
  'uae-vat-return-due': {
    covers: 'مدت کے اختتام کے بعد متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس کے گوشوارے اور ادائیگی کی مہلت',
    source: FTA,
  },
  'uae-vat-credit-limit': {
    covers:
      'مدت کے اختتام کے بعد متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس کی زائد رقم استعمال کرنے یا واپس مانگنے کی مہلت',
    source: VAT_CREDITS,
  },
  'uae-vat-old-credit-last-day': {
    covers:
      'متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس کی ایسی زائد رقم استعمال کرنے یا واپس مانگنے کا آخری دن جس کی مہلت 2027 سے پہلے گزر گئی',
    source: VAT_CREDITS,
  },
  'uae-vat-records': {
    covers: 'متحدہ عرب امارات میں ویلیو ایڈڈ ٹیکس کا عام ریکارڈ رکھنے کی مدت؛ جائیداد کے لیے اس سے لمبی',
    source: FTA,
  },
  'uae-vat-late-registration': {
    covers: 'متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس میں دیر سے رجسٹریشن کا جرمانہ',
    source: TAX_PENALTIES,
  },
  'uae-vat-late-return': {
    covers: 'متحدہ عرب امارات کا ویلیو ایڈڈ ٹیکس گوشوارہ پہلی بار دیر سے دینے کا جرمانہ',
    source: TAX_PENALTIES,
  },
  'uae-vat-late-return-repeat': {
    covers: '24 مہینوں کے اندر متحدہ عرب امارات کا ویلیو ایڈڈ ٹیکس گوشوارہ پھر دیر سے دینے کا جرمانہ',
    source: TAX_PENALTIES,
  },
  'uae-vat-late-payment': {
    covers: 'متحدہ عرب امارات کا ویلیو ایڈڈ ٹیکس دیر سے ادا کرنے پر جرمانے کی سالانہ شرح',
    source: TAX_PENALTIES,
  },
  'uae-einvoicing-large-provider': {
    covers:
      'بڑے کاروباروں کے لیے ای انوائسنگ کا منظور شدہ فراہم کنندہ مقرر کرنے کا آخری دن، مئی 2026 کی توسیع کے بعد',
    source: EINVOICING,
  },
  'uae-einvoicing-small-provider': {
    covers: 'چھوٹے کاروباروں کے لیے ای انوائسنگ کا منظور شدہ فراہم کنندہ مقرر کرنے کا آخری دن',
    source: EINVOICING,
  },
  'uae-einvoicing-government-live': {
    covers: 'سرکاری اداروں کے لیے متحدہ عرب امارات میں لازمی ای انوائسنگ کا پہلا دن',
    source: EINVOICING,
  },
  'uae-einvoicing-send-window': {
    covers:
      'لین دین کے بعد ای انوائس جاری کرنے کی مہلت، الا یہ کہ ویلیو ایڈڈ ٹیکس کے قواعد کوئی اور وقت مقرر کریں',
    source: 'وزارتِ خزانہ، ای انوائسنگ پر وزارتی فیصلہ نمبر 243 برائے 2025',
  },
  'uae-einvoicing-late-start': {
    covers: 'ای انوائسنگ شروع کرنے یا فراہم کنندہ مقرر کرنے میں دیر کا جرمانہ، ہر مہینے یا اس کے کسی حصے پر',
    source: EINVOICING_PENALTIES,
  },
  'uae-einvoicing-late-invoice': {
    covers: 'دیر سے جاری ہونے والی ہر ای انوائس کا جرمانہ',
    source: EINVOICING_PENALTIES,
  },
  'uae-einvoicing-late-invoice-cap': {
    covers: 'ایک کیلنڈر مہینے میں دیر سے جاری ہونے والی ای انوائسوں کا زیادہ سے زیادہ جرمانہ',
    source: EINVOICING_PENALTIES,
  },
  'uae-einvoicing-outage-notice': {
    covers: 'نظام کی خرابی یا درج کوائف میں تبدیلی کی اطلاع دینے میں دیر کا جرمانہ، ہر دن',
    source: EINVOICING_PENALTIES,
  },
  'uae-ct-start': {
    covers: 'پہلا دن جس سے شروع ہونے والی ٹیکس کی مدت پر متحدہ عرب امارات کا کارپوریٹ ٹیکس لاگو ہو سکتا ہے',
    source: `${CT_LAW}؛ ${FTA}، عوامی وضاحت CTP003`,
  },
  'uae-ct-first-period': {
    covers:
      'متحدہ عرب امارات کی نئی کمپنی کے پہلے مالی سال کی ممکنہ لمبائی، اور یہی اس کی ٹیکس کی پہلی مدت ہے',
    source: `${FTA}، عوامی وضاحت CTP003، جولائی 2024`,
  },
  'uae-ct-registration-early': {
    covers:
      'لائسنس کے مہینے کے لحاظ سے مقررہ تاریخوں میں سب سے آخری، جس تک مارچ 2024 سے پہلے کی کمپنیوں کو متحدہ عرب امارات کے کارپوریٹ ٹیکس میں رجسٹریشن کی درخواست دینی تھی',
    source: `${FTA}، فیصلہ نمبر 3 برائے 2024`,
  },
  'uae-ct-natural-registration': {
    covers:
      'اس کیلنڈر سال کے بعد جس میں فرد کا ٹرن اوور حد سے بڑھا، متحدہ عرب امارات کے کارپوریٹ ٹیکس میں رجسٹریشن کی درخواست کی مہلت',
    source: `${FTA}، فیصلہ نمبر 3 برائے 2024`,
  },
  'uae-ct-late-return': {
    covers:
      'متحدہ عرب امارات کا کارپوریٹ ٹیکس گوشوارہ دیر سے دینے کا جرمانہ، پہلے بارہ مہینوں میں ہر مہینے یا اس کے کسی حصے پر',
    source: CT_PENALTIES,
  },
  'uae-ct-late-return-later': {
    covers: 'متحدہ عرب امارات کا کارپوریٹ ٹیکس گوشوارہ دیر سے دینے کا جرمانہ، تیرہویں مہینے سے ہر مہینے',
    source: CT_PENALTIES,
  },
  'uae-ct-late-payment': {
    covers: 'متحدہ عرب امارات کا کارپوریٹ ٹیکس دیر سے ادا کرنے پر جرمانے کی سالانہ شرح',
    source: CT_PENALTIES,
  },
  'uae-vat-registration-window': {
    covers: 'رجسٹریشن لازم ہونے کے بعد متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس میں رجسٹریشن کی درخواست کی مہلت',
    source: 'کابینہ کا فیصلہ نمبر 52 برائے 2017، ویلیو ایڈڈ ٹیکس کے قانون کے انتظامی ضوابط',
  },
  'uae-vat-non-working-day': {
    covers:
      'متحدہ عرب امارات کے ویلیو ایڈڈ ٹیکس کا گوشوارہ اور ادائیگی، جب آخری دن ہفتہ وار یا قومی تعطیل ہو',
    source: `${FTA} کا طریقِ کار، جیسا The National نے 2020 میں اور Crowe UAE نے 2022 میں بتایا`,
    value: 'اگلے کام کے دن تک',
  },
  'uae-ubo-registers': {
    covers:
      'رجسٹر جو متحدہ عرب امارات کی کمپنی رکھتی ہے: حقیقی مستفید مالکان کا، شراکت داروں یا حصص داروں کا، نامزد منیجروں کا',
    source: OWNER_REGISTERS,
  },

  'uk-incorporation-fee-2024': {
    covers: 'مئی 2024 سے برطانیہ میں ڈیجیٹل طور پر کمپنی قائم کرنے کی فیس',
    source: COMPANIES_HOUSE,
  },
  'uk-incorporation-fee': {
    covers: 'برطانیہ میں ڈیجیٹل طور پر کمپنی قائم کرنے کی فیس',
    source: COMPANIES_HOUSE,
  },
  'uk-incorporation-same-day': {
    covers: 'برطانیہ میں ڈیجیٹل طور پر اسی دن کمپنی قائم کرنے کی فیس',
    source: COMPANIES_HOUSE,
  },
  'uk-confirmation-statement': {
    covers: 'برطانیہ میں ڈیجیٹل کنفرمیشن اسٹیٹمنٹ (confirmation statement) کی سالانہ فیس',
    source: COMPANIES_HOUSE,
  },
  'uk-identity-start': {
    covers: 'برطانیہ میں ڈائریکٹروں اور نمایاں اختیار رکھنے والے افراد (PSC) کی شناخت کی تصدیق کا پہلا دن',
    source: COMPANIES_HOUSE,
  },
  'uk-identity-transition': {
    covers:
      'ان 12 مہینوں کا اختتام جن میں برطانیہ کے موجودہ ڈائریکٹروں اور مالکان کو اپنی شناخت کی تصدیق کرانی تھی',
    source: COMPANIES_HOUSE,
  },
  'uk-identity-transition-length': {
    covers: 'وہ مہلت جس میں برطانیہ کے موجودہ ڈائریکٹروں اور مالکان کو اپنی شناخت کی تصدیق کرانی تھی',
    source: COMPANIES_HOUSE,
  },
  'uk-psc-code-window': {
    covers: 'رجسٹر میں درج ہونے کے بعد نمایاں اختیار رکھنے والے فرد (PSC) کے لیے ذاتی کوڈ دینے کی مہلت',
    source: COMPANIES_HOUSE,
  },
  'uk-personal-code-length': {
    covers: 'برطانیہ میں شناخت کی تصدیق پر ملنے والے ذاتی کوڈ کے حروف اور ہندسوں کی کل تعداد',
    source: COMPANIES_HOUSE,
  },
  'uk-ct-small-rate': {
    covers: 'کم منافع پر برطانیہ کے کارپوریشن ٹیکس کی شرح',
    source: HMRC,
  },
  'uk-ct-small-limit': {
    covers: 'منافع جس تک برطانیہ میں کم منافع کی شرح لاگو ہوتی ہے',
    source: HMRC,
  },
  'uk-ct-main-rate': {
    covers: 'برطانیہ کے کارپوریشن ٹیکس کی بنیادی شرح',
    source: HMRC,
  },
  'uk-ct-main-limit': {
    covers: 'منافع جس سے برطانیہ کی بنیادی شرح لاگو ہوتی ہے؛ اس سے کم پر جزوی رعایت (marginal relief)',
    source: HMRC,
  },
  'uk-ct-return-due': {
    covers: 'حسابی مدت کے اختتام کے بعد برطانیہ میں کمپنی کے ٹیکس گوشوارے اور حسابات کی مہلت',
    source: HMRC,
  },
  'uk-ct-payment-due': {
    covers: 'حسابی مدت کے اختتام کے بعد برطانیہ کے کارپوریشن ٹیکس کی ادائیگی کی مہلت',
    source: HMRC,
    value: '9 مہینے اور 1 دن',
  },
  'uk-vat-threshold': {
    covers: 'قابلِ ٹیکس ٹرن اوور جس سے زیادہ پر برطانیہ کے ویلیو ایڈڈ ٹیکس میں رجسٹریشن لازم ہے',
    source: HMRC,
  },
  'uk-accounts-due': {
    covers: 'مالی سال کے بعد پرائیویٹ کمپنی کے حسابات برطانوی کمپنی رجسٹر میں جمع کرانے کی مہلت',
    source: UK_ACCOUNTS,
  },
  'uk-first-accounts-due': {
    covers: 'رجسٹریشن کے بعد پرائیویٹ کمپنی کے پہلے حسابات برطانوی کمپنی رجسٹر میں جمع کرانے کی مہلت',
    source: UK_ACCOUNTS,
  },
  'uk-confirmation-period': {
    covers: 'لمبی سے لمبی مدت جو برطانیہ کی ایک کنفرمیشن اسٹیٹمنٹ میں آ سکتی ہے',
    source: UK_CONFIRMATION,
  },
  'uk-confirmation-window': {
    covers: 'اس مدت کے اختتام کے بعد برطانیہ کی کنفرمیشن اسٹیٹمنٹ جمع کرانے کی مہلت',
    source: UK_CONFIRMATION,
  },

  'golden-visa-length': {
    covers: 'جائیداد، ڈپازٹ یا ہنرمند کام کی بنیاد پر گولڈن ویزا کی مدت',
    source: ICP,
  },
  'golden-visa-property': {
    covers:
      'گولڈن ویزا: جائیداد کی کم از کم مالیت؛ پیشگی ادائیگی کی کوئی کم از کم حد معلوم نہیں، لینڈ ڈیپارٹمنٹ سے تصدیق کریں',
    source: 'دبئی لینڈ ڈیپارٹمنٹ',
  },
  'golden-visa-deposit': {
    covers: 'گولڈن ویزا: کم از کم ڈپازٹ یا فنڈ میں سرمایہ کاری',
    source: ICP,
  },
  'golden-visa-salary': {
    covers:
      'ہنرمند کارکنوں کا گولڈن ویزا: کم از کم ماہانہ بنیادی تنخواہ، جیسا اگست 2024 سے عمل ہے؛ الاؤنس شمار نہیں ہوتے',
    source: `${ICP}؛ جیسا اخبار Khaleej Times نے اگست 2024 میں بتایا`,
  },
  'golden-visa-entrepreneur-length': {
    covers: 'انٹرپرینیورز کے گولڈن ویزا کی مدت',
    source: ICP,
  },
  'golden-visa-entrepreneur-project': {
    covers: 'انٹرپرینیورز کا گولڈن ویزا: پراجیکٹ کی کم از کم مالیت',
    source: ICP,
  },
  'golden-visa-entrepreneur-revenue': {
    covers: 'انٹرپرینیورز کا گولڈن ویزا: پراجیکٹ کی مالیت کے بجائے کم از کم ریونیو',
    source: ICP,
  },
  'golden-visa-agent-cost': {
    covers: 'گولڈن ویزا: ایجنٹ کی مکمل قیمت، سب شامل',
    source: AGENT_PRICES,
  },
  'employment-visa-agent-cost': {
    covers: 'ورک ویزا: ایجنٹ کی مکمل قیمت، سب شامل',
    source: AGENT_PRICES,
  },
  'freelance-permit': {
    covers: 'فری لانس پرمٹ (GoFreelance): سالانہ قیمت',
    source: 'ٹیکوم گروپ (TECOM) کا پروگرام GoFreelance؛ جیسا اخبار Khaleej Times نے جون 2018 میں بتایا',
  },
  'green-visa-length': {
    covers: 'فری لانسرز کے گرین ویزا کی مدت',
    source: ICP,
  },
  'green-visa-income': {
    covers:
      'فری لانسرز کا گرین ویزا: پچھلے دو سال میں سالانہ آمدنی؛ ذرائع میں اختلاف ہے کہ یہ ہر سال کی ہے یا دونوں کی مجموعی',
    source: ICP,
  },
  'green-visa-income-period': {
    covers: 'فری لانسرز کا گرین ویزا: وہ مدت جس کی آمدنی شمار ہوتی ہے',
    source: ICP,
  },
};
