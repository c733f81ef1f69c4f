import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'تقول الرخصة ثلاثة أمور: أين مقر الشركة، وماذا يجوز لها أن تعمل، ومن يُسأل عنها. اختر المقر أولًا، ثم نوع الرخصة، ثم بنود النشاط؛ فكل اختيار يضيّق ما بعده.',
  blocks: [
    {
      kind: 'decision',
      heading: 'أي رخصة تناسب خطتك؟',
      start: {
        question: 'من سيدفع لك؟',
        answers: [
          {
            label: 'أفراد وشركات داخل الإمارات',
            leadsTo: {
              question: 'مقابل ماذا؟',
              answers: [
                {
                  label: 'بضائع',
                  leadsTo:
                    '[شركة في البر الرئيسي](/licensing/mainland-company-dubai) برخصة [تجارية](/licensing/commercial-license).',
                },
                {
                  label: 'خبرتي أو مهارتي',
                  leadsTo:
                    '[شركة في البر الرئيسي](/licensing/mainland-company-dubai) برخصة [مهنية](/licensing/professional-license).',
                },
                {
                  label: 'ما أصنعه',
                  leadsTo:
                    '[رخصة صناعية](/licensing/industrial-license)، في البر الرئيسي أو في منطقة فيها أراضٍ.',
                },
                { label: 'رحلات وجولات وتذاكر', leadsTo: '[رخصة سياحية](/licensing/tourism-license).' },
              ],
            },
          },
          {
            label: 'عملاء في الخارج، أو شركات في المنطقة نفسها',
            leadsTo: 'تكفي [شركة في منطقة حرة](/licensing/free-zone-company-uae).',
          },
          {
            label: 'عملاء متجري الإلكتروني',
            leadsTo: '[رخصة التجارة الإلكترونية](/licensing/ecommerce-license-dubai): المقر يتبع المخزون.',
          },
          {
            label: 'لا أحد: تملك حصصًا أو عقارًا فقط',
            leadsTo:
              '[شركة أوفشور](/licensing/offshore-company-uae). لا تأشيرات معها، ولا يجوز لها أن تتاجر هنا.',
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'المقر أولًا: البر الرئيسي أو المنطقة الحرة أو أوفشور',
      intro: 'المقر هو الذي يقرر أين يجوز لك البيع، وأي مكتب تحتاج إليه، وكم تأشيرة تتحملها الشركة.',
      pages: [
        '/licensing/mainland-company-dubai',
        '/licensing/free-zone-company-uae',
        '/licensing/offshore-company-uae',
      ],
    },
    {
      kind: 'pages',
      heading: 'ثم نوع الرخصة',
      intro: 'تضع الجهة المختصة كل نشاط تحت نوع من هذه الأنواع. ويجوز أن تحمل الشركة بنودًا عدة من النوع نفسه.',
      pages: [
        '/licensing/commercial-license',
        '/licensing/professional-license',
        '/licensing/industrial-license',
        '/licensing/tourism-license',
        '/licensing/ecommerce-license-dubai',
      ],
    },
    {
      kind: 'pages',
      heading: 'أو ابدأ بمهنتك',
      intro:
        'تحتاج بعض المهن إلى موافقة ثانية، من وزارة أو جهة رقابية أو من البلدية. تسمّيها هذه الصفحات، وتقول متى تُطلب.',
      pages: [
        '/licensing/trading-license-dubai',
        '/licensing/fruit-trading-license-dubai',
        '/licensing/restaurant-license-dubai',
        '/licensing/real-estate-brokerage-dubai',
        '/licensing/consultancy-license-dubai',
        '/licensing/gold-trading-license-dubai',
        '/licensing/logistics-license-dubai',
        '/licensing/medical-clinic-license-dubai',
        '/licensing/it-software-license-dubai',
        '/licensing/used-car-trading-license',
      ],
    },
    {
      kind: 'faq',
      heading: 'قبل أن تختار',
      items: [
        {
          question: 'هل يمكنني تغيير الرخصة لاحقًا؟',
          answer:
            'تضاف الأنشطة أو تُحذف في أي وقت، برسوم، وبموافقة جديدة لبعضها. أما الانتقال بين البر الرئيسي والمنطقة الحرة فأصعب: يتيح القانون نقل القيد منذ {{uae-registration-transfer}}، لكن بعض قواعده لم يصدر بعد؛ وحيث لا يمكن ذلك بعدُ تلزم شركة ثانية. انظر [تعديلات الشركة](/services/company-amendments).',
        },
        {
          question: 'هل أحتاج إلى رخصة لكل نشاط؟',
          answer:
            'لا. الأنشطة المتقاربة تجمعها رخصة واحدة، إلى عدد تحدده الجهة المختصة. وما لا يجتمع يحتاج إلى رخصة ثانية.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/where-to-setup-dubai',
    '/business-guide/free-zone-comparison',
    '/calculator',
    '/packages',
  ],
};
