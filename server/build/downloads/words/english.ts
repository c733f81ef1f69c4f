import { daysIn, type FileWords } from './words.ts';

const reachTitle = 'How to reach us';
const figuresTitle = 'Figures and their sources';

export const english: FileWords = {
  guide: {
    title: 'Setup guide',
    promise:
      'How to start a company in Dubai and the UAE: the steps in order, the legal forms, costs for both years, the bank, the documents and tax, each figure with its source.',
    parts: {
      start: { title: 'How to start' },
      form: { title: 'Mainland, free zone or offshore' },
      costs: {
        title: 'What it costs, in both years',
        lead: 'The first year is only half the price. The lists below show the second year next to it and say who receives the money.',
      },
      bank: { title: 'The bank account' },
      documents: { title: 'The documents' },
      tax: { title: 'Corporate tax basics' },
      myths: { title: 'Common myths' },
      reach: { title: reachTitle, lead: 'Write or call if something here does not match your case.' },
      figures: {
        title: figuresTitle,
        lead: 'Unmarked figures come from the source named. “About” means that you still need to confirm the figure with the authority for your case.',
      },
    },
  },
  profile: {
    title: 'Company profile',
    promise: 'Who we are, what we do, how we handle a case and how we charge.',
    parts: {
      about: { title: 'About us' },
      services: { title: 'What we do' },
      process: { title: 'How we handle a case' },
      reach: { title: reachTitle },
      figures: { title: figuresTitle },
    },
  },
  contents: 'Contents',
  edition: (day) => `Edition of ${day}`,
  reading: [
    'Figures in the texts are printed in medium weight and lead to their source at the end, with the day on which it was checked. Sums worked out from them and prices named beside a part of a package do not; their sources stand there too. Fees and rules change: what counts is what the authority answers on the day you ask.',
    'Nobody can promise a licence, a visa or a bank account. This guide says who decides, what they look at, and what to have ready.',
  ],
  costs: ['What', 'Amount', 'Paid to'],
  onPaper: (text) => text.replaceAll(/\b(this) page\b/gi, '$1 part'),
  ended: 'ended',
  separator: '; ',
  checked: (day) => `Checked on ${day}`,
  from: (day) => `holds from ${day}`,
  until: (day) => `holds until ${day}`,
  certainty: {
    stated: '',
    about: ' To be confirmed with the authority.',
    disputed: ' Sources disagree.',
  },
  longDay: daysIn('en', 'long'),
  shortDay: daysIn('en', 'medium'),
  reach: {
    phone: 'Telephone',
    email: 'E-mail',
    website: 'Website',
    quote: 'A quote',
    meeting: 'A meeting',
  },
  offices: { dubai: 'Office in Dubai', london: 'Office in London' },
  sampleContact: 'Sample: the telephone number, e-mail and office addresses are not confirmed yet.',
  samplePrices: 'Sample: the firm has not confirmed these prices yet.',
  promises: {
    firstTalkFree: 'the first conversation is free of charge',
    noSurcharge: 'authority fees are passed on without a surcharge',
    feePerStep: 'you pay only for steps that were started',
    originalsReturned: 'originals are returned at once, even if a bill is unpaid',
    sameDayAnswers: 'questions are answered the same day',
    applicantsAnswered: 'every applicant gets an answer within two weeks',
  },
  samplePromises: (promises) =>
    `Sample: the firm has not confirmed these promises yet: ${promises.join('; ')}.`,
};
