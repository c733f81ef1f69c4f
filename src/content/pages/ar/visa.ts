import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'لا بد لكل تأشيرة إقامة ممن يقف وراءها: شركتك، أو عقارك، أو صاحب عملك، أو أسرتك، أو أنت نفسك. اعرف من هو في حالتك، وتجد الباقي في الصفحات أدناه.',
  blocks: [
    {
      kind: 'decision',
      heading: 'أي تأشيرة تناسبك؟',
      start: {
        question: 'ما سبب قدومك؟',
        answers: [
          {
            label: 'لإدارة شركتي',
            leadsTo: {
              question: 'أين الشركة؟',
              answers: [
                {
                  label: 'في البر الرئيسي لدبي، أو أملك شقة في دبي',
                  leadsTo: '[تأشيرة المستثمر في دبي](/visa/investor-visa-dubai).',
                },
                {
                  label: 'في منطقة حرة أو إمارة أخرى',
                  leadsTo:
                    '[تأشيرة المستثمر في الإمارات](/visa/investor-visa-uae)، إن كانت مع الرخصة تأشيرات.',
                },
              ],
            },
          },
          { label: 'للعمل لحسابي دون شركة', leadsTo: '[تأشيرة العمل الحر](/visa/freelance-visa-dubai).' },
          {
            label: 'للعمل لدى صاحب عمل',
            leadsTo: '[تأشيرة العمل](/visa/work-visa-uae): يقدم الطلب صاحب العمل.',
          },
          {
            label: 'بعقار أو مدخرات أو مهارة نادرة',
            leadsTo: 'ربما [الإقامة الذهبية](/visa/golden-visa-uae)، دون كفيل.',
          },
          { label: 'للحاق بأسرتي', leadsTo: '[تأشيرة العائلة](/visa/family-visa-uae): يكفلك المقيم.' },
          {
            label: 'لزيارة',
            leadsTo: {
              question: 'لأي غرض؟',
              answers: [
                {
                  label: 'اجتماعات أو بنوك أو توقيع',
                  leadsTo: '[تأشيرة الأعمال](/visa/business-visa-uae)، أو الدخول دون تأشيرة.',
                },
                {
                  label: 'سياحة أو استطلاع',
                  leadsTo: '[تأشيرة السياحة](/visa/tourist-visa-uae)، أو الدخول دون تأشيرة.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'للملاك وأصحاب العمل الحر',
      intro: 'إقامة عن طريق شركة أو عقار أو موهبة أو تصريح خاص بك.',
      pages: [
        '/visa/investor-visa-dubai',
        '/visa/investor-visa-uae',
        '/visa/golden-visa-uae',
        '/visa/freelance-visa-dubai',
      ],
    },
    {
      kind: 'pages',
      heading: 'للموظفين والأسرة',
      intro: 'الشركة أو المقيم هو الكفيل؛ والفيصل الراتب والسكن والأوراق.',
      pages: ['/visa/work-visa-uae', '/visa/family-visa-uae', '/visa/maid-visa-dubai'],
    },
    {
      kind: 'pages',
      heading: 'للزيارة',
      intro: 'ما يكفي للاطلاع ولقاء البنوك والشركاء وللتوقيع.',
      pages: ['/visa/business-visa-uae', '/visa/tourist-visa-uae'],
    },
    {
      kind: 'pages',
      heading: 'الأوراق والوقت',
      intro: 'أي الأوراق، وأي الفحوص، وكم تستغرق كل خطوة.',
      pages: ['/visa/requirements', '/visa/timelines'],
    },
    {
      kind: 'faq',
      heading: 'ما يُسأل قبل كل شيء',
      items: [
        {
          question: 'هل تشمل الرخصة تأشيرة؟',
          answer:
            'تشمل حق التقدم بطلبها فقط، وحيث تحمل الرخصة ومكتبها حصة. أما التأشيرة فلها طلبها وفحصها ورسومها.',
        },
        {
          question: 'هل يمكنني الدخول بتأشيرة زيارة وتغييرها لاحقًا؟',
          answer: 'نعم في الغالب، من داخل الدولة وبرسوم. ولا تدع الزيارة تنتهي وأنت تنتظر.',
        },
        {
          question: 'ماذا يحدث لها إذا غبت طويلًا؟',
          answer:
            'تنتهي معظم الإقامات بعد نصف سنة متصلة في الخارج؛ وبعض الأنواع، ومنها الإقامة الذهبية، لا تنتهي بذلك.',
        },
      ],
    },
  ],
  related: [
    '/workspace/requirements',
    '/services/pro-services-uae',
    '/services/document-attestation',
    '/checklist',
  ],
};
