import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Dubai is a good place for a company that trades across regions, employs people from many countries and can afford a proper office and a slow start with the bank. It is a poor place for one that only wants a low tax rate, has no customer within reach, or must earn in its first month. Both halves of that answer follow below.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'For and against, point by point',
      columns: ['What speaks for it', 'What speaks against it'],
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
            'Your home country may go on taxing you until you have truly left; some tax their citizens anywhere',
          ],
        },
        {
          label: 'Ownership',
          cells: [
            '{{uae-foreign-ownership}} from abroad for most activities',
            'A strategic list and professional rules remain',
          ],
        },
        {
          label: 'Living costs',
          cells: [
            'Safe streets, good airports, short ways',
            'Rent, school fees and health insurance take what the tax rate saves, families above all',
          ],
        },
        {
          label: 'Banking',
          cells: [
            'Strong banks, many currencies, few limits on transfers abroad',
            'Opening takes weeks to months, and refusals come without reasons',
          ],
        },
        {
          label: 'Courts',
          cells: [
            'A choice between onshore courts, DIFC’s English-language courts and arbitration',
            'Onshore cases run in Arabic; a judgment still has to be collected',
          ],
        },
        {
          label: 'Market',
          cells: [
            'Gulf, South Asia and East Africa within a few hours’ flight',
            'The local market is small and crowded in the popular trades',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What the tax argument is worth',
      paragraphs: [
        'The rates are low and clear, and for a small profitable company they are a real advantage. The sentence “no tax in Dubai” stopped being true when corporate tax came. VAT at {{uae-vat-rate}} comes on top once you sell enough, and large groups pay a top-up to {{uae-top-up-rate}}.',
        'Where the owner lives matters at least as much. If you manage the company from Munich, Milan or Mumbai, that country may regard it as its own taxpayer, wherever it is registered. A residence visa does not end a tax residence elsewhere; leaving does, by that country’s rules. Ask an adviser there before you sign here.',
      ],
      points: [
        'Zone companies get the special rate only with qualifying income, substance and audited accounts.',
        'Small Business Relief covers only periods that end by {{uae-sbr-last-period-end}}.',
        'Treaties help, yet they want proof of residence, not a licence.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Who usually does well here',
      items: [
        {
          title: 'Traders between continents',
          text: 'Ports, airports and bonded zones lie close together, and a dirham pegged to the US dollar removes one risk. Goods that never enter the local market may avoid duty.',
        },
        {
          title: 'Service firms with regional clients',
          text: 'Consultants, engineers and agencies that fly to Riyadh or Nairobi find customers and colleagues here. Saudi public contracts may want a regional seat there, though.',
        },
        {
          title: 'Founders who bring a team',
          text: 'Hiring from abroad is quick by European standards once the quota is there. Skilled people know the city and come.',
        },
        {
          title: 'Owners who truly move',
          text: 'They sign in person, answer the bank within a day, and their tax position at home becomes clean.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Reasons to stay where you are',
      paragraphs: [
        '**Your customers are at home.** A company here adds a second set of accounts and a second bank, and it does not move the sale. **You cannot wait.** Four months to a working account is ordinary on the mainland. **You want privacy.** Beneficial owners are registered, and banks exchange data with tax offices in many countries.',
        '**Your savings are thin.** Licence, rent and insurance are paid in advance, often for a year, and a residence tied to the company ends with it. **You dislike rules about speech and conduct.** Defamation, debt and online conduct are handled more strictly than in Europe. A founder who knows this beforehand lives well with it; one who learns it by accident does not.',
      ],
    },
    {
      kind: 'costs',
      heading: 'Costs that advertising leaves out',
      rows: [
        {
          item: 'Home rent',
          amount: 'By district; partly a year in advance, by cheques',
          payee: 'Landlord',
          note: 'Deposit and agent’s commission stand in the tenancy offer.',
        },
        {
          item: 'School places',
          amount: 'By school; published fee lists',
          payee: 'School',
          note: 'The regulator, KHDA, publishes approved fees for Dubai.',
        },
        {
          item: 'Health insurance',
          amount: 'By age and cover',
          payee: 'Insurer',
          note: 'Compulsory; the employer insures staff, you insure your family.',
        },
        {
          item: 'End-of-service pay',
          amount: 'Grows with each year of employment',
          payee: 'Your employees',
          note: 'Put it aside monthly; the labour law states the formula.',
        },
        {
          item: 'Second company year',
          amount: '{{llc-dubai-year-2}} for a mainland LLC',
          payee: 'Authority, landlord, agent',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'What doubters ask us',
      items: [
        {
          question: 'Would London or Tallinn suit me better?',
          answer:
            'Perhaps. A UK company costs little and is quick, yet its profit is taxed at up to {{uk-ct-main-rate}}. Estonia taxes profit only when it is paid out. Neither gives you residence.',
        },
        {
          question: 'Can I try it without moving?',
          answer:
            'You can found and own from abroad. The account is the hard part then, and your home country’s tax rules apply in full.',
        },
        {
          question: 'How stable are the rules?',
          answer:
            'The direction is steady, the details change yearly: tax, e-invoicing, ownership registers. Plan for an adviser or a yearly check.',
        },
        {
          question: 'What if it does not work out?',
          answer:
            'Close properly: cancel visas, deregister from tax, wind up. Letting a licence lapse gathers fines and can block a later application; see [closing a company](/services/company-liquidation-uae).',
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
