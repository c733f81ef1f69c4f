import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Short answers, each with its source. Every figure links to its publisher, and the date it was checked is below the answer. Where an authority decides case by case, the answer says so.',
  blocks: [
    {
      kind: 'text',
      heading: 'Five things to settle first',
      paragraphs: [
        'Most answers below begin with “it depends”, and they depend on the same few things. If you know these five, any authority or adviser can give you an exact answer.',
      ],
      points: [
        'What you will sell, in the words of the activity list',
        'Where the paying customers are',
        'Who owns the company, and with which passports',
        'Who needs residence, and by when',
        'When the first money must arrive',
      ],
    },
    {
      kind: 'faq',
      heading: 'The company and its licence',
      items: [
        {
          question: 'Can a foreigner own all of a mainland company?',
          answer:
            'Yes, for most activities: {{uae-foreign-ownership}}. The old rule of {{uae-old-sponsor-share}} for a [local partner](/services/local-sponsor-dubai) is obsolete, except for a list of activities with strategic impact. Source: Federal Decree-Law 32 of 2021, Cabinet Resolution 55 of 2021.',
        },
        {
          question: 'What is the difference between mainland, free zone and offshore?',
          answer:
            'A mainland company can sell anywhere. A free zone company sells in its zone and abroad. An offshore company cannot trade in the UAE and gets no visas. [This comparison](/business-guide/where-to-setup-dubai) has the details. Source: the licensing authorities’ own rules.',
        },
        {
          question: 'Can my free zone company serve a customer in Dubai?',
          answer:
            'Yes, with a [dual-licence branch](/licensing/free-zone-company-uae) ({{dubai-dual-licence}} a year) or a temporary permit ({{dubai-temporary-permit}}, for up to {{dubai-temporary-permit-length}}), if your zone and activity are eligible. Source: Dubai Executive Council Resolution 11 of 2025.',
        },
        {
          question: 'Can one licence carry several activities?',
          answer:
            'Often, if they belong to the same group. A [Meydan licence](/packages/meydan) without visas, for example, covers {{meydan-activity-groups}} groups. Source: the zone; check how yours groups them.',
        },
        {
          question: 'Do I need an office?',
          answer:
            'On the mainland you need a [registered lease](/workspace/requirements); in a zone at least a desk, depending on the package; offshore only an agent’s address. Source: the authority that licenses you.',
        },
        {
          question: 'Do the owners’ names have to be disclosed?',
          answer:
            'Yes, to the authority: anyone who holds {{uae-ubo-threshold}} or more, or has control in another way. [Report changes](/accounting/ubo-aml) within {{uae-ubo-change-notice}}. The register is not public. Source: Cabinet Decision 109 of 2023.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Cost and time',
      items: [
        {
          question: 'What does a Dubai company cost in total?',
          answer:
            'Through an agent, a [mainland LLC](/licensing/mainland-company-dubai) costs {{llc-dubai-year-1}} in the first year and {{llc-dubai-year-2}} in the second; employees’ visas are extra, and rent and the owner’s visa depend on the offer. Source: agents’ published all-in prices, 2025.',
        },
        {
          question: 'Why are some offers half that price?',
          answer:
            'They show [the licence alone](/business-guide/free-zone-comparison): SHAMS from {{shams-licence}}, RAKEZ from {{rakez-licence}}, IFZA {{ifza-licence}}. Desk, visa, establishment card and renewal are extra. Source: price lists of the zones.',
        },
        {
          question: 'How long before I can invoice and be paid?',
          answer:
            'On the mainland {{mainland-total-time}}: {{mainland-licence-time}} for the licence, {{bank-account-time}} for the bank, with [visas](/visa/timelines) alongside and afterwards. Source: time studies by agents, 2025.',
        },
        {
          question: 'Are fees refunded if an application is refused?',
          answer:
            'Authorities keep most application fees. What an adviser refunds is set out in the [engagement letter](/legal/terms). Read that clause first. Source: each authority’s fee schedule.',
        },
        {
          question: 'What do I pay again every year?',
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
          question: 'Does owning a company give me residence?',
          answer:
            'Not automatically: it lets you [apply for a visa](/visa/investor-visa-uae), within its quota. Security clearance and the medical test decide. An offshore company gives no residence. Source: GDRFA in Dubai, the federal authority ICP elsewhere.',
        },
        {
          question: 'What does an employee’s visa cost?',
          answer:
            'Through an agent, {{employment-visa-agent-cost}} all in. The employer must pay for the [employment visa](/visa/work-visa-uae). Source: published agents’ prices, 2025.',
        },
        {
          question: 'How do I qualify for the golden visa?',
          answer:
            'The [main routes](/visa/golden-visa-uae) are property from {{golden-visa-property}}, a deposit of {{golden-visa-deposit}}, or skilled work with a basic salary from {{golden-visa-salary}} a month, allowances not counted; the visa lasts {{golden-visa-length}}. Much higher figures are out of date. Source: ICP, GDRFA; for property the Land Department.',
        },
        {
          question: 'Can a freelancer hire staff?',
          answer:
            'No. The [permit](/visa/freelance-visa-dubai), {{freelance-permit}} a year, covers one person and a fixed list of professions. Hiring needs a company. Source: GoFreelance.',
        },
        {
          question: 'Can my family come?',
          answer:
            'Yes, if your income and housing meet the sponsorship rules and your marriage and birth certificates are attested. The [family visa](/visa/family-visa-uae) page lists the rules. Source: GDRFA, ICP.',
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
            'No, and nobody can. The bank’s [compliance department](/business-guide/bank-account-guide) decides on its own and does not have to give a reason. Source: the banks’ account terms.',
        },
        {
          question: 'Is Dubai tax-free?',
          answer:
            'No. Companies pay {{uae-ct-rate}} on [taxable income](/business-guide/corporate-tax-basics) above {{uae-ct-threshold}}; personal salaries are not taxed. Source: Federal Decree-Law 47 of 2022.',
        },
        {
          question: 'When must I register for corporate tax?',
          answer:
            'A new company must [apply for registration](/accounting/tax-advice-uae) within {{uae-ct-registration-window}} of incorporation; the penalty for being late is {{uae-ct-late-registration}}. Source: Federal Tax Authority, Decision 3 of 2024.',
        },
        {
          question: 'Does a free zone company pay no tax?',
          answer:
            'Only on [qualifying income](/business-guide/corporate-tax-basics), and only with real substance and audited accounts. It must still register and file a return. Source: Ministerial Decision 229 of 2025.',
        },
        {
          question: 'When is VAT registration compulsory?',
          answer:
            'When your taxable supplies and imports over {{uae-vat-window}} exceed {{uae-vat-mandatory}}; you can [register voluntarily](/accounting/vat-registration-uae) from {{uae-vat-voluntary}}. The rate is {{uae-vat-rate}}. Source: Federal Tax Authority.',
        },
        {
          question: 'Do I still have to file economic substance reports?',
          answer:
            'Not for financial years that ended after {{uae-esr-last-year-end}}. Keep the [old files](/accounting/esr). Source: Cabinet Decision 98 of 2024.',
        },
        {
          question: 'When must I send electronic invoices?',
          answer:
            'From {{uae-einvoicing-large-live}} if your revenue is {{uae-einvoicing-large-revenue}} or more, otherwise from {{uae-einvoicing-small-live}}. Source: Ministerial Decision 244 of 2025.',
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
            '{{uk-incorporation-fee}} online; [other UK costs](/uk/costs) are separate. Guides that give a lower fee are out of date. Source: Companies House.',
        },
        {
          question: 'Do UK directors have to prove their identity?',
          answer:
            'Yes, [directors](/uk/directors-duties) and people with significant control have had to since {{uk-identity-start}}; the transition for existing ones ended on {{uk-identity-transition}}. Source: Companies House.',
        },
        {
          question: 'Is e-Residency a residence permit?',
          answer:
            'No. It is a [digital identity](/europe/immigration) that costs {{ee-residency-fee}} and gives neither the right to live there nor tax residence. Source: Police and Border Guard Board of Estonia.',
        },
        {
          question: 'Is an Estonian company tax-free?',
          answer:
            'Not entirely. Profit kept in the company is taxed at {{ee-undistributed-tax-rate}}; when you [distribute it](/europe/tax), {{ee-distribution-tax-fraction}} of the net amount is due. Source: Estonian Tax and Customs Board.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Which office decides what',
      columns: ['Who decides', 'Where it is written'],
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
        { label: 'Account', cells: ['Only the bank', 'Its tariff and terms'] },
      ],
    },
    {
      kind: 'warning',
      heading: 'Before you rely on any website, including this one',
      paragraphs: [
        'Rules change, and your case may be the exception. Before you pay on the strength of an answer, check it with the authority or have it confirmed in the offer. This page marks rules that have an end date, even when you read it offline.',
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
