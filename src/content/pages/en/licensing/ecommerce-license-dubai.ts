import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Selling online needs a licence, whether the shop is a website, a marketplace account or a social media profile. There are four kinds of licence, and they are not interchangeable: a marketplace wants a trading activity, a payment provider wants a company with a bank account. Start with where your buyers are and where you ship from. An offshore company gets none of them: it can own the shop’s company or brand, but may not sell to buyers in the UAE.',
  keyFigures: [
    { label: 'SHAMS licence alone, lowest price', fact: 'shams-licence' },
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'VAT registration compulsory above', fact: 'uae-vat-mandatory' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Four licences and who each one suits',
      columns: ['Suits', 'Watch out for'],
      rows: [
        {
          label: 'Mainland company with an online trading activity',
          cells: [
            'Selling to homes all over the UAE, own stock',
            'Office and lease; special approvals by product',
          ],
        },
        {
          label: 'Free zone e-commerce licence',
          cells: [
            'Buyers abroad, or sales through a marketplace’s warehouse',
            'Get the zone’s terms for sales to the mainland in writing; goods leave it as an import, with duty',
          ],
        },
        {
          label: 'Licence in your own name for social media selling (eTrader)',
          cells: [
            'Testing an idea from home',
            'Eligibility depends on nationality and residence; no shop, limited visas or none',
          ],
        },
        {
          label: 'Marketplace or portal activity',
          cells: ['Running a platform on which others sell', 'Does not let you sell your own goods'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What marketplaces and payment providers accept',
      items: [
        {
          title: 'The marketplace',
          text: 'Some marketplaces require an activity such as sales, trading, manufacturing or distribution on the registration. A consultancy or portal licence can be refused. The goods you list should match the printed activity.',
        },
        {
          title: 'The tax number',
          text: 'Marketplaces check whether you are registered for VAT, and want the certificate if you are. Sellers from abroad, or with stock in the UAE, may need it before the first sale.',
        },
        {
          title: 'The payment provider',
          text: 'It needs your licence, the owners’ documents, a bank account in the same name, and a finished website with prices, delivery, returns and contact details. Only some accept a sole trader’s licence.',
        },
        {
          title: 'The bank',
          text: 'It wants to know the supplier, the product, the average order and the countries. A new shop with no sales often leads to a second round of questions.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Opening the shop in the right order',
      steps: [
        {
          title: 'Read two terms of use',
          text: 'Read what your marketplace and your payment provider require before you choose a zone or the mainland.',
        },
        {
          title: 'Choose activity and location',
          text: 'You or your adviser check the code against the goods; a phone case, a face cream and a vitamin are three different cases.',
        },
        {
          title: 'Licence and account',
          text: 'The authority issues the licence; the bank carries out its checks. Some digital banks answer online traders within days.',
          time: 'Licence: days to a few weeks; a traditional bank {{bank-account-time}}',
        },
        {
          title: 'Product registration and customs code',
          text: 'Anything that is eaten, put on the skin, plugged in or given to children will probably need approval. Importers get a customs code once they have the licence.',
        },
        {
          title: 'Terms, receipts, returns',
          text: 'The federal law on online trading, in force since 2023, requires clear prices, accurate descriptions, an electronic receipt and a way to complain and return goods.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Goods from abroad',
      paragraphs: [
        'Stock you import in bulk clears customs under your code: duty by tariff heading, import VAT, and product approvals before it arrives. A parcel sent straight from a foreign supplier to a customer in Dubai is an import too. Somebody is the importer, and if the checkout does not say who pays, the customer finds out at the door.',
      ],
      points: [
        '**Dropshipping** is trade. It needs the same licence, and the seller is responsible for defects, safety and refunds without ever touching the goods.',
        '**Zone stock** is outside the customs territory until it leaves; then import rules apply, per order or in bulk.',
        '**Exports** can be zero-rated for VAT if you keep proof of export with each invoice.',
        '**Brands:** do not list branded goods you have no right to sell. Marketplaces act on complaints first and ask questions later; register your own name as a [trade mark](/services/trademark-registration-uae).',
      ],
    },
    {
      kind: 'costs',
      heading: 'What an online shop costs in a year',
      rows: [
        {
          item: 'Licence only, low end of the zones',
          amount: 'SHAMS from {{shams-licence}}; Meydan {{meydan-licence}}',
          payee: 'Free zone',
          note: 'Without visa, desk or agent. Check that online trade in goods is included.',
        },
        {
          item: 'Mainland limited company, all in',
          amount: '{{llc-dubai-year-1}}, then {{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'Agents’ lists of 2025.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Commission, card fees and returns',
      paragraphs: [],
      points: [
        '**Marketplace commission and fulfilment** (marketplace): by category; see the seller portal.',
        '**Card and pay-later fees** (payment provider): a share of each order, plus a fixed part. Part of a new shop’s money is often held in reserve.',
        '**Returns and cash on delivery** (courier): depends on goods; measure it in the first month. It can use up the margin.',
      ],
    },
    {
      kind: 'warning',
      heading: 'VAT depends on your turnover',
      paragraphs: [
        'VAT is based on taxable supplies, whatever your profit is. Above {{uae-vat-mandatory}} in {{uae-vat-window}} you must register, zero-rated exports included; from {{uae-vat-voluntary}} you may. The penalty for late registration is {{uae-vat-late-registration}}. A marketplace’s monthly statement is not your invoice book: record the full selling price, and the commission as a cost.',
        'A company also registers for corporate tax, whatever its turnover. Having buyers abroad does not change that, and a zone address does not give you the zero rate by itself.',
      ],
    },
    {
      kind: 'example',
      heading: 'A month of sales, worked out',
      intro:
        'The shop is registered for VAT. It sells through a marketplace that invoices its commission with VAT.',
      currency: 'AED',
      lines: [
        {
          label: 'Sales to buyers in the UAE, before VAT',
          given: 60_000,
        },
        {
          label: 'Exports with proof, zero-rated',
          given: 20_000,
        },
        {
          label: 'Marketplace commission, before VAT',
          given: 8000,
        },
        {
          label: 'VAT on sales in the UAE',
          rate: 'uae-vat-rate',
          of: 60_000,
        },
        {
          label: 'VAT on the commission',
          rate: 'uae-vat-rate',
          of: 8000,
          isDeducted: true,
        },
      ],
      total: 'VAT of the month',
      result:
        'The exports add no tax, but they count towards {{uae-vat-mandatory}}. Without a tax invoice for the commission you deduct nothing.',
    },
    {
      kind: 'faq',
      heading: 'Testing, foreign sellers, several channels, visas',
      items: [
        {
          question: 'Can I sell on Instagram without a licence while I test the idea?',
          answer:
            'No. Regular selling is trade, even from a personal profile. The Department of Economy and Tourism can tell you whether you qualify for the licence in your own name.',
        },
        {
          question: 'I live abroad. Can I sell on a UAE marketplace?',
          answer:
            'Some accept foreign companies, with their own VAT and import rules. If so, you may not need a UAE company at first.',
        },
        {
          question: 'Can one licence cover website, marketplace and wholesale?',
          answer:
            'Often, if trading and online activities are both on it. Name all three in your application.',
        },
        {
          question: 'Does it give me a visa?',
          answer:
            'A company licence can, depending on the package or office. The cheapest ones come without: get the price of adding one later before you buy.',
        },
      ],
    },
  ],
  related: [
    '/licensing/trading-license-dubai',
    '/accounting/vat-registration-uae',
    '/services/trademark-registration-uae',
    '/services/web-design-dubai',
    '/services/bank-account-opening-uae',
  ],
};
