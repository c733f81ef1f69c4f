import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'لا توجد «شركة أوروبية» لمؤسس صغير: تختار بلدًا وتتبع قانونه. وإستونيا أيسرها إدارة من بعيد، مقابل {{ee-residency-fee}} عن الشخص و{{ee-company-fee}} عن الشركة. ومكان إقامتك ومكان عملائك يقرران هل هي المناسبة.',
  keyFigures: [
    { label: 'إستونيا: السنة الأولى مع محاسب', fact: 'ee-first-year-accountant' },
    { label: 'الضريبة الإستونية على الأرباح الموزعة', fact: 'ee-distribution-tax-rate' },
    { label: 'تصفية شركة إستونية في المتوسط', fact: 'ee-liquidation-time' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'أي بلد يناسبك؟',
      start: {
        question: 'هل تعيش في الاتحاد الأوروبي؟',
        answers: [
          {
            label: 'نعم',
            leadsTo: 'في العادة البلد الذي تعيش فيه: فقد يفرض [الضريبة](/europe/tax) على ما تديره من هناك.',
          },
          {
            label: 'لا',
            leadsTo: {
              question: 'هل يحتاج العمل إلى مكان: مخزون أو موظفين أو متجر؟',
              answers: [
                {
                  label: 'نعم',
                  leadsTo: 'البلد الذي فيه ذلك المكان: انظر [أنواع الشركات](/europe/company-types).',
                },
                {
                  label: 'لا',
                  leadsTo: {
                    question: 'من العملاء؟',
                    answers: [
                      {
                        label: 'شركات أو أفراد في الاتحاد',
                        leadsTo: 'يمكن إدارة شركة إستونية من بعيد: انظر [تكاليفها](/europe/costs).',
                      },
                      {
                        label: 'في غيره',
                        leadsTo:
                          'قد لا تحتاج إليها: قارن مع [المملكة المتحدة](/uk) و[دبي](/business-guide/where-to-setup-dubai).',
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'الاختيار والتأسيس',
      intro: 'أي بلد وأي شكل، وكم تكلف السنة الأولى، وأين تذهب الرسائل.',
      pages: ['/europe/company-types', '/europe/costs', '/europe/address-and-board', '/europe/bank-account'],
    },
    {
      kind: 'pages',
      heading: 'إدارة الشركة',
      intro: 'التقارير والإقرارات، وكيف يخضع الربح للضريبة.',
      pages: ['/europe/annual-filings', '/europe/tax'],
    },
    {
      kind: 'pages',
      heading: 'الانتقال أو الإغلاق',
      intro: 'الإقامة مسألة منفصلة، وكذلك النهاية المنظمة.',
      pages: ['/europe/immigration', '/europe/closing'],
    },
    {
      kind: 'steps',
      heading: 'خمسة أسئلة قبل اختيار البلد',
      steps: [
        { title: 'أين تدفع الضريبة؟', text: 'قد يفرض بلد إقامتك الضريبة على شركة تديرها منه، أينما سُجلت.' },
        {
          title: 'من العملاء؟',
          text: 'شركات في الاتحاد، أو مستهلكون فيه، أو عملاء في غيره: ولكل منهم قواعد أخرى لضريبة القيمة المضافة.',
        },
        { title: 'هل يحتاج العمل إلى مكان؟', text: 'المخزون والموظفون والمتجر تتبع البلد الذي هي فيه.' },
        {
          title: 'من يوقع؟',
          text: 'إستونيا توقع ببطاقة رقمية. وأكثر البلدان الأخرى تريد كاتب عدل، حضورًا أو بوكالة.',
        },
        {
          title: 'كيف تنتهي؟',
          text: 'اقرأ كم يستغرق الإغلاق قبل أن تفتح: {{ee-liquidation-time}} في إستونيا.',
        },
      ],
    },
  ],
  related: ['/uk', '/business-guide/where-to-setup-dubai', '/calculator', '/business-guide/costs-timelines'],
};
