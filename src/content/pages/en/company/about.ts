import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: `${brand.en} is a consultancy for founders who want a company in Dubai, elsewhere in the UAE, in the UK or in Europe. We find the form that fits, prepare the papers, file them and keep the dates. We are paid for that work by you, by a fee that you see before you say yes.`,
  blocks: [
    {
      kind: 'text',
      heading: 'What we are for',
      paragraphs: [
        'An authority answers the question that you put to it. It does not tell you that you put the wrong one. A founder from abroad mostly does not need somebody to fill in forms, but somebody who has seen what the fourth form will ask, and arranges the first one accordingly.',
        `${brand.en} means anchorage: a place where one ties up safely, for a while or for good. It is also a reminder that not every ship has to put in here. Where a company at home serves you better, we tell you so.`,
      ],
    },
    {
      kind: 'requirements',
      heading: 'How we work',
      items: [
        {
          title: 'Advice before order',
          text: 'The structure is settled in talks and on one page of paper, and only then priced.',
        },
        {
          title: 'Written, in your language',
          text: 'English, Arabic, Urdu and Hindi on this site; which of them your contact person speaks is said in the offer.',
        },
        {
          title: 'Sources shown',
          text: 'Figures in our guides name the authority and the day on which they were checked.',
        },
        {
          title: 'Little data',
          text: 'We ask for a paper when a step needs it. This website watches nobody; [Privacy](/legal/privacy) has the details.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'How we charge',
      rows: [
        { item: 'First talk', amount: 'Free of charge', payee: 'Nobody' },
        {
          item: 'Authority fees',
          amount: 'As on the voucher, without a surcharge',
          payee: 'Authority',
          note: 'You receive the voucher.',
        },
        { item: 'Work of others', amount: 'As invoiced', payee: 'Notary, translator, landlord, insurer' },
        {
          item: 'Our work',
          amount: 'Fixed by step in the offer',
          payee: brand.en,
          note: 'The [price page](/services/pricing) lists what each step contains.',
        },
        {
          item: 'Commissions from third parties',
          amount: 'Disclosed in the offer, if any',
          payee: 'Third party',
          note: 'So that you can judge our recommendation.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'What we are not',
      paragraphs: [
        'We are no bank, no law firm, no auditor and no public authority, and we hold no influence with any. Legal opinions, audits and tax rulings come from those who are licensed for them, under their own name and invoice. We take no part in hiding owners or in inventing a source of funds.',
      ],
    },
    {
      kind: 'samples',
      heading: 'To be filled in by the firm',
      entries: [
        {
          title: 'Registered name and licence',
          text: 'Sample: legal name, licence number and licensing authority, as they stand on the trade licence.',
          meta: 'Sample entry',
        },
        {
          title: 'Founders and year',
          text: 'Sample: who began the firm, when, and out of which need.',
          meta: 'Sample entry',
        },
        {
          title: 'Professional memberships',
          text: 'Sample: bodies that the firm belongs to, with the number under which that can be verified.',
          meta: 'Sample entry',
        },
      ],
    },
  ],
  related: ['/process', '/services/pricing', '/company/team', '/company/contact'],
};
