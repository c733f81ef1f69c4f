const ICP = 'الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ';
const HOSTS = `${ICP}، قرار سبتمبر 2025`;
const LONG_VISA = `${ICP}، شروط تأشيرة السياحة لخمس سنوات`;
const MAIDS = 'وزارة الموارد البشرية والتوطين، تصريح لوكالة أنباء الإمارات (وام)';
const LABOUR_LAW = 'مرسوم بقانون اتحادي رقم 33 لسنة 2021 بشأن تنظيم علاقات العمل';
const JOB_LOSS = 'بوابة حكومة الإمارات، التأمين ضد فقدان الوظيفة';
const EMIRATIS = 'وزارة الموارد البشرية والتوطين، قرار مجلس الوزراء بشأن التوطين';
const TRANSFER_PRICING = 'قرار وزاري رقم 97 لسنة 2023 بشأن مستندات التسعير التحويلي';
const TAX_RESIDENCE = 'قرار مجلس الوزراء رقم 85 لسنة 2022 بشأن الإقامة الضريبية';
const ACCOUNTING = 'قرار وزاري رقم 114 لسنة 2023 بشأن المعايير المحاسبية';
const CORRECTION = 'قرار مجلس الوزراء رقم 74 لسنة 2023 بشأن الإجراءات الضريبية';
const CORPORATE_TAX = 'مرسوم بقانون اتحادي رقم 47 لسنة 2022 في شأن الضريبة على الشركات والأعمال';
const RENT_DECREE = 'مرسوم دبي رقم 43 لسنة 2013 بشأن زيادة بدل الإيجار';
const BROKERS = 'عرف السوق، كما يصفه Gulf Press وeXp Dubai';
const ESTONIAN_LIMITS = 'قانون ضريبة الدخل الإستوني، الحدود منذ 2025؛ كما أوردها محاسبون في إستونيا';

