import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A nanny, cook, driver or housekeeper who works in your home in Dubai has a labour law of their own, with rest, leave, pay and insurance laid down. You can sponsor the person yourself or pay a licensed centre that employs them. This page is for both sides of the door.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Sponsor yourself or hire through a centre',
      intro:
        'Recruitment belongs to offices licensed by the Ministry of Human Resources and Emiratisation (MOHRE). Anyone else who offers you a worker is breaking the law, and so would you be.',
      columns: ['You sponsor', 'The centre sponsors'],
      rows: [
        {
          label: 'Who is the employer',
          cells: ['You, with all duties', 'The centre; you direct the daily work'],
        },
        { label: 'Visa and insurance', cells: ['You apply and pay', 'Inside the price'] },
        {
          label: 'Pay',
          cells: ['Monthly to the worker, by the protected channel', 'Monthly or hourly to the centre'],
        },
        {
          label: 'If it does not work out',
          cells: [
            'Refund rules of the recruitment office, by the law’s guarantee period',
            'Replacement under the contract',
          ],
        },
        { label: 'Suits', cells: ['Years, and a spare room', 'Some months, or some hours a week'] },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Whether you may sponsor',
      items: [
        {
          title: 'A resident household',
          text: 'Your own visa must be valid, and as a rule you live here as a family. Single residents meet more conditions; ask Dubai’s residency directorate (GDRFA).',
        },
        {
          title: 'Enough income',
          text: 'A monthly minimum applies and rises with the number of workers. It is printed on the service page, with exceptions for certain holders and for medical need.',
        },
        {
          title: 'A decent place to sleep',
          text: 'Your tenancy has to show room for one more. A corridor or a kitchen floor is not accommodation.',
        },
        {
          title: 'An adult, not a relative',
          text: 'The worker must be of full age; close relatives of the sponsor are excluded.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What is owed to the person who works for you',
      paragraphs: [
        'These duties come from the federal law on domestic workers and its regulations, whichever agency was used. They cannot be signed away.',
      ],
      points: [
        'A written contract in the ministry’s form, explained before departure in a language the worker understands.',
        'Full wages on time, through the wage protection system where the occupation is covered; no deduction for recruitment, visa or ticket.',
        'A paid day of rest each week, hours of uninterrupted rest each day, paid annual leave and sick leave.',
        'Health insurance, meals or an allowance, clothing suited to the task, and a fitting room.',
        'Passport, card and telephone stay with the worker. Keeping them back is forbidden.',
        'The journey home at the end, and end-of-service pay where the law grants it.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From choice to Emirates ID',
      steps: [
        {
          title: 'Pick a licensed office',
          text: 'Check the licence in the ministry’s list. Ask for the full price and the refund terms in writing.',
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
          text: 'Register for the protected channel before it falls due, not after a reminder.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'The bill, line by line',
      rows: [
        {
          item: 'Recruitment',
          amount: 'By nationality, experience and office',
          payee: 'Licensed recruitment office',
          note: 'From the employer alone.',
        },
        {
          item: 'Permit, residence, medical test, Emirates ID',
          amount: 'On the government’s price lists, repeated at renewal',
          payee: 'MOHRE, GDRFA, medical centre',
        },
        { item: 'Insurance', amount: 'By cover, each year', payee: 'Insurer' },
        {
          item: 'Guarantee or its insured equivalent',
          amount: 'Set by the authority',
          payee: 'Authority or insurer',
        },
        {
          item: 'Wages, food, flights',
          amount: 'As the contract says; some embassies set a floor',
          payee: 'The worker',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Employing somebody on another person’s visa',
      paragraphs: [
        'The neighbour’s maid who comes on Fridays, the nanny “on a visit visa for now”: both are illegal employment. Fines for the household are high, and the worker may be deported. Licensed hourly services exist for exactly this.',
        'If a worker stays away, report it promptly in the ministry’s app. If you are the worker and wages stop, papers are taken or somebody hurts you, complain to the ministry in your own language; the complaint costs you nothing, and the police help in danger at any hour.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked by families and by workers',
      items: [
        {
          question: 'Can my company sponsor my nanny?',
          answer:
            'No, a trade licence carries staff for the business. The household is the sponsor, or the centre is.',
        },
        {
          question: 'May the worker change employer?',
          answer:
            'Yes, under the conditions of the law and the contract. The old permit is cancelled and the new employer applies.',
        },
        {
          question: 'What if the worker resigns after a few weeks?',
          answer:
            'The recruitment office owes a replacement or a refund during the guarantee period, partly after it. That is why the receipt matters.',
        },
        {
          question: 'When in our move should we begin?',
          answer:
            'After your own residence and tenancy, together with the [family’s visas](/visa/family-visa-uae). Until then use an hourly service.',
        },
      ],
    },
  ],
  related: ['/visa/family-visa-uae', '/visa/requirements', '/visa/timelines', '/services/pro-services-uae'],
};
