import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'يمكنك أن تملك شركة بريطانية محدودة وتديرها من الخارج. تسجيلها عبر الإنترنت يكلف {{uk-incorporation-fee}}؛ أما العمل ففي التحقق من الهويات، وعنوان حقيقي، وتقويمين للضرائب والإيداع، والبنك. ولا تمنح الشركة حق الإقامة في المملكة المتحدة.',
  keyFigures: [
    { label: 'تأسيس الشركة رقميًا', fact: 'uk-incorporation-fee' },
    { label: 'بيان التأكيد السنوي', fact: 'uk-confirmation-statement' },
    { label: 'ضريبة الشركات على الأرباح الصغيرة', fact: 'uk-ct-small-rate' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'هل تناسبك شركة في المملكة المتحدة؟',
      start: {
        question: 'لماذا تريدها؟',
        answers: [
          {
            label: 'عملاء أو منصات في المملكة المتحدة',
            leadsTo: {
              question: 'من أين ستديرها؟',
              answers: [
                {
                  label: 'من المملكة المتحدة',
                  leadsTo: '[شركة محدودة](/uk/company-types) هي الشكل المعتاد.',
                },
                {
                  label: 'من الخارج',
                  leadsTo:
                    'تصلح لك. رتب [العنوان](/uk/registered-office) أولًا، وتحقق أين تُفرض [الضريبة](/uk/tax).',
                },
              ],
            },
          },
          {
            label: 'للعيش في المملكة المتحدة',
            leadsTo: 'الشركة ليست تأشيرة: اقرأ أولًا عن [الهجرة](/uk/immigration).',
          },
          {
            label: 'حساب مصرفي',
            leadsTo: 'تسأل البنوك عن نشاط في المملكة المتحدة: انظر [الحساب المصرفي](/uk/bank-account).',
          },
          { label: 'ضريبة أقل', leadsTo: 'قد تفرض دولتك الضريبة عليها مع ذلك: انظر [الضرائب](/uk/tax).' },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'القرار والتأسيس',
      intro: 'أي شركة، وكم تكلف، وأين تصل رسائلها.',
      pages: ['/uk/company-types', '/uk/costs', '/uk/registered-office', '/uk/bank-account'],
    },
    {
      kind: 'pages',
      heading: 'الإدارة',
      intro: 'ما يستحق كل سنة، ومن يُسأل عنه.',
      pages: ['/uk/annual-filings', '/uk/tax', '/uk/directors-duties'],
    },
    {
      kind: 'pages',
      heading: 'الانتقال إليها أو الإغلاق',
      intro: 'الشركة ليست تأشيرة، ولا ينبغي ترك شركة غير مستعملة حتى تسقط.',
      pages: ['/uk/immigration', '/uk/closing'],
    },
    {
      kind: 'comparison',
      heading: 'المملكة المتحدة أم إستونيا أم دبي؟',
      columns: ['شركة بريطانية محدودة', 'شركة إستونية', 'شركة بر رئيسي في دبي'],
      rows: [
        {
          label: 'تكلفة البداية',
          cells: [
            '{{uk-incorporation-fee}}',
            '{{ee-company-fee}}، و{{ee-residency-fee}} للبطاقة',
            '{{llc-dubai-year-1-dirhams}} عبر وكيل',
          ],
        },
        {
          label: 'الضريبة على الربح',
          cells: [
            'من {{uk-ct-small-rate}} إلى {{uk-ct-main-rate}}',
            '{{ee-undistributed-tax-rate}} حتى يوزَّع',
            '{{uae-ct-zero-rate}} حتى {{uae-ct-threshold}}، ثم {{uae-ct-rate}}',
          ],
        },
        { label: 'إقامة للمالك', cells: ['لا', 'لا', 'نعم، ضمن حصة التأشيرات'] },
        { label: 'الحسابات منشورة', cells: ['نعم', 'نعم', 'لا'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'أول ما يُسأل',
      items: [
        {
          question: 'هل أحتاج إلى مدير مقيم في المملكة المتحدة؟',
          answer: 'لا. يكفي مدير واحد هو شخص طبيعي من أي بلد، متى تم التحقق من هويته.',
        },
        {
          question: 'هل يمكن تسجيل الشركة قبل فتح حساب مصرفي لها؟',
          answer: 'نعم، ولا بد من ذلك: البنوك تفتح الحسابات لشركات قائمة.',
        },
      ],
    },
  ],
  related: [
    '/europe',
    '/business-guide/where-to-setup-dubai',
    '/calculator',
    '/business-guide/costs-timelines',
  ],
};
