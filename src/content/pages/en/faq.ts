import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Short answers, each with where it comes from. A figure is only as good as its day: the list at the foot of the page shows when each was checked and by whom it was published. Where an authority decides case by case, the answer says so instead of guessing.',
  blocks: [
    {
      kind: 'text',
      heading: 'Five questions to ask yourself first',
      paragraphs: [
        'Most answers below begin with “it depends”, and on the same few things. Whoever can say these in one breath gets an exact answer from any authority or adviser.',
      ],
      points: [
        'What will be sold, in the words of the activity list',
        'Where the paying customers are',
        'Who owns the company, and with which passports',
        'Who needs residence, and from when',
        'When the first money must arrive',
      ],
    },
    {
      kind: 'faq',
      heading: 'The company and its licence',
      items: [
        {
          question: 'May a foreigner own a whole mainland company?',
          answer:
            'Yes for most activities: {{uae-foreign-ownership}}. The earlier rule of {{uae-old-sponsor-share}} for a local partner survives only in old articles and for a list with strategic impact. Source: Federal Decree-Law 32 of 2021, Cabinet Resolution 55 of 2021.',
        },
        {
          question: 'What is the difference between mainland, free zone and offshore?',
          answer:
            'The mainland sells anywhere, a zone company in its zone and abroad, offshore not in the UAE at all and without visas. [The comparison](/business-guide/where-to-setup-dubai) goes through it. Source: the licensing authorities’ own rules.',
        },
        {
          question: 'May my free zone company serve a customer in Dubai?',
          answer:
            'With a dual-licence branch ({{dubai-dual-licence}}) or a temporary permit ({{dubai-temporary-permit}}, at most {{dubai-temporary-permit-length}}), if zone and activity are admitted. Source: Dubai Executive Council Resolution 11 of 2025.',
        },
        {
          question: 'Can one licence carry several activities?',
          answer:
            'Often, as long as they belong to one group. A Meydan licence without visas, for example, has {{meydan-activity-groups}} groups. Source: the zone; ask yours how it groups them.',
        },
        {
          question: 'Do I need an office?',
          answer:
            'On the mainland a registered lease; in a zone at least a desk, by package; offshore only an agent’s address. Source: the authority that licenses you.',
        },
        {
          question: 'Must the owners’ names be disclosed?',
          answer:
            'To the authority, yes: whoever holds {{uae-ubo-threshold}} or more or controls otherwise, with changes within {{uae-ubo-change-notice}}. The register is not public. Source: Cabinet Decision 109 of 2023.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Cost and time',
      items: [
        {
          question: 'What does a Dubai company cost altogether?',
          answer:
            'A mainland LLC through an agent {{llc-dubai-year-1}} in the first year and {{llc-dubai-year-2}} in the second, without visas. Source: agents’ published all-in prices, 2025.',
        },
        {
          question: 'Why do I see offers at half of that?',
          answer:
            'They show the licence alone: SHAMS from {{shams-licence}}, RAKEZ from {{rakez-licence}}, IFZA {{ifza-licence}}. Desk, visa, establishment card and renewal come on top. Source: price lists of the zones.',
        },
        {
          question: 'How long until I can invoice and be paid?',
          answer:
            '{{mainland-total-time}} on the mainland: the licence {{mainland-licence-time}}, the bank {{bank-account-time}}, visas beside and after. Source: time studies by agents, 2025.',
        },
        {
          question: 'Are fees refunded when something is refused?',
          answer:
            'Authorities keep most application fees; what an adviser returns stands in the engagement letter. Read that clause first. Source: each authority’s fee schedule.',
        },
        {
          question: 'What comes back every year?',
          answer:
            'Licence, lease, establishment card, agent, audit where required, and visas at the end of their term. Source: your renewal vouchers; see [both years](/business-guide/costs-timelines).',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Visas and residence',
      items: [
        {
          question: 'Does a company give me residence?',
          answer:
            'It lets you apply, within its visa quota. Security clearance and the medical test decide. Offshore gives none. Source: GDRFA in Dubai, the federal authority ICP elsewhere.',
        },
        {
          question: 'What does an employee’s visa cost?',
          answer:
            '{{employment-visa-agent-cost}} all in through an agent, paid by the employer. Source: published agents’ prices, 2025.',
        },
        {
          question: 'How do I qualify for the golden visa?',
          answer:
            'Among the ways: property from {{golden-visa-property}}, a deposit of {{golden-visa-deposit}}, or skilled work from {{golden-visa-salary}} a month, for {{golden-visa-length}}. Figures far above these are out of date. Source: ICP, GDRFA; for property the Land Department.',
        },
        {
          question: 'Can a freelancer bring staff?',
          answer:
            'No. The permit, {{freelance-permit}} a year, covers one person and a fixed list of professions. Hiring needs a company. Source: GoFreelance.',
        },
        {
          question: 'May my family come?',
          answer:
            'If income and housing meet the rules for sponsors, with attested marriage and birth certificates. [Family visa](/visa/family-visa-uae) lists them. Source: GDRFA, ICP.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Bank and tax',
      items: [
        {
          question: 'Can you guarantee a corporate bank account?',
          answer:
            'No, and nobody can. The bank’s compliance department decides by itself and need not explain. Source: the banks’ account terms.',
        },
        {
          question: 'Is Dubai free of tax?',
          answer:
            'No. Companies pay {{uae-ct-rate}} on taxable income above {{uae-ct-threshold}}; private salaries are not taxed. Source: Federal Decree-Law 47 of 2022.',
        },
        {
          question: 'By when do I register for corporate tax?',
          answer:
            'A new company applies within {{uae-ct-registration-window}} of its incorporation; being late costs {{uae-ct-late-registration}}. Source: Federal Tax Authority, Decision 3 of 2024.',
        },
        {
          question: 'Does a free zone company pay nothing?',
          answer:
            'Only on qualifying income, with substance and audited accounts; registration and return are due all the same. Source: Ministerial Decision 229 of 2025.',
        },
        {
          question: 'When is VAT registration compulsory?',
          answer:
            'When taxable supplies of {{uae-vat-window}} pass {{uae-vat-mandatory}}; by choice from {{uae-vat-voluntary}}. The rate is {{uae-vat-rate}}. Source: Federal Tax Authority.',
        },
        {
          question: 'Must I still file economic substance reports?',
          answer:
            'Not for financial years that ended after {{uae-esr-last-year-end}}. Keep the old files. Source: Cabinet Decision 98 of 2024.',
        },
        {
          question: 'When must I send electronic invoices?',
          answer:
            'Businesses with revenue from {{uae-einvoicing-large-revenue}} from {{uae-einvoicing-large-live}}, smaller ones from {{uae-einvoicing-small-live}}. Source: Ministerial Decision 244 of 2025.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'United Kingdom and Estonia',
      items: [
        {
          question: 'What does it cost to register a UK company?',
          answer:
            '{{uk-incorporation-fee}} online; guides that name a lower fee are older. Source: Companies House.',
        },
        {
          question: 'Do UK directors have to prove their identity?',
          answer:
            'Yes, directors and people with significant control, since {{uk-identity-start}}; the transition for existing ones ended on {{uk-identity-transition}}. Source: Companies House.',
        },
        {
          question: 'Is e-Residency a residence permit?',
          answer:
            'No. It is a digital identity for {{ee-residency-fee}}, with neither a right to stay nor tax residence. Source: Police and Border Guard Board of Estonia.',
        },
        {
          question: 'Is an Estonian company untaxed?',
          answer:
            'Profit that stays inside is taxed at {{ee-undistributed-tax-rate}}; on distribution {{ee-distribution-tax-fraction}} of the net amount falls due. Source: Estonian Tax and Customs Board.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Whom to ask when it matters',
      columns: ['Decides', 'Where it is written'],
      rows: [
        {
          label: 'Activity, licence, name',
          cells: ['Department of Economy and Tourism, or the zone', 'Activity list and fee schedule'],
        },
        {
          label: 'Residence',
          cells: ['GDRFA in Dubai, ICP elsewhere', 'Service pages, with papers and fees'],
        },
        {
          label: 'Employment',
          cells: ['Ministry of Human Resources and Emiratisation', 'Labour law and contract form'],
        },
        { label: 'Tax', cells: ['Federal Tax Authority', 'Laws, decisions, public clarifications'] },
        { label: 'Account', cells: ['The bank alone', 'Its tariff and terms'] },
      ],
    },
    {
      kind: 'warning',
      heading: 'How to use an answer from a website, this one included',
      paragraphs: [
        'Rules change between two readings, and your case may be the exception. Before you pay on the strength of an answer, ask the authority or have it confirmed in the offer. The page shows on your device which of its rules have an end, even when it is read offline.',
      ],
    },
  ],
  related: [
    '/business-guide/how-to-start-a-business-in-dubai',
    '/business-guide/costs-timelines',
    '/business-guide/corporate-tax-basics',
    '/process',
    '/company/contact',
  ],
};
