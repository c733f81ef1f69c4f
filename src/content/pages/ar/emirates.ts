import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-22',
  lead: 'القانون الاتحادي واحد في كل مكان؛ أما الرسوم والمناطق والإيجارات والعادات فليست واحدة. وتبين هذه الصفحات ما يختلف بين إمارة وأخرى، ومن تناسبه كل منها.',
  blocks: [
    {
      kind: 'decision',
      heading: 'أي إمارة تناسبك؟',
      start: {
        question: 'ما الأهم لديك؟',
        answers: [
          {
            label: 'القرب من العملاء',
            leadsTo: {
              question: 'أين هم؟',
              answers: [
                { label: 'في دبي أو في أنحاء الدولة', leadsTo: '[دبي](/emirates/dubai).' },
                { label: 'في الحكومة أو الطاقة أو المستشفيات', leadsTo: '[أبوظبي](/emirates/abu-dhabi).' },
              ],
            },
          },
          {
            label: 'تكلفة منخفضة',
            leadsTo: {
              question: 'ما عملك؟',
              answers: [
                {
                  label: 'أحتاج إلى رخصة ومساحة صغيرة',
                  leadsTo: '[الشارقة](/emirates/sharjah)، وفيها شمس وSPC.',
                },
                { label: 'ورشة أو تجارة صغيرة أو متجر إلكتروني', leadsTo: '[عجمان](/emirates/ajman).' },
                { label: 'صناعة أو تخزين أو شركة قابضة', leadsTo: '[رأس الخيمة](/emirates/ras-al-khaimah).' },
              ],
            },
          },
          {
            label: 'محكمة تطبق القانون العام الإنجليزي',
            leadsTo: '[أبوظبي](/emirates/abu-dhabi) وفيها ADGM، أو [دبي](/emirates/dubai) وفيها DIFC.',
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'كل إمارة على حدة',
      intro: 'الجهة المختصة في البر الرئيسي، والمناطق، والتكاليف، ومن ينجح من المؤسسين هناك.',
      pages: [
        '/emirates/dubai',
        '/emirates/abu-dhabi',
        '/emirates/sharjah',
        '/emirates/ajman',
        '/emirates/ras-al-khaimah',
      ],
    },
    {
      kind: 'requirements',
      heading: 'ما يفصل بينها',
      items: [
        {
          title: 'أين عملاؤك',
          text: 'رخصة البر الرئيسي من أي إمارة تتيح لك البيع في جميعها؛ ومع ذلك فالمكتب القريب من العميل أثقل وزنًا من عنوان رخيص.',
        },
        {
          title: 'ما رأي البنك',
          text: 'المنطقة المعروفة ذات المقر الحقيقي تُفحص أسرع من أرخص المناطق، أيًّا كانت إمارتها.',
        },
        {
          title: 'الإيجار والناس',
          text: 'خارج دبي تقل تكلفة المكاتب والمستودعات والشقق؛ وقد لا يرغب المتخصصون في التنقل كل يوم.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/where-to-setup-dubai',
    '/business-guide/free-zone-comparison',
    '/workspace/office-space-uae',
    '/licensing',
  ],
};
