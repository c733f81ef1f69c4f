import { daysIn, type FileWords } from './words.ts';

const reachTitle = 'كيف تصل إلينا';
const figuresTitle = 'الأرقام ومصادرها';
const longDay = daysIn('ar-u-nu-latn', 'long');

export const arabic: FileWords = {
  guide: {
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
      bank: { title: 'الحساب البنكي' },
      documents: { title: 'المستندات' },
      tax: { title: 'أساسيات ضريبة الشركات' },
      myths: { title: 'أخطاء شائعة' },
      reach: { title: reachTitle, lead: 'اكتب إلينا أو اتصل بنا إن لم يطابق شيء هنا حالتك.' },
      figures: {
        title: figuresTitle,
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
      reach: { title: reachTitle },
      figures: { title: figuresTitle },
    },
  },
  contents: 'المحتويات',
  edition: (day) => `طبعة ${day}`,
  reading: [
    'الأرقام في النصوص مطبوعة بخط أعرض قليلًا، ويقود كل منها إلى مصدره في آخر الملف ومعه يوم التحقق منه. أما المجاميع المحسوبة منها والأسعار المذكورة بجانب أجزاء الباقات فلا روابط لها، ومصادرها في آخر الملف أيضًا. والرسوم والقواعد تتغير: فالعبرة بما تجيب به الجهة المختصة يوم تسألها.',
    'لا أحد يستطيع أن يعد برخصة أو تأشيرة أو حساب بنكي. يقول هذا الدليل من يقرر، وإلى ماذا ينظر، وما الذي تُعدّه مسبقًا.',
  ],
  costs: ['البند', 'المبلغ', 'يُدفع إلى'],
  // Feminine as the word for a page is: verbs around it stay as they are.
  onPaper: (text) => text.replaceAll('هذه الصفحة', 'هذه الفقرة'),
  ended: 'انتهى العمل به',
  separator: '؛ ',
  checked: (day) => `روجع في ${day}`,
  from: (day) => `سارٍ منذ ${day}`,
  until: (day) => `حتى ${day}`,
  certainty: {
    stated: '',
    about: ' يُؤكَّد لدى الجهة المختصة.',
    disputed: ' تختلف المصادر.',
  },
  longDay,
  shortDay: longDay,
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
  promises: {
    firstTalkFree: 'المحادثة الأولى مجانية',
    noSurcharge: 'رسوم الجهات الحكومية بلا أي زيادة',
    feePerStep: 'لا تدفع إلا عن خطوات بدأت',
    originalsReturned: 'تُعاد المستندات الأصلية فورًا ولو بقيت فاتورة غير مسددة',
    sameDayAnswers: 'نجيب عن الأسئلة في اليوم نفسه',
    applicantsAnswered: 'يتلقى كل متقدم للوظيفة ردًا خلال أسبوعين',
  },
  samplePromises: (promises) => `نموذج: لم تؤكد الشركة بعد هذه الوعود: ${promises.join('؛ ')}.`,
};
