import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Whether you need a visa to visit the UAE depends on the passport you travel with, and sometimes on where you live. If you do, an airline, hotel, agency or host can apply. What counts on arrival is the stay printed on your permit; what counts later is that you leave, extend or change in time.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who needs one',
      intro:
        'Lists are changed without much notice. Check with the federal authority (ICP), the Foreign Ministry or your airline in the week you book.',
      columns: ['What you do', 'What to bring'],
      rows: [
        {
          label: 'Citizens of Gulf states',
          cells: ['Enter without a visa', 'National identity card or passport'],
        },
        {
          label: 'Passports on the exempt list',
          cells: ['A free entry stamp or record on arrival', 'Passport with ample validity'],
        },
        {
          label: 'Residents of Gulf states',
          cells: ['Apply online before travel', 'Residence card of that state, valid for long enough'],
        },
        {
          label: 'Certain passports with a visa or residence of the US, UK or EU',
          cells: ['Visa on arrival or in advance, on conditions', 'That visa or card, valid'],
        },
        {
          label: 'Everyone else',
          cells: ['Apply before travel', 'Passport, photograph, ticket, lodging, sometimes funds'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'The kinds, by how you travel',
      items: [
        {
          title: 'Transit',
          text: 'For a stopover, through the airline that carries you. Very short and not extendable.',
        },
        {
          title: 'Single entry, short or longer',
          text: 'The usual tourist visa, commonly sold for one month or for two; the permit states it. The entry is used up as soon as you leave, even after one night.',
        },
        {
          title: 'Multiple entry',
          text: 'For cruises and side trips to neighbouring countries within one holiday.',
        },
        {
          title: 'Long-term multiple entry',
          text: 'Valid for years. You sponsor yourself, with bank statements and insurance. Each stay and the total in a year are capped.',
        },
        {
          title: 'Visit to a relative or friend',
          text: 'A resident applies as host and must earn a certain monthly income, higher the more distant the tie. ICP publishes the steps.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Applying without surprises',
      steps: [
        {
          title: 'Choose the sponsor',
          text: 'An airline you fly with, a hotel, a licensed agency, a relative, or yourself. An agency is liable for overstays of its guests, which is why some hold a deposit.',
        },
        {
          title: 'Send clean copies',
          text: 'Data page, outer cover and photograph, sharp and complete. Poor scans are the commonest reason for a return.',
        },
        {
          title: 'Wait for the security check',
          text: 'Fees are kept if the answer is no, and no reason need be given.',
          time: 'Often a few days; allow more in high season',
        },
        {
          title: 'Compare every letter',
          text: 'Name, passport number and date of birth on the permit must match. A mistake is corrected before you fly, not at the desk.',
        },
        {
          title: 'Carry the proof',
          text: 'Return ticket, address, means and insurance may be asked for by the airline already.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'Your stay, from permit to last day',
      phases: [
        {
          title: 'Permit issued',
          time: 'The entry window begins',
          text: 'You must enter within it. An unused permit lapses.',
        },
        { title: 'Day of entry', time: 'The stay begins', text: 'Counted from this day, whatever the hour.' },
        {
          title: 'Well before the end',
          time: 'A week ahead is prudent',
          text: 'Ask for the extension through the sponsor or online, if your kind allows one. How often differs by kind.',
        },
        {
          title: 'Last day',
          time: 'No grace to rely on',
          text: 'Leave, or have the new status filed. Each day beyond is fined, and the sponsor’s file may be blocked too.',
        },
        {
          title: 'After leaving',
          time: 'Any time',
          text: 'Pay open fines at the border or online before you apply anew.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'From visitor to resident',
      paragraphs: [
        'Plenty of founders arrive as tourists, look at offices and stay. The law allows it by a change of status: the new residence permit is approved while you are here, the visit is closed and you need not fly out. A fee is charged for that convenience.',
        'Three conditions: the visit is still valid, there are no fines, and your kind of entry permits it. An approved ground must also exist, such as [work](/visa/work-visa-uae), your own company, family or property. Looking for one is not a ground.',
      ],
      points: [
        'Company first, then residence: a licence is issued to visitors and to people abroad.',
        'Until the new permit is there you remain a visitor, without the right to work.',
        'If time is running short, leaving and entering on the new permit is safer than hoping.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Short answers for travellers',
      items: [
        {
          question: 'May I answer work emails from the hotel?',
          answer:
            'Nobody minds a few messages for your employer at home. Working for UAE clients or living here remotely for months needs the proper status.',
        },
        {
          question: 'Is a visa from Dubai good in Abu Dhabi?',
          answer:
            'Yes. One entry covers all seven emirates, whichever issued it. As a rule an extension goes back to the office that did.',
        },
        {
          question: 'My application was refused. And now?',
          answer:
            'Check for a wrong scan, an old residence never cancelled, or unpaid fines under an earlier passport. Then apply once more, not five times.',
        },
        {
          question: `Can ${brand.en} get me a tourist visa?`,
          answer:
            'We arrange visits for clients who are setting up. For a holiday an airline or hotel is simpler, and usually cheaper.',
        },
      ],
    },
  ],
  related: [
    '/visa/business-visa-uae',
    '/visa/requirements',
    '/visa/work-visa-uae',
    '/business-guide/how-to-start-a-business-in-dubai',
  ],
};
