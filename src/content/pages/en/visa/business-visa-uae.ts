import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'There is no single “business visa”. You enter on whatever visit status your passport and purpose allow. Each lets you meet, look and sign. None lets you work. Choose by how often you will come and who will support your application.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which type of entry suits your trip',
      intro:
        'Names and conditions are decided by the federal identity authority (ICP), and in Dubai by the residency directorate (GDRFA). Look your passport up there before you book. Each person needs their own status: yours does not cover a spouse or a colleague.',
      columns: ['Good for', 'Who supports the application'],
      rows: [
        {
          label: 'Visa-free or on arrival',
          cells: [
            'A short round of meetings, if your passport is on the list',
            'Nobody; the officer at the border decides',
          ],
        },
        {
          label: 'Single or multiple visit visa',
          cells: [
            'One planned visit, or several close together',
            'An airline, a hotel, a licensed agency, a host, or yourself for some kinds',
          ],
        },
        {
          label: 'Event visit',
          cells: [
            'A fair, conference or seminar with fixed dates',
            'The public or private body that hosts you, with a letter that names event and dates',
          ],
        },
        {
          label: 'Business exploration',
          cells: [
            'Meeting zones, landlords and banks before you decide to set up',
            'Yourself, with your assets or profession',
          ],
        },
        {
          label: 'Long-term multiple-entry visit visa',
          cells: [
            'Coming back often without a new application each time',
            'Yourself, with insurance and bank statements that show {{long-tourist-visa-balance}}',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What you need for the business exploration visa',
      intro:
        'This visa is made for founders. The authority wants one of these and assesses the evidence itself:',
      items: [
        { title: 'Means', text: 'Enough money to set up a company, in statements in your own name.' },
        {
          title: 'or shares abroad',
          text: 'Shares in a company outside the country: register extract, translated where it is not in Arabic or English.',
        },
        {
          title: 'or a profession',
          text: 'Proof that you actively work in one: membership, contracts, references.',
        },
        {
          title: 'In every case',
          text: 'A sufficiently valid passport, a photograph to specification, and medical cover if the form asks for it.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What you can do, and where work begins',
      paragraphs: [
        'As a visitor you can hold meetings, visit a fair, inspect sites, negotiate, sign before a notary and incorporate a company. Many founders sign for their licence this way, or from abroad by power of attorney, and only later apply for [residence through the company](/visa/investor-visa-uae).',
        'You cannot do a job. Serving customers, running a shift in your own shop, being paid here for services or standing in for a colleague all need a permit. It makes no difference that the company is yours.',
      ],
      points: [
        '**Fair stands:** you can show and explain; to sell goods for cash you may need a permit from the organiser and the emirate.',
        '**Remote work for an employer at home:** a few e-mails between meetings are no problem, but to live here that way you need the remote work residence.',
        '**Paid talks and shows:** the organiser needs a permit for you. Keep a copy of it.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Is a visit enough for your plan?',
      start: {
        question: 'What will you do in the UAE?',
        answers: [
          {
            label: 'Meet, look, negotiate or sign',
            leadsTo: 'A visit is enough, even to incorporate a company.',
          },
          {
            label: 'Stand at a fair',
            leadsTo: {
              question: 'Will you sell goods for cash there?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'You may need a permit from the organiser and the emirate.',
                },
                {
                  label: 'No',
                  leadsTo: 'A visit is enough to show and to explain.',
                },
              ],
            },
          },
          {
            label: 'Work',
            leadsTo: {
              question: 'For whom?',
              answers: [
                {
                  label: 'Customers here, or your own shop',
                  leadsTo: 'You need a permit, even if the company is yours.',
                },
                {
                  label: 'An employer at home, while you live here',
                  leadsTo: 'You need the remote work residence.',
                },
                {
                  label: 'An organiser who pays you for a talk or show',
                  leadsTo: 'The organiser needs a permit for you; get a copy.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'From invitation to departure',
      steps: [
        {
          title: 'Check the passport first',
          text: 'Use the authority’s own service, by nationality and passport type. Residents of the Gulf states and holders of certain foreign visas have separate rules.',
        },
        {
          title: 'Settle who invites you',
          text: 'The host prepares a letter with purpose and dates. A hotel booking does not replace it for an event visit.',
        },
        {
          title: 'Apply and wait',
          text: 'Agency, host or you file the application and pay. Nobody can buy approval; the security check decides how long it takes.',
          time: 'Often days, longer for some passports',
        },
        {
          title: 'Read the two dates',
          text: 'One is the last day you can enter, the other how long you can stay. They are not the same. The days of arrival and departure usually count.',
        },
        {
          title: 'Extend or leave',
          text: 'Some kinds can be extended inside the country, others not at all. Apply before the last day. To stay as a resident, change your status while the visit is valid: from {{visa-status-change}} at a service centre, if your type of entry allows it.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Wrong count, back-to-back visits, bank on a visit',
      paragraphs: [
        '**Counting from the wrong day.** Do not rely on a grace period you read about in a forum: visit visas in Dubai no longer have one. You are fined {{visa-overstay-fine}} for each day you overstay, and an unpaid fine blocks the next application.',
        '**Leaving and re-entering as a habit.** A string of back-to-back visits looks like residence without a permit, and you can be refused at the border.',
        '**Promising the bank a quick visit.** Many banks want a resident signatory. Plan the account for the time after you have an Emirates ID.',
      ],
    },
  ],
  related: [
    '/visa/tourist-visa-uae',
    '/visa/investor-visa-uae',
    '/business-guide/where-to-setup-dubai',
    '/business-guide/bank-account-guide',
  ],
};
