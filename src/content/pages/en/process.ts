import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Seven steps, one named person on our side, and a written result at the end of each. You decide, sign and pay the authorities; we prepare, file and chase. Before step one you have a quote in which every line says who receives the money.',
  blocks: [
    {
      kind: 'text',
      heading: 'Before we start: a talk and a quote',
      paragraphs: [
        'The first talk is about your customers, owners, visas and budget. It may end with the advice to wait, to found elsewhere or to do it alone. Nothing is signed in it.',
        'Then you receive an itemised quote, which you ask for under [Get a Quote](/quote): authority fees, costs of others, our fee, and the second year in a column of its own. It names what is not included and how long its prices hold. The engagement letter that follows says the same in the form of a contract, together with what happens to your money if something is refused.',
      ],
    },
    {
      kind: 'steps',
      heading: 'The seven steps, and what you receive',
      steps: [
        {
          title: 'Plan and structure',
          text: 'You: answer our questions and send passports. We: compare jurisdictions and check activity and owners for obstacles. You receive one page with form, authority, cost of two years and a calendar.',
          time: 'About a week',
        },
        {
          title: 'Name and initial approvals',
          text: 'You: three names in order. We: check, reserve, and ask the trade’s regulator where there is one. You receive the reservation and the initial approval.',
          time: 'Days; regulators take longer',
        },
        {
          title: 'Company documents',
          text: 'You: sign, or give a power of attorney. We: draft memorandum and resolutions, order attestation and translation. You receive every draft to read before it is signed.',
          time: 'One to several weeks, by country',
        },
        {
          title: 'Licence issuance',
          text: 'You: choose the office or desk and pay the authority’s voucher. We: register the lease and submit the set. You receive the licence, and the voucher itself as proof of what was charged.',
          time: '{{mainland-licence-time}} since the start, on the mainland',
        },
        {
          title: 'Establishment card and visas',
          text: 'You: come for the medical test and fingerprints. We: open the file, book, accompany if you wish. You receive entry permit, Emirates ID and residence, each when issued.',
          time: 'Some weeks per person',
        },
        {
          title: 'Banking',
          text: 'You: explain the business and answer within a day. We: build the file, tell you beforehand which banks look at such a business, and prepare the interview. You receive the bank’s decision from the bank.',
          time: '{{bank-account-time}}, outside our control',
        },
        {
          title: 'Go-live and compliance',
          text: 'You: choose who keeps the books. We: register for corporate tax, set up the owners’ register, fix [a calendar of dates](/accounting/templates). You receive that calendar and all originals.',
          time: 'In the first weeks of the licence',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Who does what',
      columns: ['You', 'We', 'Somebody else'],
      rows: [
        { label: 'Decide on activity and owners', cells: ['Decide', 'Advise', 'Authority approves'] },
        { label: 'Sign', cells: ['Yes', 'Only with your power', 'Notary confirms'] },
        {
          label: 'Pay fees',
          cells: ['Directly, where possible', 'Forward with receipt', 'Authority charges'],
        },
        { label: 'Talk to the bank', cells: ['Yes, in person', 'Prepare', 'Bank decides'] },
        { label: 'Answer for tax', cells: ['Always', 'Register, remind', 'Tax authority assesses'] },
        { label: 'Hold passwords and originals', cells: ['Yes', 'Only while a step needs it', 'No one'] },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What you may hold us to',
      items: [
        {
          title: 'One person',
          text: 'Who knows the case, with a named stand-in. If either changes, you hear it from them.',
        },
        {
          title: 'News without asking',
          text: 'A short message when a step ends and when one stalls: what is open, who has to act, by which day.',
        },
        {
          title: 'No surprise lines',
          text: 'What was not in the quote needs your written yes before it is spent.',
        },
        {
          title: 'Your accounts are yours',
          text: 'Portals, e-mail and phone numbers are registered on you, not on us.',
        },
        {
          title: 'A way out',
          text: 'You may stop after each step and pay only for what was done and spent.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'What we cannot do for you',
      paragraphs: [
        'We do not decide for a ministry, a zone or a bank, and we do not know anybody who “arranges” it. If your activity, passport or structure makes a refusal likely, we say so at step one, since that is when it costs nothing to change.',
        'Nor do we sign statements that we have not seen the proof of. Where the source of funds cannot be shown, we end the work.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Working with us',
      items: [
        {
          question: 'How long does it take altogether?',
          answer:
            'For a mainland company {{mainland-total-time}}, with the bank. Zones shorten the licence, seldom the bank.',
        },
        {
          question: 'May I take over single steps myself?',
          answer:
            'Yes; the line leaves the quote. Bank and lease are the steps that are easiest to keep in your own hands.',
        },
        {
          question: 'Where do I see the state of my case?',
          answer:
            'In the messages of your contact person and, where the firm has opened it, in the [client area](/login).',
        },
        {
          question: 'What happens after the first year?',
          answer:
            'We ask before each renewal whether you want us to do it, with the price. Silence is not an order.',
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
