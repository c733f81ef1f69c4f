import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-24',
  lead: 'تأخذ الدولة {{uk-incorporation-fee}} لتسجيل الشركة و{{uk-confirmation-statement}} كل سنة لإبقائها. والفواتير الأكبر خاصة: المحاسب، والعنوان، ووقت أحدهم. وغرامات النسيان أكبر من رسوم الدولة كلها.',
  keyFigures: [
    { label: 'التأسيس الرقمي', fact: 'uk-incorporation-fee' },
    { label: 'بيان التأكيد كل سنة', fact: 'uk-confirmation-statement' },
    { label: 'غرامة تأخر الحسابات فوق نصف سنة', fact: 'uk-accounts-late-more' },
  ],
  blocks: [
    {
      kind: 'costs',
      heading: 'ما تتقاضاه الدولة',
      intro: 'رسوم التقديم عبر الإنترنت. الورق أغلى وأبطأ.',
      rows: [
        {
          item: 'تسجيل الشركة',
          amount: '{{uk-incorporation-fee}}',
          payee: 'Companies House',
          note: 'مرة واحدة.',
        },
        {
          item: 'التسجيل في اليوم نفسه',
          amount: '{{uk-incorporation-same-day}}',
          payee: 'Companies House',
          note: 'بدلًا من السطر السابق.',
        },
        {
          item: 'بيان التأكيد',
          amount: '{{uk-confirmation-statement}}',
          payee: 'Companies House',
          note: 'كل سنة، تغير شيء أم لم يتغير.',
        },
        {
          item: 'شطب الشركة',
          amount: '{{uk-strike-off-fee}}',
          payee: 'Companies House',
          note: 'في النهاية؛ انظر [الإغلاق](/uk/closing).',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'رسوم الدولة حتى السنة الثانية',
      currency: 'GBP',
      lines: [
        {
          label: 'التأسيس عبر الإنترنت',
          fact: 'uk-incorporation-fee',
        },
        {
          label: 'أول بيان تأكيد',
          fact: 'uk-confirmation-statement',
        },
      ],
      total: 'إلى سجل الشركات',
      result: 'يُضاف إليها العنوان والمحاسب والمصرف؛ أما [الضريبة](/uk/tax) فبحسب ربحك.',
    },
    {
      kind: 'costs',
      heading: 'كلفة التأخر',
      rows: [
        { item: 'حسابات متأخرة حتى شهر', amount: '{{uk-accounts-late-1}}', payee: 'Companies House' },
        { item: 'حتى ثلاثة أشهر', amount: '{{uk-accounts-late-3}}', payee: 'Companies House' },
        { item: 'حتى ستة أشهر', amount: '{{uk-accounts-late-6}}', payee: 'Companies House' },
        {
          item: 'أكثر من ذلك',
          amount: '{{uk-accounts-late-more}}',
          payee: 'Companies House',
          note: 'وسنتان متتاليتان تضاعفان المبلغ.',
        },
        {
          item: 'إقرار ضريبي متأخر يومًا',
          amount: '{{uk-return-late}}',
          payee: 'هيئة الإيرادات والجمارك (HMRC)',
          note: 'ومثله بعد ثلاثة أشهر.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'السنة الأولى والثانية مجموعتين',
      intro: 'مثال محسوب برسوم الدولة وحدها: شركة سُجلت عبر الإنترنت وتودع في موعدها.',
      columns: ['السنة الأولى', 'السنة الثانية'],
      rows: [
        { label: 'التسجيل', cells: ['{{uk-incorporation-fee}}', 'لا شيء'] },
        { label: 'بيان التأكيد', cells: ['لا شيء حتى تنتهي المدة', '{{uk-confirmation-statement}}'] },
        { label: 'التحقق من الهوية على GOV.UK', cells: ['مجاني', 'لا شيء'] },
        { label: 'التسجيل الضريبي', cells: ['مجاني', 'لا شيء'] },
      ],
    },
    {
      kind: 'text',
      heading: 'ما يحدد الفواتير الخاصة',
      paragraphs: [
        'لا تنشر أي جهة هذه الأسعار، ومقدمو الخدمة يسعّرون بحسب حالتك، فنذكر ما يحركها بدلًا من رقم. و[حاسبتنا](/calculator) تجمع رسوم الدولة وتترك مكانًا للعروض التي تجمعها.',
      ],
      points: [
        '**المحاسب:** عدد الفواتير، وعدد العملات، ووجود رواتب، وإقرارات القيمة المضافة. والشركة الخاملة تحتاج إلى حسابين كذلك.',
        '**العنوان:** هل يُمسح البريد في يومه، وهل يشمل عنوان خدمة المديرين، وكم يضيف تحويل الطرد.',
        '**التحقق عبر وكيل:** عن كل شخص، ولا يلزم إلا حين لا يقرأ التطبيق المجاني الجواز.',
        '**التأمين:** مسؤولية صاحب العمل إلزامية من أول موظف؛ والتغطية المهنية بحسب ما يطلبه العملاء.',
        '**المدفوعات:** فارق الصرف على الدرهم واليورو كثيرًا ما يفوق رسم الحساب الشهري.',
      ],
    },
    {
      kind: 'steps',
      heading: 'كيف تقارن العروض',
      steps: [
        {
          title: 'افصل رسوم الدولة عن العمل',
          text: 'العرض الذي يخلط بينهما يخفي سعره. اطرح الرسوم أعلاه وانظر ما يبقى.',
        },
        {
          title: 'خذ السنة الثانية كتابة',
          text: 'الباقات رخيصة مرة وغالية عند التجديد، وأكثر ما يقع ذلك في العنوان وخدمة البيان.',
        },
        {
          title: 'عدّ الإيداعات لا الأشهر',
          text: 'اسأل كم بيانًا وحسابًا وإقرارًا ضريبيًا وإقرار قيمة مضافة في السعر السنوي.',
        },
        {
          title: 'اقرأ كيف تغادر',
          text: 'الانتقال إلى محاسب آخر ينبغي ألا يكلف شيئًا، ورمز التوثيق ملك الشركة.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'عن المال',
      items: [
        {
          question: 'هل هناك حد أدنى لرأس المال؟',
          answer: 'ليس للشركة الخاصة. سهم واحد ببنس واحد قانوني؛ لكن البنك سيسأل مم يعيش النشاط.',
        },
        {
          question: 'هل تكلف الشركة الخاملة شيئًا؟',
          answer:
            'نعم: البيان والعنوان ومن يودع حسابات الخمول. إن لم تكن ستستعملها فأغلقها، فالتي لم تُستعمل قط أرخصها إغلاقًا.',
        },
        {
          question: 'هل تُخصم الرسوم؟',
          answer: 'رسوم التشغيل نعم، والغرامات لا. وكلفة التأسيس تُعد رأسمالية.',
        },
      ],
    },
  ],
  related: ['/uk/annual-filings', '/uk/company-types', '/calculator', '/europe/costs'],
};
