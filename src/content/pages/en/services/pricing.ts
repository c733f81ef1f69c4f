import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Our packages start at {{spc-package}} for SPC, {{shams-package}} for SHAMS, {{ifza-package}} for IFZA and {{meydan-package}} for Meydan: registration, the first year’s licence and our work. A mainland company in Dubai costs {{llc-dubai-year-1}} in the first year through an agent. Companies House charges {{uk-incorporation-fee}} for a UK company. Estonia charges {{ee-company-fee}} for a company and {{ee-residency-fee}} for the card of each person who signs. Visas, premises and deposits are extra. Your quote shows each item for both years, and our fee separately.',
  blocks: [
    {
      kind: 'offers',
      heading: 'Our packages: starting prices',
      intro:
        'Our lowest price in each of the four zones; the [calculator](/calculator) adds employees’ visas.',
      offers: ['shams', 'spc', 'ifza', 'meydan'],
    },
    {
      kind: 'offers',
      heading: 'Companies without a package',
      intro:
        'What is published for them: an agent’s whole price for Dubai, the state’s own fees elsewhere. Our fee for a UK or Estonian company is in the quote.',
      offers: ['mainland', 'uk', 'estonia'],
    },
    {
      kind: 'slope',
      heading: 'The first year costs more',
      ends: ['First year', 'Second year'],
      rows: [
        { label: 'DMCC', facts: ['dmcc-year-1', 'dmcc-year-2'] },
        { label: 'Mainland LLC', facts: ['llc-dubai-year-1', 'llc-dubai-year-2'] },
        { label: 'RAKEZ', facts: ['rakez-year-1', 'rakez-year-2'] },
      ],
      note: 'All-in prices of agents, for comparison. Our own prices are at the top.',
    },
    {
      kind: 'comparison',
      heading: 'Authorities, third parties, our fee: who sets what',
      columns: ['Set by', 'How you check it', 'Can it change?'],
      rows: [
        {
          label: 'Authority fees',
          cells: [
            'Licensing authority, zone, immigration, ministries',
            'Their tariff and the official receipt',
            'Yes, the tariff on the day of payment applies',
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
          cells: ['Us', 'A separate item', 'Not without a new order from you'],
        },
        {
          label: 'Deposits',
          cells: [
            'Landlord, utilities, some authorities',
            'Receipt with the terms of return',
            'You get it back, less what you owe',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'How we calculate our fee for each service',
      intro:
        'Outside the packages our fee depends on your case; how we calculate it is fixed. You get the amount in a written quote ([Get a Quote](/quote)); if some details are unknown, we price two versions side by side.',
      rows: [
        {
          item: 'Company formation',
          amount: 'One fixed fee for a list of steps; packages with the licence from {{spc-package}}',
          payee: brand.en,
          note: 'Depends on owners, layers of ownership and outside approvals.',
        },
        {
          item: 'Bank account',
          amount: 'Fixed, for preparing the application and supporting you',
          payee: brand.en,
          note: 'Never a share of the deposit, never conditional on a promised yes.',
        },
        {
          item: 'Visas and PRO',
          amount: 'Per person or task, or a monthly price for a list',
          payee: brand.en,
        },
        { item: 'Attestation', amount: 'By paper and country', payee: brand.en },
        { item: 'Amendments, share transfers', amount: 'Fixed for a bundle of changes', payee: brand.en },
        {
          item: 'Trademarks',
          amount: 'Per class; disputes are extra',
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
          note: 'You pay the liquidator separately.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'For comparison: what agents publish',
      intro:
        'All-in price lists from 2025, for the company and the agent’s own service; employees’ visas are extra, and rent and the owner’s visa are in it only if the offer names them. They are not our prices; use them to see whether an offer is far from the market.',
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
          text: 'Every item for both years. Do not sign while the second column has a gap.',
        },
        {
          title: 'The payee of each line',
          text: 'Authority, third party or adviser. You cannot check a single total “including government fees”.',
        },
        {
          title: 'The assumptions',
          text: 'Activity code, number of owners and visas, size of desk. If one changes, you can see which price changes.',
        },
        {
          title: 'What is not included',
          text: 'Named: attestation, insurance, audit, VAT on the adviser’s fee, the bank’s minimum balance.',
        },
        {
          title: 'What happens if the answer is no',
          text: 'Which amounts you get back if an authority or bank declines, and which you do not.',
        },
        { title: 'How long it is valid', text: 'And the date of the price lists it is based on.' },
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
          title: 'Sort items by who sets them',
          text: 'Authority fees for the same case should be almost equal. If they are not, someone has forgotten or hidden something.',
        },
        {
          title: 'Fill the gaps',
          text: 'Add the missing visa, desk, insurance or renewal to the cheaper offer, and add up again.',
        },
        {
          title: 'Divide by two years',
          text: 'Then compare what is left: the adviser’s fee and the quality of the answers.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: '“From”, “free”, “all inclusive”: read these with care',
      paragraphs: [
        'A “from” price is a starting point: the licence alone, without what makes it usable. You pay for a “free licence” elsewhere, in the desk or over the years. “All inclusive” without a list means whatever is left when you ask. The prices in our own menu are for the licence alone, so they never replace a quote.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about prices',
      items: [
        {
          question: 'Do you receive commissions?',
          answer:
            'If we do, the offer says so, and you can judge our recommendation by it. Zones, landlords and banks in this market pay commissions to intermediaries, so get a statement in writing from every adviser, for each provider they recommend.',
        },
        {
          question: 'When do I pay?',
          answer:
            'In the stages set out in the quote. Authority fees are due when we file the application; we file nothing until you have approved the amount.',
        },
        {
          question: 'Is VAT extra?',
          answer:
            'Advisers registered for VAT add {{uae-vat-rate}} to their own fee. A good offer says whether the total includes it; for official fees, the receipt shows whether any was charged.',
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
