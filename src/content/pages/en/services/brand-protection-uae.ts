import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Somebody sells copies of your goods, uses your name, or has registered it as a shop account. There are five ways to act, from a form on a marketplace to a court. Each is good for one thing, and almost all of them ask first for a registered trademark in the Emirates.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Five tools, and what each is good for',
      columns: ['Good for', 'Needs', 'Does not give you'],
      rows: [
        {
          label: 'Takedown on a platform',
          cells: [
            'Listings, posts, shop accounts',
            'Mark, links, a sample purchase',
            'The seller’s name, or damages',
          ],
        },
        {
          label: 'Customs recordal',
          cells: [
            'Containers and parcels at the border',
            'Mark, how to tell real from copy',
            'Goods already in shops',
          ],
        },
        {
          label: 'Administrative complaint',
          cells: [
            'Shops and stores in one emirate: inspection, seizure, fine',
            'Mark, address, evidence that goods are there',
            'Compensation for you',
          ],
        },
        {
          label: 'Criminal complaint',
          cells: [
            'Organised copying, unsafe goods',
            'Mark, proof of intent, patience',
            'Control over the pace',
          ],
        },
        {
          label: 'Civil court',
          cells: [
            'Damages, an order to stop, a name to be given up',
            'A lawyer, expert evidence, money',
            'A fast end',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The first days after you find a copy',
      steps: [
        {
          title: 'Do not write to the seller yet',
          text: 'A warning empties the shelves before anybody has counted them. Evidence first.',
        },
        {
          title: 'Record what can be seen',
          text: 'Full screenshots with date and address, the seller’s name and licence number if shown, prices, stock, photographs of a shop front.',
        },
        {
          title: 'Buy one',
          text: 'Keep the parcel, label, invoice and payment. Open it before a witness or, where it may go to court, as your lawyer says.',
        },
        {
          title: 'Compare',
          text: 'One sheet: original left, copy right, differences numbered. Inspectors and customs officers decide by this sheet.',
        },
        {
          title: 'Choose the tool',
          text: 'Online seller without an address: platform. Known warehouse: complaint and inspection. Goods still at sea: customs.',
        },
        {
          title: 'Then speak',
          text: 'A letter with the certificate attached and a plain demand often ends smaller cases. Leave open what you will do next.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'The folder to have ready before you need it',
      intro: 'Prepared once, it saves the days in which the goods disappear.',
      groups: [
        {
          title: 'Your rights',
          items: [
            '[Trademark certificate](/services/trademark-registration-uae) for the UAE, with classes',
            'Copyright or design papers for packaging and shapes, where there are any',
            'List of those who may lawfully sell: distributors, licensees',
          ],
        },
        {
          title: 'Your goods',
          items: [
            'Guide for officers: labels, serials, materials, usual ports',
            'Price range and the people authorised to identify a copy',
          ],
        },
        {
          title: 'Your powers',
          items: [
            'Power of attorney for agent or lawyer, attested if it comes from abroad',
            'Arabic translation of certificate and power',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Who acts: the offices behind the words',
      paragraphs: [
        'Inspections of shops belong to each emirate’s economic department; in Dubai that is the Department of Economy and Tourism. A complaint in Dubai does not reach a warehouse in Sharjah or Ajman, so copies that move between emirates need more than one file.',
        'The border belongs to customs. Ask whether a recordal must be made with the emirate’s customs, with the federal authority, or with both, and when it has to be renewed. Web addresses in the national domain have a dispute procedure of their own; for others the policy of the registry applies.',
        'Free zones are inside trademark law, though a visit there may need the zone’s cooperation.',
      ],
    },
    {
      kind: 'costs',
      heading: 'Where the money goes',
      rows: [
        {
          item: 'Platform takedown',
          amount: 'Usually no official fee',
          payee: 'Our time, per batch of listings',
        },
        { item: 'Customs recordal', amount: 'Per mark, on the customs tariff', payee: 'Customs authority' },
        {
          item: 'Administrative complaint',
          amount: 'Per complaint, sometimes with a deposit',
          payee: 'Economic department',
          note: 'Storage and destruction of seized goods can be charged to the complainant first.',
        },
        {
          item: 'Court',
          amount: 'Court fee by value of the claim, plus expert',
          payee: 'Court, expert, lawyer',
          note: 'Costs awarded seldom cover all of it.',
        },
        {
          item: 'Watch service',
          amount: 'Monthly, by number of marks and platforms',
          payee: `${brand.en} or a monitoring firm`,
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Real goods from another channel are not copies',
      paragraphs: [
        'A dealer who resells your genuine product more cheaply is a question of contracts and import rights, not of forgery. A takedown that calls him a forger may be answered with a claim against you. The same care applies to reviews, parodies and honest mention of your name for spare parts.',
        'Court work in the Emirates is done by licensed advocates. We prepare the file and take you to one; we do not plead.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about copies',
      items: [
        {
          question: 'My mark is registered at home, but not here. Can I act?',
          answer:
            'Platforms may accept it. UAE inspectors in general want the local registration; a famous mark is an exception that must be proved. File now in any case.',
        },
        {
          question: 'A former distributor registered our name. What then?',
          answer:
            'Cancellation for bad faith is possible, before the court or the ministry depending on the ground. Collect the old contract and first invoices, and see a lawyer before you negotiate.',
        },
        {
          question: 'How soon is a listing gone?',
          answer:
            'Large platforms often decide within days. New accounts follow, so measure repeat offenders rather than single pages.',
        },
        {
          question: 'What is worth doing in advance?',
          answer:
            'Register word and Arabic form, record with customs if goods cross the border, and reserve the main account names. Use [Schedule Meeting](/schedule) to tell us your markets, and we say which can wait.',
        },
      ],
    },
  ],
  related: [
    '/services/trademark-registration-uae',
    '/licensing/ecommerce-license-dubai',
    '/licensing/trading-license-dubai',
    '/services/document-attestation',
  ],
};
