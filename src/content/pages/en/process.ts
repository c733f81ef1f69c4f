import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  promises: ['feePerStep'],
  lead: 'Our process has seven steps, one named contact, and a written result at the end of each step. You decide, sign and pay the authorities; we prepare, file and chase. Before step one you receive a quote that shows who receives each payment.',
  keyFigures: [
    { label: 'Until the mainland licence', fact: 'mainland-licence-time' },
    { label: 'Then for the bank account', fact: 'bank-account-time' },
    { label: 'Altogether, for a mainland company', fact: 'mainland-total-time' },
  ],
  blocks: [
    {
      kind: 'text',
      heading: 'Before we start: a conversation and a quote',
      paragraphs: [
        'We first talk about your customers, owners, visas and budget. We may advise you to wait, to set up elsewhere or to do it yourself. You sign nothing at this stage.',
        'Then you receive an itemised quote, which you request under [Get a Quote](/quote): authority fees, third-party costs, our fee, and a separate column for the second year. It says what is not included and how long the prices are valid. The engagement letter puts the same terms in a contract and says what happens to your money if an application is refused.',
      ],
    },
    {
      kind: 'steps',
      heading: 'The seven steps, and what you receive',
      steps: [
        {
          title: 'Plan and structure',
          text: 'You: answer our questions and send passports. We: compare jurisdictions and check the activity and owners for obstacles. You receive one page with the legal form, authority, two-year cost and a calendar.',
          time: 'About a week',
        },
        {
          title: 'Name and initial approvals',
          text: 'You: give us three names in order of preference. We: check and reserve the name, and ask the regulator of your trade if there is one. You receive the reservation and the initial approval.',
          time: 'Days; regulators take longer',
        },
        {
          title: 'Company documents',
          text: 'You: sign, or grant a power of attorney. We: draft the memorandum and resolutions, and order attestation and translation. You read every draft before you sign it.',
          time: 'One to several weeks, depending on the country',
        },
        {
          title: 'Licence issuance',
          text: 'You: choose the office or desk and pay the authority’s bill. We: register the lease and submit the documents. You receive the licence, and the voucher that proves what was charged.',
          time: '{{mainland-licence-time}} from the start on the mainland; often less in a zone',
        },
        {
          title: 'Establishment card and visas',
          text: 'You: come for the medical test and fingerprints. We: open the file, book the appointments and come with you if you wish. You receive the entry permit, Emirates ID and residence visa as each is issued.',
          time: 'A few weeks per person',
        },
        {
          title: 'Banking',
          text: 'You: explain the business and answer the bank’s questions within a day. We: prepare the file and the interview, and tell you in advance which banks take this kind of business. The bank sends you its decision.',
          time: '{{bank-account-time}}, outside our control',
        },
        {
          title: 'Go-live and compliance',
          text: 'You: choose who keeps the books. We: register for corporate tax, set up the owners’ register and agree [a calendar of dates](/accounting/templates). You receive that calendar and all originals.',
          time: 'In the first weeks after the licence is issued',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'At which step do you begin?',
      start: {
        question: 'How far are you?',
        answers: [
          {
            label: 'There is an idea, but no authority yet',
            leadsTo: 'At step one.',
          },
          {
            label: 'Activity and authority are decided',
            leadsTo: {
              question: 'Is the name reserved?',
              answers: [
                {
                  label: 'No',
                  leadsTo: 'At step two, with three names.',
                },
                {
                  label: 'Yes',
                  leadsTo: 'At step three, or at step four if the company documents are signed.',
                },
              ],
            },
          },
          {
            label: 'The licence is issued',
            leadsTo: {
              question: 'What is still missing?',
              answers: [
                {
                  label: 'Visas',
                  leadsTo: 'At step five; you come for the medical test and fingerprints.',
                },
                {
                  label: 'The bank account',
                  leadsTo: 'At step six; on the mainland, plan {{bank-account-time}} for it.',
                },
                {
                  label: 'Tax registration, books or a calendar',
                  leadsTo: 'At step seven.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'comparison',
      heading: 'You, we, others: who does what',
      columns: ['You', 'We', 'Others'],
      rows: [
        { label: 'Choose activity and owners', cells: ['Decide', 'Advise', 'Authority approves'] },
        { label: 'Sign', cells: ['Yes', 'Only with your power of attorney', 'Notary confirms'] },
        {
          label: 'Pay fees',
          cells: ['Directly, where possible', 'Pass on, with receipt', 'Authority charges'],
        },
        { label: 'Talk to the bank', cells: ['Yes, in person', 'Prepare', 'Bank decides'] },
        {
          label: 'Answer to the tax authority',
          cells: ['Always', 'Register, remind', 'Tax authority assesses'],
        },
        { label: 'Hold passwords and originals', cells: ['Yes', 'Only while a step requires it', 'No one'] },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What you can expect from us',
      items: [
        {
          title: 'One person',
          text: 'They know your case and have a named stand-in. If either of them changes, they will tell you.',
        },
        {
          title: 'Updates without asking',
          text: 'We send a short message when a step ends or stalls: what is open, who must act and by when.',
        },
        {
          title: 'No surprise costs',
          text: 'If something was not in the quote, we need your written approval before we spend it.',
        },
        {
          title: 'Your accounts are yours',
          text: 'Portals, e-mail and phone numbers are registered in your name.',
        },
        {
          title: 'You can leave',
          text: 'You can stop after any step and pay only for work done and costs spent.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'What we cannot do for you',
      paragraphs: [
        'We do not make decisions for a ministry, a zone or a bank, and we do not know anyone who “arranges” one. If your activity, passport or structure makes a refusal likely, we say so at step one, while a change costs nothing.',
        'We also do not sign statements unless we have seen the proof. If the source of funds cannot be shown, we stop work.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Doing it yourself, status, renewal',
      items: [
        {
          question: 'Can I do some of the steps myself?',
          answer:
            'Yes, and we take the item off the quote. The bank and the lease are the easiest steps to handle yourself.',
        },
        {
          question: 'Where can I see the status of my case?',
          answer:
            'In your contact person’s messages and, if it is set up for you, in the [client area](/login).',
        },
        {
          question: 'What happens after the first year?',
          answer:
            'Before each renewal we tell you the price and ask whether you want us to handle it. If you do not reply, we do nothing.',
        },
      ],
    },
  ],
  related: [
    '/services/pricing',
    '/business-guide/costs-timelines',
    '/business-guide/how-to-start-a-business-in-dubai',
    '/faq',
    '/company/contact',
  ],
};
