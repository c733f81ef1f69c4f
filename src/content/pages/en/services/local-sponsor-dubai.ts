import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'For most activities in mainland Dubai you need no local sponsor: foreign owners may hold up to {{uae-foreign-ownership}} of the shares. A national partner is required only for a short list of activities, and a local service agent, who owns nothing, only on some licences. So first find out whether you need anybody at all.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Do you need anybody? Five cases',
      columns: ['Needed today', 'Shares given away', 'Who confirms it'],
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
          cells: ['In general nobody any more', 'None', 'The licensing authority, before you file'],
        },
        { label: 'Free zone company', cells: ['Nobody', 'None', 'The zone itself'] },
      ],
    },
    {
      kind: 'text',
      heading: 'Where the old rule went',
      paragraphs: [
        'Until the reform by Federal Decree-Law 26 of 2020, nationals had to hold at least {{uae-old-sponsor-share}} of a mainland company. The general rule fell in June 2021, and the present companies law, Federal Decree-Law 32 of 2021, did not bring it back.',
        'What remains is the list of strategic activities, and the right of each emirate to say which activities it opens. Abu Dhabi or Sharjah may therefore answer a question differently from Dubai.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we settle it before anything is signed',
      steps: [
        {
          title: 'We find the activity code',
          text: 'Not “trading” or “consulting” but the line in the authority’s own list that matches your invoices.',
        },
        {
          title: 'We ask the authority in writing',
          text: 'One question: which ownership and which legal form does this code allow, and does that form call for an agent? You receive the answer with its date.',
        },
        {
          title: 'We compare legal forms',
          text: 'A limited company can often do what a sole establishment does, without an agent. Liability and renewal differ too, so the agent is only one column of that comparison.',
        },
        {
          title: 'Only then, if needed, a contract',
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
          text: 'Which applications are signed, within how many working days of being asked, and who stands in during travel or illness.',
        },
        {
          title: 'A fixed fee',
          text: 'The amount for each year of the term, when it falls due, and that it does not follow turnover or the number of visas.',
        },
        {
          title: 'No access',
          text: 'No signature at the bank, no power over staff, leases, tax accounts or the company’s e-mail.',
        },
        {
          title: 'An exit',
          text: 'Notice for both sides, and the duty to sign the release at the authority. Without this clause a cheap agent becomes expensive on the last day.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What it costs',
      rows: [
        {
          item: 'No agent required',
          amount: 'Nothing',
          payee: 'Nobody',
          note: 'The usual case for a limited company.',
        },
        {
          item: 'Local service agent',
          amount: 'A yearly fee, negotiated, the same each year',
          payee: 'The agent',
        },
        { item: 'Notary and Arabic text', amount: 'By document and page', payee: 'Notary, translator' },
        {
          item: 'Checking the activity and drafting',
          amount: 'A line of its own in the quote',
          payee: brand.en,
        },
        {
          item: 'For scale: a Dubai LLC through an agent',
          amount: '{{llc-dubai-year-1}}, then {{llc-dubai-year-2}} a year',
          payee: 'Authorities, landlord, agent',
          note: 'Published all-in prices without visas. A sponsor’s yearly fee would come on top and buy nothing.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Somebody who owns your company on paper',
      paragraphs: [
        'Older companies often have a majority owner in the register and a drawer of private agreements that say the opposite. Courts, banks and heirs begin with the register. Agreements made to get round an ownership rule may not be upheld, and a person with {{uae-ubo-threshold}} or more has to be declared as he really is.',
        'If yours is built so, check whether the activity is open now, then plan a [share transfer](/services/share-transfer) in the quiet months after a renewal. The change in beneficial owners is reported within {{uae-ubo-change-notice}}.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about sponsors and agents',
      items: [
        {
          question: 'Is the sponsor of my visa the same thing?',
          answer:
            'No. For a residence visa your company, employer or relative is called the sponsor. That says nothing about shares.',
        },
        {
          question: 'Can I remove a service agent later?',
          answer:
            'Yes, if the licence no longer needs one or another takes over. The old agent’s signed release is usually part of the file, so the contract must promise it.',
        },
        {
          question: 'Will a local partner help with tenders?',
          answer:
            'Perhaps, if he brings customers, money or experience. Then he is a real partner: agree on work, exit and deadlock in writing, and let the articles show it.',
        },
        {
          question: 'A seller says the sponsor is included. What do I ask?',
          answer:
            'Which rule requires one for my code, what the person will hold, and what the second year costs. If the first answer is vague, use [Get a Quote](/quote) and we look up the code.',
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
