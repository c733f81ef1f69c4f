import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  promises: ['applicantsAnswered'],
  lead: 'We look for people who read a form twice and can tell a founder bad news on the day it arrives. This page says how we choose people, what matters to us, and what the law gives you as an employee here.',
  blocks: [
    ...firmEntries('openings', 'en', {
      heading: 'Open positions',
      otherwise: [
        'No position is advertised here at the moment. You may still write to us, as described below.',
      ],
    }),
    {
      kind: 'steps',
      heading: 'How we choose',
      steps: [
        {
          title: 'You write',
          text: 'Send half a page on a case that went wrong and what you did about it, with a CV. No photograph, age, religion or marital status, please.',
          time: 'When you like',
        },
        {
          title: 'We answer',
          text: 'We reply to everyone: yes, no or a question.',
          time: 'Within two weeks',
        },
        {
          title: 'A sample task',
          text: 'An invented file with three errors in it. It takes an hour; if it takes longer, we pay you.',
          time: 'At home',
        },
        {
          title: 'An interview',
          text: 'You meet the people you would work with. You ask as many questions as we do.',
          time: 'In the office or by video',
        },
        {
          title: 'An offer in writing',
          text: 'Pay, hours, leave, notice, visa. You can show it to anyone you like before you sign.',
          time: 'Within a week',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Care, honesty, a second language',
      items: [
        { title: 'Care', text: 'One wrong letter in a passport name can cost a client a week.' },
        { title: 'Honesty', text: 'We expect you to report a mistake early.' },
        { title: 'A second language', text: 'One our clients speak, at working level.' },
        { title: 'Not a degree', text: 'Unless a licence requires one.' },
      ],
    },
    {
      kind: 'warning',
      heading: 'You never pay for a job',
      paragraphs: [
        'In the UAE the employer pays for recruitment, work permit and residence. Anyone who asks you in our name for money, a deposit or your passport “for safekeeping” is a fraud: tell us and the Ministry of Human Resources and Emiratisation. Our offers come from the e-mail domain at the bottom of this page, after an interview with someone you can call back.',
      ],
    },
    {
      kind: 'figure',
      heading: 'The permit fee that you do not pay',
      intro:
        'The ministry puts employers into three classes, and the fee for a work permit rises with each. The employer pays it.',
      chart: 'bars',
      rows: [
        { label: 'First class', fact: 'work-permit-class-a' },
        { label: 'Second class', fact: 'work-permit-class-b' },
        { label: 'Third class', fact: 'work-permit-class-c' },
      ],
      note: 'The [work visa](/visa/work-visa-uae) page has all steps and who pays for each.',
    },
    {
      kind: 'faq',
      heading: 'Before you apply',
      items: [
        {
          question: 'Do you sponsor visas?',
          answer:
            'For employees in the UAE, yes, as the law requires; the [work visa](/visa/work-visa-uae) page shows the steps. For London, only if the firm holds a sponsor licence; the advertisement says so.',
        },
        {
          question: 'Can I work from elsewhere?',
          answer:
            'If the role allows it. Tax, insurance and residence then depend on the country you work in, so we agree it beforehand.',
        },
        {
          question: 'What happens to my application?',
          answer:
            'Only the people who decide see it, and we delete it once the choice is made unless you ask us to keep it.',
        },
      ],
    },
  ],
  related: ['/company/team', '/company/about', '/visa/work-visa-uae', '/company/contact'],
};
