import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  promises: ['originalsReturned'],
  lead: 'ما نقوم به للشركة إلى جانب رخصتها، من ملف البنك إلى آخر ختم في التصفية. وتقول كل صفحة ما تقوم به أنت، وما نقوم به نحن، وما تقرره الجهة المختصة وحدها.',
  blocks: [
    {
      kind: 'decision',
      heading: 'ما الذي تحتاج إليه الآن؟',
      start: {
        question: 'أين وصلت الشركة؟',
        answers: [
          {
            label: 'لم تُسجل بعد',
            leadsTo: {
              question: 'ما الذي ينقص؟',
              answers: [
                {
                  label: 'أوراق من الخارج لا تُقبل',
                  leadsTo: '[تصديق المستندات](/services/document-attestation).',
                },
                {
                  label: 'قيل لي: شريك أو وكيل مواطن',
                  leadsTo: 'اقرأ أولًا هل تحتاج إلى [كفيل محلي](/services/local-sponsor-dubai) أصلًا.',
                },
              ],
            },
          },
          {
            label: 'سُجلت ولم تعمل بعد',
            leadsTo: {
              question: 'ما الذي ينقص؟',
              answers: [
                { label: 'حساب', leadsTo: '[فتح الحساب المصرفي](/services/bank-account-opening-uae).' },
                {
                  label: 'تأشيرات وأختام وتجديدات',
                  leadsTo: '[خدمات العلاقات الحكومية](/services/pro-services-uae).',
                },
                { label: 'موقع إلكتروني', leadsTo: '[تصميم المواقع](/services/web-design-dubai).' },
                {
                  label: 'اسم محمي',
                  leadsTo: '[تسجيل العلامة التجارية](/services/trademark-registration-uae).',
                },
              ],
            },
          },
          {
            label: 'تعمل',
            leadsTo: {
              question: 'ما الذي تغير؟',
              answers: [
                { label: 'الشركاء', leadsTo: '[نقل الحصص](/services/share-transfer).' },
                {
                  label: 'الاسم أو النشاط أو العنوان',
                  leadsTo: '[تعديلات الشركة](/services/company-amendments).',
                },
                {
                  label: 'هناك من يقلدنا',
                  leadsTo: '[حماية العلامة التجارية](/services/brand-protection-uae).',
                },
                { label: 'قليلون يجدوننا', leadsTo: '[تحسين محركات البحث](/services/seo-dubai).' },
                { label: 'يجب أن تنتهي', leadsTo: '[التصفية](/services/company-liquidation-uae).' },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'أساسيات التأسيس',
      intro: 'ما تحتاج إليه كل شركة جديدة تقريبًا في شهورها الأولى.',
      pages: [
        '/services/bank-account-opening-uae',
        '/services/local-sponsor-dubai',
        '/services/pro-services-uae',
        '/services/document-attestation',
      ],
    },
    {
      kind: 'pages',
      heading: 'الأسماء والعلامات',
      intro: 'تبدأ الحماية بالتسجيل، وتستمر بالمراقبة.',
      pages: ['/services/trademark-registration-uae', '/services/brand-protection-uae'],
    },
    {
      kind: 'pages',
      heading: 'حين تتغير الشركة',
      intro: 'يأتي شركاء ويذهب شركاء، وتتبدل الأنشطة، وتُغلق بعض الشركات.',
      pages: [
        '/services/company-amendments',
        '/services/share-transfer',
        '/services/company-liquidation-uae',
      ],
    },
    {
      kind: 'pages',
      heading: 'ليجدك الناس',
      intro: 'موقع تصدّقه البنوك والعملاء، ويجده الناس حين يبحثون.',
      pages: ['/services/web-design-dubai', '/services/seo-dubai'],
    },
    {
      kind: 'pages',
      heading: 'في لمحة',
      intro: 'كل الخدمات في جدول واحد، وكيف تُحتسب أتعابنا.',
      pages: ['/services/matrix', '/services/pricing'],
    },
    {
      kind: 'requirements',
      heading: 'ما يسري على كل خدمة',
      items: [
        {
          title: 'عرض سعر قبل العمل',
          text: 'أتعابنا ورسوم الجهة المختصة في سطرين منفصلين، لتتحقق من الثانية لدى مصدرها.',
        },
        {
          title: 'لا وعود نيابة عن غيرنا',
          text: 'البنك والوزارة والمحكمة تقرر بنفسها. نقول ما احتمال القبول، وما سنفعله بعد الرفض.',
        },
        {
          title: 'أوراقك تبقى لك',
          text: 'تُستلم الأصول بإيصال وتُعاد، ولا تُحتجز وسيلة ضغط أبدًا.',
        },
      ],
    },
  ],
  related: ['/process', '/packages', '/calculator', '/company/contact'],
};
