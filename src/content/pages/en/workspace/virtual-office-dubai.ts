import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A virtual office gives you an address, a mailbox and perhaps somebody who answers the telephone, but no room. It is useful for post and for how you appear to customers. On its own it does not normally carry a mainland licence, and where a free zone accepts an address without a desk, the licence often comes without visas.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who is satisfied with an address, and who is not',
      columns: ['Enough?', 'What they ask for instead'],
      rows: [
        {
          label: 'Letters, parcels, website imprint',
          cells: ['Yes', 'Check that the contract allows the name to be published'],
        },
        {
          label: 'Mainland licence in Dubai',
          cells: [
            'Normally not',
            'A lease registered in Ejari for an accepted unit; some personal and home licences are exceptions',
          ],
        },
        {
          label: 'Free zone licence',
          cells: ['In some zones and packages', 'The zone’s own address or shared-desk agreement'],
        },
        {
          label: 'Offshore company',
          cells: ['Does not need it', 'The address of its registered agent'],
        },
        {
          label: 'Residence visas',
          cells: ['Rarely', 'A desk or room to which the authority assigns places'],
        },
        {
          label: 'Bank',
          cells: ['Weak', 'A place where someone works, a utility bill, a visit'],
        },
        {
          label: 'Tax registration',
          cells: ['The address on the licence counts', 'A place where books and letters can be found'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What you actually buy',
      paragraphs: [
        'The service has three layers, and offers mix them freely. The first is a postal address with forwarding. The second is a presence: calls answered in your name, parcels signed for, a meeting room by the hour. The third is a registration, meaning that the address may stand on a licence. Only the third has legal weight, and only if the authority confirms it for that provider.',
        'Post in the Emirates has long gone to boxes rather than to doors. Ask whether you get a box number of your own, who opens official letters, and how soon a scan reaches you. A tax notice that lies unread for a month counts as delivered.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'When it fits',
      items: [
        {
          title: 'You live and work abroad',
          text: 'The company sells outside the UAE, needs no visa for now, and its zone accepts the package. Expect a longer talk with the bank in return.',
        },
        {
          title: 'You already have a licensed place',
          text: 'A workshop in an outer district wants a reception in town. The licence stays where it is, the virtual office is for meetings and mail.',
        },
        {
          title: 'You test a market',
          text: 'For a few months, before a company exists. No contract is signed and no invoice is written from there: without a licence that would be unlicensed business.',
        },
        {
          title: 'You are a freelancer with a permit',
          text: 'The permit’s own rules name the address it needs; a second one for letters may be added beside it.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'The offer of “Ejari without an office”',
      paragraphs: [
        'Certificates are sold for units that nobody can enter, or for one room shared on paper by dozens of firms. It may work on the day of issue. At an inspection, at renewal or when the first visa is requested, someone looks for the unit, and the licence can be blocked until a real one is found in haste and at full price.',
        'Before paying, ask for the unit number, stand in front of its door, and ask whose licence already hangs there.',
      ],
    },
    {
      kind: 'costs',
      heading: 'Lines in an honest offer',
      rows: [
        { item: 'Address and mailbox', amount: 'A monthly or yearly fee of the provider', payee: 'Provider' },
        {
          item: 'Forwarding and scanning',
          amount: 'Per item or per month; courier at cost',
          payee: 'Provider',
        },
        { item: 'Telephone answering', amount: 'By minutes or calls above an allowance', payee: 'Provider' },
        { item: 'Meeting rooms', amount: 'By the hour, from a list', payee: 'Provider' },
        {
          item: 'Right to use the address on the licence',
          amount: 'If offered at all: a separate line, plus the registering office’s tariff',
          payee: 'Provider and authority',
          note: 'Ask for a refund clause in case it is turned down.',
        },
        {
          item: 'VAT',
          amount: '{{uae-vat-rate}} on the services, if the provider is registered',
          payee: 'Provider',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five checks in an afternoon',
      steps: [
        { title: 'Ask your authority', text: 'Name the provider and the unit, and keep the reply.' },
        {
          title: 'Ask the bank you want',
          text: 'Would it open for a company at this address? A no is worth knowing early.',
        },
        { title: 'Send yourself a letter', text: 'Post one to the address and see what happens to it.' },
        { title: 'Ring the number', text: 'At lunch time, asking for a company that is already a client.' },
        {
          title: 'Read the end',
          text: 'After cancellation, how long is mail kept, and may the address stay in registers meanwhile?',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Straight answers on virtual offices',
      items: [
        {
          question: 'Can I get a residence visa with one?',
          answer:
            'Do not plan on it. Visas hang on the establishment card and on places that the authority grants; a [flexi desk](/workspace/flexi-desk-dubai) is usually the least that brings some.',
        },
        {
          question: 'Can I change to a real office later?',
          answer:
            'Yes, by amending the address on the licence, in the bank’s file and in EmaraTax. Each step has its fee, so two moves in one year cost more than a modest room from the start.',
        },
        {
          question: 'Does a virtual office harm my tax position?',
          answer:
            'It can. A company that claims the free zone rate must show adequate premises and people, and a foreign tax office asks where decisions are made. Take [advice](/accounting/tax-advice-uae) first.',
        },
        {
          question: 'Is a home address an alternative?',
          answer:
            'Only under licences that provide for it, and with the consent of landlord and authority. Ask Dubai’s Department of Economy and Tourism about your activity.',
        },
      ],
    },
  ],
  related: [
    '/workspace/flexi-desk-dubai',
    '/workspace/requirements',
    '/workspace/business-center-rental',
    '/business-guide/bank-account-guide',
  ],
};
