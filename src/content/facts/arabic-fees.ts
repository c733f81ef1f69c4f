const FAMILY_COSTS = 'مركز Horizon Gate للمعاملات الحكومية؛ كما نقلت عنه صحيفة غلف نيوز، يناير 2024';
const TRADEMARK_DECISION =
  'قرار مجلس الوزراء رقم 102 لسنة 2025 بشأن رسوم العلامات التجارية؛ وزارة الاقتصاد والسياحة';

/** Arabic texts of the facts on the UAE's fees and terms. */
export const arabicFees = {
  'family-visa-salary': {
    covers: 'أدنى راتب شهري لكفالة الزوج والأبناء',
    source: 'بوابة حكومة الإمارات، تأشيرة الإقامة لأفراد الأسرة',
  },
  'family-visa-salary-housed': {
    covers: 'أدنى راتب شهري لكفالة الزوج والأبناء حين يوفر صاحب العمل السكن',
    source: 'بوابة حكومة الإمارات، تأشيرة الإقامة لأفراد الأسرة',
  },
  'parents-visa-salary': {
    covers: 'الراتب الشهري لكفالة الوالدين في دبي',
    source: 'ممارسة الإدارة العامة للهوية وشؤون الأجانب في دبي (GDRFA)، كما نقلها مركز EGSH',
  },
  'parents-visa-salary-humanitarian': {
    covers: 'الراتب الشهري لكفالة الوالدين في دبي لأسباب إنسانية',
    source: 'ممارسة الإدارة العامة للهوية وشؤون الأجانب في دبي (GDRFA)، كما نقلها مركز EGSH',
  },
  'parents-visa-deposit': {
    covers: 'تأمين مسترد عن كل والد مكفول',
    source: 'الصحافة وأدلة الهجرة، وتختلف المبالغ عندها؛ وبوابة حكومة الإمارات تترك المبلغ لكل إمارة',
  },
  'family-visa-file': {
    covers: 'فتح ملف كفيل الأسرة',
    source: FAMILY_COSTS,
  },
  'family-entry-permit': {
    covers: 'إذن دخول لفرد من الأسرة خارج الإمارات',
    source: FAMILY_COSTS,
  },
  'family-entry-permit-inside': {
    covers: 'إذن دخول لفرد من الأسرة موجود في الإمارات',
    source: FAMILY_COSTS,
  },
  'residence-medical-test': {
    covers: 'الفحص الطبي لتأشيرة إقامة فرد من الأسرة',
    source: FAMILY_COSTS,
  },
  'emirates-id-two-years': {
    covers: 'الهوية الإماراتية لسنتين',
    source: FAMILY_COSTS,
  },
  'newborn-residence': {
    covers: 'تصريح إقامة لمولود في الإمارات، من الهيئة الاتحادية',
    source: 'الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ؛ كما نقلها موقع Daily The Business',
  },
  'mofa-attestation': {
    covers: 'ختم وزارة الخارجية الإماراتية على شهادة شخصية',
    source: 'وزارة الخارجية؛ كما نقلتها صحيفة غلف نيوز، مايو 2022',
  },
  'property-visa-value': {
    covers: 'قيمة العقار التي طلبتها دبي لإقامة مالكه حتى أبريل 2026، ثم رُفعت عن المالك المنفرد',
    source: 'دائرة الأراضي والأملاك في دبي؛ كما نقلها مركز EGSH',
  },
  'property-visa-length': {
    covers: 'مدة إقامة مالك العقار في دبي',
    source: 'دائرة الأراضي والأملاك في دبي؛ كما نقلها مركز EGSH',
  },
  'property-visa-cost': {
    covers: 'أدنى سعر لإقامة مالك العقار في دبي لدى مركز خدمة',
    source: 'مركز الخدمة EGSH: قول مقدم الخدمة نفسه',
  },
  'golden-visa-centre-cost': {
    covers: 'أدنى سعر للإقامة الذهبية لدى مركز خدمة في دبي',
    source: 'مركز الخدمة EGSH: قول مقدم الخدمة نفسه',
  },
  'visa-status-change': {
    covers: 'أدنى سعر لتعديل وضع التأشيرة داخل الدولة لدى مركز خدمة',
    source: 'مركز الخدمة EGSH: قول مقدم الخدمة نفسه',
  },
  'work-permit-range': {
    covers: 'تصريح العمل بحسب فئة المنشأة لدى الوزارة',
    source: 'وزارة الموارد البشرية والتوطين؛ كما نقلتها أدلة التوظيف',
  },
  'work-permit-class-a': {
    covers: 'تصريح عمل لمنشأة في الفئة الأولى لدى الوزارة',
    source: 'وزارة الموارد البشرية والتوطين؛ كما نقلتها أدلة التوظيف',
  },
  'work-permit-class-b': {
    covers: 'تصريح عمل لمنشأة في الفئة الثانية لدى الوزارة',
    source: 'وزارة الموارد البشرية والتوطين؛ كما نقلتها أدلة التوظيف',
  },
  'work-permit-class-c': {
    covers: 'تصريح عمل لمنشأة في الفئة الثالثة لدى الوزارة',
    source: 'وزارة الموارد البشرية والتوطين؛ كما نقلتها أدلة التوظيف',
  },
  'trademark-application': {
    covers: 'طلب تسجيل علامة تجارية في الإمارات، عن كل فئة',
    source: 'وزارة الاقتصاد والسياحة، تسجيل العلامات التجارية',
  },
  'trademark-publication': {
    covers: 'نشر علامة تجارية مقبولة في الإمارات، عن كل فئة',
    source: 'رسوم وزارة الاقتصاد والسياحة، كما نقلتها Fintrack',
  },
  'trademark-registration': {
    covers: 'تسجيل علامة تجارية في الإمارات بعد مدة الاعتراض، عن كل فئة',
    source: 'رسوم وزارة الاقتصاد والسياحة، كما نقلتها Fintrack',
  },
  'trademark-opposition': {
    covers: 'مدة الاعتراض بعد نشر علامة تجارية في الإمارات',
    source: 'وزارة الاقتصاد والسياحة، تسجيل العلامات التجارية',
  },
  'trademark-decision': {
    covers: 'المدة التي ترد الوزارة خلالها على طلب علامة تجارية',
    source: 'وزارة الاقتصاد والسياحة، تسجيل العلامات التجارية',
  },
  'trademark-express': {
    covers: 'فحص علامة تجارية في الإمارات خلال يوم واحد',
    source: TRADEMARK_DECISION,
  },
  'trademark-renewal': {
    covers: 'تجديد علامة تجارية في الإمارات في السنة الأخيرة من الحماية',
    source: TRADEMARK_DECISION,
  },
  'trademark-renewal-late': {
    covers: 'تجديد علامة تجارية في الإمارات خلال ستة أشهر من انتهاء الحماية',
    source: TRADEMARK_DECISION,
  },
  'trademark-complaint': {
    covers: 'شكوى إلى الوزارة عن التعدي على علامة تجارية',
    source: TRADEMARK_DECISION,
  },
  'trademark-refusal-grievance': {
    covers: 'تظلم من رفض تسجيل علامة تجارية في الإمارات',
    source: TRADEMARK_DECISION,
  },
  'trademark-length': {
    covers: 'مدة حماية العلامة التجارية المسجلة في الإمارات، وتُجدد',
    source: 'مرسوم بقانون اتحادي رقم 36 لسنة 2021 بشأن العلامات التجارية؛ كما نقله Farahat & Co',
  },
  'liquidation-notice': {
    covers: 'مهلة الدائنين بعد إعلان التصفية في الصحف لدى سلطة دبي للتطوير',
    source: 'فرع دبي لمعهد المحاسبين القانونيين الهندي',
  },
  'uae-vat-deregistration': {
    covers: 'مهلة طلب إلغاء التسجيل لضريبة القيمة المضافة بعد توقف التوريدات الخاضعة',
    source: 'قانون ضريبة القيمة المضافة، المادة 21؛ كما نقلها وكلاء ضريبيون',
    value: '20 يوم عمل',
  },
  'uae-vat-deregistration-late': {
    covers: 'غرامة التأخر في إلغاء التسجيل لضريبة القيمة المضافة، عن كل شهر',
    source: 'وكلاء ضريبيون، وقد ينقلون قواعد سابقة',
  },
  'uae-deregistration-late-cap': {
    covers: 'أقصى غرامة عن التأخر في إلغاء التسجيل الضريبي',
    source: 'وكلاء ضريبيون، وقد ينقلون قواعد سابقة',
  },
  'uae-ct-deregistration': {
    covers: 'مهلة طلب إلغاء التسجيل لضريبة الشركات بعد انتهاء النشاط',
    source: 'الهيئة الاتحادية للضرائب، القرار رقم 6 لسنة 2023؛ كما نقلته Sovereign Group',
  },
  'uae-ct-deregistration-late': {
    covers: 'غرامة التأخر في إلغاء التسجيل لضريبة الشركات، عن كل شهر',
    source: 'وكلاء ضريبيون',
  },
  'office-area-per-visa': {
    covers: 'مساحة المكتب التي تُحسب لتأشيرة واحدة في البر الرئيسي بدبي',
    source: 'وكلاء التأسيس UAE Consultants؛ والوزارة تقرر في كل حالة',
    value: '9 م²',
  },
  'warehouse-area-per-visa': {
    covers: 'مساحة المستودع التي تُحسب لتأشيرة واحدة في البر الرئيسي بدبي',
    source: 'وكلاء التأسيس UAE Consultants؛ والوزارة تقرر في كل حالة',
    value: '15 م²',
  },
  'zone-area-per-visa': {
    covers: 'مساحة المكتب التي تحسبها المناطق الحرة لتأشيرة واحدة',
    source: 'Zawya، عن قواعد المكاتب في المناطق الحرة',
    value: '80–108 قدمًا مربعة',
  },
  'ejari-fee': {
    covers: 'تسجيل عقد إيجار في دبي (إيجاري)، مع الطباعة والضرائب',
    source: 'رسوم دائرة الأراضي والأملاك في دبي، كما نقلها موقع Makaan',
  },
  'audit-fee-mainland': {
    covers: 'التدقيق السنوي لشركة في البر الرئيسي',
    source: 'auditfirmsdubai.ae، وهو دليل لمدققي الحسابات',
  },
  'audit-fee-zone': {
    covers: 'التدقيق السنوي لشركة في منطقة حرة',
    source: 'auditfirmsdubai.ae، وهو دليل لمدققي الحسابات',
  },
  'audit-fee-small': {
    covers: 'أدنى أتعاب التدقيق السنوي لشركة صغيرة في الإمارات',
    source: 'شركة المحاسبة Finanshels، دليل التدقيق للشركات الناشئة',
  },
  'audit-filing-zone': {
    covers: 'المهلة بعد السنة المالية التي تطلب فيها مناطق حرة كثيرة في دبي الحسابات المدققة',
    source: 'Jaxa Auditors؛ ولكل منطقة موعدها',
  },
  'uae-customs-duty': {
    covers: 'الرسم الجمركي على معظم السلع من قيمتها مع الشحن والتأمين',
    source: 'بوابة حكومة الإمارات، نسبة الرسوم الجمركية',
  },
} as const;
