import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'An Estonian company needs a legal address and, if its board sits abroad, a licensed contact person in Estonia who receives official letters, for {{ee-contact-person}} a year. The board answers in person for honest management, timely filings and taxes.',
  keyFigures: [
    { label: 'Contact person, per year', fact: 'ee-contact-person' },
    { label: 'Annual report, after the year', fact: 'ee-annual-report' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Five roles in an Estonian company',
      intro: 'One person can be sole owner and sole board member, but contact person only with a licence.',
      columns: ['What they do', 'What they do not do'],
      rows: [
        {
          label: 'Board member',
          cells: ['Runs and represents the company', 'Follow the owner’s orders blindly'],
        },
        {
          label: 'Owner',
          cells: ['Appoints the board, approves accounts, takes dividends', 'Sign for the company'],
        },
        {
          label: 'Contact person',
          cells: ['Receives letters from state and courts', 'Manage, advise or guarantee anything'],
        },
        {
          label: 'Accountant',
          cells: ['Keeps the books, prepares reports', 'Answer for what was not filed'],
        },
        { label: 'Beneficial owner', cells: ['Is named in the register', 'Stay unknown'] },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Rules for the address',
      items: [
        {
          title: 'A real address',
          text: 'Street and house, with somebody who takes in post. It can be abroad only together with a contact person.',
        },
        {
          title: 'A contact person with a licence',
          text: 'Lawyers, notaries, auditors and licensed service providers can be one. A friend in Tallinn cannot.',
        },
        {
          title: 'An e-mail address that is read',
          text: 'The register and the tax office write there first, and what they send counts as delivered.',
        },
        {
          title: 'Current data',
          text: 'A change of address, board or owners is filed at once, with all the cards that have to sign.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Do you need a contact person?',
      start: {
        question: 'Does the board sit in Estonia?',
        answers: [
          {
            label: 'Yes',
            leadsTo: {
              question: 'Where is the company’s address?',
              answers: [
                {
                  label: 'In Estonia',
                  leadsTo: 'No, if somebody at the address takes in post.',
                },
                {
                  label: 'Abroad',
                  leadsTo: 'Yes. An address abroad is allowed only together with a contact person.',
                },
              ],
            },
          },
          {
            label: 'No',
            leadsTo: {
              question: 'Who do you have in mind?',
              answers: [
                {
                  label: 'A lawyer, notary, auditor or licensed provider',
                  leadsTo: 'Yes, and they can take the role. Expect {{ee-contact-person}} a year.',
                },
                {
                  label: 'A friend in Tallinn',
                  leadsTo: 'Yes, but a friend without a licence cannot take the role.',
                },
                {
                  label: 'Nobody yet',
                  leadsTo:
                    'Yes. Choose the provider before the name, since some accept only certain trades or countries.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'requirements',
      heading: 'Duties of the board',
      items: [
        {
          title: 'Care of an honest manager',
          text: 'Decide on information, for the company, and be able to show how you got there.',
        },
        {
          title: 'Loyalty',
          text: 'No competing business and no private deal with the company without the owners’ consent.',
        },
        {
          title: 'Books and reports',
          text: 'The board signs them. They stay responsible if the accountant is late.',
        },
        {
          title: 'Capital',
          text: 'When losses have eaten half of the capital, owners must be called together to decide what follows.',
        },
        {
          title: 'Insolvency in time',
          text: 'The Commercial Code leaves the board twenty days after lasting insolvency to go to court.',
        },
        {
          title: 'Leaving the board',
          text: 'By notice to the owners and an entry in the register. Check the entry, since liability follows it.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Setting it up well',
      steps: [
        {
          title: 'Choose the provider before the name',
          text: 'Some accept only certain trades or countries. A refusal after registration leaves you without an address.',
        },
        {
          title: 'Read what the price includes',
          text: 'Scans, forwarding and storage of parcels are usually extra.',
        },
        {
          title: 'Minute the first decisions',
          text: 'Who decides what, from where. A page is enough; it may later settle a tax question.',
        },
        {
          title: 'Note three dates',
          text: 'The provider’s renewal, the expiry of each card, and the report.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How other countries see the address',
      paragraphs: [
        'An address in Tallinn does not make the company resident there for other states. They look at where the board meets and where people work. A board whose members live in three countries should decide by turns, in writing, and keep a note of who was where.',
        'In the UK the comparable rules are on the page about [the registered office](/uk/registered-office); in Dubai the lease itself is part of the licence.',
      ],
    },
    {
      kind: 'warning',
      heading: 'If you stop paying the provider',
      paragraphs: [
        'It reports that it no longer acts for you. The register then sets a deadline for a new address and, without one, begins a deletion. Banks see the change the same day and may freeze the account.',
      ],
    },
  ],
  related: [
    '/europe/company-types',
    '/europe/annual-filings',
    '/uk/directors-duties',
    '/uk/registered-office',
  ],
};
