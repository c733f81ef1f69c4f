import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'على كل شركة هنا أن تمسك دفاتر وأن تسجّل لضريبة الشركات، حتى التي لا ضريبة مستحقة عليها. وتقول هذه الصفحات ما المستحق ومتى، وما يلزم ليكون جاهزًا دون عجلة.',
  blocks: [
    {
      kind: 'decision',
      heading: 'ما المستحق عليك الآن؟',
      start: {
        question: 'هل الشركة مسجلة لضريبة الشركات؟',
        answers: [
          {
            label: 'لا',
            leadsTo:
              'سجّل: أمامك {{uae-ct-registration-window}} من التأسيس. وتحسب [المواعيد](/accounting/templates) أيامك.',
          },
          {
            label: 'نعم',
            leadsTo: {
              question: 'هل بعت بأكثر من {{uae-vat-mandatory}} في آخر اثني عشر شهرًا؟',
              answers: [
                {
                  label: 'نعم',
                  leadsTo:
                    'سجّل لـ[ضريبة القيمة المضافة](/accounting/vat-registration-uae)، ثم قدم [إقرارًا](/accounting/vat-return-filing-uae) عن كل فترة.',
                },
                {
                  label: 'لا',
                  leadsTo: {
                    question: 'بأكثر من {{uae-vat-voluntary}}؟',
                    answers: [
                      {
                        label: 'نعم',
                        leadsTo:
                          'يجوز لك أن تسجل لـ[ضريبة القيمة المضافة](/accounting/vat-registration-uae)، ولا يلزمك ذلك بعد.',
                      },
                      {
                        label: 'لا',
                        leadsTo: {
                          question: 'من يمسك الدفاتر؟',
                          answers: [
                            {
                              label: 'لا أحد بعد',
                              leadsTo:
                                'ابدأ الآن: [مسك الدفاتر](/accounting/bookkeeping-uae)، أو [نماذجنا](/accounting/templates).',
                            },
                            {
                              label: 'نحن',
                              leadsTo: 'تحقق هل يلزمك [تدقيق](/accounting/audit-services-uae).',
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
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'الدفاتر والتدقيق',
      intro: 'الأساس الذي يقوم عليه كل إقرار وكل سؤال من البنك.',
      pages: [
        '/accounting/bookkeeping-uae',
        '/accounting/audit-services-uae',
        '/accounting/cfo-as-a-service',
      ],
    },
    {
      kind: 'pages',
      heading: 'الضريبة',
      intro: 'من يسجّل، ومن يدفع، وأي الاختيارات يجب أن تُتخذ في وقتها.',
      pages: [
        '/accounting/vat-registration-uae',
        '/accounting/vat-return-filing-uae',
        '/accounting/tax-advice-uae',
      ],
    },
    {
      kind: 'pages',
      heading: 'واجبات ومساعدة',
      intro: 'سجلات، وواجبات انتهت، ونماذج للبداية.',
      pages: ['/accounting/ubo-aml', '/accounting/esr', '/accounting/templates', '/accounting/packages'],
    },
    {
      kind: 'steps',
      heading: 'السنة الأولى في أربعة مواعيد',
      steps: [
        {
          title: 'ضمن المهلة بعد الرخصة',
          text: 'سجّل لضريبة الشركات: {{uae-ct-registration-window}}، محسوبة من التأسيس. و[قائمة المواعيد](/accounting/templates) تحسب أيامك أنت.',
        },
        {
          title: 'من أول فاتورة',
          text: 'دوّن كل عملية بيع. فإذا تجاوزت المبيعات {{uae-vat-mandatory}} في اثني عشر شهرًا صار التسجيل لضريبة القيمة المضافة واجبًا.',
        },
        {
          title: 'عند نهاية الفترة',
          text: 'أغلق الدفاتر، واجرد المخزون والصندوق، وسلّم المدقق ما يطلبه.',
        },
        {
          title: 'الإقرار والسداد',
          text: 'كلاهما في اليوم نفسه: بعد نهاية الفترة بـ{{uae-ct-return-due}}.',
        },
      ],
    },
  ],
  related: ['/business-guide/corporate-tax-basics', '/services/pricing', '/calculator', '/faq'],
};
