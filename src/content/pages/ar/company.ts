import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'من يقف وراء هذا الموقع، وكيف نعرض عملنا، وكيف تصل إلى إنسان.',
  blocks: [
    {
      kind: 'pages',
      heading: 'الشركة',
      intro: 'الأشخاص والأدوار والشركاء، وما أُنجز حتى الآن.',
      pages: ['/company/about', '/company/team', '/company/milestones', '/company/partners'],
    },
    {
      kind: 'pages',
      heading: 'عملنا الذي يمكنك التحقق منه',
      intro: 'آراء العملاء وحالات ومواد للصحافة، مع القواعد التي نلتزمها.',
      pages: ['/company/testimonials', '/company/case-studies', '/company/media'],
    },
    {
      kind: 'pages',
      heading: 'تواصل معنا أو انضم إلينا',
      intro: 'بالمحادثة أو الهاتف أو البريد، أو على مكتب في دبي أو لندن، أو للعمل معنا.',
      pages: ['/company/contact', '/company/careers'],
    },
    {
      kind: 'text',
      heading: 'ما يمكنك أن تتوقعه منا',
      paragraphs: [
        'عرض سعر مكتوب قبل أي عمل، وشخص معروف الاسم يُسأل عن حالتك، ورفض صريح حين لا تنجح الخطة. ومع كل رقم في هذا الموقع مصدره واليوم الذي روجع فيه، فلا تحتاج إلى أن تصدقنا على الكلمة.',
      ],
    },
    {
      kind: 'decision',
      heading: 'افحص أي مستشار بثلاثة أسئلة',
      start: {
        question: 'هل رخصته التجارية في سجل الجهة المختصة؟',
        answers: [
          { label: 'لا، أو لا يُظهر رخصة', leadsTo: 'توقف هنا، فلا أحد يُسأل عن العمل.' },
          {
            label: 'نعم',
            leadsTo: {
              question: 'هل يعدك بحساب مصرفي أو تأشيرة أو تاريخ؟',
              answers: [
                { label: 'نعم', leadsTo: 'كن حذرًا. يقرر ذلك بنك أو جهة رسمية، لا مستشار.' },
                {
                  label: 'لا',
                  leadsTo: {
                    question: 'هل السعر مكتوب، ورسوم الجهات على حدة؟',
                    answers: [
                      { label: 'نعم', leadsTo: 'علامات جيدة. قارنه بـ[الأسعار المنشورة](/services/pricing).' },
                      { label: 'لا', leadsTo: 'اطلب كتابته قبل أن تدفع شيئًا.' },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
  related: ['/process', '/services/pricing', '/faq', '/downloads/company-profile'],
};
