import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'For most activities in mainland Dubai you do not need a local sponsor: foreigners can own up to {{uae-foreign-ownership}} of the shares. You need a UAE national as partner only for a short list of activities, and a local service agent, who owns nothing, only for some licences. So first find out whether you need anyone at all.',
  keyFigures: [
    { label: 'Foreign ownership, most activities', fact: 'uae-foreign-ownership' },
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Do you need a sponsor? Five cases',
      columns: ['Who you need today', 'Shares you give away', 'Who confirms it'],
      rows: [
        {
          label: 'LLC, activity open to foreigners',
          cells: ['Nobody', 'None', 'Department of Economy and Tourism, by activity code'],
        },
        {
          label: 'Activity with strategic impact',
          cells: [
            'As its regulator rules',
            'As its regulator rules',
            'The regulator named for it in Cabinet Resolution 55 of 2021',
          ],
        },
        {
          label: 'Professional licence, sole or civil form',
          cells: ['Sometimes a service agent', 'None', 'The licensing authority, for your legal form'],
        },
        {
          label: 'Branch of a foreign company',
          cells: ['Usually nobody now', 'None', 'The licensing authority, before you file'],
        },
        { label: 'Free zone company', cells: ['Nobody', 'None', 'The zone itself'] },
      ],
    },
    {
      kind: 'text',
      heading: 'What happened to the old rule',
      paragraphs: [
        'Until the reform by Federal Decree-Law 26 of 2020, nationals had to hold at least {{uae-old-sponsor-share}} of a mainland company. The rule ended in June 2021, and the present companies law, Federal Decree-Law 32 of 2021, did not bring it back.',
        'What remains is the list of strategic activities, and the right of each emirate to say which activities it opens. So Abu Dhabi or Sharjah may give a different answer from Dubai.',
      ],
    },
    {
      kind: 'figure',
      heading: 'The old share and today’s',
      chart: 'bars',
      rows: [
        {
          label: 'A local sponsor’s share, earlier',
          fact: 'uae-old-sponsor-share',
        },
        {
          label: 'A foreigner’s share, today',
          fact: 'uae-foreign-ownership',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How we find out before you sign anything',
      steps: [
        {
          title: 'We find the activity code',
          text: 'We look for the line in the authority’s own list that matches your invoices.',
        },
        {
          title: 'We ask the authority in writing',
          text: 'One question: which ownership and legal form does this code allow, and does that form need an agent? You receive the answer with its date.',
        },
        {
          title: 'We compare legal forms',
          text: 'A limited company can often do what a sole establishment does, without an agent. Liability and renewal differ too, so the agent is only one point in the comparison.',
        },
        {
          title: 'A contract, only if you need one',
          text: 'We draft it, you and the agent read it in your own languages, and it is signed as the authority requires.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What an agent’s contract must say',
      items: [
        {
          title: 'No ownership',
          text: 'The agent has no shares, no vote and no claim to profit, in exactly these words.',
        },
        {
          title: 'A list of tasks',
          text: 'Which applications the agent signs, within how many working days, and who stands in when they travel or are ill.',
        },
        {
          title: 'A fixed fee',
          text: 'The amount for each year, when it is due, and that it does not depend on turnover or the number of visas.',
        },
        {
          title: 'No access',
          text: 'No signature at the bank, no power over staff, leases, tax accounts or the company’s e-mail.',
        },
        {
          title: 'An exit',
          text: 'Notice for both sides, and the duty to sign the release at the authority. Without this clause the agent can hold up your exit.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'No agent: the usual case for a limited company',
      rows: [
        {
          item: 'No agent needed',
          amount: 'Nothing',
          payee: 'Nobody',
          note: 'The usual case for a limited company.',
        },
        {
          item: 'For comparison: a Dubai LLC through an agent',
          amount: '{{llc-dubai-year-1}}, then {{llc-dubai-year-2}} a year',
          payee: 'Authorities and agent',
          note: 'Published all-in prices, employees’ visas extra. A sponsor’s yearly fee would be extra, and you would not need it.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Agent, notary and drafting: ask for quotes',
      paragraphs: [],
      points: [
        '**Local service agent** (the agent): a yearly fee, negotiated, the same each year.',
        '**Notary and Arabic text** (notary, translator): by document and page.',
        '**Checking the activity and drafting** (us): shown separately in the quote.',
      ],
    },
    {
      kind: 'warning',
      heading: 'If someone owns your company on paper',
      paragraphs: [
        'Older companies often have a majority owner in the register and private agreements in a drawer that say the opposite. Courts, banks and heirs look at the register first. Agreements made to get round an ownership rule may not be upheld, and anyone with {{uae-ubo-threshold}} or more must be declared under their own name.',
        'If your company is set up like this, check whether the activity is open now, then plan a [share transfer](/services/share-transfer) soon after the renewal. Report the change in beneficial owners within {{uae-ubo-change-notice}}.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about sponsors and agents',
      items: [
        {
          question: 'Is my visa sponsor the same thing?',
          answer:
            'No. For a residence visa, the sponsor is your company, employer or relative. That says nothing about shares.',
        },
        {
          question: 'Will a local partner help with tenders?',
          answer:
            'Perhaps, if they bring customers, money or experience. Then they are a real partner: agree work, exit and deadlock in writing, and show it in the articles.',
        },
        {
          question: 'A seller says the sponsor is included. What do I check?',
          answer:
            'Get three things in writing: which rule requires one for your code, what the person will hold, and what the second year costs. If the first answer is vague, use [Get a Quote](/quote) and we look up the code.',
        },
      ],
    },
  ],
  related: [
    '/licensing/mainland-company-dubai',
    '/licensing/professional-license',
    '/services/share-transfer',
    '/accounting/ubo-aml',
    '/business-guide/where-to-setup-dubai',
  ],
};
