import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'The licence is the easy part of trading gold in Dubai. The hard parts are proving where the metal comes from, reporting as a supervised trade, and finding a bank that will have you. Plan them in that order of difficulty, and talk to the bank before you pay any authority.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Three places to trade from',
      columns: ['Fits', 'Mind'],
      rows: [
        {
          label: 'DMCC',
          cells: [
            'Bullion, wholesale, refiners’ and miners’ offices; its own rules for responsible sourcing and a precious-metals vault',
            'Licence from {{dmcc-licence}}, packages at {{dmcc-package}}; closer checks on owners from the start',
          ],
        },
        {
          label: 'Mainland: Deira, Gold and Diamond Park',
          cells: [
            'Jewellery shops, retail, buying old gold from the public',
            'Shop rent, security and hallmarking; the ministry supervises directly',
          ],
        },
        {
          label: 'Airport and port zones',
          cells: [
            'Re-export, storage with a secure carrier, airport handling',
            'No shop; the activity list decides whether bars, scrap or only jewellery are covered',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What the law makes of you: a supervised dealer',
      intro:
        'Dealers in precious metals and stones stand under the anti-money-laundering rules. The Ministry of Economy supervises them on the mainland and in the commercial zones.',
      items: [
        {
          title: 'Compliance officer',
          text: 'A named, competent person who can stop a deal. In a small firm it may be a partner, but not merely a name on a form.',
        },
        {
          title: 'goAML registration',
          text: 'The system of the Financial Intelligence Unit. Register right after the licence; without access you cannot report, and inspectors look for that first.',
        },
        {
          title: 'Report on dealings in precious metals',
          text: 'Due for cash deals from the amount in the rules upwards, and for certain transfers with companies, in one payment or in linked ones. Confirm the current amount and cases in the ministry’s guidance.',
        },
        {
          title: 'Suspicious transactions',
          text: 'Reported whatever the amount, and never mentioned to the customer.',
        },
        {
          title: 'Sanctions screening',
          text: 'Every party against the local terrorist list and the United Nations list, before the deal and again when the lists change.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'The file behind each lot of metal',
      intro:
        'The UAE’s rules on responsible sourcing follow the five steps of the OECD and bind refiners first; buyers, vaults and banks pass the demand on to you.',
      groups: [
        {
          title: 'Mined gold',
          items: [
            'Mine licence and production record of the country of origin',
            'Export permit and proof that royalties were paid there',
            'Transport papers from mine to airport, with seal numbers and weights',
            'Assay on arrival, compared with the seller’s',
          ],
        },
        {
          title: 'Recycled gold and jewellery',
          items: [
            'Identity of the seller, with photograph of the pieces and weight',
            'Purchase note, payment trail and, for stock from shops, their licence',
            'A note on why quantity and seller fit together',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'VAT and corporate tax in brief',
      paragraphs: [
        'Metal of investment purity in a tradable form can be zero-rated. For jewellery and other gold between registered dealers a reverse charge applies under conditions: the buyer accounts for the {{uae-vat-rate}}, and gives a written declaration beforehand. A missing declaration shifts the tax back to the seller. Retail customers pay VAT on the piece.',
        'In a free zone, trading in qualifying commodities, which certain metals in raw form can be, may fall under the rate of {{uae-qfzp-rate}}, with substance and audited accounts. Jewellery is not a raw commodity. Have an adviser read the wording against your contracts: a missed condition loses the status for that period and {{uae-qfzp-lost-periods}} further tax periods.',
      ],
    },
    {
      kind: 'steps',
      heading: 'What the bank will want answered',
      intro:
        'Several banks decline the trade altogether; those that accept it are cautious. Nobody can promise you an account.',
      steps: [
        {
          title: 'Whose gold, from where?',
          text: 'Named suppliers and countries. High-risk origins need more evidence, some are refused outright.',
        },
        {
          title: 'How is it paid?',
          text: 'A plan without cash is by far the easiest to accept. Where cash is unavoidable, show the limit you set and who counts.',
        },
        {
          title: 'Who carries and insures it?',
          text: 'Secure carrier, vault and policy by name. Hand-carried gold has to be declared at the border.',
        },
        {
          title: 'What is your own money?',
          text: 'Statements for the capital, and a link between volume and capital that an officer can recalculate.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Offers to walk away from',
      paragraphs: [
        'Gold “at a discount to the fixing”, advance fees for export papers, a seller who insists on his own refinery, an agent who has “a bank that asks nothing”: each is a known pattern of fraud or laundering, and the buyer’s name ends up in the file. Authorities have suspended refineries’ work for failed controls. The licence gives no discount on diligence.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked by new dealers',
      items: [
        {
          question: 'Does a general trading licence include gold?',
          answer:
            'No. Precious metals are listed as activities of their own, with their own checks. Add the activity or form a separate company.',
        },
        {
          question: 'What does the second year cost at DMCC?',
          answer:
            'Agents listed {{dmcc-year-1}} all-in for the first year and {{dmcc-year-2}} for the second. Compliance staff, audit, vault and insurance are not in those figures.',
        },
        {
          question: 'Must jewellery be hallmarked?',
          answer:
            'Pieces sold in the country must bear a fineness mark under the federal rules; in Dubai the municipality’s laboratory tests and inspectors visit shops. Ask it about your articles.',
        },
      ],
    },
  ],
  related: [
    '/accounting/ubo-aml',
    '/business-guide/bank-account-guide',
    '/licensing/trading-license-dubai',
    '/accounting/tax-advice-uae',
    '/services/bank-account-opening-uae',
  ],
};
