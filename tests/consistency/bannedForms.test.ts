import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../src/content/facts/entryTexts.ts';
import { readFacts } from '../../src/content/facts/readFacts.ts';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface BannedForm {
  readonly form: RegExp;
  readonly use: string;
  readonly except?: RegExp;
}

/** Wordings that mislead readers. */
const BANNED: Readonly<Record<LanguageCode, readonly BannedForm[]>> = {
  en: [
    { form: /Ministry of Economy(?! and Tourism)/, use: 'Ministry of Economy and Tourism' },
    {
      form: /tax-free/i,
      use: 'a sentence that says which tax is not due',
      except:
        /(?:Is|Are) .*tax-free\?|as tax-free|automatically tax-free|No tax-free band|[“"]Tax-free[”"] (?:is not|on a zone)/,
    },
    { form: /lowest employer class/, use: 'by the employer’s class' },
    { form: /adds? visas and a desk/i, use: 'employees’ visas: the calculator prices no desk' },
  ],
  ar: [
    { form: /(?:^|[\s«([])[وف]?[يت]ُ?رفع[^.؛]{0,30}غرام/, use: 'يُعفى من / تسقط الغرامة' },
    { form: /غرام[^.؛]{0,40}تُ?رفع/, use: 'تسقط الغرامة' },
    { form: /بعد \{\{[^}]+\}\} من (?:السنة|نهاية)/, use: 'خلال … من نهاية', except: /ويسقط الرصيد/ },
    { form: /وزارة الاقتصاد(?! والسياحة)/, use: 'وزارة الاقتصاد والسياحة' },
    { form: /نُسخ العنوان/, use: 'نُسخ الرابط' },
    { form: /س[\u064B-\u0652]*ج[\u064B-\u0652]*ي?ل\S*(?: \S+)? في \[?ضريبة/, use: 'سجّل لضريبة' },
    {
      form: /(?<!ضريبة )القيمة المضافة|للقيمة المضافة|(?<!ضريبة )قيمة مضافة/,
      use: 'ضريبة القيمة المضافة',
      except: /يتوقف المنشأ على القيمة المضافة/,
    },
    { form: /يُعد الشخص [^.،]{0,20}المستفيد الحقيقي/, use: 'مستفيدًا حقيقيًا' },
    { form: /زبائن|زبون/, use: 'عملاء' },
    { form: /العامل(?:ون|ين) الأحرار|(?:ال)?عامل (?:ال)?حر(?!\p{L})/u, use: 'أصحاب العمل الحر' },
    { form: /(?:بلا|دون|بدون) شبكة/, use: 'دون اتصال' },
    { form: /(?:حساب|الحساب|الحسابات) (?:ال)?بنكي/, use: 'حساب مصرفي' },
    {
      form: /عقد (?:ال)?(?:إيجار )?(?:ال)?موثّ?ق|توثيق (?:عقد )?الإيجار|مساحة الموثقة/,
      use: 'عقد إيجار مسجل: a notarised contract is something else',
    },
    { form: /إدارة الإقامة/, use: 'إدارة الهوية وشؤون الأجانب' },
    { form: /مركز دبي المالي(?! العالمي)/, use: 'مركز دبي المالي العالمي' },
    { form: /سلطة VARA/, use: 'سلطة تنظيم الأصول الافتراضية (VARA)' },
    { form: /المنطقة الحرة SPC/, use: 'مدينة الشارقة للنشر (SPC)' },
    { form: /(?<!\()Companies House/, use: 'سجل الشركات البريطاني' },
    { form: /القناة المحمية/, use: 'نظام حماية الأجور' },
    { form: /تأشير(?:ة|ات) (?:ال)?سياحة/, use: 'التأشيرة السياحية' },
    { form: /دائرة الاقتصاد(?! والسياحة|ية)/, use: 'الدائرة الاقتصادية' },
    { form: /قسم الامتثال/, use: 'إدارة الامتثال' },
    { form: /دائرة الأراضي(?! والأملاك)/, use: 'دائرة الأراضي والأملاك' },
    { form: /(?:مكان|مكانًا|أماكن) (?:ال|لل)?تأشير/, use: 'حصة التأشيرات' },
    { form: /في العموم/, use: 'عادةً' },
    { form: /(?:الوظائف|المسميات|المهن|للمسميات|للمهن) الماهرة/, use: 'المهارية' },
    { form: /(?:وكيل|وكلاء) (?:ال)?ضرائب/, use: 'الوكيل الضريبي' },
    { form: /(?<!\p{L})طلبي(?:ة|ات)/u, use: 'أمر شراء' },
    { form: /إشعار الدفع|(?<!\p{L})(?:ال)?أذون(?!\p{L})/u, use: 'إذن الدفع، أذونات' },
    { form: /(?<!\p{L})من بعيد/u, use: 'عن بُعد' },
    { form: /(?<!\p{L})عمل ماهر|العمل الماهر/u, use: 'أصحاب المهارات' },
    { form: /(?:ملكية|يسيطر|السيطرة)[^.،]{0,20} بطريق آخر/, use: 'بوسيلة أخرى' },
    {
      form: /heading: (?:ما يحرك الباقي|ما يتوقف على حالتك|أسعار تأتي بعرض|تكاليف بلا سعر منشور|ما تحسبه غير ذلك|من لا تناسبه)$/,
      use: 'a heading that names the items',
    },
  ],
  ur: [
    { form: /وزارتِ معیشت(?! و سیاحت)/, use: 'وزارتِ معیشت و سیاحت' },
    { form: /پتا کاپی/, use: 'لنک کاپی' },
    { form: /بنیادی ضروریات/, use: 'قیام کی بنیادی خدمات' },
    { form: /امیگریشن کا متعلقہ ادارہ/, use: 'امیگریشن اتھارٹی' },
    { form: /(?<!\p{L})زائر/u, use: 'وزیٹر' },
    { form: /رہائشی فائل/, use: 'اقامے کی فائل' },
    { form: /اسمال بزنس ریلیف/, use: 'چھوٹے کاروبار کی رعایت' },
    { form: /آمدن \(ریونیو\)/, use: 'ریونیو' },
    { form: /ایسٹونین/, use: 'ایسٹونیا کی / ایسٹونیائی' },
    { form: /رابطہ شخص/, use: 'رابطہ کار' },
    { form: /سروسز/, use: 'خدمات' },
    { form: /فیسیں/, use: 'فیس' },
    { form: /ملازمت کا (?:ہر |ایک |مکمل )?ویزا|ملازمت کے ویزے/, use: 'ورک ویزا' },
    { form: /فری لانس اجازت نام/, use: 'فری لانس پرمٹ' },
    { form: /چاہئیں/, use: 'چاہییں' },
    { form: /پیکج/, use: 'پیکیج' },
    { form: /پروجیکٹ/, use: 'پراجیکٹ' },
    { form: /دبی(?!\p{L})/u, use: 'دبئی' },
    { form: /(?:دوسرے|ایک|غیر حاضر) والد یا والدہ/, use: 'ماں باپ میں سے …' },
    { form: /ہندس/, use: 'عدد / اعداد: ہندسہ is a digit', except: /حروف اور ہندسوں|الٹتے ہیں، ہندسے نہیں/ },
    { form: /(?:heading|title): .*(?:جمع|جوڑ) کر(?: کے)?$/, use: '… کا کل خرچ' },
    { form: /(?<!\p{L})حصہ دار(?!\p{L})|حصہ داروں|شیئر ہولڈر/u, use: 'حصص دار' },
    { form: /مینیجر/, use: 'منیجر' },
    { form: /(?<!مختصر )اقتباس/, use: 'مصدقہ نقل: an اقتباس is a quotation' },
    { form: /پوچھ گچھ/, use: 'سوال: پوچھ گچھ is an interrogation' },
    { form: /بیم[ہے](?!\p{L})/u, use: 'انشورنس' },
    { form: /انگلیوں کے نشان/, use: 'فنگر پرنٹ' },
    { form: /متعلقہ میڈیا ادار/, use: 'میڈیا کا نگران ادارہ' },
    { form: /دبئی کے مین لینڈ/, use: 'دبئی مین لینڈ' },
    { form: /مین لینڈ پر(?!\p{L})/u, use: 'مین لینڈ میں' },
    { form: /سکیورٹی/, use: 'سیکیورٹی' },
    { form: /وزارتِ محنت/, use: 'وزارتِ انسانی وسائل و ایمریٹائزیشن' },
    { form: /ٹیکس مدت/, use: 'ٹیکس کی مدت' },
    { form: /ادارے کی فیس کی فہرست/, use: 'نرخ نامہ' },
    { form: /ابوظبی/, use: 'ابوظہبی' },
    { form: /سبسٹنس/, use: 'سبسٹینس' },
    { form: /ماخذ متفق نہیں/, use: 'ماخذوں میں اختلاف ہے' },
    { form: /ٹیکس (?:کی )?رہائش|ٹیکس اقامت/, use: 'ٹیکس ریزیڈنسی' },
    { form: /حصص ک[اے] سرٹیفکیٹ/, use: 'شیئر سرٹیفکیٹ' },
    { form: /نکلنے کا راستہ/, use: 'معاہدہ ختم کرنے کی شرائط' },
    { form: /ویزا (?:کے|کی|کا|کو|میں|پر|سے|تک)(?!\p{L})/u, use: 'ویزے کے …' },
    { form: /VAT(?! 201)/, use: 'ویلیو ایڈڈ ٹیکس' },
    { form: /مال دینے وال/, use: 'سپلائر' },
    { form: /(?<!\p{L})آمدن(?!\p{L})/u, use: 'آمدنی / ریونیو' },
    { form: /فیسوں/, use: 'فیس' },
    { form: /کسٹم ڈیوٹی/, use: 'کسٹمز ڈیوٹی' },
    { form: /امریکہ/, use: 'امریکا' },
    { form: /(?:heading|title): .* پر سوال$/, use: '… کے بارے میں سوال' },
    { form: /ک[اے] (?:بینک )?اسٹیٹمنٹ(?!\p{L})/u, use: 'کی اسٹیٹمنٹ' },
    { form: /(?:پرمٹ|منظوری) (?:بھی )?لگ(?:تی|تا)? (?:ہے|سکت)/, use: 'درکار ہے' },
  ],
  hi: [
    { form: /अर्थव्यवस्था मंत्रालय/, use: 'अर्थव्यवस्था और पर्यटन मंत्रालय' },
    { form: /पता कॉपी (?:हो गया|नहीं)/, use: 'लिंक कॉपी' },
    { form: /लाइसेंस का होता है/, use: 'लाइसेंस की होती है' },
    { form: /उद्धरण/, use: 'प्रमाणित प्रति (एक्सट्रैक्ट)' },
    {
      form: /निवास(?=[ ,।'"])(?! वीज़ा| परमिट| निदेशालय)/,
      use: 'निवास वीज़ा / रेज़िडेंसी',
      except: /निवास (?:के|का) देश/,
    },
    { form: /फ़्री ज़ोन/, use: 'फ्री ज़ोन' },
    { form: /रकम/, use: 'रक़म' },
    { form: /(?<!\p{L})बाकी/u, use: 'बाक़ी' },
    { form: /कौन स[ाीे]/, use: 'कौन-सा' },
    { form: /ख़ैमाह/, use: 'रास अल ख़ैमा' },
    { form: /राजस्व/, use: 'टर्नओवर', except: /राजस्व (?:और सीमा शुल्क )?विभाग/ },
    { form: /स्मॉल बिज़नेस रिलीफ़/, use: 'छोटे कारोबार की राहत' },
    { form: /मंत्रालयी/, use: 'मंत्रिस्तरीय' },
    { form: /मंत्रिमंडल/, use: 'कैबिनेट' },
    { form: /नामित ज़ोन/, use: 'निर्दिष्ट ज़ोन' },
    { form: /(?:रोज़गार|नौकरी का) वीज़ा/, use: 'वर्क वीज़ा' },
    { form: /कुल क़ीमत/, use: 'पूरी क़ीमत' },
    { form: /मूल कंपनी/, use: 'मालिक कंपनी' },
    { form: /सप्लायर/, use: 'आपूर्तिकर्ता' },
    { form: /सप्ताह(?!ां)/, use: 'हफ़्ता' },
    { form: /सेवा देने वाल[ाे]/, use: 'सेवा प्रदाता' },
    { form: /मिल्कियत/, use: 'स्वामित्व' },
    { form: /(?<!\p{L})लीज़(?!\p{L})|किराया-अनुबंध/u, use: 'किरायानामा' },
    { form: /जीवनसाथी/, use: 'पति या पत्नी' },
    { form: /अभिरक्षा/, use: 'कस्टडी' },
    { form: /आप्रवासन/, use: 'इमिग्रेशन' },
    { form: /परियोजना/, use: 'प्रोजेक्ट' },
    { form: /स्वामित्व-पत्र/, use: 'टाइटल डीड' },
    { form: /चाहिए हो सकत/, use: 'की ज़रूरत पड़ सकती है' },
    { form: /छूट वाली बिक्री/, use: 'छूट-प्राप्त बिक्री: a sale at a discount is something else' },
    { form: /आंशिक राहत/, use: 'सीमांत राहत' },
    { form: /मेनलैंड पर(?!मिट)/, use: 'मेनलैंड में' },
    { form: /(?:पहला|दूसरा) साल,? एजेंट से|एजेंट से (?:पहला|दूसरा) साल/, use: 'एजेंट के ज़रिए' },
    { form: /(?<!फ़ाइनेंस )डायरेक्टर(?![िी])/, use: 'निदेशक' },
    { form: /ईमेल/, use: 'ई-मेल' },
    { form: /नामित मैनेजर/, use: 'नॉमिनी मैनेजर' },
    { form: /बकाया/, use: 'बक़ाया' },
    { form: /(?<!वित्तीय |कैलेंडर )वर्षों/, use: 'सालों' },
    { form: /पेशकश/, use: 'प्रस्ताव' },
    { form: /कंप्लायंस/, use: 'अनुपालन' },
    { form: /कार्यदिवस/, use: 'कामकाजी दिन' },
    { form: /टैक्स[- ]फ़्री/, use: 'टैक्स-मुक्त' },
    { form: /(?<![\p{L}\p{M}])(?:उन|इन|जिन|किन) में(?!\p{L})/u, use: 'उनमें' },
    { form: /टैक्स निवासी/, use: 'टैक्स रेज़िडेंट' },
    { form: /(?<!\p{L})सामान्य व्यापार/u, use: 'जनरल ट्रेडिंग' },
    { form: /मेनू/, use: 'मेन्यू' },
    { form: /क्लीनिक/, use: 'क्लिनिक' },
    { form: /अनुवादित/, use: 'अनूदित' },
    { form: /सुरक्षा जमा/, use: 'जमा राशि' },
    { form: /कैबिनेट (?:का |के )?प्रस्ताव|(?:मालिकों|साझेदारों|बोर्ड) का प्रस्ताव/, use: 'संकल्प' },
    { form: /मेमोरैंडम/, use: 'मेमोरेंडम' },
    { form: /VAT(?! 201)/, use: 'वैट' },
    { form: /परिवीक्षा/, use: 'प्रोबेशन' },
    { form: /घरेलू कामगार/, use: 'घरेलू कर्मचारी' },
    { form: /पर्यटक वीज़ा/, use: 'टूरिस्ट वीज़ा' },
    { form: /अपोस्ट/, use: 'अपॉस्टिल' },
    { form: /voluntary\}\} से (?!ज़्यादा|ऊपर)/, use: 'तक पहुँचते ही' },
    { form: /(?:heading|title): 'क्या (?:आपके मामले पर|वादा)|हम क्या वादा नहीं/, use: 'क्या-क्या / किस बात का' },
  ],
};

const filesOf = (code: LanguageCode): readonly string[] =>
  globSync(
    [
      `src/content/pages/${code}/**/*.yaml`,
      `src/i18n/locales/${code}.json`,
      `src/i18n/locales/${code}.*.json`,
      code === 'en' ? 'server/content/articles/*.md' : `server/content/articles/*-${code}.md`,
      'scripts/downloads/words.ts',
    ],
    { cwd: ROOT },
  );

type Line = readonly [file: string, line: string];

const linesOf = (file: string): readonly Line[] =>
  readFileSync(resolve(ROOT, file), 'utf8')
    .split('\n')
    .map((line) => [file, line]);

const factLines = (code: LanguageCode): readonly Line[] =>
  readFacts(ROOT).flatMap(({ file, data = {} }) =>
    Object.values(data).flatMap((entry) =>
      Object.values(textsIn(entry, code)).map((text): Line => [file, text]),
    ),
  );

const findIn = (lines: readonly Line[], { form, except }: BannedForm): readonly string[] =>
  lines
    .filter(([, line]) => form.test(line) && !except?.test(line))
    .map(([file, line]) => `${file}: ${line.trim().slice(0, 120)}`);

describe.each(languages)('texts in $code', ({ code }) => {
  const forms = BANNED[code];
  const files = filesOf(code);
  const lines = [...files.flatMap(linesOf), ...factLines(code)];

  it.each(forms.map((banned) => [String(banned.form), banned.use, banned] as const))(
    'LA-04 contain no %s (use: %s)',
    (_, __, banned) => {
      expect(files.length).toBeGreaterThan(20);
      expect(findIn(lines, banned)).toEqual([]);
    },
  );
});
