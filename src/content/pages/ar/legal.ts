import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-22',
  lead: 'ثلاث صفحات قصيرة بكلمات واضحة: ما يحدث للبيانات، وبأي شروط يُقدَّم الموقع وخدماتنا، وما يُحفظ على جهازك.',
  blocks: [
    {
      kind: 'pages',
      heading: 'الصفحات الثلاث',
      intro: 'تقول كل منها في أي يوم روجعت آخر مرة.',
      pages: ['/legal/privacy', '/legal/terms', '/legal/cookies'],
    },
    {
      kind: 'text',
      heading: 'في فقرة واحدة',
      paragraphs: [
        'لك أن تقرأ كل ما هنا بلا حساب، ودون أن تخبرنا من أنت. وما تكتبه في نموذج يبقى على جهازك حتى ترسله. ولا شيء في هذا الموقع مشورة في حالتك أنت: فتلك تبدأ بتكليف مكتوب. وإن اختلفت صفحة عن اتفاق موقّع فالعبرة بالاتفاق؛ وأخبرنا إن وجدت موضعًا كهذا.',
      ],
    },
  ],
  related: ['/company/contact', '/company/about', '/services/pricing', '/faq'],
};
