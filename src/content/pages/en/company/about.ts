import { brand } from '../../../brand.ts';
import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  promises: ['firstTalkFree', 'noSurcharge'],
  lead: `${brand.en} is a consultancy for founders who want a company in Dubai, elsewhere in the UAE, in the UK or in Europe. We find the legal form that suits you, prepare the documents, file them and keep track of deadlines. You pay us for that work, and you see the fee before you agree.`,
  blocks: [
    {
      kind: 'text',
      heading: 'What we do for you',
      paragraphs: [
        'An authority answers the question you ask. It does not tell you if you asked the wrong one. We know what the fourth form will ask, so we prepare the first one accordingly.',
        `${brand.en} means anchorage: a place to moor safely, for a while or permanently. The name also reminds us that not every ship has to stop here. If a company at home would serve you better, we will tell you.`,
      ],
    },
    {
      kind: 'requirements',
      heading: 'How we work',
      items: [
        {
          title: 'Advice before sales',
          text: 'We settle the structure in conversation and on one page, and only then give a price.',
        },
        {
          title: 'Written, in your language',
          text: 'This site is in English, Arabic, Urdu and Hindi; your offer says which of them your contact person speaks.',
        },
        {
          title: 'Sources shown',
          text: 'Figures in our guides name the authority and the date they were checked.',
        },
        {
          title: 'Little personal data',
          text: 'We ask for a document only when a step needs it. This website does not track anyone; see [Privacy](/legal/privacy) for details.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'How we charge',
      rows: [
        { item: 'First conversation', amount: 'Free of charge', payee: 'Nobody' },
        {
          item: 'Authority fees',
          amount: 'As on the voucher, without a surcharge',
          payee: 'Authority',
          note: 'You receive the voucher.',
        },
        { item: 'Third-party work', amount: 'As invoiced', payee: 'Notary, translator, landlord, insurer' },
        {
          item: 'Our work',
          amount: 'A fixed price per step, in the offer',
          payee: brand.en,
          note: 'The [price page](/services/pricing) lists what each step includes.',
        },
        {
          item: 'Commissions from third parties',
          amount: 'Disclosed in the offer, if any',
          payee: 'Third party',
          note: 'This lets you judge our recommendation.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Do you need an adviser at all?',
      start: {
        question: 'Where will you live and sell?',
        answers: [
          {
            label: 'Both in my own country',
            leadsTo: 'A company at home is usually cheaper and simpler than one abroad.',
          },
          {
            label: 'In the UAE, or from there',
            leadsTo: {
              question: 'Does one free zone package for one owner cover your plan?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'You can apply on the zone’s own website. [How to start](/business-guide/how-to-start-a-business-in-dubai) lists the steps.',
                },
                {
                  label: 'No, or I am not sure',
                  leadsTo:
                    'Advice pays off here: owners, trade and visas together decide the form. [This is how we work](/process).',
                },
              ],
            },
          },
          {
            label: 'To customers in the UK or Europe',
            leadsTo:
              'You can register a [UK](/uk) or [Estonian](/europe) company online yourself. What people need help with is the address, the bank and the yearly filings.',
          },
        ],
      },
    },
    {
      kind: 'warning',
      heading: 'Not a bank, a law firm or an authority',
      paragraphs: [
        'We are not a bank, a law firm, an auditor or a public authority, and we have no influence with any of them. Legal opinions, audits and tax rulings come from licensed professionals, under their own name and invoice. We do not help to hide owners or invent a source of funds.',
      ],
    },
    ...firmEntries('registration', 'en', { heading: 'Registered name, founders, memberships' }),
  ],
  related: ['/process', '/services/pricing', '/company/team', '/company/contact'],
};
