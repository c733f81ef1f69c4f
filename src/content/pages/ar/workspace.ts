import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-22',
  lead: 'تطلب الرخصة عنوانًا، وعدد التأشيرات مرتبط بمساحته. استأجر أصغر مساحة تقبلها الرخصة والتأشيرات والبنك، وانتقل حين يضيق المكان بالفريق.',
  blocks: [
    {
      kind: 'pages',
      heading: 'اختر جيدًا',
      intro: 'ابدأ هنا إن لم تعرف بعد ما تقبله رخصتك.',
      pages: ['/workspace/finder', '/workspace/guide', '/workspace/requirements'],
    },
    {
      kind: 'pages',
      heading: 'مكاتب وعناوين',
      intro: 'للمؤسسين الذين يعملون وحدهم أو يسافرون أو يبقى فريقهم في الخارج.',
      pages: [
        '/workspace/virtual-office-dubai',
        '/workspace/flexi-desk-dubai',
        '/workspace/cabin-office-dubai',
      ],
    },
    {
      kind: 'pages',
      heading: 'مكاتب كاملة',
      intro: 'للفرق، وللعملاء الذين يزورون، وللمهن التي تخضع للتفتيش.',
      pages: [
        '/workspace/business-center-rental',
        '/workspace/office-space-dubai',
        '/workspace/office-space-uae',
      ],
    },
    {
      kind: 'warning',
      heading: 'اقرأ العقد قبل السعر',
      paragraphs: [
        'عنوان لا تسجله الجهة المختصة لا يفيد الرخصة شيئًا مهما قلّ إيجاره. اسأل عن التسجيل، وعن التفتيش الذي يجتازه، وعن مهلة الإخطار، ثم بعد ذلك عن الخصم.',
      ],
    },
  ],
  related: ['/licensing', '/visa/requirements', '/calculator', '/business-guide/costs-timelines'],
};
