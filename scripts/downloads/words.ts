const en = {
  setup: {
    title: 'Setup guide',
    promise:
      'How to start a company in Dubai and the UAE: the steps in order, the legal forms, costs for both years, the bank, the documents and tax, each figure with its source.',
    parts: {
      start: { title: 'How to start' },
      form: { title: 'Mainland, free zone or offshore' },
      costs: {
        title: 'What it costs, in both years',
        lead: 'The first year is only half the price. The lists below show the second year next to it and say who receives the money.',
      },
      bank: { title: 'The bank account' },
      documents: { title: 'The documents' },
      tax: { title: 'Corporate tax basics' },
      myths: { title: 'Common myths' },
      reach: {
        title: 'How to reach us',
        lead: 'Write or call if something here does not match your case.',
      },
      figures: {
        title: 'Figures and their sources',
        lead: 'Unmarked figures come from the source named. “About” means that you still need to confirm the figure with the authority for your case.',
      },
    },
  },
  profile: {
    title: 'Company profile',
    promise: 'Who we are, what we do, how we handle a case and how we charge.',
    parts: {
      about: { title: 'About us' },
      services: { title: 'What we do' },
      process: { title: 'How we handle a case' },
      reach: { title: 'How to reach us' },
      figures: { title: 'Figures and their sources' },
    },
  },
  contents: 'Contents',
  edition: (day: string) => `Edition of ${day}`,
  reading: [
    'Underlined figures lead to their source at the end, with the day on which it was checked. Sums and prices of packages are not underlined; their sources are listed there too. Fees and rules change: the answer that the authority gives you on the day you ask is the one that counts.',
    'Nobody can promise a licence, a visa or a bank account. This guide says who decides, what they look at, and what to have ready.',
  ],
  /** References to the page, replaced by references to the part. */
  thisPage: { pattern: /\b(this) page\b/gi, part: '$1 part' },
  reach: {
    phone: 'Telephone',
    email: 'E-mail',
    website: 'Website',
    quote: 'A quote',
    meeting: 'A meeting',
  },
  offices: { dubai: 'Office in Dubai', london: 'Office in London' },
  sampleContact: 'Sample: the telephone number, e-mail and office addresses are not confirmed yet.',
  samplePrices: 'Sample: the firm has not confirmed these prices yet.',
  samplePromises: 'Sample: the firm has not confirmed these promises yet: ',
  promises: {
    firstTalkFree: 'the first conversation is free of charge',
    noSurcharge: 'authority fees are passed on without a surcharge',
    feePerStep: 'you pay only for steps that were started',
    originalsReturned: 'originals are returned at once, even if a bill is unpaid',
    sameDayAnswers: 'questions are answered the same day',
    applicantsAnswered: 'every applicant gets an answer within two weeks',
  },
  separator: '; ',
};

const ar: typeof en = {
  setup: {
    title: 'دليل التأسيس',
    promise:
      'كيف تؤسس شركة في دبي والإمارات: الخطوات بترتيبها، والأشكال القانونية، وتكاليف السنتين، والبنك، والمستندات، والضريبة، ومع كل رقم مصدره.',
    parts: {
      start: { title: 'كيف تبدأ' },
      form: { title: 'البر الرئيسي أو المنطقة الحرة أو الأوفشور' },
      costs: {
        title: 'كم تكلّف، في السنتين',
        lead: 'السنة الأولى نصف السعر فقط. تضع القوائم أدناه السنة الثانية إلى جانبها، وتذكر من يقبض المال.',
      },
      bank: { title: 'الحساب المصرفي' },
      documents: { title: 'المستندات' },
      tax: { title: 'أساسيات ضريبة الشركات' },
      myths: { title: 'أخطاء شائعة' },
      reach: { title: 'كيف تصل إلينا', lead: 'اكتب إلينا أو اتصل بنا إن لم يطابق شيء هنا حالتك.' },
      figures: {
        title: 'الأرقام ومصادرها',
        lead: 'الأرقام التي لا علامة معها مأخوذة من المصدر المذكور. وكلمة «نحو» تعني أن عليك أن تتأكد من الرقم لدى الجهة المختصة في حالتك.',
      },
    },
  },
  profile: {
    title: 'ملف تعريفي بالشركة',
    promise: 'من نحن، وماذا نعمل، وكيف ندير المعاملة، وكيف نحتسب أتعابنا.',
    parts: {
      about: { title: 'من نحن' },
      services: { title: 'ماذا نعمل' },
      process: { title: 'كيف ندير المعاملة' },
      reach: { title: 'كيف تصل إلينا' },
      figures: { title: 'الأرقام ومصادرها' },
    },
  },
  contents: 'المحتويات',
  edition: (day: string) => `طبعة ${day}`,
  reading: [
    'الأرقام التي تحتها خط يقود كل منها إلى مصدره في آخر الملف ومعه يوم التحقق منه. أما المجاميع المحسوبة وأسعار الباقات فلا خط تحتها، ومصادرها في آخر الملف أيضًا. والرسوم والقواعد تتغير: فالعبرة بما تجيب به الجهة المختصة يوم تسألها.',
    'لا أحد يستطيع أن يعد برخصة أو تأشيرة أو حساب مصرفي. يقول هذا الدليل من يقرر، وإلى ماذا ينظر، وما الذي تُعدّه مسبقًا.',
  ],
  // Feminine like “page”, so that verbs agree.
  thisPage: { pattern: /هذه الصفحة/g, part: 'هذه الفقرة' },
  reach: {
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    website: 'الموقع',
    quote: 'عرض سعر',
    meeting: 'اجتماع',
  },
  offices: { dubai: 'مكتب دبي', london: 'مكتب لندن' },
  sampleContact: 'نموذج: لم يُؤكَّد بعد رقم الهاتف والبريد الإلكتروني وعناوين المكاتب.',
  samplePrices: 'نموذج: لم تؤكد الشركة هذه الأسعار بعد.',
  samplePromises: 'نموذج: لم تؤكد الشركة بعد هذه الوعود: ',
  promises: {
    firstTalkFree: 'المحادثة الأولى مجانية',
    noSurcharge: 'رسوم الجهات الحكومية بلا أي زيادة',
    feePerStep: 'لا تدفع إلا عن خطوات بدأت',
    originalsReturned: 'تُعاد المستندات الأصلية فورًا ولو بقيت فاتورة غير مسددة',
    sameDayAnswers: 'نجيب عن الأسئلة في اليوم نفسه',
    applicantsAnswered: 'يتلقى كل متقدم للوظيفة ردًا خلال أسبوعين',
  },
  separator: '؛ ',
};

export const guideWords = { en, ar };

export type GuideLanguage = keyof typeof guideWords;
