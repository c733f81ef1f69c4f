import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Whether you need a visa to visit the UAE depends on the passport you travel with, and sometimes on where you live. If you need one, an airline, hotel, agency or host can apply. On arrival, what counts is the stay shown on your permit; after that, that you leave, extend or change status in time.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who needs a visa',
      intro:
        'The lists change without much notice. Check with the federal authority (ICP), the Foreign Ministry or your airline in the week you book.',
      columns: ['What you do', 'What to bring'],
      rows: [
        {
          label: 'Citizens of Gulf states',
          cells: ['Enter without a visa', 'National identity card or passport'],
        },
        {
          label: 'Passports on the exempt list',
          cells: ['Get a free entry stamp or record on arrival', 'Passport with enough validity'],
        },
        {
          label: 'Residents of Gulf states',
          cells: ['Apply online before travel', 'Residence card of that state with enough validity left'],
        },
        {
          label: 'Certain passports with a visa or residence of the US, UK or EU',
          cells: ['Visa on arrival or in advance, subject to conditions', 'That visa or card, valid'],
        },
        {
          label: 'Everyone else',
          cells: [
            'Apply before travel',
            'Passport, photograph, ticket, accommodation, sometimes proof of funds',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Visa types, by how you travel',
      items: [
        {
          title: 'Transit',
          text: 'For a stopover, through your airline. Very short and not extendable.',
        },
        {
          title: 'Single entry, short or longer',
          text: 'The usual tourist visa, commonly sold for {{tourist-stay}}; the permit states it. You use up the entry as soon as you leave, even after one night.',
        },
        {
          title: 'Multiple entry',
          text: 'For cruises and side trips to neighbouring countries within one holiday.',
        },
        {
          title: 'Long-term multiple entry',
          text: 'Valid for {{long-tourist-visa-length}}. You sponsor yourself, with insurance and bank statements that show {{long-tourist-visa-balance}} over six months. You can stay {{long-tourist-visa-stay}}, and at most {{long-tourist-visa-stay-year}} a year with an extension.',
        },
        {
          title: 'Visit to a relative or friend',
          text: 'A resident applies as host and needs a monthly income of {{visit-host-income}} for a parent, spouse or child, {{visit-host-income-relative}} for a more distant relative and {{visit-host-income-friend}} for a friend.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Applying without surprises',
      steps: [
        {
          title: 'Choose the sponsor',
          text: 'An airline you fly with, a hotel, a licensed agency, a relative, or yourself. An agency is liable if its guests overstay, so some take a deposit.',
        },
        {
          title: 'Send clean copies',
          text: 'Data page, outer cover and photograph, sharp and complete. Poor scans are the most common reason for rejection.',
        },
        {
          title: 'Wait for the security check',
          text: 'If the answer is no, you do not get the fees back or a reason.',
          time: 'Often a few days; allow more in high season',
        },
        {
          title: 'Compare every letter',
          text: 'Name, passport number and date of birth on the permit must match. Have a mistake corrected before you fly.',
        },
        {
          title: 'Carry the proof',
          text: 'The airline may already want to see your return ticket, address, funds and insurance.',
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
          text: 'You must enter within it. An unused permit expires.',
        },
        {
          title: 'Day of entry',
          time: 'The stay begins',
          text: 'The count starts on this day, whatever the hour.',
        },
        {
          title: 'Well before the end',
          time: 'A week ahead is prudent',
          text: 'Apply for the extension through the sponsor or online, if your type allows one. How often you can extend depends on the type.',
        },
        {
          title: 'Last day',
          time: 'Do not rely on a grace period',
          text: 'Leave, or have the new status filed. You are fined {{visa-overstay-fine}} for each extra day, and the sponsor’s file may be blocked too.',
        },
        {
          title: 'After leaving',
          time: 'Any time',
          text: 'Pay any fines at the border or online before you apply again.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'From visitor to resident',
      paragraphs: [
        'Plenty of founders arrive as tourists, look at offices and stay. The law allows it through a change of status: the new residence permit is approved while you are here, the visit is closed and you do not have to fly out. You pay a fee for this.',
        'Three conditions apply: your visit is still valid, you have no fines, and your type of entry allows it. You also need an approved basis, such as [work](/visa/work-visa-uae), your own company, family or property. Looking for one does not count.',
      ],
      points: [
        'Company first, then residence: visitors and people abroad can get a licence.',
        'Until you have the new permit you are a visitor, with no right to work.',
        'If time is short, leaving and re-entering on the new permit is safer.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Can you change status without flying out?',
      start: {
        question: 'Do you have an approved basis: work, your own company, family or property?',
        answers: [
          {
            label: 'Not yet',
            leadsTo: 'You stay a visitor: extend in time, or leave by the last day.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Is the visit still valid, free of fines and of a type that allows the change?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Change your status here, at a service centre from {{visa-status-change}}.',
                },
                {
                  label: 'No',
                  leadsTo: 'Pay any fines, leave, and come back on the new entry permit.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'E-mails, other emirates, refusals, our help',
      items: [
        {
          question: 'Can I answer work e-mails from the hotel?',
          answer:
            'Nobody minds a few messages for your employer at home. To work for UAE clients or live here remotely for months, you need the proper status.',
        },
        {
          question: 'Is a Dubai visa valid in Abu Dhabi?',
          answer:
            'Yes. One entry covers all seven emirates, whichever issued it. Extensions usually go back to the office that issued it.',
        },
        {
          question: 'My application was refused. What now?',
          answer:
            'Check for a wrong scan, an old residence never cancelled, or unpaid fines under an earlier passport. Correct it, then apply again.',
        },
        {
          question: `Can ${brand.en} get me a tourist visa?`,
          answer:
            'We arrange visits for clients who are setting up a company. For a holiday an airline or hotel is simpler, and usually cheaper.',
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
