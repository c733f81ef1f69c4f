import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'تطلب الرخصة عنوانًا، وعدد التأشيرات مرتبط بمساحته. استأجر أصغر مساحة تقبلها الرخصة والتأشيرات والبنك، وانتقل حين يضيق المكان بالفريق.',
  blocks: [
    {
      kind: 'decision',
      heading: 'أي مكان تحتاج إليه؟',
      start: {
        question: 'هل سيزورك العملاء، أو ستُحفظ فيه بضائع؟',
        answers: [
          {
            label: 'نعم',
            leadsTo: {
              question: 'كم شخصًا سيعمل فيه؟',
              answers: [
                {
                  label: 'حتى نحو اثني عشر',
                  leadsTo:
                    '[مكتب خاص](/workspace/cabin-office-dubai) أو غرفة في [مركز أعمال](/workspace/business-center-rental).',
                },
                {
                  label: 'أكثر، أو نشاط يخضع للتفتيش',
                  leadsTo:
                    'مكتب خاص بك: [في دبي](/workspace/office-space-dubai) أو [في إمارة أخرى](/workspace/office-space-uae).',
                },
              ],
            },
          },
          {
            label: 'لا',
            leadsTo: {
              question: 'هل تحتاج إلى تأشيرات؟',
              answers: [
                { label: 'لا', leadsTo: '[مكتب افتراضي](/workspace/virtual-office-dubai)، حيث تقبله الجهة.' },
                {
                  label: 'عدد قليل',
                  leadsTo: '[مكتب مرن](/workspace/flexi-desk-dubai)، حيث تربط المنطقة به تأشيرات.',
                },
                {
                  label: 'أكثر كل سنة',
                  leadsTo:
                    '[مكتب خاص](/workspace/cabin-office-dubai): مساحته المسجلة [تحدد العدد](/workspace/requirements).',
                },
              ],
            },
          },
        ],
      },
    },
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
        'عنوان لا تسجله الجهة المختصة لا يفيد الرخصة شيئًا مهما قلّ إيجاره. احصل أولًا على تأكيد مكتوب لتسجيله ولما يجتازه من تفتيش ولمهلة الإخطار، ثم تحدث عن الخصم.',
      ],
    },
  ],
  related: ['/licensing', '/visa/requirements', '/calculator', '/business-guide/costs-timelines'],
};
