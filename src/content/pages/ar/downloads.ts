import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'ملفان بصيغة PDF، كل منهما بالعربية والإنجليزية، من النصوص والأرقام نفسها التي في هذه الصفحات. يبقيان على جهازك بعد أن تفتحهما مرة، ويمكن طباعتهما أو إرسالهما.',
  blocks: [
    {
      kind: 'pages',
      heading: 'الملفات',
      intro: 'تعرض كل صفحة ما في الملف قبل أن تحمّله.',
      pages: ['/downloads/setup-guide', '/downloads/company-profile'],
    },
    {
      kind: 'text',
      heading: 'ما لا يقدر عليه الملف',
      paragraphs: [
        'الرقم المطبوع لا ينتبه إلى تغيّر القاعدة. وفي كل ملف اليوم الذي روجعت فيه أرقامه؛ فإن مضت عليه شهور فحمّله من جديد، أو ابحث عن الرقم في صفحته. ومقالات المدونة تُحفظ كذلك: وزر الحفظ في رأس كل منها.',
      ],
    },
  ],
  related: ['/business-guide', '/checklist', '/business-guide/costs-timelines', '/company'],
};
