import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A price for a company is three prices: what authorities charge, what third parties charge, and what we charge. Only the third is ours to set, so we show it apart, for both years. This page explains how each of our fees is counted and how to read any offer, ours included; your own figures come in a written quote.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Three pots and the deposits: who sets what',
      columns: ['Set by', 'How you check it', 'May it change?'],
      rows: [
        {
          label: 'Authority fees',
          cells: [
            'Licensing authority, zone, immigration, ministries',
            'Their tariff and the official receipt',
            'Yes, on the day of payment their tariff counts',
          ],
        },
        {
          label: 'Third parties',
          cells: [
            'Landlord, notary, translator, clinic, insurer, auditor, bank',
            'Their own offer or invoice',
            'As their offer says',
          ],
        },
        {
          label: 'Our fee',
          cells: ['Us', 'Its own line, apart from the rest', 'Not without a new order from you'],
        },
        {
          label: 'Deposits',
          cells: [
            'Landlord, utilities, some authorities',
            'Receipt with the terms of return',
            'Comes back, less what is owed',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'How our fee is counted, service by service',
      intro:
        'No amounts stand here, because a fee without its case says little. The way of counting, however, is fixed.',
      rows: [
        {
          item: 'Company formation',
          amount: 'One fixed fee for a list of steps',
          payee: brand.en,
          note: 'Depends on owners, layers of ownership and outside approvals, not on turnover.',
        },
        {
          item: 'Bank account',
          amount: 'Fixed for preparing and accompanying',
          payee: brand.en,
          note: 'Never a share of the deposit, never conditional on a promised yes.',
        },
        { item: 'Visas and PRO', amount: 'By person or errand, or a monthly list', payee: brand.en },
        { item: 'Attestation', amount: 'By paper and country', payee: brand.en },
        { item: 'Amendments, share transfers', amount: 'Fixed for a bundle of changes', payee: brand.en },
        {
          item: 'Trademarks',
          amount: 'By class, disputes apart',
          payee: `${brand.en} or the trademark agent`,
        },
        {
          item: 'Bookkeeping and VAT',
          amount: 'Monthly, by number of entries',
          payee: brand.en,
          note: 'See [accounting packages](/accounting/packages).',
        },
        {
          item: 'Liquidation',
          amount: 'Fixed after we have seen the file',
          payee: brand.en,
          note: 'The liquidator is paid apart.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'For scale: what agents publish',
      intro:
        'All-in lists from 2025, company only, visas apart. They include the agent’s own service. They are not our prices; use them to see whether an offer is far from the market.',
      columns: ['First year', 'Second year'],
      rows: [
        { label: 'Dubai mainland LLC', cells: ['{{llc-dubai-year-1}}', '{{llc-dubai-year-2}}'] },
        { label: 'DMCC', cells: ['{{dmcc-year-1}}', '{{dmcc-year-2}}'] },
        { label: 'DAFZA', cells: ['{{dafza-year-1}}', '{{dafza-year-2}}'] },
        { label: 'RAKEZ', cells: ['{{rakez-year-1}}', '{{rakez-year-2}}'] },
        { label: 'JAFZA offshore', cells: ['{{jafza-offshore-year-1}}', '{{jafza-offshore-year-2}}'] },
        { label: 'RAK offshore', cells: ['{{rak-offshore-year-1}}', '{{rak-offshore-year-2}}'] },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What a good written offer contains',
      items: [
        {
          title: 'Two years',
          text: 'Every line twice. A blank in the second column is a question to put before signing.',
        },
        {
          title: 'The payee of each line',
          text: 'Authority, third party or adviser. A single sum “including government fees” cannot be checked.',
        },
        {
          title: 'The assumptions',
          text: 'Activity code, number of owners and visas, size of desk. If one changes, you can see which line moves.',
        },
        {
          title: 'What is not in it',
          text: 'Named: attestation, insurance, audit, VAT on the adviser’s fee, the bank’s minimum balance.',
        },
        {
          title: 'What happens on a no',
          text: 'Which amounts come back if an authority or bank declines, and which do not.',
        },
        { title: 'A date of validity', text: 'And the date of the tariffs it was calculated from.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Comparing two offers in half an hour',
      steps: [
        {
          title: 'Give both the same case',
          text: 'Same activity, owners, visas, premises. Otherwise you compare two companies.',
        },
        {
          title: 'Sort lines into the pots',
          text: 'Authority fees for the same case should be almost equal. If they are not, somebody has forgotten or hidden something.',
        },
        {
          title: 'Fill the gaps',
          text: 'Put the missing visa, desk, insurance or renewal into the cheaper offer, and add up again.',
        },
        {
          title: 'Divide by two years',
          text: 'Then look at what remains: the adviser’s fee and the quality of answers.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Numbers that are not prices',
      paragraphs: [
        'A menu’s “from” is a starting point: the licence alone, without what makes it usable. “Free licence” is paid for elsewhere, in the desk or over years. “All inclusive” without a list includes whatever is left when you ask. Our own menu shows licence-only starting prices too, and for that reason they never replace a quote.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about prices',
      items: [
        {
          question: 'Why do you not publish one price list?',
          answer:
            'A number without your owners, activity and visas would be wrong for most readers, and a low one would only be bait. [The calculator](/calculator) gives a first order of size.',
        },
        {
          question: 'Do you receive commissions?',
          answer:
            'Zones, landlords and banks in this market pay them to intermediaries. Ask every adviser, us too, to state them in writing for each provider recommended.',
        },
        {
          question: 'When do I pay?',
          answer:
            'The quote names stages. Authority fees fall due when the application is filed; nothing is filed before you have approved the amount.',
        },
        {
          question: 'Is VAT on top?',
          answer:
            'Advisers registered for VAT add {{uae-vat-rate}} to their own fee. Ask whether a total includes it; for official fees, the receipt shows whether any was charged.',
        },
        {
          question: 'How do I get my figures?',
          answer:
            '[Get a Quote](/quote) with activity, owners and visas. If parts are unknown, we price two variants side by side.',
        },
      ],
    },
  ],
  related: [
    '/calculator',
    '/business-guide/costs-timelines',
    '/services/matrix',
    '/packages',
    '/accounting/packages',
  ],
};
