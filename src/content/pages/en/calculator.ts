import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-21',
  lead: 'The calculator adds only what a source names, and says what it leaves out. A short list of open lines beside an honest sum tells you more than one round figure that turns out to be half of the bill.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Four kinds of price, never mixed',
      intro:
        'Two offers often differ because one of them shows another kind of price. Above each sum stands the kind it rests on.',
      columns: ['What is in it', 'What is missing'],
      rows: [
        {
          label: 'All-in price',
          cells: [
            'Licence, registration and the agent’s own work for one year',
            'Visas, rent of an office you choose, special approvals',
          ],
        },
        {
          label: 'Zone’s package',
          cells: [
            'What the zone bundles for the first year; at DMCC {{dmcc-package}}',
            'The renewal, help from outside, visas unless the list names them',
          ],
        },
        {
          label: 'Licence only',
          cells: [
            'The licence itself, such as {{ifza-licence}} at IFZA',
            'Nearly everything else: desk, card, visas, papers, help',
          ],
        },
        {
          label: 'State fees',
          cells: [
            'What a register takes for founding, {{uk-incorporation-fee}} in the UK or {{ee-company-fee}} in Estonia',
            'Address, contact person, accountant',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How the three years are worked out',
      paragraphs: [
        'The first year takes the published price of a new company. The second takes the renewal where one is published: for an LLC in Dubai it is {{llc-dubai-year-2}} after {{llc-dubai-year-1}}. Nobody publishes a third year, so the calculator lets the second stand for it and marks it. A zone’s licence is taken to cost the same each year, which is usual and not promised.',
        'Prices in dollars are shown in dollars and summed in dirhams at the fixed rate of {{aed-per-usd}}. Pounds and euros are not converted, because their rate moves every day.',
      ],
      points: [
        '**About** stands before a sum in which something is general knowledge, converted, or taken from the year before.',
        '**From** stands before a sum that holds the lowest price of a list. Your activity may lie higher.',
        '**A range** means that sources disagree. Plan with its upper end.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What it cannot know',
      paragraphs: [
        'Discounts of the month, a regulator’s special approval, a landlord’s deposit, a bank’s minimum balance: these are named as open lines and never guessed. The estimate is no offer, neither ours nor an authority’s. An itemised quote fills in the open lines with the name of whoever charges each of them: [Get a Quote](/quote).',
      ],
    },
    {
      kind: 'faq',
      heading: 'Using it',
      items: [
        {
          question: 'Does it work without a connection?',
          answer:
            'Yes, once the page has been opened. Prices then are those of your last visit, and each figure shows the day on which it was read.',
        },
        {
          question: 'Who sees what I choose?',
          answer:
            'Nobody. Your choices stay in this browser and in the address of the page. Whoever gets that address from you sees the same estimate.',
        },
        {
          question: 'Why is the visa of an owner not in the sum?',
          answer:
            'Agents publish a price for an employment visa, {{employment-visa-agent-cost}} for one person. For owners the price depends on the zone, the share capital and the kind of visa; the page on the [investor visa](/visa/investor-visa-uae) explains them.',
        },
        {
          question: 'Can I take a zone and still sell on the mainland?',
          answer:
            'From a zone in Dubai, with a dual licence: {{dubai-dual-licence}} for the branch. Tick it and it is counted in the first year; what keeping it costs is an open line.',
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
