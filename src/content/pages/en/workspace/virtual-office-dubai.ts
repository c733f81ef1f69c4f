import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A virtual office gives you an address, a mailbox and perhaps someone to answer the phone, but no room. It is useful for post and for the impression you make on customers. On its own it normally does not get you a mainland licence, and where a free zone accepts an address without a desk, the licence often comes without visas.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who accepts a virtual office, and who does not',
      columns: ['Enough?', 'What is needed instead'],
      rows: [
        {
          label: 'Letters, parcels, website imprint',
          cells: ['Yes', 'Check that the contract lets you publish the address'],
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
          cells: ['Not needed', 'The address of its registered agent'],
        },
        {
          label: 'Residence visas',
          cells: ['Rarely', 'A desk or room to which the authority gives visa places'],
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
      heading: 'Address, presence, registration: the three parts',
      paragraphs: [
        'The service has three parts, and offers mix them freely. The first is a postal address with forwarding. The second is a presence: calls answered in your name, parcels signed for, a meeting room by the hour. The third is registration: you can put the address on a licence. Only the third counts legally, and only if the authority confirms it for that provider.',
        'Post in the UAE has traditionally gone to post boxes. The offer should say whether you get your own box number, who opens official letters, and how quickly you get a scan. A tax notice that nobody reads for a month still counts as delivered.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Is an address enough for you?',
      start: {
        question: 'What do you have today?',
        answers: [
          {
            label: 'A licence with premises of its own',
            leadsTo: 'Yes, for meetings and letters, in addition to those premises.',
          },
          {
            label: 'No company, I only test the market',
            leadsTo: 'Yes for letters, but sign and invoice nothing before you have a licence.',
          },
          {
            label: 'A company about to be founded',
            leadsTo: {
              question: 'Do you need visas?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'No: start with a [flexi desk](/workspace/flexi-desk-dubai) or a room that comes with visa places.',
                },
                {
                  label: 'No',
                  leadsTo: {
                    question: 'Mainland or free zone?',
                    answers: [
                      {
                        label: 'Mainland',
                        leadsTo: 'Normally not: plan with a lease registered in Ejari.',
                      },
                      {
                        label: 'Free zone',
                        leadsTo:
                          'Perhaps: have the zone confirm the package in writing, and be ready for more questions at the bank.',
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'requirements',
      heading: 'When a virtual office makes sense',
      items: [
        {
          title: 'You live and work abroad',
          text: 'The company sells outside the UAE, needs no visa for now, and its zone accepts the package. In return, expect more questions from the bank.',
        },
        {
          title: 'You already have licensed premises',
          text: 'For example, a workshop in an outer district wants a reception in town. The licence stays where it is, the virtual office is for meetings and mail.',
        },
        {
          title: 'You test a market',
          text: 'For a few months, before a company exists. Do not sign contracts or send invoices from there: without a licence that is unlicensed business.',
        },
        {
          title: 'You are a freelancer with a permit',
          text: 'The permit’s own rules say which address it needs; you can add a second one for letters.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'The offer of “Ejari without an office”',
      paragraphs: [
        'Some providers sell certificates for units nobody can enter, or for one room shared on paper by dozens of firms. It may work on the day of issue. At an inspection, at renewal or with the first visa, someone looks for the unit, and the licence can be blocked until you find a real one, in a hurry and at full price.',
        'Before you pay, get the unit number, go to its door and find out whose licence is already registered there.',
      ],
    },
    {
      kind: 'costs',
      heading: 'VAT on the service',
      rows: [
        {
          item: 'VAT',
          amount: '{{uae-vat-rate}} on the services, if the provider is registered',
          payee: 'Provider',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Mail, telephone and meeting rooms: charged by use',
      paragraphs: [],
      points: [
        '**Address and mailbox** (provider): a monthly or yearly fee set by the provider.',
        '**Forwarding and scanning** (provider): per item or per month; courier at cost.',
        '**Telephone answering** (provider): by minutes or calls above an allowance.',
        '**Meeting rooms** (provider): by the hour, from a list.',
        '**Right to use the address on the licence** (provider and authority): if offered at all: a separate charge, plus the registering office’s fee. Insist on a refund clause in case it is turned down.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Five checks you can do in an afternoon',
      steps: [
        { title: 'Write to your authority', text: 'Name the provider and the unit, and keep the reply.' },
        {
          title: 'Write to the bank you want',
          text: 'Would it open an account for a company at this address? A refusal now saves you a move later.',
        },
        { title: 'Send yourself a letter', text: 'Post one to the address and see what happens to it.' },
        { title: 'Ring the number', text: 'At lunch time, asking for a company that is already a client.' },
        {
          title: 'Read the end',
          text: 'How long is mail kept after you cancel, and can the address stay in registers in the meantime?',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Straight answers on virtual offices',
      items: [
        {
          question: 'Can I change to a real office later?',
          answer:
            'Yes, by amending the address on the licence, in the bank’s file and in EmaraTax. Each step has its fee, so two moves in one year cost more than a modest room from the start.',
        },
        {
          question: 'Does a virtual office affect my tax position?',
          answer:
            'It can. A company that claims the free zone rate must show adequate premises and people, and a foreign tax office looks at where you make decisions. Take [advice](/accounting/tax-advice-uae) first.',
        },
        {
          question: 'Is a home address an alternative?',
          answer:
            'Only with a licence that allows it, and with consent from the landlord and the authority. Dubai’s Department of Economy and Tourism can tell you whether your activity qualifies.',
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
