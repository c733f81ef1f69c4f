import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'ثمانية أدلة تأخذك من السؤال الأول إلى أول إقرار ضريبي. اقرأ الأربعة التي تعينك على القرار، ثم استعد بالأربعة الأخرى؛ ويمكن قراءة كل منها على حدة ودون اتصال.',
  blocks: [
    {
      kind: 'decision',
      heading: 'أي دليل تحتاج إليه أولًا؟',
      start: {
        question: 'ماذا قررت حتى الآن؟',
        answers: [
          {
            label: 'لا شيء: ما زلت أقارن بين الدول',
            leadsTo: '[لماذا دبي](/business-guide/why-dubai)، وما يُقال ضدها.',
          },
          {
            label: 'أن أنتقل، ولم أحدد المكان بعد',
            leadsTo: {
              question: 'هل ستبيع لعملاء داخل الإمارات؟',
              answers: [
                { label: 'نعم، أو ربما', leadsTo: '[أين تؤسس](/business-guide/where-to-setup-dubai).' },
                { label: 'لا', leadsTo: '[قارن المناطق الحرة](/business-guide/free-zone-comparison).' },
              ],
            },
          },
          {
            label: 'حددت المكان، ولا أعرف ما يلزم',
            leadsTo: {
              question: 'ما أكثر ما يقلقك؟',
              answers: [
                { label: 'المال', leadsTo: '[التكاليف والمدد](/business-guide/costs-timelines).' },
                { label: 'الأوراق', leadsTo: '[المستندات](/business-guide/documents-checklist).' },
                { label: 'البنك', leadsTo: '[دليل الحساب المصرفي](/business-guide/bank-account-guide).' },
                {
                  label: 'الضريبة',
                  leadsTo: '[أساسيات ضريبة الشركات](/business-guide/corporate-tax-basics).',
                },
              ],
            },
          },
          {
            label: 'كل شيء: أريد أن أبدأ',
            leadsTo: '[كيف تبدأ](/business-guide/how-to-start-a-business-in-dubai)، خطوة خطوة.',
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'قرّر',
      intro: 'هل تأتي أصلًا، وأين يكون مقرك، وفي أي منطقة.',
      pages: [
        '/business-guide/how-to-start-a-business-in-dubai',
        '/business-guide/where-to-setup-dubai',
        '/business-guide/why-dubai',
        '/business-guide/free-zone-comparison',
      ],
    },
    {
      kind: 'pages',
      heading: 'استعد',
      intro: 'المال والأوراق والبنك والضريبة، قبل توقيع أول نموذج.',
      pages: [
        '/business-guide/costs-timelines',
        '/business-guide/documents-checklist',
        '/business-guide/bank-account-guide',
        '/business-guide/corporate-tax-basics',
      ],
    },
    {
      kind: 'steps',
      heading: 'بأي ترتيب تقرأ',
      steps: [
        {
          title: 'هل هو المكان المناسب؟',
          text: 'ابدأ بما يُحسب لدبي وما يُحسب عليها. ومن وجد الحجج المضادة ثقيلة فلينظر أيضًا في [الإمارات](/emirates) من حولها.',
        },
        {
          title: 'أين بالضبط؟',
          text: 'العملاء والملاك والتأشيرات والمال تفصل بين البر الرئيسي والمنطقة وأوفشور. فإن كانت منطقة فقارن المناطق جنبًا إلى جنب.',
        },
        {
          title: 'ماذا يتطلب ذلك؟',
          text: 'أدخل حالتك في [حاسبة التكلفة](/calculator)، وسجّل أي الأوراق ما زال يحتاج إلى تصديق في الخارج: فهي أطولها وقتًا.',
        },
        {
          title: 'البنك والضريبة قبل التوقيع',
          text: 'لا تستطيع شركة بلا حساب أن تعمل. اقرأ ما تسأل عنه البنوك قبل أن تختار النشاط والمكتب، فكلاهما محسوب هناك.',
        },
      ],
    },
  ],
  related: ['/calculator', '/checklist', '/process', '/faq'],
};
