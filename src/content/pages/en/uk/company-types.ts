import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Most founders from abroad take the private company limited by shares: one owner and one director are enough, and the owner risks only what the shares cost. Take a partnership, a branch or a guarantee company only for one of the reasons below.',
  keyFigures: [
    { label: 'Registering online', fact: 'uk-incorporation-fee' },
    { label: 'Registering on the same day', fact: 'uk-incorporation-same-day' },
    { label: 'Tax registration, after starting to trade', fact: 'uk-ct-registration' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'The forms side by side',
      columns: ['Who owns it', 'Who pays tax', 'Take it when'],
      rows: [
        {
          label: 'Private limited company (Ltd)',
          cells: ['One shareholder or more', 'The company', 'You trade, hire or look for investors'],
        },
        {
          label: 'Limited liability partnership (LLP)',
          cells: [
            'Two members or more',
            'Each member, on their share',
            'Professionals share profit and work',
          ],
        },
        {
          label: 'UK establishment of a foreign company',
          cells: [
            'The foreign company itself',
            'The foreign company, on its UK profit',
            'A customer or landlord insists on the parent',
          ],
        },
        {
          label: 'Company limited by guarantee',
          cells: ['Members without shares', 'The company', 'The purpose is not profit'],
        },
        {
          label: 'Sole trader',
          cells: ['You', 'You', 'You live in the UK and work alone'],
        },
        {
          label: 'Public company (plc)',
          cells: [
            'Shareholders, perhaps the public',
            'The company',
            'You want to offer shares to the public',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What a limited company needs on day one',
      items: [
        {
          title: 'A name that is free',
          text: 'Search the register first. Names that are too like another, or that suggest the state or a regulated trade, are refused or need a permission.',
        },
        {
          title: 'One director who is a person',
          text: 'The director must be at least sixteen (Companies Act 2006, section 157) and can live anywhere. A secretary is optional for a private company.',
        },
        {
          title: 'At least one share',
          text: 'There is no minimum capital. Give the shares a small nominal value and write down who owns how many, since every later sale starts from that list.',
        },
        {
          title: 'People with significant control',
          text: 'Whoever holds more than a quarter of shares or votes, or controls the company in another way, is named to Companies House.',
        },
        {
          title: 'Verified identities',
          text: 'Directors and people with significant control have had to verify who they are since {{uk-identity-start}}. Each receives a personal code of {{uk-personal-code-length}} characters.',
        },
        {
          title: 'An address and an e-mail address',
          text: 'The address must be a real place in the part of the UK that registers the company, and it cannot move to another part later; see [the registered office](/uk/registered-office). The e-mail address stays private.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Can you file today?',
      start: {
        question:
          'Has every director verified who they are? An owner who is not a director has {{uk-psc-code-window}} after being added to the register.',
        answers: [
          {
            label: 'No',
            leadsTo: {
              question: 'Can GOV.UK One Login read their passports?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'Verify there, free of charge; each person receives a code of {{uk-personal-code-length}} characters.',
                },
                {
                  label: 'No',
                  leadsTo: 'Use an authorised agent for the verification.',
                },
              ],
            },
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Do you have a real address in the part of the UK that will register the company?',
              answers: [
                {
                  label: 'No',
                  leadsTo: 'Find [a registered office](/uk/registered-office) first.',
                },
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'Are you the only owner?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'Take the model articles and file online for {{uk-incorporation-fee}}.',
                      },
                      {
                        label: 'No',
                        leadsTo:
                          'Sign a shareholders’ agreement first, then file online for {{uk-incorporation-fee}}.',
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
      kind: 'steps',
      heading: 'How to register it',
      steps: [
        {
          title: 'Verify every person',
          text: 'Through GOV.UK One Login, or through an authorised agent where a passport cannot be read. This costs nothing on GOV.UK.',
        },
        {
          title: 'Choose activity codes',
          text: 'Up to four standard codes describe what you do. Banks read them, so pick the ones that match your invoices.',
        },
        {
          title: 'Write the articles',
          text: 'The model articles suit one owner. With two or more, add a shareholders’ agreement: who decides, who may sell, and what happens when somebody leaves.',
        },
        {
          title: 'File and pay',
          text: 'The online filing costs {{uk-incorporation-fee}}, or {{uk-incorporation-same-day}} for the same day. Pages that still name {{uk-incorporation-fee-2024}} are out of date.',
        },
        {
          title: 'Tell HMRC that you trade',
          text: 'Register for corporation tax within {{uk-ct-registration}} of starting business, in the way [the tax page](/uk/tax) explains.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Nominee, ready-made company, partnership “without tax”',
      paragraphs: [
        'A nominee director who “signs only”: the law knows no such director, and they answer in court like any other. A ready-made company “with history”: you buy its past as well. A partnership sold as free of tax: it is transparent, so each member owes tax where they live and the LLP still files.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Branch or subsidiary, and a change of form',
      items: [
        {
          question: 'My Dubai company wants a UK presence. Branch or subsidiary?',
          answer:
            'Usually a subsidiary. It limits the risk to its own money and keeps the parent’s accounts off the UK register, where a branch has to file them.',
        },
        {
          question: 'Can I change the form afterwards?',
          answer:
            'A private company can become public, and the other way round. A partnership cannot simply turn into a company: you transfer the business.',
        },
      ],
    },
  ],
  related: ['/uk/costs', '/uk/registered-office', '/uk/directors-duties', '/europe/company-types'],
};
