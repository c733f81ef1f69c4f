import { arabicAbroad } from './arabic-abroad.ts';
import { arabicFees } from './arabic-fees.ts';
import { arabicLimits } from './arabic-limits.ts';
import type { FactWords } from './factWords.ts';

const EE_TAX_BOARD = 'مصلحة الضرائب والجمارك الإستونية';
const DUBAI_FREE_ZONE_RESOLUTION = 'قرار المجلس التنفيذي لإمارة دبي رقم 11 لسنة 2025';
const AGENT_PRICES = 'أسعار شاملة نشرها الوكلاء، 2025: قول البائع نفسه';
const LLC_HOLDS = 'تأشيرات الموظفين إضافية، ولا يشمل الإيجار وتأشيرة المالك إلا إذا ذكرهما العرض';
const TIME_STUDIES = 'دراسات للمدد نشرها الوكلاء، 2025';
const OUR_PRICE = 'سعرنا الابتدائي نحن، وهو تقديري إلى أن تتسلم عرض السعر';
const PACKAGE_HOLDS = 'التسجيل ورخصة السنة الأولى وعملنا';
const MEYDAN = 'منطقة ميدان الحرة';
const FTA = 'الهيئة الاتحادية للضرائب';
const CT_LAW = 'مرسوم بقانون اتحادي رقم 47 لسنة 2022 في شأن الضريبة على الشركات والأعمال';
const CT_LAW_AND_FTA = `${CT_LAW}؛ ${FTA}`;
const SMALL_BUSINESS = `قرار وزاري رقم 73 لسنة 2023 في شأن تسهيلات الأعمال الصغيرة، ممدد بالقرار رقم 131 لسنة 2026؛ ${FTA}`;
const QUALIFYING_ACTIVITIES = 'قرار وزاري رقم 229 لسنة 2025';
const TAX_PENALTIES =
  'قرار مجلس الوزراء رقم 129 لسنة 2025 بشأن الغرامات الإدارية على مخالفة القوانين الضريبية';
const VAT_CREDITS =
  'المرسومان بقانون اتحادي رقم 16 ورقم 17 لسنة 2025؛ كما نقلتهما KPMG وBaker McKenzie في ديسمبر 2025';
const CT_PENALTIES = 'قرار مجلس الوزراء رقم 75 لسنة 2023 بشأن غرامات ضريبة الشركات';
const EINVOICING = 'وزارة المالية، قرار وزاري رقم 244 لسنة 2025 بشأن تطبيق نظام الفوترة الإلكترونية';
const EINVOICING_PENALTIES = 'قرار مجلس الوزراء رقم 106 لسنة 2025 بشأن غرامات نظام الفوترة الإلكترونية';
const COMPANIES_HOUSE = 'سجل الشركات البريطاني (Companies House)';
const HMRC = 'هيئة الإيرادات والجمارك البريطانية (HMRC)';
const UK_ACCOUNTS = 'GOV.UK، الحسابات والإقرارات الضريبية للشركات الخاصة المحدودة';
const UK_CONFIRMATION = 'GOV.UK، إرشادات بيان التأكيد';
const ICP = 'الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ';