/** Arabic texts of the facts on limits and terms set by law or authority. */
export const arabicLimits = {
  'family-son-age': {
    covers: 'السن التي يكفل الوالدان حتى بلوغها ابنًا غير متزوج في الإمارات؛ والبنات غير المتزوجات في أي سن',
    source: 'قرار مجلس الوزراء رقم 65 لسنة 2022 بشأن دخول الأجانب وإقامتهم',
  },
  'newborn-residence-window': {
    covers: 'المهلة بعد الولادة لطلب إقامة مولود في الإمارات',
    source: 'قواعد الإقامة في الإمارات، كما يشرحها دليلا Explorer وAl Qalam',
  },
  'visa-overstay-fine': {
    covers: 'غرامة كل يوم يبقاه الزائر أو المقيم في الإمارات بعد انتهاء تأشيرته',
    source: ICP,
  },
  'visit-host-income': {
    covers: 'أدنى دخل شهري لمقيم في الإمارات يدعو أحد والديه أو زوجه أو ولده للزيارة',
    source: HOSTS,
  },
  'visit-host-income-relative': {
    covers: 'أدنى دخل شهري لمقيم في الإمارات يدعو قريبًا أبعد للزيارة',
    source: HOSTS,
  },
  'visit-host-income-friend': {
    covers: 'أدنى دخل شهري لمقيم في الإمارات يدعو صديقًا للزيارة',
    source: HOSTS,
  },
  'tourist-stay': {
    covers: 'مدة البقاء بتأشيرة سياحة لدخول واحد إلى الإمارات، بحسب النوع المعروض',
    source: 'صحيفة غلف نيوز ومنطقة ميدان الحرة، أدلة تأشيرات الزيارة',
  },
  'long-tourist-visa-length': {
    covers: 'صلاحية تأشيرة السياحة الطويلة المتعددة الدخول إلى الإمارات',
    source: LONG_VISA,
  },
  'long-tourist-visa-balance': {
    covers: 'رصيد البنك في الأشهر الستة السابقة لتأشيرة السياحة الطويلة المتعددة الدخول إلى الإمارات',
    source: LONG_VISA,
  },
  'long-tourist-visa-stay': {
    covers: 'مدة البقاء قبل التمديد بتأشيرة السياحة الطويلة المتعددة الدخول إلى الإمارات',
    source: LONG_VISA,
  },
  'long-tourist-visa-stay-year': {
    covers: 'أطول بقاء في السنة مع التمديد بتأشيرة السياحة الطويلة المتعددة الدخول إلى الإمارات',
    source: LONG_VISA,
  },
  'maid-sponsor-income': {
    covers: 'أدنى دخل شهري لأسرة تكفل عاملًا منزليًا في الإمارات',
    source: MAIDS,
  },
  'maid-sponsor-income-medical': {
    covers: 'أدنى دخل شهري لأسرة تكفل عاملًا منزليًا للرعاية لأسباب طبية في الإمارات',
    source: MAIDS,
  },
  'maid-recruitment': {
    covers: 'استقدام عامل منزلي من الخارج عبر مركز مرخص، من غير الرسوم الحكومية، بحسب الجنسية',
    source:
      'وزارة الموارد البشرية والتوطين، السقوف الأولى للمراكز المرخصة؛ كما نقلها WOW RAK وKhaleej Journal',
  },
  'uae-probation-length': { covers: 'أطول فترة تجربة في عقد عمل بالإمارات', source: LABOUR_LAW },
  'uae-probation-notice': {
    covers: 'الإشعار الكتابي الذي ينهي به صاحب العمل في الإمارات العقد أثناء التجربة',
    source: LABOUR_LAW,
  },
  'uae-gratuity-days': {
    covers: 'الأجر الأساسي عن كل سنة من سنوات الخدمة الأولى في مكافأة نهاية الخدمة بالإمارات',
    source: LABOUR_LAW,
  },
  'uae-gratuity-days-later': {
    covers: 'الأجر الأساسي عن كل سنة خدمة لاحقة في مكافأة نهاية الخدمة بالإمارات',
    source: LABOUR_LAW,
  },
  'uae-gratuity-first-years': {
    covers: 'سنوات الخدمة التي تُحسب بالمعدل الأول من مكافأة نهاية الخدمة في الإمارات',
    source: LABOUR_LAW,
  },
  'job-loss-insurance': {
    covers: 'القسط الشهري الذي يدفعه الموظف لتأمين فقدان الوظيفة في الإمارات، للأجر الأدنى',
    source: JOB_LOSS,
  },
  'job-loss-insurance-higher': {
    covers: 'القسط الشهري الذي يدفعه الموظف لتأمين فقدان الوظيفة في الإمارات، للأجر الأعلى',
    source: JOB_LOSS,
  },
  'job-loss-insurance-pay': {
    covers: 'الأجر الأساسي الشهري الذي يسري حتى بلوغه القسط الأدنى لتأمين فقدان الوظيفة في الإمارات',
    source: JOB_LOSS,
  },
  'emiratisation-staff': {
    covers: 'عدد الموظفين الذي يُلزم شركة البر الرئيسي بالإمارات برفع نسبة المواطنين في الوظائف الماهرة',
    source: EMIRATIS,
  },
  'emiratisation-rise': {
    covers: 'الزيادة السنوية لنسبة المواطنين في الوظائف الماهرة لدى شركات البر الرئيسي الكبرى في الإمارات',
    source: EMIRATIS,
  },
  'emiratisation-staff-small': {
    covers: 'عدد موظفي شركات البر الرئيسي الصغرى في الإمارات الملزمة بتوظيف مواطنين في قطاعات معينة',
    source: EMIRATIS,
  },
  'emiratisation-sectors': {
    covers: 'عدد القطاعات التي تلتزم فيها شركات البر الرئيسي الصغرى في الإمارات بتوظيف مواطنين',
    source: EMIRATIS,
  },
  'uae-tp-revenue': {
    covers: 'الإيرادات التي تلزم الشركة الإماراتية بالملف الرئيسي والملف المحلي للتسعير التحويلي',
    source: TRANSFER_PRICING,
  },
  'uae-tp-group-revenue': {
    covers: 'إيرادات المجموعة التي تلزم عضوها الإماراتي بالملف الرئيسي والملف المحلي',
    source: TRANSFER_PRICING,
  },
  'uae-tax-residence-days': {
    covers: 'عدد الأيام في الإمارات خلال اثني عشر شهرًا الذي يجعل الفرد مقيمًا ضريبيًا فيها',
    source: TAX_RESIDENCE,
  },
  'uae-tax-residence-days-home': {
    covers: 'عدد الأيام في الإمارات خلال اثني عشر شهرًا الذي يجعل المقيم صاحب المسكن أو العمل فيها مقيمًا ضريبيًا',
    source: TAX_RESIDENCE,
  },
  'uae-cash-basis-revenue': {
    covers: 'الإيرادات التي يجوز حتى بلوغها مسك الحسابات في الإمارات على الأساس النقدي',
    source: ACCOUNTING,
  },
  'uae-ifrs-small-revenue': {
    covers: 'الإيرادات التي يجوز حتى بلوغها في الإمارات استعمال المعيار المختصر للمنشآت الصغيرة والمتوسطة',
    source: ACCOUNTING,
  },
  'uae-tax-correction-limit': {
    covers: 'نقص الضريبة الذي يُصحح حتى بلوغه إقرار إماراتي في إقرار لاحق',
    source: CORRECTION,
  },
  'uae-voluntary-disclosure-window': {
    value: '20 يوم عمل',
    covers: 'مهلة الإفصاح الطوعي في الإمارات بعد اكتشاف الخطأ',
    source: CORRECTION,
  },
  'uae-vat-records-property': {
    covers: 'مدة حفظ سجلات ضريبة القيمة المضافة الخاصة بالعقارات في الإمارات',
    source: 'قرار مجلس الوزراء رقم 52 لسنة 2017، المادة 71، المعدل بالقرار رقم 100 لسنة 2024',
  },
  'uae-vat-registration-answer': {
    value: '20 يوم عمل',
    covers: 'المدة التي تبت فيها الهيئة الاتحادية للضرائب في طلب تسجيل مكتمل لضريبة القيمة المضافة',
    source: 'الهيئة الاتحادية للضرائب، خدمة التسجيل لضريبة القيمة المضافة',
  },
  'uae-ct-loss-limit': {
    covers: 'الحصة التي تغطيها خسائر سابقة من الدخل الخاضع للضريبة في فترة إماراتية',
    source: CORPORATE_TAX,
  },
  'uae-participation-share': {
    covers: 'أدنى حصة ملكية لإعفاء المشاركة في الإمارات',
    source: CORPORATE_TAX,
  },
  'uae-participation-cost': {
    covers: 'تكلفة الشراء التي تتيح لحصة أصغر إعفاء المشاركة في الإمارات',
    source: CORPORATE_TAX,
  },
  'uae-participation-holding': {
    covers: 'مدة الاحتفاظ اللازمة لإعفاء المشاركة في الإمارات',
    source: CORPORATE_TAX,
  },
  'dubai-transfer-fee': {
    covers: 'رسم نقل ملكية عقار في دبي من ثمن البيع',
    source: 'دائرة الأراضي والأملاك في دبي، الرسوم كما يوردها أمناء التسجيل',
  },
  'dubai-rent-rise-free': {
    covers: 'الفرق دون متوسط الإيجار في مؤشر دبي الذي لا يجوز حتى بلوغه رفع الإيجار',
    source: RENT_DECREE,
  },
  'dubai-rent-rise-most': {
    covers: 'أعلى زيادة في الإيجار عند التجديد في دبي',
    source: RENT_DECREE,
  },
  'dubai-rent-notice': {
    covers: 'مهلة الإشعار قبل نهاية العقد بتغيير الإيجار في دبي',
    source: 'قانون الإيجارات في دبي؛ كما يشرحه محامون في Mondaq وغلف نيوز',
  },
  'broker-commission-sale': {
    covers: 'العمولة المعتادة لوسيط عقاري في دبي عن البيع، قبل ضريبة القيمة المضافة',
    source: BROKERS,
  },
  'broker-commission-lease': {
    covers: 'العمولة المعتادة لوسيط عقاري في دبي عن إيجار السنة الأولى، قبل ضريبة القيمة المضافة',
    source: BROKERS,
  },
  'property-visa-joint-share': {
    covers: 'أدنى حصة لكل شريك في العقار لإقامة مالك العقار في دبي؛ ولا حد للمالك المنفرد',
    source: 'دائرة الأراضي والأملاك في دبي، مركز خدمة Cube، أبريل 2026',
  },
  'trademark-programme-discount': {
    covers: 'تخفيض رسوم العلامات التجارية في الإمارات لأعضاء البرنامج الوطني للمشاريع الصغيرة والمتوسطة',
    source: 'قرار مجلس الوزراء رقم 102 لسنة 2025؛ وزارة الاقتصاد والسياحة، أكتوبر 2025',
  },
  'uk-health-surcharge': {
    covers: 'رسم الصحة للهجرة عن البالغ لكل سنة من تأشيرة بريطانية',
    source: 'وزارة الداخلية البريطانية؛ مكتبة مجلس العموم، المذكرة 7274',
  },
  'uk-director-loan-approval': {
    covers: 'القرض للمدير الذي لا يحتاج حتى بلوغه إلى موافقة ملاك الشركة البريطانية',
    source: 'قانون الشركات البريطاني لسنة 2006، المادة 207',
  },
  'uk-director-loan-tax': {
    covers: 'ضريبة الشركة البريطانية على قرض لمدير يملك أسهمًا، ما لم يُسدد في موعده',
    source: 'قانون ضريبة الشركات البريطاني لسنة 2010، المادة 455، نسبة القروض منذ أبريل 2026',
  },
  'uk-deposit-insurance': {
    covers: 'الودائع المضمونة لكل عميل لدى كل بنك في بريطانيا',
    source: 'نظام تعويضات الخدمات المالية البريطاني (FSCS)',
  },
  'ee-nomad-income': {
    covers: 'الدخل الشهري قبل الضريبة في الأشهر الستة السابقة لتأشيرة الرحالة الرقميين الإستونية',
    source: 'سفارة إستونيا في نيودلهي، تأشيرة الرحالة الرقميين',
  },
  'ee-gift-limit': {
    covers: 'قيمة هدية دعائية قبل ضريبة القيمة المضافة لا تدفع عنها الشركة الإستونية ضريبة دخل',
    source: ESTONIAN_LIMITS,
  },
  'ee-guest-limit': {
    covers: 'نفقات الضيافة الشهرية التي لا تدفع عنها الشركة الإستونية ضريبة دخل',
    source: ESTONIAN_LIMITS,
  },
  'ee-guest-limit-share': {
    covers: 'الحصة الإضافية من أجور الشهر التي يجوز للشركة الإستونية إنفاقها على الضيافة',
    source: ESTONIAN_LIMITS,
  },
};
