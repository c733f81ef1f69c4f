import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Selling used cars in the UAE is two quite different trades: to drivers here, from a licensed showroom, or to buyers abroad, from a yard or a zone. The licence, premises and documents differ, and dealers get into trouble when they mix the two without both permissions.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'RAKEZ company, first year via agent', fact: 'rakez-year-1' },
    { label: 'Standard VAT rate', fact: 'uae-vat-rate' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Selling here or exporting',
      columns: ['Local showroom', 'Export dealer'],
      rows: [
        {
          label: 'Licence',
          cells: [
            'Mainland trade licence for used cars',
            'Export activity on the mainland, or a company in an automotive zone',
          ],
        },
        {
          label: 'Premises',
          cells: ['Showroom in a permitted area', 'Yard or plot; no retail customers in most zones'],
        },
        {
          label: 'Customs duty',
          cells: [
            'Paid before the car is registered here',
            'Suspended in a customs zone while it stays there',
          ],
        },
        {
          label: 'Document that completes the sale',
          cells: ['New registration in the buyer’s name', 'Export certificate and bill of exit'],
        },
        {
          label: 'Main risk',
          cells: [
            'Hidden damage, loans, warranty disputes',
            'Payment from abroad, destination rules, sanctions',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Showroom and yard: what inspectors check',
      intro:
        'Every emirate has special areas for this trade. In Dubai it is the market at Ras Al Khor (Al Aweer); Sharjah, Ajman and Abu Dhabi have their own.',
      items: [
        {
          title: 'Area',
          text: 'Quote the plot number to the economic department and the municipality, and get it in writing that used cars are allowed there. A showroom that sold new cars is not proof.',
        },
        {
          title: 'No objection from the transport authority',
          text: 'In Dubai the Roads and Transport Authority must approve vehicle activities; elsewhere it may be the police or transport department.',
        },
        {
          title: 'Display and parking',
          text: 'Keep cars on your own plot. Unregistered cars are moved on trade plates or on a truck.',
        },
        {
          title: 'Separate trades',
          text: 'Repair, spare parts, rental, number plates and auctions are separate activities. A bay for polishing may already count as a workshop.',
        },
        {
          title: 'Fire safety',
          text: 'Civil Defence inspects the buildings, and looks more closely at batteries and fuel.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'One car, step by step',
      steps: [
        {
          title: 'Buy',
          text: 'Check the seller’s identity, the registration card, loans and fines. From an auction abroad: title, damage class and odometer record.',
        },
        {
          title: 'Import',
          text: 'You need a customs code and a declaration, pay duty on the value, and get a vehicle clearance certificate. Cars not built to Gulf specification need proof of conformity; some can only be re-exported.',
        },
        {
          title: 'Test',
          text: 'A technical inspection at an approved centre is compulsory before registration; a full report for the buyer prevents disputes.',
        },
        {
          title: 'Sell',
          text: 'Sign a contract that states mileage, known damage, and the warranty or that there is none. Payment by transfer or manager’s cheque.',
        },
        {
          title: 'Transfer or export',
          text: 'Register the car with the traffic authority, or get the export certificate, export plates or carrier’s documents, and customs exit. Keep the exit proof: it supports zero-rating.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'The export file of a car',
      groups: [
        {
          title: 'Before it leaves',
          items: [
            'Registration card or clearance certificate in your name',
            'Settlement of fines and release by the lender',
            'Invoice and the buyer’s identity',
            'Export certificate of the traffic authority',
          ],
        },
        {
          title: 'For customs and destination',
          items: [
            'Export declaration and bill of lading or road manifest',
            'Certificate of origin, if the destination requires it',
            'Pre-shipment inspection where required; age and steering-side limits of the country',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'VAT: use the margin scheme',
      paragraphs: [
        'Under the profit margin scheme a registered dealer can account for the {{uae-vat-rate}} on the margin only, if the car was bought from a private person or under the same scheme and VAT had been paid on it before. Your purchase documents must prove it, and the invoice must not show VAT separately.',
        'Without those documents VAT is due on the whole price, which can be more than you earned. A handful of cars takes a dealer over the registration limit of {{uae-vat-mandatory}}, since the limit counts sales. Set up the stock book first; [bookkeeping](/accounting/bookkeeping-uae) is cheaper than fixing it later.',
      ],
    },
    {
      kind: 'example',
      heading: 'One car under the margin scheme, worked out',
      intro:
        'Your purchase documents show that a private person sold you the car and that VAT had been paid on it before.',
      currency: 'AED',
      lines: [
        {
          label: 'Purchase from a private person',
          given: 40_000,
        },
        {
          label: 'Your margin, before VAT',
          given: 10_000,
        },
        {
          label: 'VAT on the margin',
          rate: 'uae-vat-rate',
          of: 10_000,
        },
      ],
      total: 'VAT to pay on this car',
      result:
        'The buyer pays the purchase price, your margin and this VAT in one sum, and the invoice does not show the tax. Without the documents the whole price is taxed.',
    },
    {
      kind: 'costs',
      heading: 'The budget around the licence',
      rows: [
        {
          item: 'Company',
          amount:
            'A Dubai mainland company is listed at {{llc-dubai-year-1}}, one at RAKEZ at {{rakez-year-1}}',
          payee: 'Agent and authorities',
          note: 'All-in, first year, without a showroom.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Showroom, stock and insurance',
      paragraphs: [],
      points: [
        '**Showroom or plot** (municipality, zone or landlord): by tender, key money or lease; varies widely between markets.',
        '**Stock** (sellers): your own capital: banks rarely finance new dealers.',
        '**Dealer’s insurance and trade plates** (insurer, traffic authority): by number of cars.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Fraud, cash and sanctions',
      paragraphs: [
        'A turned-back odometer or a concealed write-off is fraud, and the dealer is liable even if somebody else did it. Cash from strangers for export cars makes the bank suspicious, and a shipment to a sanctioned buyer through a third country will close your account. Selling cars registered in a relative’s name is trading without a licence.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Online sales, zones, electric cars',
      items: [
        {
          question: 'Can I sell online only, without a showroom?',
          answer:
            'Some authorities license car sales through a portal or as an intermediary. To hold your own stock you generally need premises: the official description of the activity settles it.',
        },
        {
          question: 'Can a zone company sell a car to a resident?',
          answer:
            'Only after import: duty, tax, conformity and registration. Many zones do not allow retail at all, so the buyer or a mainland dealer imports it.',
        },
        {
          question: 'Are electric cars from China easier?',
          answer:
            'Not always. It depends on conformity, charging standard, software language and battery condition; check the model with the Ministry of Industry and Advanced Technology first.',
        },
      ],
    },
  ],
  related: [
    '/licensing/trading-license-dubai',
    '/licensing/commercial-license',
    '/accounting/vat-registration-uae',
    '/emirates/sharjah',
    '/emirates/ras-al-khaimah',
  ],
};
