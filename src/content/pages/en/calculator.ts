import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-21',
  lead: 'The calculator only adds up prices that have a source, and it tells you what it leaves out. You see a total and a short list of what is missing.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Six kinds of price, kept separate',
      intro:
        'Two offers often differ because they show different kinds of price. Each total is labelled with the kind of price it is based on.',
      columns: ['What is included', 'What is not included'],
      rows: [
        {
          label: 'All-in price',
          cells: [
            'Licence, registration and the agent’s own work for one year',
            'Employees’ visas, special approvals; rent and the owner’s visa unless the offer names them',
          ],
        },
        {
          label: 'Our package',
          cells: [
            'Our starting price: registration, the licence for the first year and our work',
            'All but the licence in later years; visas and a desk unless the package names them',
          ],
        },
        {
          label: 'Zone package',
          cells: [
            'What the zone bundles for the first year; at DMCC {{dmcc-package}}',
            'The renewal, outside help, and visas unless they are listed',
          ],
        },
        {
          label: 'Licence only',
          cells: [
            'The licence itself, such as {{ifza-licence}} at IFZA',
            'Nearly everything else: desk, establishment card, visas, documents, help',
          ],
        },
        {
          label: 'Government fees',
          cells: [
            'What the register charges to form a company: {{uk-incorporation-fee}} in the UK or {{ee-company-fee}} in Estonia',
            'Address, contact person, accountant',
          ],
        },
        {
          label: 'Government fees, contact person, accounting',
          cells: [
            'The Estonian fees once; in each of the three years a contact person at {{ee-contact-person}} and accounting from {{ee-accounting-month}} a month',
            'Legal address, annual report, VAT returns and payroll where they are charged separately',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How the three years are calculated',
      paragraphs: [
        'Year one uses the published price of a new company. Year two uses the renewal price where one is published: for an LLC in Dubai it is {{llc-dubai-year-2}} after {{llc-dubai-year-1}}. Nobody publishes a third-year price, so the calculator repeats the second year and says so. We assume that a zone’s licence costs the same each year, which is usual but not guaranteed.',
        'Prices in dollars are shown in dollars and summed in dirhams at the fixed rate of {{aed-per-usd}}. Pounds and euros are not converted, because their rate moves every day.',
      ],
      points: [
        '**About** means that part of the total is general knowledge or a provider’s claim, converted, or carried over from the year before.',
        '**From** means that the total uses the lowest price on a list. Your activity may cost more.',
        '**A range** means that sources disagree. Plan for the upper end.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Open items: discounts, approvals, deposits',
      paragraphs: [
        'Monthly discounts, a regulator’s special approval, a landlord’s deposit, a bank’s minimum balance: we list these as open items and never guess. The estimate is not an offer, from us or from any authority. An itemised quote fills in the open items and names who charges each one: [Get a Quote](/quote).',
      ],
    },
    {
      kind: 'faq',
      heading: 'Offline use, privacy, owners’ visas',
      items: [
        {
          question: 'Does it work without a connection?',
          answer:
            'Yes, once you have opened the page. You will see the prices from your last visit, and each figure shows the date it was checked.',
        },
        {
          question: 'Who can see my choices?',
          answer:
            'Nobody. Your choices stay in this browser and in the page address. Anyone you send that address to sees the same estimate.',
        },
        {
          question: 'Why is the owner’s visa not included?',
          answer:
            'Agents publish a price for an employment visa, {{employment-visa-agent-cost}} for one person. For owners the price depends on the zone, the share capital and the type of visa; see the [investor visa](/visa/investor-visa-uae) page.',
        },
        {
          question: 'Can I choose a free zone and still sell on the mainland?',
          answer:
            'Yes, from a zone in Dubai, with a dual licence: {{dubai-dual-licence}} a year for the branch. Tick it and it is added to each of the three years.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/costs-timelines',
    '/business-guide/free-zone-comparison',
    '/packages',
    '/services/pricing',
  ],
};