/** Arabic texts of the facts. */
export const arabicFacts: FactWords = {
  ...arabicAbroad,
  ...arabicFees,
  ...arabicLimits,
  'ee-residency-fee': {
    covers: 'الرسوم الحكومية للإقامة الإلكترونية الإستونية (e-Residency)',
    source: 'هيئة الشرطة وحرس الحدود الإستونية؛ برنامج الإقامة الإلكترونية (e-Residency)',
  },
  'ee-card-length': {
    covers: 'صلاحية بطاقة الإقامة الإلكترونية الإستونية (e-Residency)',
    source: 'هيئة الشرطة وحرس الحدود الإستونية؛ برنامج الإقامة الإلكترونية (e-Residency)',
  },
  'ee-residency-card-time': {
    covers: 'المدة حتى تصبح بطاقة الإقامة الإلكترونية الإستونية (e-Residency) جاهزة للاستلام حضوريًا',
    source: 'هيئة الشرطة وحرس الحدود الإستونية؛ برنامج الإقامة الإلكترونية (e-Residency)',
  },
  'ee-company-fee': {
    covers: 'الرسوم الحكومية لتأسيس شركة خاصة محدودة إستونية (OÜ) عبر الإنترنت',
    source: 'السجل التجاري الإستوني',
  },
  'ee-minimum-capital': {
    covers: 'الحد الأدنى لرأس مال شركة خاصة محدودة إستونية (OÜ)',
    source: 'السجل التجاري الإستوني',
  },
  'ee-distribution-tax-rate': {
    covers: 'نسبة الضريبة الإستونية على الأرباح الموزعة، وقد أُلغي رفعها المقرر لعام 2026',
    source: `${EE_TAX_BOARD}؛ قرار الحكومة في سبتمبر 2025`,
  },
  'ee-distribution-tax-fraction': {
    covers: 'الضريبة الإستونية على الأرباح الموزعة، كسرًا من صافي المبلغ المدفوع، وقد أُقرّ رفعها إلى 24% ثم أُلغي',
    source: EE_TAX_BOARD,
  },
  'ee-undistributed-tax-rate': {
    covers: 'نسبة الضريبة الإستونية على الأرباح التي تبقى في الشركة',
    source: EE_TAX_BOARD,
  },
  'ee-vat-rate': {
    covers: 'النسبة الأساسية لضريبة القيمة المضافة في إستونيا',
    source: EE_TAX_BOARD,
  },

  'uae-foreign-ownership': {
    covers: 'نسبة الملكية الأجنبية المتاحة في البر الرئيسي بالإمارات لمعظم الأنشطة',
    source:
      'مرسوم بقانون اتحادي رقم 26 لسنة 2020، وحل محله مرسوم بقانون اتحادي رقم 32 لسنة 2021؛ قائمة الأنشطة ذات الأثر الاستراتيجي في قرار مجلس الوزراء رقم 55 لسنة 2021',
  },
  'uae-old-sponsor-share': {
    covers:
      'الحصة التي كان على كفيل محلي أن يملكها في شركة البر الرئيسي بموجب القاعدة السابقة، وقد سقطت عن معظم الأنشطة',
    source: 'مرسوم بقانون اتحادي رقم 26 لسنة 2020، المعمول به منذ يونيو 2021',
  },
  'uae-registration-transfer': {
    covers: 'أول يوم يتيح فيه القانون لشركة إماراتية نقل قيدها بين السجلات',
    source: 'مرسوم بقانون اتحادي رقم 20 لسنة 2025',
  },
  'aed-per-usd': {
    covers: 'دراهم لكل دولار أمريكي، السعر الثابت؛ وتأخذ البنوك هامشًا',
    source: 'مصرف الإمارات العربية المتحدة المركزي، أسعار الصرف الأجنبي',
  },
  'dubai-dual-licence': {
    covers: 'الرسوم السنوية لفرع شركة منطقة حرة في البر الرئيسي بدبي بنظام الرخصة المزدوجة',
    source: DUBAI_FREE_ZONE_RESOLUTION,
  },
  'dubai-temporary-permit': {
    covers: 'رسوم التصريح المؤقت لعمل شركة منطقة حرة في البر الرئيسي بدبي',
    source: DUBAI_FREE_ZONE_RESOLUTION,
  },
  'dubai-temporary-permit-length': {
    covers: 'أقصى مدة للتصريح المؤقت لعمل شركة منطقة حرة في دبي داخل البر الرئيسي',
    source: DUBAI_FREE_ZONE_RESOLUTION,
  },
  'shams-licence': {
    covers: 'أدنى سعر للرخصة وحدها في شمس (SHAMS) بين 2024 و2026',
    source: 'قوائم أسعار منشورة، مدينة الشارقة للإعلام (شمس)',
  },
  'shams-package': { covers: `أدنى سعر لباقتنا في شمس (SHAMS): ${PACKAGE_HOLDS}`, source: OUR_PRICE },
  'spc-package': { covers: `أدنى سعر لباقتنا في SPC: ${PACKAGE_HOLDS}`, source: OUR_PRICE },
  'spc-licence': {
    covers: 'أدنى سعر لدينا للرخصة وحدها في SPC، ولم نجده في قائمة المنطقة نفسها',
    source: OUR_PRICE,
  },
  'ifza-package': { covers: `أدنى سعر لباقتنا في IFZA: ${PACKAGE_HOLDS}`, source: OUR_PRICE },
  'ifza-licence-ours': {
    covers: 'أدنى سعر لدينا للرخصة وحدها في IFZA، وهو ضمن مدى القوائم المنشورة',
    source: OUR_PRICE,
  },
  'meydan-package': { covers: `أدنى سعر لباقتنا في ميدان: ${PACKAGE_HOLDS}`, source: OUR_PRICE },
  'rakez-licence': {
    covers: 'أدنى سعر للرخصة وحدها في راكز (RAKEZ) بين 2024 و2026',
    source: 'قوائم أسعار منشورة، هيئة مناطق رأس الخيمة الاقتصادية (راكز)',
  },
  'ifza-licence': {
    covers: 'سعر الرخصة وحدها في IFZA بين 2024 و2026، وتختلف المصادر',
    source: 'قوائم أسعار منشورة، هيئة المنطقة الحرة الدولية (IFZA)',
  },
  'meydan-licence': {
    covers: 'سعر الرخصة وحدها في منطقة ميدان الحرة بين 2024 و2026',
    source: `قوائم أسعار منشورة، ${MEYDAN}`,
  },
  'dmcc-licence': {
    covers: 'أدنى سعر للرخصة وحدها في مركز دبي للسلع المتعددة (DMCC) بين 2024 و2026',
    source: 'قوائم أسعار منشورة، مركز دبي للسلع المتعددة (DMCC)',
  },
  'dmcc-package': {
    covers: 'سعر باقات التأسيس في مركز دبي للسلع المتعددة (DMCC) بين 2024 و2026، وتختلف المصادر',
    source: 'قوائم أسعار منشورة، مركز دبي للسلع المتعددة (DMCC)',
  },
  'llc-dubai-year-1': {
    covers: `التكلفة الشاملة للسنة الأولى عبر وكيل، لشركة ذات مسؤولية محدودة في البر الرئيسي بدبي؛ ${LLC_HOLDS}`,
    source: AGENT_PRICES,
  },
  'llc-dubai-year-1-dirhams': {
    covers: `التكلفة الشاملة للسنة الأولى عبر وكيل، لشركة ذات مسؤولية محدودة في البر الرئيسي بدبي، بالسعر الثابت 3.6725 درهم للدولار؛ ${LLC_HOLDS}`,
    source: AGENT_PRICES,
  },
  'llc-dubai-year-2': {
    covers: `التكلفة الشاملة للسنة الثانية عبر وكيل، لشركة ذات مسؤولية محدودة في البر الرئيسي بدبي؛ ${LLC_HOLDS}`,
    source: AGENT_PRICES,
  },
  'dmcc-year-1': {
    covers: 'التكلفة الشاملة للسنة الأولى عبر وكيل، لشركة في مركز دبي للسلع المتعددة (DMCC)',
    source: AGENT_PRICES,
  },
  'dmcc-year-2': {
    covers: 'التكلفة الشاملة للسنة الثانية عبر وكيل، لشركة في مركز دبي للسلع المتعددة (DMCC)',
    source: AGENT_PRICES,
  },
  'dafza-year-1': {
    covers: 'التكلفة الشاملة للسنة الأولى عبر وكيل، لشركة في دافزا (DAFZA)',
    source: AGENT_PRICES,
  },
  'dafza-year-2': {
    covers: 'التكلفة الشاملة للسنة الثانية عبر وكيل، لشركة في دافزا (DAFZA)',
    source: AGENT_PRICES,
  },
  'rakez-year-1': {
    covers: 'التكلفة الشاملة للسنة الأولى عبر وكيل، لشركة في راكز (RAKEZ)',
    source: AGENT_PRICES,
  },
  'rakez-year-2': {
    covers: 'التكلفة الشاملة للسنة الثانية عبر وكيل، لشركة في راكز (RAKEZ)',
    source: AGENT_PRICES,
  },
  'jafza-offshore-year-1': {
    covers: 'التكلفة الشاملة للسنة الأولى عبر وكيل، لشركة أوفشور في جافزا (JAFZA)',
    source: AGENT_PRICES,
  },
  'jafza-offshore-year-2': {
    covers: 'التكلفة الشاملة للسنة الثانية عبر وكيل، لشركة أوفشور في جافزا (JAFZA)',
    source: AGENT_PRICES,
  },
  'rak-offshore-year-1': {
    covers: 'التكلفة الشاملة للسنة الأولى عبر وكيل، لشركة أوفشور في رأس الخيمة',
    source: AGENT_PRICES,
  },
  'rak-offshore-year-2': {
    covers: 'التكلفة الشاملة للسنة الثانية عبر وكيل، لشركة أوفشور في رأس الخيمة',
    source: AGENT_PRICES,
  },
  'mainland-total-time': {
    covers: 'المدة الكلية لتأسيس شركة في البر الرئيسي بالإمارات، شاملةً فتح الحساب المصرفي',
    source: TIME_STUDIES,
  },
  'mainland-licence-time': {
    covers: 'المدة حتى صدور الرخصة، من المدة الكلية لشركة في البر الرئيسي بالإمارات',
    source: TIME_STUDIES,
  },
  'bank-account-time': {
    covers: 'مدة فتح الحساب المصرفي، من المدة الكلية لشركة في البر الرئيسي بالإمارات',
    source: TIME_STUDIES,
  },
  'meydan-activity-groups': {
    covers: 'عدد مجموعات الأنشطة في رخصة ميدان بلا تأشيرات',
    source: MEYDAN,
  },
  'meydan-investor-capital': {
    covers: 'رأس المال الذي تطلبه ميدان لتأشيرة المستثمر',
    source: MEYDAN,
  },
  'meydan-licence-length': {
    covers: 'أطول مدة لرخصة ميدان',
    source: MEYDAN,
  },

  'uae-ct-threshold': {
    covers: 'حد الدخل الخاضع للضريبة الذي تسري حتى بلوغه نسبة 0% في ضريبة الشركات في الإمارات',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-zero-rate': {
    covers: 'نسبة ضريبة الشركات في الإمارات على الدخل الخاضع للضريبة حتى الحد المقرر',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-rate': {
    covers: 'نسبة ضريبة الشركات في الإمارات على ما زاد من الدخل الخاضع للضريبة على الحد المقرر',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-late-registration': {
    covers: 'غرامة التأخر في التسجيل لضريبة الشركات في الإمارات',
    source: `${FTA}، التوضيح العام CTP006، يوليو 2025`,
  },
  'uae-ct-penalty-waiver': {
    covers:
      'المهلة من نهاية الفترة الضريبية الأولى التي يُعفى من غرامة التأخر في التسجيل من قدّم الإقرار الأول خلالها',
    source: `${FTA}، التوضيح العام CTP006، يوليو 2025`,
  },
  'uae-ct-return-due': {
    covers: 'مهلة تقديم إقرار ضريبة الشركات في الإمارات بعد نهاية الفترة الضريبية',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-payment-due': {
    covers: 'مهلة سداد ضريبة الشركات في الإمارات بعد نهاية الفترة الضريبية',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-natural-person-turnover': {
    covers: 'حجم الأعمال في السنة الميلادية الذي يُخضع تجاوزه الشخص الطبيعي لضريبة الشركات في الإمارات',
    source: CT_LAW_AND_FTA,
  },
  'uae-top-up-rate': {
    covers: 'نسبة الحد الأدنى للضريبة التكميلية المحلية في الإمارات على المجموعات الكبيرة متعددة الجنسيات',
    source: 'قرار مجلس الوزراء رقم 142 لسنة 2024 بشأن فرض الضريبة التكميلية على المؤسسات متعددة الجنسيات',
  },
  'uae-top-up-revenue': {
    covers: 'إيرادات المجموعة حول العالم التي تسري ابتداءً منها الضريبة التكميلية في الإمارات',
    source: 'قرار مجلس الوزراء رقم 142 لسنة 2024 بشأن فرض الضريبة التكميلية على المؤسسات متعددة الجنسيات',
  },
  'uae-sbr-revenue-limit': {
    covers:
      'حد الإيرادات، في الفترة الضريبية الحالية وكل فترة سابقة، الذي يجوز حتى بلوغه اختيار تسهيلات الأعمال الصغيرة في الإمارات',
    source: SMALL_BUSINESS,
  },
  'uae-sbr-last-period-end': {
    covers: 'آخر يوم يجوز أن تنتهي فيه فترة ضريبية تُختار لها تسهيلات الأعمال الصغيرة في الإمارات',
    source: 'وزارة المالية، قرار وزاري رقم 131 لسنة 2026 بتعديل القرار الوزاري رقم 73 لسنة 2023',
  },
  'uae-qfzp-rate': {
    covers: 'نسبة ضريبة الشركات على الدخل المؤهل للشخص المؤهل القائم في المنطقة الحرة',
    source: `${CT_LAW}؛ ${QUALIFYING_ACTIVITIES}`,
  },
  'uae-qfzp-de-minimis-share': {
    covers:
      'الحصة من إجمالي الإيرادات التي يجوز أن تبلغها الإيرادات غير المؤهلة للشخص المؤهل القائم في المنطقة الحرة (والعبرة بالأقل من هذه الحصة والمبلغ المحدد بالدرهم)',
    source: QUALIFYING_ACTIVITIES,
  },
  'uae-qfzp-de-minimis-amount': {
    covers:
      'المبلغ الذي يجوز أن تبلغه الإيرادات غير المؤهلة للشخص المؤهل القائم في المنطقة الحرة (والعبرة بالأقل من هذا المبلغ والحصة المحددة من الإيرادات)',
    source: QUALIFYING_ACTIVITIES,
  },
  'uae-vat-rate': {
    covers: 'النسبة الأساسية لضريبة القيمة المضافة في الإمارات',
    source: FTA,
  },
  'uae-vat-mandatory': {
    covers:
      'التوريدات والواردات الخاضعة للضريبة خلال 12 شهرًا التي يوجب تجاوزها التسجيل لضريبة القيمة المضافة في الإمارات',
    source: FTA,
  },
  'uae-vat-voluntary': {
    covers:
      'التوريدات الخاضعة للضريبة خلال 12 شهرًا التي يجوز ابتداءً منها التسجيل الاختياري لضريبة القيمة المضافة في الإمارات',
    source: FTA,
  },
  'uae-vat-window': {
    covers: 'المدة التي تُحسب خلالها التوريدات الخاضعة للضريبة لغرض التسجيل لضريبة القيمة المضافة في الإمارات',
    source: FTA,
  },
  'uae-einvoicing-pilot': {
    covers: 'بدء البرنامج التجريبي للفوترة الإلكترونية في الإمارات',
    source: EINVOICING,
  },
  'uae-einvoicing-large-revenue': {
    covers: 'الإيرادات التي تدخل المنشأة ابتداءً منها في أول فئة تُلزم بالفوترة الإلكترونية في الإمارات',
    source: EINVOICING,
  },
  'uae-einvoicing-large-live': {
    covers: 'أول يوم تُلزم فيه المنشآت الأكبر بالفوترة الإلكترونية في الإمارات',
    source: EINVOICING,
  },
  'uae-einvoicing-small-live': {
    covers: 'أول يوم تُلزم فيه المنشآت الأصغر بالفوترة الإلكترونية في الإمارات',
    source: EINVOICING,
  },
  'uae-esr-last-year-end': {
    covers: 'آخر يوم يجوز أن تنتهي فيه سنة مالية وتبقى خاضعة لمتطلبات الأنشطة الاقتصادية الواقعية في الإمارات',
    source: 'قرار مجلس الوزراء رقم 98 لسنة 2024',
  },
  'uae-ubo-threshold': {
    covers: 'نسبة الملكية أو الأصوات التي يُعد الشخص ابتداءً منها مستفيدًا حقيقيًا في الإمارات',
    source: 'قرار مجلس الوزراء رقم 109 لسنة 2023',
  },
  'uae-ubo-first-filing': {
    covers: 'المهلة بعد الترخيص أو القيد لأول تقديم لبيانات المستفيد الحقيقي في الإمارات',
    source: 'قرار مجلس الوزراء رقم 109 لسنة 2023',
  },
  'uae-aml-cash-report': {
    covers:
      'الدفعة النقدية التي يبلغ عنها تجار المعادن الثمينة والوسطاء العقاريون في الإمارات، مع الدفعات المترابطة',
    source: 'قرار مجلس الوزراء رقم 134 لسنة 2025 بموجب المرسوم بقانون اتحادي رقم 10 لسنة 2025',
  },
  'uae-aml-record-keeping': {
    covers: 'مدة حفظ السجلات على الخاضعين لقواعد مكافحة غسل الأموال في الإمارات',
    source: 'قرار مجلس الوزراء رقم 134 لسنة 2025 بموجب المرسوم بقانون اتحادي رقم 10 لسنة 2025',
  },
  'uae-ubo-change-notice': {
    covers: 'مهلة قيد أي تغيير في بيانات المستفيد الحقيقي في الإمارات والإبلاغ عنه',
    source: 'قرارا مجلس الوزراء رقم 109 لسنة 2023 ورقم 132 لسنة 2023',
  },
  'uae-ct-registration-window': {
    covers: 'المهلة من التأسيس لتقدّم الشركة الجديدة في الإمارات طلب التسجيل لضريبة الشركات',
    source: `قرار ${FTA} رقم 3 لسنة 2024`,
  },
  'uae-ct-record-keeping': {
    covers: 'مدة الاحتفاظ بسجلات ضريبة الشركات في الإمارات بعد نهاية الفترة الضريبية',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-audit-revenue': {
    covers: 'حد الإيرادات في الفترة الضريبية الذي يوجب تجاوزه تدقيق القوائم المالية في الإمارات',
    source: 'قرار وزاري رقم 84 لسنة 2025',
  },
  'uae-sbr-group-revenue': {
    covers:
      'إيرادات المجموعة حول العالم التي يمنع تجاوزها عضو المجموعة من اختيار تسهيلات الأعمال الصغيرة في الإمارات',
    source: SMALL_BUSINESS,
  },
  'uae-qfzp-lost-periods': {
    covers:
      'عدد الفترات الضريبية التالية التي تبقى فيها صفة الشخص المؤهل القائم في المنطقة الحرة مفقودة بعد الإخلال بأحد الشروط',
    source: QUALIFYING_ACTIVITIES,
  },
  'uae-vat-look-ahead': {
    covers:
      'المدة القادمة التي تُحسب توريداتها المتوقعة الخاضعة للضريبة أيضًا لغرض التسجيل لضريبة القيمة المضافة في الإمارات',
    source: FTA,
  },
  'uae-vat-return-due': {
    covers: 'مهلة تقديم إقرار ضريبة القيمة المضافة في الإمارات وسدادها بعد نهاية الفترة الضريبية',
    source: FTA,
  },
  'uae-vat-credit-limit': {
    covers: 'المدة بعد نهاية الفترة الضريبية لاستخدام رصيد ضريبة القيمة المضافة في الإمارات أو استرداده',
    source: VAT_CREDITS,
  },
  'uae-vat-old-credit-last-day': {
    covers: 'آخر يوم لاستخدام أرصدة ضريبة القيمة المضافة في الإمارات أو استردادها إذا انقضت مدتها قبل 2027',
    source: VAT_CREDITS,
  },
  'uae-vat-records': {
    covers: 'مدة الاحتفاظ بسجلات ضريبة القيمة المضافة العادية في الإمارات، وهي أطول للعقارات',
    source: FTA,
  },
  'uae-vat-late-registration': {
    covers: 'غرامة التأخر في التسجيل لضريبة القيمة المضافة في الإمارات',
    source: TAX_PENALTIES,
  },
  'uae-vat-late-return': {
    covers: 'غرامة التأخر لأول مرة في تقديم إقرار ضريبة القيمة المضافة في الإمارات',
    source: TAX_PENALTIES,
  },
  'uae-vat-late-return-repeat': {
    covers: 'غرامة تكرار التأخر في تقديم إقرار ضريبة القيمة المضافة في الإمارات خلال 24 شهرًا',
    source: TAX_PENALTIES,
  },
  'uae-vat-late-payment': {
    covers: 'النسبة السنوية لغرامة التأخر في سداد ضريبة القيمة المضافة في الإمارات',
    source: TAX_PENALTIES,
  },
  'uae-einvoicing-large-provider': {
    covers: 'آخر يوم تعيّن فيه المنشآت الأكبر مزود خدمة معتمدًا للفوترة الإلكترونية، بعد التمديد في مايو 2026',
    source: EINVOICING,
  },
  'uae-einvoicing-small-provider': {
    covers: 'آخر يوم تعيّن فيه المنشآت الأصغر مزود خدمة معتمدًا للفوترة الإلكترونية',
    source: EINVOICING,
  },
  'uae-einvoicing-government-live': {
    covers: 'أول يوم تُلزم فيه الجهات الحكومية بالفوترة الإلكترونية في الإمارات',
    source: EINVOICING,
  },
  'uae-einvoicing-send-window': {
    covers: 'مهلة إصدار الفاتورة الإلكترونية بعد المعاملة، ما لم تحدد قواعد ضريبة القيمة المضافة موعدًا آخر',
    source: 'وزارة المالية، قرار وزاري رقم 243 لسنة 2025 بشأن نظام الفوترة الإلكترونية',
  },
  'uae-einvoicing-late-start': {
    covers: 'غرامة كل شهر أو جزء منه من التأخر في تطبيق الفوترة الإلكترونية أو في تعيين مزود الخدمة',
    source: EINVOICING_PENALTIES,
  },
  'uae-einvoicing-late-invoice': {
    covers: 'غرامة كل فاتورة إلكترونية تصدر متأخرة',
    source: EINVOICING_PENALTIES,
  },
  'uae-einvoicing-late-invoice-cap': {
    covers: 'الحد الأقصى لغرامات الفواتير الإلكترونية المتأخرة في الشهر الميلادي الواحد',
    source: EINVOICING_PENALTIES,
  },
  'uae-einvoicing-outage-notice': {
    covers: 'غرامة كل يوم من التأخر في الإبلاغ عن عطل في النظام أو عن تغيير في البيانات المسجلة',
    source: EINVOICING_PENALTIES,
  },
  'uae-ct-start': {
    covers: 'أول يوم يمكن أن تبدأ فيه فترة ضريبية تخضع لضريبة الشركات في الإمارات',
    source: `${CT_LAW}؛ ${FTA}، التوضيح العام CTP003`,
  },
  'uae-ct-first-period': {
    covers:
      'المدة التي يجوز أن تبلغها السنة المالية الأولى للشركة الجديدة في الإمارات، وهي فترتها الضريبية الأولى',
    source: `${FTA}، التوضيح العام CTP003، يوليو 2024`,
  },
  'uae-ct-registration-early': {
    covers:
      'آخر الأيام، المرتبة بحسب شهر إصدار الرخصة، التي كان على الشركات القائمة قبل مارس 2024 أن تطلب فيها التسجيل لضريبة الشركات',
    source: `${FTA}، القرار رقم 3 لسنة 2024`,
  },
  'uae-ct-natural-registration': {
    covers:
      'المهلة بعد السنة الميلادية التي تجاوزت فيها أعمال الشخص الطبيعي الحد، لطلب التسجيل لضريبة الشركات في الإمارات',
    source: `${FTA}، القرار رقم 3 لسنة 2024`,
  },
  'uae-ct-late-return': {
    covers: 'الغرامة عن كل شهر أو جزء منه من الأشهر الاثني عشر الأولى لتأخر إقرار ضريبة الشركات في الإمارات',
    source: CT_PENALTIES,
  },
  'uae-ct-late-return-later': {
    covers: 'الغرامة عن كل شهر اعتبارًا من الثالث عشر لتأخر إقرار ضريبة الشركات في الإمارات',
    source: CT_PENALTIES,
  },
  'uae-ct-late-payment': {
    covers: 'النسبة السنوية للغرامة على ضريبة الشركات المتأخر سدادها في الإمارات',
    source: CT_PENALTIES,
  },
  'uae-vat-registration-window': {
    covers: 'المهلة بعد نشوء الالتزام لطلب التسجيل لضريبة القيمة المضافة في الإمارات',
    source: 'قرار مجلس الوزراء رقم 52 لسنة 2017، اللائحة التنفيذية لقانون ضريبة القيمة المضافة',
  },
  'uae-vat-non-working-day': {
    covers:
      'اليوم الذي ينتقل إليه إقرار ضريبة القيمة المضافة وسدادها إذا وافق اليوم الأخير عطلة أسبوعية أو وطنية',
    source: 'ممارسة الهيئة الاتحادية للضرائب كما نقلتها صحيفة The National عام 2020 وCrowe UAE عام 2022',
    value: 'يوم العمل التالي',
  },
  'uae-ubo-registers': {
    covers:
      'عدد السجلات التي تمسكها الشركة في الإمارات (سجل المستفيد الحقيقي، وسجل الشركاء أو المساهمين، وسجل المديرين الاسميين)',
    source: 'قرار مجلس الوزراء رقم 109 لسنة 2023',
  },

  'uk-incorporation-fee-2024': {
    covers: 'رسوم التأسيس الرقمي لشركة في المملكة المتحدة منذ مايو 2024',
    source: COMPANIES_HOUSE,
  },
  'uk-incorporation-fee': {
    covers: 'رسوم التأسيس الرقمي لشركة في المملكة المتحدة',
    source: COMPANIES_HOUSE,
  },
  'uk-incorporation-same-day': {
    covers: 'رسوم التأسيس الرقمي لشركة في المملكة المتحدة في اليوم نفسه',
    source: COMPANIES_HOUSE,
  },
  'uk-confirmation-statement': {
    covers: 'الرسوم السنوية لبيان التأكيد (confirmation statement) المقدَّم رقميًا في المملكة المتحدة',
    source: COMPANIES_HOUSE,
  },
  'uk-identity-start': {
    covers: 'أول يوم للتحقق من هوية مديري الشركات في المملكة المتحدة والأشخاص ذوي السيطرة المؤثرة عليها (PSC)',
    source: COMPANIES_HOUSE,
  },
  'uk-identity-transition': {
    covers:
      'نهاية مهلة الـ12 شهرًا التي كان على المديرين والملاك الحاليين في المملكة المتحدة إثبات هويتهم خلالها',
    source: COMPANIES_HOUSE,
  },
  'uk-identity-transition-length': {
    covers: 'المهلة التي كان على المديرين والملاك الحاليين في المملكة المتحدة إثبات هويتهم خلالها',
    source: COMPANIES_HOUSE,
  },
  'uk-psc-code-window': {
    covers: 'المهلة بعد القيد في السجل لتقديم الشخص ذي السيطرة المؤثرة رمزه الشخصي',
    source: COMPANIES_HOUSE,
  },
  'uk-personal-code-length': {
    covers: 'عدد خانات الرمز الشخصي (personal code) الناتج من التحقق من الهوية في المملكة المتحدة',
    source: COMPANIES_HOUSE,
  },
  'uk-ct-small-rate': {
    covers: 'نسبة ضريبة الشركات على الأرباح الصغيرة في المملكة المتحدة',
    source: HMRC,
  },
  'uk-ct-small-limit': {
    covers: 'الأرباح التي تسري حتى بلوغها نسبة الأرباح الصغيرة في المملكة المتحدة',
    source: HMRC,
  },
  'uk-ct-main-rate': {
    covers: 'النسبة الرئيسية لضريبة الشركات في المملكة المتحدة',
    source: HMRC,
  },
  'uk-ct-main-limit': {
    covers:
      'الأرباح التي تسري ابتداءً منها النسبة الرئيسية في المملكة المتحدة، ودونها تخفيف هامشي (marginal relief)',
    source: HMRC,
  },
  'uk-ct-return-due': {
    covers: 'مهلة تقديم الإقرار الضريبي للشركة وحساباتها في المملكة المتحدة بعد نهاية الفترة المحاسبية',
    source: HMRC,
  },
  'uk-ct-payment-due': {
    covers: 'مهلة سداد ضريبة الشركات في المملكة المتحدة بعد نهاية الفترة المحاسبية',
    source: HMRC,
    value: '9 أشهر ويوم واحد',
  },
  'uk-vat-threshold': {
    covers: 'حجم الأعمال الخاضع للضريبة الذي يوجب تجاوزه التسجيل لضريبة القيمة المضافة في المملكة المتحدة',
    source: HMRC,
  },
  'uk-accounts-due': {
    covers: 'المهلة بعد السنة المالية لإيداع حسابات الشركة الخاصة لدى سجل الشركات البريطاني',
    source: UK_ACCOUNTS,
  },
  'uk-first-accounts-due': {
    covers: 'المهلة بعد التسجيل لإيداع أول حسابات للشركة الخاصة لدى سجل الشركات البريطاني',
    source: UK_ACCOUNTS,
  },
  'uk-confirmation-period': {
    covers: 'أطول فترة يجوز أن يغطيها بيان تأكيد واحد في المملكة المتحدة',
    source: UK_CONFIRMATION,
  },
  'uk-confirmation-window': {
    covers: 'المهلة بعد نهاية تلك الفترة لإيداع بيان التأكيد في المملكة المتحدة',
    source: UK_CONFIRMATION,
  },

  'golden-visa-length': {
    covers: 'مدة الإقامة الذهبية لأصحاب العقارات والودائع والعمل الماهر',
    source: ICP,
  },
  'golden-visa-property': {
    covers:
      'أدنى قيمة للعقار للحصول على الإقامة الذهبية (لا يُعرف حد أدنى للدفعة الأولى، ويُتأكد من ذلك لدى دائرة الأراضي والأملاك)',
    source: 'دائرة الأراضي والأملاك في دبي',
  },
  'golden-visa-deposit': {
    covers: 'أدنى وديعة أو استثمار في صندوق للحصول على الإقامة الذهبية',
    source: ICP,
  },
  'golden-visa-salary': {
    covers:
      'أدنى راتب أساسي شهري للحصول على الإقامة الذهبية لأصحاب العمل الماهر، كما يُطبَّق منذ أغسطس 2024، ولا تُحتسب البدلات',
    source: `${ICP}؛ كما نقلت صحيفة Khaleej Times في أغسطس 2024`,
  },
  'golden-visa-entrepreneur-length': {
    covers: 'مدة الإقامة الذهبية لرواد الأعمال',
    source: ICP,
  },
  'golden-visa-entrepreneur-project': {
    covers: 'أدنى قيمة للمشروع للحصول على الإقامة الذهبية لرواد الأعمال',
    source: ICP,
  },
  'golden-visa-entrepreneur-revenue': {
    covers: 'أدنى إيرادات للحصول على الإقامة الذهبية لرواد الأعمال، بديلًا من قيمة المشروع',
    source: ICP,
  },
  'golden-visa-agent-cost': {
    covers: 'السعر الشامل للإقامة الذهبية عبر وكيل',
    source: AGENT_PRICES,
  },
  'employment-visa-agent-cost': {
    covers: 'السعر الشامل لتأشيرة العمل عبر وكيل',
    source: AGENT_PRICES,
  },
  'freelance-permit': {
    covers: 'السعر السنوي لتصريح العمل الحر (GoFreelance)',
    source: 'GoFreelance، مجموعة تيكوم؛ كما نقلت صحيفة Khaleej Times في يونيو 2018',
  },
  'green-visa-length': {
    covers: 'مدة الإقامة الخضراء لأصحاب العمل الحر',
    source: ICP,
  },
  'green-visa-income': {
    covers:
      'الدخل السنوي المطلوب في السنتين السابقتين للإقامة الخضراء لأصحاب العمل الحر؛ وتختلف المصادر: لكل سنة أم للسنتين معًا',
    source: ICP,
  },
  'green-visa-income-period': {
    covers: 'المدة التي يُحتسب دخلها للحصول على الإقامة الخضراء لأصحاب العمل الحر',
    source: ICP,
  },
};
