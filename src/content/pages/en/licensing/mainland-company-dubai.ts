import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A mainland company, licensed by Dubai’s Department of Economy and Tourism, may sell to anyone in the Emirates and abroad, and for most activities a foreigner may own all of it. In return it rents a real office and pays for it every year. The licence is the quicker half of the work; the bank account is the slower one.',
  blocks: [
    {
      kind: 'text',
      heading: 'When the mainland is the right form',
      paragraphs: [
        'Ask who will pay your first ten invoices. If most of them are people or firms in the UAE outside a free zone, the mainland is usually the shortest way to them: no second permit, no distributor, one set of books. It also fits when the business needs a place that the public walks into.',
        'It is the longer way if every customer is abroad, you work alone and you need neither an office nor staff. Then compare it first with a [free zone company](/licensing/free-zone-company-uae).',
      ],
      points: [
        '**Fits well:** shops, restaurants, clinics, contractors, agencies with local clients, firms that tender for public work.',
        '**Fits badly:** a company that only holds shares, or one person who writes software for clients overseas.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Who may own it',
      items: [
        {
          title: 'Foreign founders',
          text: 'Foreign ownership of up to {{uae-foreign-ownership}} is open for most activities under the Commercial Companies Law, Federal Decree-Law 32 of 2021. The department’s activity list says which ones.',
        },
        {
          title: 'The exceptions',
          text: 'Activities with strategic impact, listed in Cabinet Resolution 55 of 2021, keep rules of their own, set by the regulator in charge. The emirate may set further limits. Check the exact code, not the name of the trade.',
        },
        {
          title: 'A parent company',
          text: 'A company may hold the shares. Its register extract, articles and resolution must then be notarised at home, legalised up to the UAE’s mission, attested here and translated into Arabic.',
        },
        {
          title: 'Beneficial owners',
          text: 'Whoever holds {{uae-ubo-threshold}} or more, or controls the company in another way, is recorded with the authority; changes are reported within {{uae-ubo-change-notice}}.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'The office it must rent',
      intro:
        'No registered lease, no licence: that is the line which surprises founders most. Details by activity are under [what your licence requires](/workspace/requirements).',
      items: [
        {
          title: 'Ejari',
          text: 'The lease is registered in Dubai’s Ejari system in the company’s name. A home address or a mailbox does not do for an ordinary company; a desk with an Ejari of its own in an approved business centre does for some activities.',
        },
        {
          title: 'Size and visas',
          text: 'How many residence visas the company may ask for follows from the floor area. Rent for the people of the next twelve months, and ask what one more desk would cost.',
        },
        {
          title: 'Use of the unit',
          text: 'A shop, workshop, kitchen or clinic needs premises approved for that use. Let the regulator see the plan before you sign the lease.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The way through the department',
      steps: [
        {
          title: 'Activity and legal form',
          text: 'You describe what you sell; the adviser finds the codes and tells you which of them need an outside approval.',
          time: 'An afternoon, if the business is clear',
        },
        {
          title: 'Initial approval and trade name',
          text: 'The department says that it has no objection in principle and reserves the name. You may not trade yet.',
        },
        {
          title: 'Articles of association',
          text: 'The shareholders sign, in person or through an attested power of attorney. The manager’s powers are written here, and the bank will read them.',
        },
        {
          title: 'Lease and Ejari',
          text: 'You rent; the landlord or agent registers. Outside approvals for the premises are collected now.',
        },
        {
          title: 'Payment and licence',
          text: 'The department issues a payment voucher, then the licence. Membership of the chamber comes with it.',
        },
        {
          title: 'Establishment card, visas, bank, tax',
          text: 'The company opens its immigration and labour files, applies for the owner’s visa, goes to the bank and registers for corporate tax within {{uae-ct-registration-window}} of incorporation.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'How long it really takes',
      phases: [
        {
          title: 'To the licence',
          time: '{{mainland-licence-time}}',
          text: 'Simple activities can be quicker, since some are licensed within days. Attested foreign papers and outside approvals make it slower.',
        },
        {
          title: 'To a working account',
          time: '{{bank-account-time}} for the bank',
          text: 'The bank decides alone and may say no. Digital banks can answer in days for some businesses.',
        },
        {
          title: 'In all',
          time: '{{mainland-total-time}}',
          text: 'Keep money for rent and living until then; hardly anybody pays into a company without an account.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'First year and second year',
      rows: [
        {
          item: 'All-in through an agent, first year',
          amount: '{{llc-dubai-year-1}}',
          payee: 'Authorities, notary and agent',
          note: 'Prices that agents published in 2025 for a limited company. Ask whether the office is inside.',
        },
        {
          item: 'The same company, second year',
          amount: '{{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'Renewal of licence, lease and files. Have it written into the offer.',
        },
        {
          item: 'Each employment visa',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Immigration, labour ministry, medical centre, agent',
          note: 'The employer bears it. Health insurance comes on top.',
        },
        {
          item: 'Rent and outside approvals',
          amount: 'Set by the landlord and by each regulator',
          payee: 'Landlord; regulator',
          note: 'The widest range of all. Part of the licence fee is reckoned from the rent.',
        },
        {
          item: 'Accounts and tax return',
          amount: 'By number of transactions',
          payee: 'Accountant',
          note: 'Due every year, even without profit: {{uae-ct-zero-rate}} up to {{uae-ct-threshold}} of taxable income, {{uae-ct-rate}} above.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'What founders ask next',
      items: [
        {
          question: 'Do I need an Emirati partner?',
          answer:
            'For most activities no. A [local service agent](/services/local-sponsor-dubai), who owns nothing, is still asked for with some professional licences.',
        },
        {
          question: 'Must I travel to Dubai?',
          answer:
            'For the licence an attested power of attorney often suffices. For the residence visa and at most banks you appear in person.',
        },
        {
          question: 'May I work in Abu Dhabi or Sharjah too?',
          answer:
            'You may sell to customers there. Premises or a permanent presence in another emirate usually need a branch licence from that emirate’s economic department.',
        },
        {
          question: 'Is there a minimum share capital?',
          answer:
            'For an ordinary limited company the law leaves it to the partners: enough for the purpose. Some regulated activities and some visas name an amount; the regulator’s checklist shows it.',
        },
      ],
    },
  ],
  related: [
    '/licensing/free-zone-company-uae',
    '/workspace/requirements',
    '/services/bank-account-opening-uae',
    '/business-guide/costs-timelines',
    '/visa/investor-visa-dubai',
  ],
};
