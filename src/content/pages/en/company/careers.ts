import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'We look for people who read a form twice and can tell a founder bad news on the day it arrives. Below are the roles that this work needs, how we choose, and what the law gives you as an employee here. The openings shown are samples until the firm enters its own.',
  blocks: [
    {
      kind: 'samples',
      heading: 'Open positions',
      intro: 'Sample entries. No application is expected for these.',
      entries: [
        {
          title: 'Case manager, mainland',
          text: 'Sample: keeps the calendar of some twenty companies, drafts, follows up. Arabic and English in writing.',
          meta: 'Place, pay range and closing date to be entered',
        },
        {
          title: 'PRO officer',
          text: 'Sample: counters and portals, driving licence, experience with establishment cards and visas.',
          meta: 'Place, pay range and closing date to be entered',
        },
        {
          title: 'Editor for guides',
          text: 'Sample: reads official gazettes and turns them into plain sentences; names every source.',
          meta: 'Place, pay range and closing date to be entered',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How we choose',
      steps: [
        {
          title: 'You write',
          text: 'Half a page on a case that went wrong and what you did then, with a CV. No photograph, age, religion or marital status, please.',
          time: 'When you like',
        },
        { title: 'We answer', text: 'Everybody, with yes, no or a question.', time: 'Within two weeks' },
        {
          title: 'A piece of work',
          text: 'A fictitious file with three errors in it. It takes an hour and is paid for if it takes more.',
          time: 'At home',
        },
        {
          title: 'A talk',
          text: 'With those who would work beside you. You ask as much as we do.',
          time: 'In the office or by video',
        },
        {
          title: 'An offer in writing',
          text: 'Pay, hours, leave, notice, visa. You show it to whomever you want before you sign.',
          time: 'Within a week',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What counts, and what does not',
      items: [
        { title: 'Care', text: 'A wrong letter in a passport name costs a client a week.' },
        { title: 'Candour', text: 'Whoever hides a mistake does not stay; whoever reports it early does.' },
        { title: 'A second language', text: 'Of our clients’, not of a textbook.' },
        { title: 'Not a degree', text: 'Except where a licence demands one.' },
      ],
    },
    {
      kind: 'warning',
      heading: 'You never pay for a job',
      paragraphs: [
        'In the UAE the employer bears recruitment, work permit and residence. Whoever asks you for money, your passport “for safekeeping” or a deposit in our name is a fraud: tell us and the Ministry of Human Resources and Emiratisation. Real offers from us come from the e-mail domain at the foot of this page and follow a talk with somebody whom you can call back.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you apply',
      items: [
        {
          question: 'Do you sponsor visas?',
          answer:
            'For employees in the UAE, yes, as the law requires of an employer; [Work visa](/visa/work-visa-uae) shows the steps. For London, only if the firm holds a sponsor licence; the advertisement says so.',
        },
        {
          question: 'May I work from elsewhere?',
          answer:
            'Where the role allows it. Tax, insurance and residence then follow the country in which you sit, so it is settled before and not after.',
        },
        {
          question: 'What happens to my papers?',
          answer:
            'They are seen by those who choose and deleted when the choice is made, unless you ask us to keep them.',
        },
      ],
    },
  ],
  related: ['/company/team', '/company/about', '/visa/work-visa-uae', '/company/contact'],
};
