import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-28',
  lead: 'Dubai is a good place for a company that trades across regions, hires people from many countries and can afford a proper office and a slow start with the bank. It is a poor choice if you only want a low tax rate, have no customers within reach, or need to earn in the first month. Both sides are explained below.',
  keyFigures: [
    { label: 'Tax on profit above the threshold', fact: 'uae-ct-rate' },
    { label: 'Foreign ownership, most mainland activities', fact: 'uae-foreign-ownership' },
    { label: 'Mainland LLC: second year via agent', fact: 'llc-dubai-year-2' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Pros and cons, point by point',
      columns: ['For', 'Against'],
      rows: [
        {
          label: 'Tax on companies',
          cells: [
            '{{uae-ct-zero-rate}} up to {{uae-ct-threshold}} of taxable income, {{uae-ct-rate}} above',
            'Registration, books and a return even in a year without profit',
          ],
        },
        {
          label: 'Tax on people',
          cells: [
            'No personal income tax on salaries',
            'Your home country may keep taxing you until you have really left; some tax their citizens anywhere',
          ],
        },
        {
          label: 'Ownership',
          cells: [
            '{{uae-foreign-ownership}} foreign ownership for most activities',
            'A list of strategic activities and professional rules remains',
          ],
        },
        {
          label: 'Living costs',
          cells: [
            'Safe streets, good airports, short distances',
            'Rent, school fees and health insurance can use up what you save in tax, especially for families',
          ],
        },
        {
          label: 'Banking',
          cells: [
            'Strong banks, many currencies, few limits on transfers abroad',
            'Opening an account takes weeks to months, and refusals come without reasons',
          ],
        },
        {
          label: 'Courts',
          cells: [
            'A choice between onshore courts, DIFC’s English-language courts and arbitration',
            'Mainland cases are heard in Arabic, and you still have to collect on a judgment',
          ],
        },
        {
          label: 'Market',
          cells: [
            'Gulf, South Asia and East Africa within a few hours’ flight',
            'The local market is small and crowded in popular trades',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Low rates, and where your own country taxes you',
      paragraphs: [
        'The rates are low and clear, and for a small profitable company that is a real advantage. “No tax in Dubai” has not been true since corporate tax was introduced. You also charge VAT at {{uae-vat-rate}} once you sell enough, and large groups pay a top-up to {{uae-top-up-rate}}.',
        'Where the owner lives matters just as much. If you manage the company from Munich, Milan or Mumbai, that country may tax it as its own, wherever it is registered. A UAE residence visa does not end your tax residence elsewhere; leaving does, under that country’s rules. Get advice there before you sign anything here.',
      ],
      points: [
        'Free zone companies get the special rate only with qualifying income, substance and audited accounts.',
        'Small Business Relief is for revenue up to {{uae-sbr-revenue-limit}} in this and every earlier period, and for periods that end by {{uae-sbr-last-period-end}}. You elect it in each return.',
        'Treaties help, but they require proof of residence; a licence is no proof.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Tax on company profit, side by side',
      chart: 'bars',
      rows: [
        {
          label: 'UAE, above its threshold',
          fact: 'uae-ct-rate',
        },
        {
          label: 'UK, small profits',
          fact: 'uk-ct-small-rate',
        },
        {
          label: 'Estonia, on profit paid out',
          fact: 'ee-distribution-tax-rate',
        },
        {
          label: 'UK, main rate',
          fact: 'uk-ct-main-rate',
        },
      ],
      note: 'In the UAE the rate starts above {{uae-ct-threshold}}. Profit that stays in an Estonian company is taxed at {{ee-undistributed-tax-rate}}. The bars show companies only: what you pay yourself depends on where you live.',
    },
    {
      kind: 'requirements',
      heading: 'Who usually does well here',
      items: [
        {
          title: 'Traders between continents',
          text: 'Ports, airports and bonded zones are close together, and a dirham pegged to the US dollar removes one risk. Goods that never enter the local market may avoid duty.',
        },
        {
          title: 'Service firms with regional clients',
          text: 'Consultants, engineers and agencies that fly to Riyadh or Nairobi find customers and colleagues here. For Saudi public contracts, though, you may need a regional office there.',
        },
        {
          title: 'Founders who bring a team',
          text: 'By European standards hiring from abroad is quick once you have the quota. Skilled people know the city and are willing to come.',
        },
        {
          title: 'Owners who really move',
          text: 'They sign in person, answer the bank within a day, and have a clear tax position at home.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Reasons to stay where you are',
      paragraphs: [
        '**Your customers are at home.** A company here adds a second set of accounts and a second bank, but it does not bring you any sales. **You cannot wait.** Four months to a working account is normal on the mainland. **You want privacy.** Beneficial owners are registered, and banks share data with tax authorities in many countries.',
        '**Your savings are thin.** You pay licence, rent and insurance in advance, often for a year, and a residence visa tied to the company ends with it. **You dislike rules about speech and conduct.** Defamation, debt and online behaviour are treated more strictly than in Europe. Read these rules before you come.',
      ],
    },
    {
      kind: 'costs',
      heading: 'The second year, which adverts leave out',
      rows: [
        {
          item: 'Second company year',
          amount: '{{llc-dubai-year-2}} for a mainland LLC',
          payee: 'Authorities and agent',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Home, school, health: what your household pays',
      paragraphs: [],
      points: [
        '**Home rent** (landlord): by district; partly a year in advance, by cheque. The deposit is in the tenancy offer; the agent’s commission is {{broker-commission-lease}}.',
        '**School places** (school): by school; published fee lists. The regulator, KHDA, publishes approved fees for Dubai.',
        '**Health insurance** (insurer): by age and level of cover. Compulsory; the employer insures staff, you insure your family.',
        '**End-of-service pay** (your employees): {{uae-gratuity-days}} of basic pay for each of the first {{uae-gratuity-first-years}}, {{uae-gratuity-days-later}} for each later year. Set it aside every month.',
      ],
    },
    {
      kind: 'faq',
      heading: 'London, a trial, stability, leaving',
      items: [
        {
          question: 'Would London or Tallinn suit me better?',
          answer:
            'Perhaps. A UK company is cheap and quick, but its profit is taxed at up to {{uk-ct-main-rate}}. Estonia taxes profit only when it is paid out. Neither gives you residence.',
        },
        {
          question: 'Can I try it without moving?',
          answer:
            'You can set up and own a company from abroad. The bank account is then the hard part, and your home country’s tax rules apply in full.',
        },
        {
          question: 'How stable are the rules?',
          answer:
            'The direction is steady, but details change every year: tax, e-invoicing, ownership registers. Budget for an adviser or a yearly check.',
        },
        {
          question: 'What if it does not work out?',
          answer:
            'Close properly: cancel visas, deregister from tax, wind up. A lapsed licence runs up fines and can block a later application; see [closing a company](/services/company-liquidation-uae).',
        },
      ],
    },
  ],
  related: [
    '/business-guide/where-to-setup-dubai',
    '/business-guide/costs-timelines',
    '/business-guide/corporate-tax-basics',
    '/emirates/dubai',
    '/services/company-liquidation-uae',
  ],
};
