import type { LanguageCode } from '../i18n/languages.ts';
import type { PagePath } from './navigation.ts';

type FramePath = '/quote' | '/schedule' | '/blog' | '/saved';

/** Search terms that a page does not contain: synonyms, names, colloquial words. */
export type Keywords = Readonly<Record<LanguageCode, string>>;

const keywords = (en: string, ar: string, ur: string, hi: string): Keywords => ({ en, ar, ur, hi });

export const searchKeywords: Readonly<Partial<Record<PagePath | FramePath, Keywords>>> = {
  '/company/contact': keywords(
    'phone number telephone call hotline mobile whatsapp chat message email mail address map location opening hours support contact',
    'رقم الهاتف تلفون جوال موبايل اتصال اتصل واتساب دردشة رسالة بريد إيميل عنوان خريطة موقع دوام ساعات العمل تواصل',
    'فون نمبر ٹیلی فون موبائل کال رابطہ واٹس ایپ چیٹ پیغام ای میل پتہ نقشہ اوقات',
    'फ़ोन नंबर टेलीफ़ोन मोबाइल कॉल संपर्क व्हाट्सऐप व्हाट्सएप चैट संदेश ईमेल पता नक्शा समय',
  ),
  '/licensing/restaurant-license-dubai': keywords(
    'liquor alcohol wine beer bar pub shisha cafe coffee shop cafeteria bakery catering food truck cloud kitchen',
    'خمور كحول نبيذ بار شيشة مقهى كافيه كافتيريا مخبز تموين مطبخ سحابي عربة طعام',
    'شراب الکحل بار شیشہ کیفے کافی بیکری کیٹرنگ کھانا کچن فوڈ ٹرک',
    'शराब अल्कोहल बार हुक्का कैफ़े कॉफ़ी बेकरी कैटरिंग खाना किचन फ़ूड ट्रक',
  ),
  '/licensing/fruit-trading-license-dubai': keywords(
    'food foodstuff produce grocery greengrocer dates import wholesale market Al Aweer cold storage FIRS perishable',
    'أغذية مواد غذائية خضار فواكه تمور بقالة استيراد جملة سوق العوير تخزين مبرد',
    'خوراک پھل سبزی کھجور کریانہ درآمد تھوک منڈی العویر کولڈ اسٹوریج',
    'खाद्य फल सब्ज़ी खजूर किराना आयात थोक मंडी कोल्ड स्टोरेज',
  ),
  '/services/web-design-dubai': keywords(
    'website webpage homepage developer landing page online shop domain hosting wordpress',
    'موقع إلكتروني صفحة تطوير متجر نطاق دومين استضافة ووردبريس',
    'ویب سائٹ ویب پیج ہوم پیج ڈومین ہوسٹنگ ورڈپریس',
    'वेबसाइट वेब पेज होमपेज डोमेन होस्टिंग वर्डप्रेस',
  ),
  '/services/seo-dubai': keywords(
    'google ranking search engine optimization keywords digital marketing advertising maps reviews',
    'سيو جوجل ترتيب كلمات مفتاحية تسويق رقمي إعلانات خرائط تقييمات',
    'گوگل رینکنگ سرچ انجن مطلوبہ الفاظ ڈیجیٹل مارکیٹنگ اشتہار',
    'गूगल रैंकिंग सर्च इंजन कीवर्ड डिजिटल मार्केटिंग विज्ञापन',
  ),
  '/licensing/ecommerce-license-dubai': keywords(
    'online shop web store marketplace amazon noon instagram dropshipping social media seller',
    'متجر إلكتروني بيع عبر الإنترنت أمازون نون إنستغرام دروبشيبينغ',
    'آن لائن دکان اسٹور ایمیزون نون انسٹاگرام ڈراپ شپنگ',
    'ऑनलाइन दुकान स्टोर अमेज़न नून इंस्टाग्राम ड्रॉपशिपिंग',
  ),
  '/licensing/it-software-license-dubai': keywords(
    'app startup saas programmer developer coding artificial intelligence website hosting',
    'تطبيق برمجيات مبرمج مطور ذكاء اصطناعي شركة ناشئة استضافة مواقع',
    'ایپ سافٹ ویئر پروگرامر ڈیولپر اسٹارٹ اپ مصنوعی ذہانت ویب سائٹ',
    'ऐप सॉफ़्टवेयर प्रोग्रामर डेवलपर स्टार्टअप कृत्रिम बुद्धिमत्ता वेबसाइट',
  ),
  '/licensing/consultancy-license-dubai': keywords(
    'consultant consulting advisor coach marketing agency management',
    'مستشار استشاري مدرب وكالة تسويق إدارة',
    'کنسلٹنٹ مشیر کوچ مارکیٹنگ ایجنسی',
    'कंसल्टेंट सलाहकार कोच मार्केटिंग एजेंसी',
  ),
  '/licensing/medical-clinic-license-dubai': keywords(
    'doctor dentist hospital pharmacy health care salon DHA',
    'طبيب أسنان مستشفى صيدلية رعاية صحية عيادة',
    'ڈاکٹر دندان ساز ہسپتال فارمیسی صحت کلینک',
    'डॉक्टर दंत चिकित्सक अस्पताल फ़ार्मेसी स्वास्थ्य क्लिनिक',
  ),
  '/licensing/logistics-license-dubai': keywords(
    'shipping cargo freight courier transport warehouse trucks delivery',
    'شحن بضائع نقل توصيل مستودع شاحنات بريد سريع',
    'شپنگ کارگو مال برداری کوریئر ٹرانسپورٹ گودام ڈیلیوری',
    'शिपिंग कार्गो माल ढुलाई कूरियर परिवहन गोदाम डिलीवरी',
  ),
  '/licensing/gold-trading-license-dubai': keywords(
    'jewellery jewelry diamonds bullion precious metals silver',
    'مجوهرات ألماس سبائك معادن ثمينة فضة ذهب',
    'زیورات ہیرے بلین قیمتی دھاتیں چاندی سونا',
    'आभूषण ज़ेवर हीरे बुलियन कीमती धातु चाँदी सोना',
  ),
  '/licensing/used-car-trading-license': keywords(
    'vehicle automobile showroom dealer spare parts motor',
    'سيارات مركبات معرض تاجر قطع غيار',
    'گاڑی گاڑیاں شوروم ڈیلر پرزے',
    'गाड़ी कार शोरूम डीलर पुर्ज़े',
  ),
  '/licensing/real-estate-brokerage-dubai': keywords(
    'property broker agent RERA apartments holiday homes',
    'عقار عقارات وسيط وكيل شقق بيوت عطلات',
    'جائیداد پراپرٹی بروکر ایجنٹ فلیٹ',
    'संपत्ति प्रॉपर्टी ब्रोकर एजेंट फ़्लैट',
  ),
  '/licensing/offshore-company-uae': keywords(
    'holding JAFZA RAK ICC international asset protection',
    'شركة قابضة جافزا حماية الأصول دولية',
    'ہولڈنگ جافزا اثاثے بین الاقوامی',
    'होल्डिंग जाफ़ज़ा संपत्ति सुरक्षा अंतरराष्ट्रीय',
  ),
  '/business-guide/free-zone-comparison': keywords(
    'DMCC JAFZA RAKEZ DIFC DAFZA ADGM cheapest zone which',
    'أرخص منطقة مقارنة أي منطقة دي إم سي سي',
    'سستا زون موازنہ کون سا زون',
    'सबसे सस्ता ज़ोन तुलना कौन-सा ज़ोन',
  ),
  '/business-guide/bank-account-guide': keywords(
    'IBAN open account rejected KYC compliance digital bank loan',
    'حساب بنكي آيبان فتح حساب رفض البنك مصرف',
    'بینک کھاتہ اکاؤنٹ کھولنا آئی بی اے این مسترد',
    'बैंक खाता अकाउंट खोलना आईबीएएन अस्वीकृत',
  ),
  '/business-guide/documents-checklist': keywords(
    'papers passport copy NOC certificate proof of address',
    'أوراق جواز السفر نسخة شهادة عدم ممانعة إثبات عنوان',
    'کاغذات پاسپورٹ کاپی این او سی سرٹیفکیٹ',
    'काग़ज़ात पासपोर्ट कॉपी एनओसी प्रमाणपत्र',
  ),
  '/business-guide/corporate-tax-basics': keywords(
    'income tax FTA profit tax EmaraTax return',
    'ضريبة الدخل الأرباح الهيئة الاتحادية للضرائب إقرار',
    'انکم ٹیکس منافع ٹیکس ریٹرن',
    'आयकर मुनाफ़ा टैक्स रिटर्न',
  ),
  '/calculator': keywords(
    'price cost how much budget cheap fees estimate total',
    'سعر كم تكلفة ميزانية أرخص رسوم تقدير',
    'قیمت خرچ کتنا بجٹ سستا فیس اندازہ',
    'क़ीमत ख़र्च कितना बजट सस्ता फ़ीस अंदाज़ा',
  ),
  '/services/pro-services-uae': keywords(
    'government typing centre Amer Tasheel renewal errands',
    'طباعة معاملات تسهيل آمر تجديد تخليص',
    'سرکاری کام ٹائپنگ سینٹر تجدید',
    'सरकारी काम टाइपिंग सेंटर नवीनीकरण',
  ),
  '/services/local-sponsor-dubai': keywords(
    'local partner nominee 51 percent kafil agent',
    'شريك مواطن كفيل وكيل خدمات',
    'مقامی شریک کفیل نامزد',
    'स्थानीय साझेदार कफ़ील नामित',
  ),
  '/services/document-attestation': keywords(
    'apostille legalise legalization notary MOFA embassy stamp degree',
    'أبوستيل كاتب عدل سفارة وزارة الخارجية ختم شهادة جامعية توثيق',
    'اپوسٹیل نوٹری سفارت خانہ مہر ڈگری',
    'अपोस्टील नोटरी दूतावास मुहर डिग्री',
  ),
  '/services/trademark-registration-uae': keywords(
    'logo brand name register patent copyright intellectual property',
    'شعار اسم تجاري تسجيل علامة براءة حقوق ملكية فكرية',
    'لوگو برانڈ نام رجسٹر پیٹنٹ کاپی رائٹ',
    'लोगो ब्रांड नाम पंजीकरण पेटेंट कॉपीराइट',
  ),
  '/services/company-liquidation-uae': keywords(
    'close shut down dissolve wind up cancel licence bankruptcy',
    'إغلاق إلغاء الرخصة حل الشركة إفلاس',
    'بند کرنا لائسنس منسوخ دیوالیہ',
    'बंद करना लाइसेंस रद्द दिवालिया',
  ),
  '/services/company-amendments': keywords(
    'change rename name add partner manager address modify update',
    'تغيير اسم إضافة شريك مدير عنوان تحديث',
    'تبدیلی نام شریک شامل مینیجر پتہ',
    'बदलाव नाम साझेदार जोड़ना मैनेजर पता',
  ),
  '/services/share-transfer': keywords(
    'sell company buy business exit partner shares sale',
    'بيع شركة شراء خروج شريك أسهم',
    'کمپنی بیچنا خریدنا شریک شیئر فروخت',
    'कंपनी बेचना ख़रीदना साझेदार शेयर बिक्री',
  ),
  '/accounting/templates': keywords(
    'template sample form download word excel docx xlsx invoice board resolution minutes ubo register tenancy lease contract checklist cashflow forecast budget',
    'نموذج نماذج عينة استمارة تنزيل وورد إكسل فاتورة قرار محضر سجل المستفيد عقد إيجار تدفق نقدي ميزانية',
    'نمونہ فارم ڈاؤن لوڈ ورڈ ایکسل انوائس بل قرارداد رجسٹر کرایہ نامہ کیش فلو بجٹ',
    'नमूना फ़ॉर्म डाउनलोड वर्ड एक्सेल बिल इनवॉइस प्रस्ताव रजिस्टर किरायानामा कैश फ़्लो बजट',
  ),
  '/workspace/virtual-office-dubai': keywords(
    'PO box mailing address ejari mail',
    'صندوق بريد عنوان إيجاري',
    'پی او باکس ڈاک کا پتہ ایجاری',
    'पीओ बॉक्स डाक पता एजारी',
  ),
  '/workspace/flexi-desk-dubai': keywords(
    'coworking hot desk shared co-working',
    'مساحة عمل مشتركة كووركينغ',
    'کو ورکنگ مشترکہ ڈیسک',
    'को-वर्किंग साझा डेस्क',
  ),
  '/accounting/bookkeeping-uae': keywords(
    'accountant ledger accounts invoices payroll WPS salary',
    'محاسب دفاتر حسابات فواتير رواتب حماية الأجور',
    'اکاؤنٹنٹ کھاتے انوائس تنخواہ پے رول',
    'अकाउंटेंट खाते इनवॉइस वेतन पेरोल',
  ),
  '/accounting/vat-registration-uae': keywords(
    'GST sales tax TRN number value added',
    'ضريبة المبيعات الرقم الضريبي القيمة المضافة',
    'سیلز ٹیکس وی اے ٹی ٹی آر این نمبر',
    'बिक्री कर जीएसटी टीआरएन नंबर',
  ),
  '/accounting/ubo-aml': keywords(
    'shareholder register KYC anti money laundering goAML compliance',
    'سجل المساهمين غسل الأموال اعرف عميلك امتثال',
    'حصص یافتگان منی لانڈرنگ رجسٹر',
    'शेयरधारक मनी लॉन्ड्रिंग रजिस्टर',
  ),
  '/visa/golden-visa-uae': keywords(
    'ten years permanent residence residency long term property investment',
    'إقامة دائمة طويلة عشر سنوات استثمار عقاري',
    'دس سال مستقل رہائش اقامہ سرمایہ کاری',
    'दस साल स्थायी निवास रेज़िडेंसी निवेश',
  ),
  '/visa/investor-visa-uae': keywords(
    'partner visa residence permit iqama residency shareholder',
    'إقامة مستثمر شريك تصريح إقامة',
    'اقامہ سرمایہ کار رہائشی پرمٹ شریک',
    'इक़ामा निवेशक निवास परमिट साझेदार',
  ),
  '/visa/work-visa-uae': keywords(
    'employment labour labor permit employee hire staff MOHRE job',
    'توظيف تصريح عمل موظف عمالة وزارة الموارد البشرية',
    'ملازمت لیبر پرمٹ ملازم بھرتی نوکری',
    'रोज़गार लेबर परमिट कर्मचारी भर्ती नौकरी',
  ),
  '/visa/family-visa-uae': keywords(
    'wife husband spouse children kids parents dependants sponsor',
    'زوجة زوج أطفال أبناء والدين كفالة عائلة',
    'بیوی شوہر بچے والدین خاندان کفالت',
    'पत्नी पति बच्चे माता-पिता परिवार',
  ),
  '/visa/maid-visa-dubai': keywords(
    'nanny housemaid domestic helper driver cook Tadbeer',
    'خادمة مربية عاملة منزلية سائق طباخ تدبير',
    'گھریلو ملازمہ آیا ڈرائیور باورچی',
    'घरेलू नौकरानी आया ड्राइवर रसोइया',
  ),
  '/visa/freelance-visa-dubai': keywords(
    'self employed sole solo freelancer gig green visa remote',
    'عمل حر مستقل عامل عن بعد فريلانسر الإقامة الخضراء',
    'فری لانسر خود مختار گرین ویزا',
    'फ़्रीलांसर स्वरोज़गार ग्रीन वीज़ा',
  ),
  '/visa/tourist-visa-uae': keywords(
    'holiday travel visit entry permit overstay',
    'سياحة سفر زيارة إذن دخول تجاوز مدة',
    'سیاحت سفر وزٹ داخلہ',
    'पर्यटन यात्रा विज़िट प्रवेश',
  ),
  '/company/careers': keywords(
    'jobs vacancy vacancies hiring work with us CV',
    'وظائف شاغرة توظيف سيرة ذاتية',
    'نوکریاں ملازمت آسامی سی وی',
    'नौकरियाँ रिक्तियाँ भर्ती सीवी',
  ),
  '/legal/privacy': keywords(
    'GDPR data protection personal tracking',
    'حماية البيانات الشخصية',
    'ڈیٹا کا تحفظ ذاتی',
    'डेटा सुरक्षा व्यक्तिगत',
  ),
  '/login': keywords(
    'sign in portal password account',
    'دخول تسجيل بوابة كلمة المرور',
    'لاگ ان پورٹل پاس ورڈ',
    'लॉग इन पोर्टल पासवर्ड',
  ),
  '/quote': keywords(
    'offer price estimate proposal request',
    'عرض سعر طلب تسعير',
    'پیشکش قیمت کوٹیشن درخواست',
    'प्रस्ताव क़ीमत कोटेशन अनुरोध',
  ),
  '/schedule': keywords(
    'appointment book meeting consultation talk calendar slot',
    'موعد حجز اجتماع استشارة لقاء',
    'ملاقات وقت بک میٹنگ مشورہ',
    'अपॉइंटमेंट समय बुक मीटिंग परामर्श',
  ),
  '/uk': keywords(
    'ltd limited companies house london england britain incorporation',
    'شركة بريطانية بريطانيا لندن إنجلترا ليمتد',
    'لندن انگلینڈ یو کے لمیٹڈ کمپنی',
    'लंदन इंग्लैंड ब्रिटेन लिमिटेड कंपनी',
  ),
  '/europe': keywords(
    'estonia e-residency eresidency EU european union tallinn oü',
    'إستونيا الاتحاد الأوروبي إقامة إلكترونية تالين',
    'ایسٹونیا یورپی یونین ای ریزیڈنسی',
    'एस्टोनिया यूरोपीय संघ ई रेज़िडेंसी',
  ),
  '/blog': keywords('articles news posts guides', 'مقالات أخبار مدونة', 'مضامین خبریں بلاگ', 'लेख ख़बरें ब्लॉग'),
  '/saved': keywords(
    'offline bookmarks favourites library kept download',
    'محفوظات مفضلة دون اتصال مكتبة',
    'محفوظ پسندیدہ آف لائن لائبریری',
    'सहेजे पसंदीदा ऑफ़लाइन लाइब्रेरी',
  ),
};
