import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A nanny, cook, driver or housekeeper who works in your home in Dubai is protected by a separate law on domestic workers, which sets rest, leave, pay and insurance. You can sponsor them yourself, or pay a licensed centre that employs them. This page is for both employers and workers.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Sponsor yourself or hire through a centre',
      intro:
        'Only offices licensed by the Ministry of Human Resources and Emiratisation (MOHRE) can recruit. Anyone else who offers you a worker is breaking the law, and so are you if you accept.',
      columns: ['You sponsor', 'The centre sponsors'],
      rows: [
        {
          label: 'Who is the employer',
          cells: ['You, with all duties', 'The centre; you direct the daily work'],
        },
        { label: 'Visa and insurance', cells: ['You apply and pay', 'Included in the price'] },
        {
          label: 'Pay',
          cells: [
            'Monthly to the worker, through the wage protection system',
            'Monthly or hourly to the centre',
          ],
        },
        {
          label: 'If it does not work out',
          cells: [
            'Refund rules of the recruitment office, by the law’s guarantee period',
            'Replacement under the contract',
          ],
        },
        {
          label: 'Suits',
          cells: ['Several years, if you have a spare room', 'A few months, or a few hours a week'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Whether you can sponsor',
      items: [
        {
          title: 'A resident household',
          text: 'Your own visa must be valid, and you usually live here as a family. Single residents meet more conditions, which Dubai’s residency directorate (GDRFA) sets.',
        },
        {
          title: 'Enough income',
          text: 'The household needs {{maid-sponsor-income}} a month together, or {{maid-sponsor-income-medical}} if someone needs care on medical grounds. With less you can still hire through a licensed centre.',
        },
        {
          title: 'A decent place to sleep',
          text: 'Your tenancy has to show room for one more. A corridor or a kitchen floor is not accommodation.',
        },
        {
          title: 'An adult outside your family',
          text: 'The worker must be an adult; close relatives of the sponsor are not allowed.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Can you apply yet?',
      start: {
        question: 'Is your own visa valid, and does your tenancy show room for one more?',
        answers: [
          {
            label: 'Not yet',
            leadsTo: 'Use a licensed hourly service until both are settled.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Do you live here with a family?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'For how long do you want help?',
                    answers: [
                      {
                        label: 'Several years',
                        leadsTo:
                          'Sponsor the person yourself, if the household earns {{maid-sponsor-income}} a month.',
                      },
                      {
                        label: 'Some months, or a few hours a week',
                        leadsTo: 'Let a licensed centre employ the person.',
                      },
                    ],
                  },
                },
                {
                  label: 'No, alone',
                  leadsTo:
                    'More conditions apply to you: get them from Dubai’s residency directorate (GDRFA), or hire through a centre.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'text',
      heading: 'What you owe the person who works for you',
      paragraphs: [
        'These duties come from the federal law on domestic workers and its regulations, whichever agency was used. Nobody can sign them away.',
      ],
      points: [
        'A written contract in the ministry’s form, explained before departure in a language the worker understands.',
        'Full wages on time, through the wage protection system where the occupation is covered; no deduction for recruitment, visa or ticket.',
        'A paid day of rest each week, hours of uninterrupted rest each day, paid annual leave and sick leave.',
        'Health insurance, meals or an allowance, suitable work clothes, and a decent room.',
        'The worker keeps their own passport, card and phone. It is illegal to withhold them.',
        'The journey home at the end, and end-of-service pay where the law provides for it.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From choice to Emirates ID',
      steps: [
        {
          title: 'Pick a licensed office',
          text: 'Check the licence on the ministry’s list. Get the full price and the refund terms in writing.',
        },
        {
          title: 'Interview',
          text: 'Speak with the candidate directly. Say how many people, which pets, which hours, where the room is.',
        },
        { title: 'Contract and permit', text: 'The office files with the ministry; you sign and pay.' },
        {
          title: 'Entry, medical test, fingerprints',
          text: 'The worker enters on this permit. Certain jobs with children and food need further tests.',
          time: 'Weeks from abroad, less for someone here',
        },
        {
          title: 'Insurance and residence',
          text: 'You buy cover, the residence is issued, the card arrives.',
        },
        {
          title: 'First wage',
          text: 'Register for the wage protection system before the first wage is due.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'The bill, item by item',
      rows: [
        {
          item: 'Change of status, if the worker is already here',
          amount: 'From {{visa-status-change}}',
          payee: 'Service centre',
          note: 'Not needed by someone who enters on the permit.',
        },
        {
          item: 'Registration of your lease in Dubai',
          amount: '{{ejari-fee}}',
          payee: 'Land Department',
          note: 'Only if your lease is not registered yet.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Recruitment, permit, insurance, wages: who sets the price',
      paragraphs: [],
      points: [
        '**Recruitment** (licensed recruitment office): the office’s own price, by nationality and experience; the ministry’s ceilings when the licensed centres opened were {{maid-recruitment}}. Only the employer pays.',
        '**Permit, residence, medical test, Emirates ID** (MOHRE, GDRFA, medical centre): on the government’s price lists, repeated at renewal; the card for two years is {{emirates-id-two-years}}.',
        '**Insurance** (insurer): the insurer’s price, by cover, each year.',
        '**Guarantee or its insured equivalent** (authority or insurer): set by the authority.',
        '**Wages, food, flights** (the worker): as stated in the contract; some embassies set a minimum.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Employing someone on another person’s visa',
      paragraphs: [
        'The neighbour’s maid who comes on Fridays, the nanny “on a visit visa for now”: both are illegal employment. Fines for the household are high, and the worker may be deported. Licensed hourly services exist for exactly this.',
        'If a worker does not come back, report it promptly in the ministry’s app. If you are the worker and your wages stop, your documents are taken or someone hurts you, complain to the ministry in your own language. It is free, and in danger you can call the police at any hour.',
      ],
    },
    {
      kind: 'faq',
      heading: 'What families and workers ask',
      items: [
        {
          question: 'Can my company sponsor my nanny?',
          answer:
            'No, a trade licence only covers staff for the business. The sponsor is the household or the centre.',
        },
        {
          question: 'Can the worker change employer?',
          answer:
            'Yes, under the conditions of the law and the contract. The old permit is cancelled and the new employer applies.',
        },
        {
          question: 'What if the worker resigns after a few weeks?',
          answer:
            'The recruitment office owes you a replacement or a refund during the guarantee period, and part of it afterwards. So keep the receipt.',
        },
      ],
    },
  ],
  related: ['/visa/family-visa-uae', '/visa/requirements', '/visa/timelines', '/services/pro-services-uae'],
};
