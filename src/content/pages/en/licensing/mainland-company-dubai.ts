import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A mainland company, licensed by Dubai’s Department of Economy and Tourism, can sell to anyone in the UAE and abroad, and for most activities a foreigner can own all of it. In return it must rent a real office every year. The bank account takes longer than the licence.',
  keyFigures: [
    { label: 'First year through an agent', fact: 'llc-dubai-year-1' },
    { label: 'Second year through an agent', fact: 'llc-dubai-year-2' },
    { label: 'Time until the licence', fact: 'mainland-licence-time' },
  ],
  blocks: [
    {
      kind: 'text',
      heading: 'When the mainland is the right form',
      paragraphs: [
        'Who will pay your first ten invoices? If most of them are people or firms in the UAE outside a free zone, the mainland is usually the shortest way to them: no second permit, no distributor, one set of books. It also suits a business that the public walks into.',
        'It is the longer route if all your customers are abroad, you work alone and need no office or staff. In that case, compare it with a [free zone company](/licensing/free-zone-company-uae) first.',
      ],
      points: [
        '**A good fit:** shops, restaurants, clinics, contractors, agencies with local clients, firms that tender for public work.',
        '**A poor fit:** a company that only holds shares, or one person who writes software for clients overseas.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Who can own it',
      items: [
        {
          title: 'Foreign founders',
          text: 'Foreigners can own up to {{uae-foreign-ownership}} for most activities under the Commercial Companies Law, Federal Decree-Law 32 of 2021. The department’s activity list says which ones.',
        },
        {
          title: 'The exceptions',
          text: 'Activities with strategic impact, listed in Cabinet Resolution 55 of 2021, have their own rules, set by the regulator. The emirate may set further limits. Check the exact code. Some professional licences still require a [local service agent](/services/local-sponsor-dubai), who owns nothing.',
        },
        {
          title: 'A parent company',
          text: 'A company can hold the shares. Its register extract, articles and resolution must then be notarised at home, legalised up to the UAE’s mission, attested here and translated into Arabic.',
        },
        {
          title: 'Beneficial owners',
          text: 'Anyone who holds {{uae-ubo-threshold}} or more, or controls the company in another way, is recorded with the authority; you must report changes within {{uae-ubo-change-notice}}.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'The office you must rent: lease, size, use',
      intro:
        'Without a registered lease there is no licence: this is what surprises founders most. See [what your licence requires](/workspace/requirements) for details by activity.',
      items: [
        {
          title: 'Ejari',
          text: 'The lease is registered in the company’s name in Dubai’s Ejari system. A home address or a mailbox is not enough for an ordinary company; for some activities a desk with its own Ejari in an approved business centre is.',
        },
        {
          title: 'Size and visas',
          text: 'The floor area decides how many residence visas the company can apply for: agents count {{office-area-per-visa}} for one, and the ministry decides each case. Rent for the people you will have over the next twelve months.',
        },
        {
          title: 'Use of the unit',
          text: 'A shop, workshop, kitchen or clinic needs premises approved for that use. Show the plan to the regulator before you sign the lease.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Step by step through the department',
      steps: [
        {
          title: 'Activity and legal form',
          text: 'You describe what you sell; your adviser finds the codes and tells you which ones need outside approval.',
          time: 'An afternoon, if the business is clear',
        },
        {
          title: 'Initial approval and trade name',
          text: 'The department says that it has no objection in principle and reserves the name. You cannot trade yet.',
        },
        {
          title: 'Articles of association',
          text: 'The shareholders sign, in person or through an attested power of attorney. They set out the manager’s powers, and the bank will read them.',
        },
        {
          title: 'Lease and Ejari',
          text: 'You rent; the landlord or agent registers. You also collect outside approvals for the premises at this stage.',
        },
        {
          title: 'Payment and licence',
          text: 'The department issues a payment voucher, then the licence. Chamber membership is included.',
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
          text: 'Simple activities can be quicker, since some are licensed within days. Foreign documents to attest and outside approvals make it slower.',
        },
        {
          title: 'To a working account',
          time: '{{bank-account-time}} for the bank',
          text: 'Only the bank decides, and it can say no. Digital banks can answer in days for some businesses.',
        },
        {
          title: 'In all',
          time: '{{mainland-total-time}}',
          text: 'Keep money for rent and living costs until then; hardly anyone can pay a company that has no account.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'First year and second year',
      intro:
        'Agents publish whole prices in US dollars. The single costs in dirhams are for checking an offer: some are already part of an agent’s price.',
      rows: [
        {
          item: 'All-in through an agent, first year',
          amount: '{{llc-dubai-year-1}}',
          payee: 'Authorities, notary and agent',
          note: 'Prices that agents published in 2025 for a limited company. Check that the offer names rent and the owner’s visa.',
        },
        {
          item: 'The same company, second year',
          amount: '{{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'Renewal of licence, lease and files. Make sure the offer states it.',
        },
        {
          item: 'Each employment visa',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Immigration, labour ministry, medical centre, agent',
          note: 'The employer pays it. Health insurance is extra.',
        },
        {
          item: 'The work permit alone',
          amount: '{{work-permit-class-a}}, {{work-permit-class-b}} or {{work-permit-class-c}}',
          payee: 'Labour ministry',
          note: 'By the class in which the ministry puts your company.',
        },
        {
          item: 'Change of status for someone already here',
          amount: 'From {{visa-status-change}}',
          payee: 'Service centre',
        },
        {
          item: 'Registration of the lease (Ejari)',
          amount: '{{ejari-fee}}',
          payee: 'Land Department',
        },
        {
          item: 'Ministry’s stamp on a personal certificate',
          amount: '{{mofa-attestation}}',
          payee: 'Ministry of Foreign Affairs',
          note: 'For degrees and family papers from abroad; a parent company’s papers have prices of their own.',
        },
        {
          item: 'Yearly audit, where the company needs one',
          amount: '{{audit-fee-mainland}}',
          payee: 'Auditor',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Two years with one employee, added up',
      currency: 'USD',
      lines: [
        {
          label: 'The company, first year',
          fact: 'llc-dubai-year-1',
        },
        {
          label: 'The company, second year',
          fact: 'llc-dubai-year-2',
        },
        {
          label: 'One employment visa through an agent',
          fact: 'employment-visa-agent-cost',
        },
      ],
      total: 'Both years, with one employee’s visa',
      result:
        'Rent and the owner’s visa come on top unless the offer names them; health insurance is extra. Have both years stated in one offer.',
    },
    {
      kind: 'text',
      heading: 'Rent, approvals and accounts',
      paragraphs: [],
      points: [
        '**Rent and outside approvals** (landlord; regulator): set by the landlord and by each regulator. This varies most. Part of the licence fee is calculated from the rent.',
        '**Accounts and tax return** (accountant): by number of transactions. Due every year, even without profit: {{uae-ct-zero-rate}} up to {{uae-ct-threshold}} of taxable income, {{uae-ct-rate}} above.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Travel, other emirates and capital',
      items: [
        {
          question: 'Do I have to travel to Dubai?',
          answer:
            'For the licence, an attested power of attorney is often enough. For the residence visa, and at most banks, you have to come in person.',
        },
        {
          question: 'Can I work in Abu Dhabi or Sharjah too?',
          answer:
            'You can sell to customers there. Premises or a permanent presence in another emirate usually need a branch licence from that emirate’s economic department.',
        },
        {
          question: 'Is there a minimum share capital?',
          answer:
            'Not for an ordinary limited company: the law lets the partners decide what is enough for the business. Some regulated activities and visas require a fixed amount; the regulator’s checklist shows it.',
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
